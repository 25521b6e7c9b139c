import { describe, expect, it } from "vitest";
import { addBeam, cartPath, finnishBuyer, order, orderNumberOf } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;
const where = { shop, backend, locale: "fi" } as const;

const linesForm = 'main form:has(button[value="put"]):has([name="version"])';
const rename = 'main form:has(button[value="rename"])';
const text = (page: Page) => page.root.querySelector("main")?.text ?? "";
const amounts = (page: Page) => page.root.querySelectorAll('main input[name="amount"]').map((field) => field.getAttribute("value"));
const name = () => `Lista ${crypto.randomUUID().slice(0, 8)}`;

/** Saves the visitor's cart as a list. @returns the list's page */
async function saved(visitor: Visitor, called = name()): Promise<Page> {
	const cart = await cartPath(visitor);
	const form = formOf(await visitor.get(`/users/lists/new?cart=${cart.replace("/cart/", "")}`), 'main form:has([name="name"])');
	return visitor.post(form.path, { ...form.fields, name: called });
}

const addressOf = (page: Page): string => page.path.split("?")[0] ?? "";

/** The first line's fields: its tick and its quantity. */
function firstLine(page: Page) {
	const take = page.root.querySelector('main input[name="take"]')?.getAttribute("value") ?? "";
	return { take, amount: `amount-${take}` };
}

describe("keeping a cart as a list", () => {
	// Shows R28.3
	it("is a form linked from the cart; sent twice it makes one list", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const cart = await visitor.get(await cartPath(visitor));
		const link = cart.root.querySelector('main a[href^="/users/lists/new"]')?.getAttribute("href") ?? "";
		const form = formOf(await visitor.get(link), 'main form[action^="/users/lists/new"]');
		const called = name();
		const answers = await Promise.all([1, 2].map(() => visitor.postOnce(form.path, { ...form.fields, name: called })));
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
		const list = await visitor.get(answers[0]?.headers.location ?? "");
		expect(list.root.querySelector("h1")?.text).toBe(called);
		expect(text(list)).toContain("Lista on tallennettu.");
		const all = await visitor.get("/users/lists");
		expect(all.root.querySelectorAll('main a[href^="/users/lists/"]').map((link) => link.text)).toEqual([called]);
	});

	it("is a link for guests, who sign in first and return to the form", async () => {
		const visitor = new Visitor(shop, "fi");
		await addBeam(visitor, "1");
		const cart = await visitor.get(await cartPath(visitor));
		const link = cart.root.querySelector('main a[href^="/users/lists/new"]')?.getAttribute("href") ?? "";
		const answer = await visitor.send("GET", link);
		expect(answer.status).toBe(303);
		expect(answer.headers.location).toBe(`/users/login?${new URLSearchParams({ returnTo: link })}`);
	});

	it("can start from an order number; a list needs a unique name", async () => {
		const { visitor } = await newAccount(where);
		await visitor.get("/users/lists");
		const thanks = await order(visitor, finnishBuyer, "2");
		const path = thanks.path.replace("/confirmation", "");
		const form = formOf(await visitor.get(path), 'main form[action^="/users/lists/new"]');
		expect(form.fields.name).toBe(orderNumberOf(thanks));
		const empty = await visitor.postOnce(form.path, { ...form.fields, name: "  " });
		expect(empty.status).toBe(422);
		expect(text(empty)).toContain("Anna listalle nimi.");
		expect((await visitor.post(form.path, form.fields)).status).toBe(200);
		const again = formOf(await visitor.get(form.path), 'main form:has([name="name"])');
		const taken = await visitor.postOnce(again.path, again.fields);
		expect(taken.status).toBe(422);
		expect(text(taken)).toContain("Sinulla on jo tämänniminen lista.");
		expect(formOf(taken, 'main form:has([name="name"])').fields.name).toBe(form.fields.name);
		expect((await visitor.get("/users/lists/new")).status).toBe(404);
		expect((await visitor.get(`/users/lists/new?cart=${crypto.randomUUID()}`)).status).toBe(404);
	});
});

