import { HtmlValidate } from "html-validate";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, germanBuyer, order, summaryForm } from "../support/guest-order";
import { runTogether } from "../support/run-together";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };

/** Pages by name: every page type, in all states that change its markup. */
const pages = new Map<string, string>();
const show = (name: string, { text }: Page) => pages.set(name, text);

const signedOut = [
	...["/", "/shop", "/categories/beams", "/categories/ipe-beams?view=group", "/categories/ipe-beams?page=2", "/products/ipe-200"],
	...[
		"/products/ipe-200?image=1",
		"/products/ipe-200?login=true",
		"/new_search?search=IPE",
		"/new_search?search=qqqq",
		"/compare",
		"/quick-order",
	],
	...[
		"/cart",
		"/blog",
		"/faq",
		"/faq?q=lieferung",
		"/about",
		"/contact",
		"/contact?topic=offer",
		"/supplierInfo",
		"/terms",
		"/privacy",
		"/legal",
		"/cookies",
	],
	...[
		"/users/login",
		"/users/login?view=password",
		"/users/login?view=register",
		"/users/reset-password",
		"/users/magic-link",
		"/users/verify",
	],
	...["/users/too-many", "/no-such-page"],
];

async function visitSignedOut(): Promise<void> {
	const visitor = new Visitor(where.shop);
	for (const path of signedOut) show(path, await visitor.get(path));
	const href = async (path: string, selector: string) =>
		(await visitor.get(path)).root.querySelector(selector)?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
	show("variant", await visitor.get(await href("/products/ipe-200", 'main a[href*="showVariant="]')));
	show("article", await visitor.get(await href("/blog", 'main a[href^="/blog/"]')));
	const ids = (await visitor.get("/products/ipe-200")).root
		.querySelectorAll('main input[name="ids"]')
		.map((tick) => tick.getAttribute("value"));
	show(
		"compared",
		await visitor.get(
			`/compare?${ids
				.slice(0, 3)
				.map((id) => `ids=${id}`)
				.join("&")}`,
		),
	);
	const quick = formOf(await visitor.get("/quick-order"), 'main form:has([name="list"])');
	show("quick order, read", await visitor.post(quick.path, { ...quick.fields, list: "CR-001127 12\nIPE 200 6 m S355 3\nnothing" }));
	show("refused", await visitor.postOnce("/cart/items", { amount: "1" }, { Origin: "https://evil.example" }));
	const worker = (await visitor.get("/service-worker.js")).text;
	pages.set("offline", z.string().parse(JSON.parse(/"<!doctype html>(?:[^"\\]|\\.)*"/.exec(worker)?.[0] ?? "null")));
}

/** The steps of an order, each also with its error messages. */
async function visitCheckout(): Promise<void> {
	const visitor = new Visitor(where.shop);
	show("added", await addBeam(visitor, "12"));
	await addBeam(visitor, "1", "12 m S355J2");
	const cart = await cartPath(visitor);
	show("cart", await visitor.get(cart));
	show("share", await visitor.get(`${cart}/share`));
	show("payment info", await visitor.get(`${cart}/payment-info`));
	show("payment info, refused", await fillPaymentInfo(visitor, cart, { ...germanBuyer, postCode: "12" }));
	show("payment method", await fillPaymentInfo(visitor, cart, germanBuyer));
	show("summary", await choosePayment(visitor, cart));
	const form = await summaryForm(visitor, cart);
	show("confirmation", await visitor.post(form.path, form.fields));
	await addBeam(visitor, "3");
	const offered = await cartPath(visitor);
	const offer = formOf(await visitor.get(`${offered}/offer`), "main form");
	show("offer form", await visitor.get(`${offered}/offer`));
	show("offer", await visitor.post(offer.path, { ...offer.fields, ...germanBuyer }));
}

async function visitAccount(): Promise<void> {
	const { visitor } = await newAccount(where, "Unused200");
	const confirmed = await order(visitor, germanBuyer, "2");
	show("order", await visitor.get(confirmed.path.replace(/^\/cart\/([^/]+)\/.*/, "/users/orders/$1")));
	await addBeam(visitor, "3");
	const cart = await cartPath(visitor);
	const list = formOf(await visitor.get(`/users/lists/new?cart=${cart.replace("/cart/", "")}`), 'main form:has([name="name"])');
	show("list", await visitor.post(list.path, { ...list.fields, name: "Halle 3" }));
	for (const path of [
		"/",
		cart,
		"/users/profile",
		"/users/profile/delete",
		"/users/sessions",
		"/users/orders",
		"/users/lists",
		"/users/company",
	]) {
		show(`signed in: ${path.replace(cart, "/cart")}`, await visitor.get(path));
	}
	const { visitor: purchaser } = await knownAccount(where, "purchaser@demo.example", "Crossbar1");
	for (const path of [
		"/users/profile",
		"/users/offers",
		"/users/invoices",
		"/users/claims",
		"/users/claims/cl-10001",
		"/users/lists",
		"/users/addresses",
		"/users/addresses/new",
		"/users/approvals",
		"/users/company/numbers",
		"/users/order-files",
		"/users/order-files/keys",
	])
		show(`purchaser: ${path}`, await purchaser.get(path));
	const { visitor: approver } = await knownAccount(where, "approver@demo.example", "Crossbar1");
	for (const path of ["/users/approvals", "/users/company", "/users/orders"]) show(`approver: ${path}`, await approver.get(path));
}

beforeAll(() => Promise.all([visitSignedOut(), visitCheckout(), visitAccount()]), 120_000);

/** Lists each offence once, with the first page that has it. @param of problems of a page: place, colon, example */
async function offences(of: (html: string) => string[] | Promise<string[]>): Promise<string[]> {
	const found = new Map<string, string>();
	for (const [name, html] of pages) {
		for (const offence of await of(html)) {
			const place = offence.replace(/:.*/s, "");
			if (!found.has(place)) found.set(place, `${name}: ${offence}`);
		}
	}
	return [...found.values()];
}

const validator = new HtmlValidate({
	extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
	elements: [
		"html5",
		// Styles of late content come right before it, so that they do not delay the first content (docs/decisions).
		{ style: { flow: true }, link: { attributes: { href: { required: false } }, requiredAttributes: [] } },
	],
	rules: {
		// Lists and the search are named by their content.
		"aria-label-misuse": ["error", { allowAnyNamable: true }],
		// Only for files of other hosts, and there are none.
		"require-sri": ["error", { target: "crossorigin" }],
		// A preceding heading or summary may name a fieldset.
		"wcag/h71": "off",
		// A dialog that a link opens is part of the page, and may come before the page's heading.
		"heading-level": ["error", { minInitialRank: "h2", sectioningRoots: [] }],
		// Ticks and button of the comparison belong to a form elsewhere in the page.
		"wcag/h32": "off",
		// The linter does not find a field within a label with a layout of its own.
		"no-redundant-for": "off",
	},
});

describe("the markup of every page", () => {
	it("is that of HTML", async () => {
		const messages = async (html: string) =>
			(await validator.validateString(html)).results.flatMap(({ messages: all }) =>
				all.map(({ ruleId, message, selector }) => `${ruleId} ${selector?.split(" > ").slice(-3).join(" > ")}: ${message}`),
			);
		expect(await offences(messages)).toEqual([]);
	});

	it("ends with its document: behind it stands nothing but the data that Remix writes there for scripts", async () => {
		const end =
			/<\/body><\/html>(?:<!--\/?\$-->|<script nonce="[^"]*">window\.__remixContext\.streamController\.(?:(?!<\/script>).)*<\/script>)*\s*$/s;
		expect(await offences((html) => (end.test(html) ? [] : [html.slice(html.indexOf("</html>")).slice(0, 200)]))).toEqual([]);
	});

	it("says in text what each button and link does", async () => {
		const nameless = (html: string) =>
			parse(html)
				.querySelectorAll("button, a")
				.filter((one) => one.text.trim() === "" && !one.querySelector("img[alt]"))
				.map(String);
		expect(await offences(nameless)).toEqual([]);
	});

	it('has every field and button in a form, or one with the same words, since text browsers do not know the attribute "form"', async () => {
		const loose = (html: string) => {
			const page = parse(html);
			const hasTwin = (one: HTMLElement) =>
				page.querySelectorAll(`form#${one.getAttribute("form")} button`).some((other) => other.text.trim() === one.text.trim());
			return page
				.querySelectorAll("input, select, textarea, button")
				.filter((one) => !one.closest("form") && (one.tagName !== "BUTTON" || (one.hasAttribute("form") && !hasTwin(one))))
				.map(String);
		};
		expect(await offences(loose)).toEqual([]);
	});

	it("sends no form of GET to an address with a fragment: w3m puts the fields behind it", async () => {
		const anchored = (html: string) =>
			parse(html)
				.querySelectorAll('form[action*="#"]')
				.filter((form) => form.getAttribute("method")?.toLowerCase() !== "post")
				.map(String);
		expect(await offences(anchored)).toEqual([]);
	});

	it("parts its words where no styles do", async () => {
		expect(await offences(runTogether)).toEqual([]);
	});
});
