import { inject } from "vitest";
import { goodPassword, linkTo, sendAuth, someone, twice, willing } from "../support/auth-forms";
import { sessionOf } from "../support/cookies";
import { freshVat } from "../support/fresh-vat";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, summaryForm } from "../support/guest-order";
import { knownAccount, newAccount, registerCompany } from "../support/visiting-account";
import { formOf, type Visitor } from "../support/visitor";
import { rowsAt } from "./rows";

export interface Where {
	shop: string;
	backend: string;
}

/** A user in some state of the shop, and the pages with their forms. */
export interface Stage {
	visitor: Visitor;
	pages: string[];
}

const views = ["passwordless", "password", "passwordReset", "signup"];

async function stranger({ shop }: Where): Promise<Stage> {
	const visitor = await willing(shop, "de");
	const variant = await variantOf(visitor);
	return {
		visitor,
		pages: [
			...[
				"/",
				"/shop",
				"/products/ipe-200",
				"/products/fence-clip-60",
				`/products/ipe-200?showVariant=${variant}`,
				"/categories/beams",
				"/new_search?search=ipe",
			],
			...[
				`/cut/${variant}?pieces=3&length=1200`,
				`/compare?ids=${variant}`,
				"/quick-order",
				"/contact",
				`/contact?variant=${variant}`,
				"/supplierInfo",
			],
			...["/newsletter", "/cookies", "/faq", "/blog", "/cart", ...views.map((view) => `/users/login?view=${view}`)],
		],
	};
}

/** The number of a bar's variant. */
async function variantOf(visitor: Visitor): Promise<string> {
	const { text } = await visitor.get("/products/ipe-200");
	return /showVariant=(\d+)/.exec(text)?.[1] ?? "1";
}

/** A guest whose cart contains a line, a cut one and a set, filled in up to the last step. */
async function guest({ shop }: Where): Promise<Stage> {
	const visitor = await willing(shop, "de");
	const cart = await filledCart(visitor);
	const steps = ["payment-info", "payment-method", "summary", "share", "offer"].map((step) => `${cart}/${step}`);
	return { visitor, pages: [cart, ...steps, `/contact?cart=${cart.split("/")[2]}`, "/quick-order", "/products/ipe-200"] };
}

async function filledCart(visitor: Visitor): Promise<string> {
	await addBeam(visitor, "12");
	const set = formOf(await visitor.get("/products/fence-clip-60"), 'main form[action="/cart/items"]:has([name="setId"])');
	await visitor.post(set.path, { ...set.fields, amount: "2" });
	const cut = formOf(
		await visitor.get(`/cut/${await variantOf(visitor)}?pieces=3&length=1200`),
		'form[action="/cart/items"]:has([name="cut.length"])',
	);
	await visitor.post(cut.path, { ...cut.fields, amount: "3", "cut.length": "1200" });
	const cart = await cartPath(visitor);
	await fillPaymentInfo(visitor, cart, finnishBuyer);
	await choosePayment(visitor, cart);
	return cart;
}

/** Has made an offer from a cart. */
async function offering(where: Where): Promise<Stage> {
	const { visitor } = await guest(where);
	const cart = await cartPath(visitor);
	const form = formOf(await visitor.get(`${cart}/offer`), 'main form:has([name="idem"])');
	const { path } = await visitor.post(form.path, form.fields);
	return { visitor, pages: [path, `${path}/accept`, cart] };
}

/** Has just ordered. */
async function ordered(where: Where): Promise<Stage> {
	const { visitor } = await guest(where);
	const cart = await cartPath(visitor);
	const form = await summaryForm(visitor, cart);
	await visitor.post(form.path, form.fields);
	return { visitor, pages: [cart, `${cart}/confirmation`, `${cart}/summary`] };
}

/** Has started a card payment. */
async function paying(where: Where): Promise<Stage> {
	const { visitor } = await guest(where);
	const cart = await cartPath(visitor);
	await choosePayment(visitor, cart, { paymentMethod: "card" });
	const form = formOf(await visitor.get(`${cart}/summary`), "#send-order");
	await visitor.post(form.path, form.fields);
	return { visitor, pages: [cart, `${cart}/pay`, `${cart}/summary`] };
}