describe("a list", () => {
	// Shows R28.11
	it("is added to the cart as a whole, once per form, with a message", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const list = await saved(visitor, "Katto & <runko>");
		const form = formOf(list, linesForm);
		const fields = { ...form.fields, intent: "put" };
		const answers = await Promise.all([1, 2].map(() => visitor.postOnce(form.path, fields)));
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		const cart = await visitor.get(answers[0]?.headers.location ?? "");
		expect(amounts(cart)).toEqual(["24"]);
		expect(text(cart)).toContain("Lisätty listasta ”Katto & <runko>”: 1 rivi");
		expect(text(cart)).toMatch(/Oli jo ostoskorissa, määrä on nyt:[^:]+: 24/);
		const other = await newAccount(where);
		expect(text(await other.visitor.get(cart.path))).not.toContain("Lisätty listasta");
	});

	it("is added with the typed quantities, ticked or not; an invalid one is reported and kept", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const list = await saved(visitor);
		const { path, fields } = formOf(list, linesForm);
		const { amount } = firstLine(list);
		const wrong = await visitor.postOnce(path, { ...fields, intent: "put", [amount]: "kolme" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector(`[name="${amount}"]`)?.getAttribute("value")).toBe("kolme");
		expect(wrong.root.querySelector(`[name="${amount}"]`)?.getAttribute("aria-invalid")).toBe("true");
		expect(amounts(await visitor.get(await cartPath(visitor)))).toEqual(["12"]);
		const cart = await visitor.post(path, { ...fields, intent: "put", [amount]: "5" });
		expect(amounts(cart)).toEqual(["17"]);
		expect(firstLine(await visitor.get(addressOf(list))).amount).toBe(amount);
		expect((await visitor.get(addressOf(list))).root.querySelector(`[name="${amount}"]`)?.getAttribute("value")).toBe("12");
	});

	it("is not added if a line would exceed the limit, with a message at the line or page", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const list = await saved(visitor);
		const { path, fields } = formOf(list, linesForm);
		await addBeam(visitor, "99980");
		const line = firstLine(list);
		const some = await visitor.postOnce(path, { ...fields, intent: "putSome", take: line.take, [line.amount]: "12" });
		expect([some.status, /Rivin määrä voi olla enintään 100\s000\./.test(text(some))]).toEqual([422, true]);
		const whole = await visitor.postOnce(path, { ...fields, intent: "put" });
		expect([whole.status, /Rivin määrä voi olla enintään 100\s000\./.test(text(whole))]).toEqual([422, true]);
		expect(amounts(await visitor.get(await cartPath(visitor)))).toEqual(["99992"]);
	});

	// Shows R28.10
	it("is added in part with typed quantities; a missing choice or invalid number is reported", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const list = await saved(visitor);
		const { path, fields } = formOf(list, linesForm);
		const { take, amount } = firstLine(list);
		const some = (change: Record<string, string>) => visitor.postOnce(path, { ...fields, intent: "putSome", ...change });
		const nothing = await some({ [amount]: "5" });
		expect(nothing.status).toBe(422);
		expect(text(nothing)).toContain("Valitse vähintään yksi rivi.");
		expect(nothing.root.querySelector(`[name="${amount}"]`)?.getAttribute("value")).toBe("5");
		const wrong = await some({ take, [amount]: "kolme" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector(`[name="${amount}"]`)?.getAttribute("aria-invalid")).toBe("true");
		expect(wrong.root.querySelector(`[value="${take}"][name="take"]`)?.hasAttribute("checked")).toBe(true);
		const cart = await visitor.get((await some({ take, [amount]: "5" })).headers.location ?? "");
		expect(amounts(cart)).toEqual(["17"]);
		expect(formOf(await visitor.get(addressOf(list)), linesForm).fields[amount]).toBe("12");
	});

	// Shows R28.6
	it("saves other quantities, and refuses them from a stale page", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const list = await saved(visitor);
		const { path, fields } = formOf(list, linesForm);
		const { amount } = firstLine(list);
		const first = await visitor.post(path, { ...fields, intent: "save", [amount]: "20" });
		expect(text(first)).toContain("Määrät on tallennettu.");
		expect(formOf(first, linesForm).fields[amount]).toBe("20");
		const stale = await visitor.postOnce(path, { ...fields, intent: "save", [amount]: "30" });
		expect(stale.status).toBe(409);
		expect(text(stale)).toContain("Listaa on muutettu sillä välin.");
		expect(stale.root.querySelector(`[name="${amount}"]`)?.getAttribute("value")).toBe("30");
		const once = formOf(stale, linesForm);
		expect(formOf(await visitor.post(once.path, { ...once.fields, intent: "save" }), linesForm).fields[amount]).toBe("30");
	});

	// Shows R28.5
	it("can lose a line, be renamed, and be deleted", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const list = await saved(visitor);
		const { path, fields } = formOf(list, linesForm);
		const removed = await visitor.post(path, { ...fields, remove: firstLine(list).take });
		expect(text(removed)).toContain("Tämä lista on tyhjä");
		const called = name();
		const form = formOf(removed, rename);
		expect((await visitor.post(form.path, { ...form.fields, name: called })).root.querySelector("h1")?.text).toBe(called);
		const nameless = await visitor.postOnce(form.path, { ...form.fields, name: "" });
		expect(nameless.status).toBe(422);
		expect(text(nameless)).toContain("Anna listalle nimi.");
		const bin = formOf(removed, 'main form:has(button[value="delete"])');
		const gone = await visitor.post(bin.path, bin.fields);
		expect(addressOf(gone)).toBe("/users/lists");
		expect(text(gone)).toContain("Lista on poistettu.");
		expect((await visitor.get(addressOf(list))).status).toBe(404);
	});

	// Shows R40.1
	it("can get and lose a rhythm; an invalid day is reported at its field", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "12");
		const form = formOf(await saved(visitor), 'main form:has(button[value="rhythm"])');
		const from = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
		const refused = await visitor.postOnce(form.path, { ...form.fields, intent: "rhythm", every: "month", from: "2020-01-01" });
		expect(refused.status).toBe(422);
		expect(text(refused)).toContain("Ensimmäinen kerta voi olla aikaisintaan huomenna.");
		expect(formOf(refused, 'main form:has(button[value="rhythm"])').fields).toMatchObject({ every: "month", from: "2020-01-01" });
		const repeated = await visitor.post(form.path, { ...form.fields, intent: "rhythm", every: "month", from });
		expect(text(repeated)).toContain("Saat sähköpostin, kun on aika tilata uudelleen.");
		expect(formOf(repeated, 'main form:has(button[value="rhythm"])').fields).toMatchObject({ every: "month", from });
		const ended = await visitor.post(form.path, { ...form.fields, intent: "rhythm", every: "", from });
		expect(text(ended)).toContain("Et saa enää muistutuksia tästä listasta.");
	});

	// Shows R28.2
	it("is only for its owner: page, data and forms", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "1");
		const list = await saved(visitor);
		const form = formOf(list, linesForm);
		const other = (await newAccount(where)).visitor;
		expect((await other.get(addressOf(list))).status).toBe(404);
		expect((await other.postOnce(form.path, { ...form.fields, intent: "put" })).status).toBe(404);
		const attempts: Record<string, string>[] = [
			{ intent: "rename", name: "Minun" },
			{ intent: "delete" },
			{ intent: "share" },
			{ intent: "unshare" },
		];
		for (const fields of attempts) expect((await other.postOnce(form.path, fields)).status).toBe(404);
		expect((await visitor.get(addressOf(list))).status).toBe(200);
		expect((await other.get(`/users/lists/new?list=${addressOf(list).replace("/users/lists/", "")}`)).status).toBe(404);
		const guest = new Visitor(shop, "fi");
		for (const path of [addressOf(list), "/users/lists", `${addressOf(list)}.data?_routes=account%2Flists%2Flist`, "/users/lists.data"]) {
			const answer = await guest.send("GET", path);
			const target = answer.headers.location ?? answer.text;
			expect([202, 303]).toContain(answer.status);
			expect(target).toContain("/users/login?returnTo=");
		}
		expect((await guest.postOnce(form.path, { ...form.fields, intent: "put" })).headers.location).toContain("/users/login");
		expect(list.headers["cache-control"]).toContain("no-store");
		expect((await visitor.postOnce(form.path, { intent: "nonsense" })).status).toBe(400);
	});
});

