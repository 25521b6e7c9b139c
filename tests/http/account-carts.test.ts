import { describe, expect, it } from "vitest";
import { cookie, functionalConsent } from "../support/cookies";
import { addBeam, cartPath, fillPaymentInfo, finnishBuyer, order } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };
const password = "Traeger200";

const main = (page: Page): string => page.root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
const quantities = (page: Page) => page.root.querySelectorAll('main input[name="amount"]').map((field) => field.getAttribute("value"));
/** The cart to which the header links. */
const headerCart = (page: Page) => page.root.querySelector('header a[href^="/cart/"]:not([href*="login="])')?.getAttribute("href") ?? null;

/** The form about another open cart, as submitted by one of its buttons. */
function choice(page: Page, intent: "take" | "join" | "leave") {
	const form = formOf(page, `main form[action$="/other"]:has(button[value="${intent}"])`);
	return { path: form.path, fields: { ...form.fields, intent } };
}

/** Signs in by the form. @returns the next page */
async function signIn(visitor: Visitor, email: string): Promise<Page> {
	visitor.cookies.set("consent", functionalConsent);
	const form = formOf(await visitor.get("/users/login?view=password"), 'main form:has(input[name="password"])');
	return visitor.post(form.path, { ...form.fields, email, password });
}

/** An account with a cart of twelve beams, made on another device. */
async function withCart(locale: "de" | "en" | "et" | "fi" = "de") {
	const { visitor: office, email } = await newAccount({ ...where, locale }, password);
	await addBeam(office, "12");
	return { office, email, cart: await cartPath(office) };
}

/** A guest with a cart of three, who has signed in to that account. */
async function withTwoCarts(locale: "de" | "en" | "et" | "fi" = "de") {
	const { office, email, cart: older } = await withCart(locale);
	const visitor = new Visitor(where.shop, locale);
	await addBeam(visitor, "3");
	const present = await cartPath(visitor);
	await signIn(visitor, email);
	return { visitor, office, email, older, present };
}

describe("the cart of an account", () => {
	// Shows R7.11
	it("appears on another device after sign-in, and both can change it", async () => {
		const { office, email, cart } = await withCart();
		const site = new Visitor(where.shop, "de");
		expect(headerCart(await signIn(site, email))).toBe(cart);
		const page = await site.get(cart);
		expect(quantities(page)).toEqual(["12"]);
		const form = formOf(page, 'main form:has(input[name="amount"])');
		await site.post(form.path, { ...form.fields, amount: "15" });
		expect(quantities(await office.get(cart))).toEqual(["15"]);
		// The office's page is outdated, and the answer says so.
		const stale = await office.postOnce(form.path, { ...form.fields, amount: "9" });
		expect(stale.status).toBe(409);
	});

	it("raises no question if it is the only one", async () => {
		const { office, cart } = await withCart();
		expect((await office.get(cart)).root.querySelector('main form[action$="/other"]')).toBeNull();
	});
});

describe("a guest's cart", () => {
	// Shows R13.17
	it("survives sign-in under a new session; the old session loses it", async () => {
		const { email } = await newAccount(where, password);
		const visitor = new Visitor(where.shop, "de");
		await addBeam(visitor, "3");
		const cart = await cartPath(visitor);
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		const before = visitor.cookies.get("session") ?? "";
		await signIn(visitor, email);
		expect(visitor.cookies.get("session")).not.toBe(before);
		expect(await cartPath(visitor)).toBe(cart);
		expect(quantities(await visitor.get(cart))).toEqual(["3"]);
		expect(formOf(await visitor.get(`${cart}/payment-info`), 'main form:has(input[name="vat"])').fields.email).toBe(finnishBuyer.email);
		const thief = new Visitor(where.shop, "de");
		thief.cookies.set("session", before);
		const seen = await thief.get(cart);
		expect(quantities(seen)).toEqual([]);
		expect((await thief.get(`${cart}/payment-info`)).text).not.toContain(finnishBuyer.email);
	});
});