/** An account in its own team, with a list, an order, an open cart and another one from elsewhere, signed in twice. */
async function account(where: Where): Promise<Stage> {
	const { visitor, userid, email } = await newAccount({ ...where, locale: "de" }, goodPassword);
	// A second sign-in, since the form to end a session needs another session.
	await knownAccount({ ...where, locale: "de" }, email, goodPassword);
	const vatid = freshVat();
	await registerCompany(where.backend, `FI${vatid.replace("-", "")}`, "Teräs & Tuuli Oy");
	const information = {
		...{ company: "Teräs & Tuuli Oy", vatid, customername: "Aino Virtanen", phonenumber: "", billingaddress: "" },
		...{ billingaddress_additional_line: "", billingpostcode: "", billingcity: "", billingCountry: "FI" },
	};
	await fetch(`${where.backend}/users/update/${userid}`, {
		method: "PATCH",
		headers: { Locale: "de", "Session-Id": sessionOf(visitor), "Content-Type": "application/json" },
		body: JSON.stringify(information),
	});
	const sent = await filledCart(visitor);
	const keep = formOf(await visitor.get(`/users/lists/new?cart=${sent.split("/")[2]}`), 'main form:has([name="name"])');
	const list = await visitor.post(keep.path, { ...keep.fields, name: "Halle 3" });
	const form = await summaryForm(visitor, sent);
	await visitor.post(form.path, form.fields);
	await addBeam(visitor, "5");
	visitor.cookies.delete("cart");
	await addBeam(visitor, "7");
	const cart = await cartPath(visitor);
	const verify = formOf(await visitor.get("/users/company"), 'main form:has([name="intent"][value="verify"])');
	await visitor.post(verify.path, verify.fields);
	const invite = formOf(await visitor.get("/users/company"), 'main form:has([name="intent"][value="invite"]):has([type="email"])');
	await visitor.post(invite.path, { ...invite.fields, email: someone() });
	const address = formOf(await visitor.get("/users/addresses/new"), "main #address");
	const site = { label: "Halle 3", name: "Polier Krause", streetAddress: "Am Kai 3", postCode: "18147", city: "Rostock", country: "DE" };
	await visitor.post(address.path, { ...address.fields, ...site, phone: "0171 1234567" });
	const uuid = sent.split("/")[2];
	return {
		visitor,
		pages: [
			...[
				"/users/profile",
				"/users/profile/delete",
				"/users/sessions",
				"/users/lists",
				list.path.split("?")[0] ?? "",
				`/users/lists/new?cart=${cart.split("/")[2]}`,
			],
			...["/users/orders", `/users/orders/${uuid}`, "/users/company", "/users/approvals", cart, `${cart}/payment-info`, "/cart"],
			...["/users/addresses", "/users/addresses/new", "/users/company/numbers"],
		],
	};
}

/** The demo purchaser with an order of which something was delivered. */
async function claimant(where: Where): Promise<Stage> {
	const { visitor } = await knownAccount({ ...where, locale: "de" }, "purchaser@demo.example", "Crossbar1");
	const orders = await visitor.get("/users/orders?state=done");
	const order = orders.root.querySelector('main th a[href^="/users/orders/"]')?.getAttribute("href") ?? "";
	return { visitor, pages: [`/users/claims/new?order=${order.split("/")[3]}`] };
}

/** The demo approver with a colleague's order. */
async function approver(where: Where): Promise<Stage> {
	const [buyer, colleague] = await Promise.all(
		["buyer", "approver"].map((name) => knownAccount({ ...where, locale: "de" }, `${name}@demo.example`, "Crossbar1")),
	);
	if (!buyer || !colleague) throw new Error("The demonstration has nobody to approve.");
	await addBeam(buyer.visitor, "60");
	const cart = await cartPath(buyer.visitor);
	await fillPaymentInfo(buyer.visitor, cart, finnishBuyer);
	await choosePayment(buyer.visitor, cart);
	const ask = formOf(await buyer.visitor.get(`${cart}/summary`), "#send-order");
	// Approval requests per buyer and hour are limited, and a thousand runs exceed the limit.
	await rowsAt(inject("rows"), "DELETE FROM attempts");
	await rowsAt(inject("rows"), "DELETE FROM outbox WHERE kind = 'approval_asked'");
	const asked = await buyer.visitor.post(ask.path, ask.fields);
	if (asked.status !== 200)
		throw new Error(`Nobody is asked to approve: ${asked.status} ${asked.root.querySelector("main")?.text.slice(0, 500)}`);
	return { visitor: colleague.visitor, pages: ["/users/approvals", `/users/approvals/${cart.split("/")[2]}`, "/users/company"] };
}

/** Has mailed links: one for signing in, and one for a new password. */
async function mailed({ shop, backend }: Where): Promise<Stage> {
	const visitor = await willing(shop, "de");
	const pages: string[] = [];
	for (const view of ["signup", "passwordless", "passwordReset"] as const) {
		const email = someone();
		await sendAuth(visitor, "signup", { email, ...twice(goodPassword) });
		if (view !== "signup") await sendAuth(visitor, view, { email });
		pages.push(await linkTo(backend, email));
	}
	return { visitor, pages };
}

/** By the user's state. */
export const stages = { stranger, guest, offering, ordered, paying, account, claimant, approver, mailed };