describe("a list that is shared with the team", () => {
	// Shows R28.4
	it("can be used and copied by a colleague, but not changed", async () => {
		const owner = (await knownAccount(where, "purchaser@demo.example", "Crossbar1")).visitor;
		const colleague = (await knownAccount(where, "buyer@demo.example", "Crossbar1")).visitor;
		await addBeam(owner, "12");
		const called = name();
		const list = await saved(owner, called);
		const address = addressOf(list);
		expect((await colleague.get(address)).status).toBe(404);
		const share = formOf(list, 'main form:has(button[value="share"])');
		expect(text(await owner.post(share.path, share.fields))).toContain("Lista on jaettu tiimillesi.");

		expect(text(await colleague.get("/users/lists"))).toContain(called);
		const seen = await colleague.get(address);
		expect(seen.root.querySelector(rename)).toBeNull();
		expect(seen.root.querySelector('main [name="remove"], main button[value="save"]:not([hidden])')).toBeNull();
		const form = formOf(seen, linesForm);
		const attempts: Record<string, string>[] = [
			{ intent: "rename", name: "Minun" },
			{ intent: "delete" },
			{ remove: firstLine(seen).take },
		];
		for (const fields of [...attempts, { intent: "share" }]) {
			const refused = await colleague.postOnce(form.path, { ...form.fields, ...fields });
			expect(refused.status).toBe(403);
			expect(refused.root.querySelector("main [role=alert]")?.text).toContain("Vain listan omistaja voi muuttaa sitä.");
		}
		expect((await colleague.postOnce(form.path, { ...form.fields, intent: "put" })).headers.location).toMatch(/^\/cart\/.*\?put=/);
		const copy = formOf(
			await colleague.get(`/users/lists/new?list=${address.replace("/users/lists/", "")}`),
			'main form:has([name="name"])',
		);
		expect(copy.fields.name).toBe(called);
		expect((await colleague.post(copy.path, copy.fields)).root.querySelector(rename)).not.toBeNull();

		const stop = formOf(await owner.get(address), 'main form:has(button[value="unshare"])');
		await owner.post(stop.path, stop.fields);
		expect((await colleague.get(address)).status).toBe(404);
	});
});

// Shows R48.6
it.each([
	"/users/lists",
	"/users/orders",
	"/users/offers",
	"/users/invoices",
	"/users/claims",
	"/users/papers",
	"/users/addresses",
	"/users/order-files",
	"/users/company/numbers",
])("an address beyond the end of %s leads to its last page", async (path) => {
	const { visitor } = await knownAccount({ ...where, locale: "de" }, "purchaser@demo.example", "Crossbar1");
	const { status, headers } = await visitor.send("GET", `${path}?page=999`);
	expect([status, headers.location?.split("?")[0]]).toEqual([302, path]);
	expect(headers.location).not.toContain("page=999");
	expect((await visitor.send("GET", headers.location ?? "")).status).toBe(200);
});