describe("an older open cart of the account", () => {
	// Shows R22.31
	it.each([
		["de", "Sie haben noch einen offenen Warenkorb", "zzgl. MwSt."],
		["en", "You have another open cart", "excl. VAT"],
		["et", "Teil on veel üks avatud ostukorv", "käibemaksuta"],
		["fi", "Sinulla on toinenkin avoin ostoskori", "ALV 0 %"],
	] as const)("is asked about beside the guest's, which stays as it is: %s", async (locale, title, net) => {
		const { visitor, present } = await withTwoCarts(locale);
		const page = await visitor.get(present);
		expect(quantities(page)).toEqual(["3"]);
		const notice = page.root.querySelector(`main section[aria-label="${title}"]`)?.text.replaceAll("\u00a0", " ") ?? "";
		for (const said of [title, "IPE 200", net]) expect(notice).toContain(said);
	});

	it("can be continued; the other one is set aside and shown below the page", async () => {
		const { visitor, older, present } = await withTwoCarts();
		const { path, fields } = choice(await visitor.get(present), "take");
		const page = await visitor.post(path, fields);
		expect(page.path).toBe(older);
		expect(quantities(page)).toEqual(["12"]);
		expect(headerCart(page)).toBe(older);
		expect(main(page)).toContain("Sie verwenden jetzt diesen Warenkorb.");
		expect(page.root.querySelector('main section[aria-label="Sie haben noch einen offenen Warenkorb"]')).toBeNull();
		expect(page.root.querySelector('main section[aria-labelledby="other-carts"]')?.text).toContain("IPE 200");
		// And back.
		const back = choice(page, "take");
		expect(back.path).toBe(`${present}/other`);
		expect((await visitor.post(back.path, back.fields)).path).toBe(present);
	});

	// Shows R7.13, R22.33
	it("can be merged into the current one, once", async () => {
		const { visitor, office, older, present } = await withTwoCarts();
		const { path, fields } = choice(await visitor.get(present), "join");
		const answers = await Promise.all([1, 2].map(() => visitor.postOnce(path, fields)));
		expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
			[303, present],
			[303, present],
		]);
		const page = await visitor.get(present);
		expect(quantities(page)).toEqual(["15"]);
		expect(main(page)).toContain("Die Warenkörbe sind zusammengeführt.");
		expect(main(await visitor.get(present))).not.toContain("Die Warenkörbe sind zusammengeführt.");
		// On the other device the header showed the older cart.
		expect((await office.get(older)).path).toBe(present);
		expect(headerCart(await office.get("/"))).toBe(present);
	});

	// Shows R22.32
	it("can be left alone: no further question, nothing lost", async () => {
		const { visitor, office, older, present } = await withTwoCarts();
		const { path, fields } = choice(await visitor.get(present), "leave");
		const page = await visitor.post(path, fields);
		expect(page.path).toBe(present);
		expect(main(page)).toContain("Der andere Warenkorb bleibt unverändert.");
		expect(page.root.querySelector('main button[value="leave"]')).toBeNull();
		expect(page.root.querySelector(`main section[aria-labelledby="other-carts"] form[action="${older}/other"]`)).not.toBeNull();
		expect(quantities(await office.get(older))).toEqual(["12"]);
	});

	it("that a colleague has sent stays unchanged, with a message", async () => {
		const { visitor, office, present } = await withTwoCarts();
		const { path, fields } = choice(await visitor.get(present), "join");
		await order(office, finnishBuyer, "1");
		const page = await visitor.post(path, fields);
		expect(page.path).toBe(present);
		expect(page.root.querySelector('main [role="alert"]')?.text).toContain("lassen sich nicht mehr zusammenführen");
		expect(quantities(page)).toEqual(["3"]);
	});

	it("is also offered below an empty cart", async () => {
		const { email } = await withCart();
		const { visitor } = await knownAccount(where, email, password);
		// Signing in through the shop's form removes it. Without it nobody is asked.
		visitor.cookies.set("account", cookie({ initial: "A" }));
		const page = await visitor.get("/cart");
		expect(page.root.querySelector('main button[value="join"]')).toBeNull();
		const { path, fields } = choice(page, "take");
		expect(quantities(await visitor.post(path, fields))).toEqual(["12"]);
	});

	it("only its owner can choose it; missing and foreign ones get the same answer", async () => {
		const { visitor, older, present } = await withTwoCarts();
		const { path, fields } = choice(await visitor.get(present), "join");
		const stranger = (await newAccount(where)).visitor;
		const uuid = present.split("/")[2] ?? "";
		for (const intent of ["take", "join", "leave"]) {
			for (const target of [path, "/cart/00000000-0000-4000-8000-000000000000/other"])
				expect((await stranger.postOnce(target, { ...fields, intent })).status).toBe(404);
			expect((await new Visitor(where.shop).postOnce(path, { ...fields, intent })).status).toBe(404);
		}
		expect((await visitor.postOnce("/cart/x/other", fields)).status).toBe(404);
		expect((await visitor.postOnce(path, { ...fields, present: "x" })).status).toBe(400);
		expect((await visitor.postOnce(path, { ...fields, intent: "drop" })).status).toBe(400);
		expect((await visitor.postOnce(path, { ...fields, idem: "" })).status).toBe(400);
		expect((await visitor.postOnce(path, fields, { Origin: "https://evil.example" })).status).toBe(403);
		expect((await visitor.get(path)).path).toBe(older);
		// A guest has a session but no account.
		const guest = new Visitor(where.shop);
		await addBeam(guest, "1");
		const answer = await guest.postOnce(path, { ...fields, intent: "take" });
		expect(answer.headers.location).toBe(`/users/login?returnTo=${encodeURIComponent(`/cart/${uuid}`)}`);
	});
});

describe("signing out", () => {
	async function signedOut() {
		const { office, cart } = await withCart();
		await fillPaymentInfo(office, cart, finnishBuyer);
		const before = new Map(office.cookies);
		const form = formOf(await office.get("/users/profile"), 'form[action="/users/logout"]');
		const page = await office.postOnce(form.path, form.fields);
		expect(page.status).toBe(303);
		return { office, cart, before };
	}

	it("removes the account from browser and pages", async () => {
		const { office, cart } = await signedOut();
		for (const name of ["session", "account", "cart"]) expect(office.cookies.has(name)).toBe(false);
		const home = await office.get("/");
		expect(headerCart(home)).toBeNull();
		const page = await office.get(cart);
		expect(quantities(page)).toEqual([]);
		for (const path of [cart, `${cart}/payment-info`, `${cart}/summary`, "/users/profile", "/users/orders", "/cart"])
			expect((await office.get(path)).text).not.toContain(finnishBuyer.email);
	});

	// Shows R13.17
	it("ends the session, so that kept cookies are useless", async () => {
		const { cart, before } = await signedOut();
		const thief = new Visitor(where.shop, "de");
		for (const [name, value] of before) thief.cookies.set(name, value);
		expect(quantities(await thief.get(cart))).toEqual([]);
		expect((await thief.get("/users/profile")).path).toMatch(/^\/users\/login\?/);
		for (const path of [`${cart}/payment-info`, `${cart}/payment-info.data`, `${cart}/summary`, `${cart}.data`])
			expect((await thief.get(path)).text).not.toContain(finnishBuyer.email);
		const changed = await thief.postOnce(cart, { intent: "notes", reference: "x", comment: "", shippingComment: "" });
		expect(changed.status).toBe(404);
	});
});
