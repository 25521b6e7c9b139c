import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cartOf } from "../support/cookies";
import { shared } from "../support/shared-shop";
import { formOf, type Page, rowForm, Visitor } from "../support/visitor";

const shop = shared.address;

/** A page that no other test requests. */
const path = "/categories/ipe-beams?page=2&sort=code_desc";

const timing = ({ headers }: Page) => String(headers["server-timing"]);
const nonceOf = (page: Page) => /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1] ?? "";
const uuids = (text: string) => text.match(/[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g) ?? [];

/** Requests a page twice, since the second request caches it. */
async function kept(visitor: Visitor, address: string, headers: Record<string, string> = {}): Promise<Page> {
	for (let attempt = 0; attempt < 10; attempt += 1) {
		const page = await visitor.get(address, headers);
		if (timing(page).includes("hit")) return page;
	}
	throw new Error(`${address} is not kept`);
}

async function withCart(locale: "de" | "en" | "fi" = "de"): Promise<Visitor> {
	const visitor = new Visitor(shop, locale);
	const { path: to, fields } = rowForm(await visitor.get("/products/ipe-200"), "3");
	await visitor.post(to, fields);
	visitor.cookies.delete("flash");
	return visitor;
}

describe("a page cached for other readers", () => {
	// Shows H4.3
	it("has its own nonce and form keys, and is otherwise the same", async () => {
		const first = await kept(new Visitor(shop, "de"), path);
		const second = await kept(new Visitor(shop, "de"), path);
		expect(nonceOf(first)).not.toBe(nonceOf(second));
		for (const page of [first, second]) {
			const nonces = new Set([...page.text.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
			expect(nonces).toEqual(new Set([nonceOf(page)]));
		}
		const [keys, others] = [new Set(uuids(first.text)), new Set(uuids(second.text))];
		expect(keys.size).toBeGreaterThan(0);
		expect([...keys].filter((key) => others.has(key))).toEqual([]);
		const plain = ({ text }: Page) =>
			[...uuids(text), ...text.matchAll(/ nonce="([^"]*)"/g)].reduce<string>((all, one) => all.replaceAll(String(one), ""), text);
		expect(plain(first).length).toBe(plain(second).length);
		const keyOf = (page: Page) => formOf(page, 'main form[action="/cart/items"]').fields.idem;
		expect(keyOf(first)).not.toBe(keyOf(second));
	});

	it("gives each reader their own rendering time", async () => {
		const writtenAt = (page: Page) => Number(formOf(page, 'footer form[action="/newsletter"]').fields.at);
		const before = Date.now();
		const page = await kept(new Visitor(shop, "de"), path);
		expect(writtenAt(page)).toBeGreaterThanOrEqual(before - 1000);
		expect(writtenAt(await kept(new Visitor(shop, "de"), path))).toBeGreaterThan(writtenAt(page));
	});

	it("adds goods to its reader's cart, once for a form sent twice", async () => {
		const [one, two] = [new Visitor(shop, "en"), new Visitor(shop, "en")];
		const [first, second] = [rowForm(await kept(one, path), "2"), rowForm(await kept(two, path), "5")];
		await one.post(first.path, first.fields);
		await one.post(first.path, first.fields);
		await two.post(second.path, second.fields);
		expect(cartOf(one)).not.toBe(cartOf(two));
		const amounts = async (visitor: Visitor) =>
			(await visitor.get(`/cart/${cartOf(visitor)}`)).root
				.querySelectorAll('main input[name="amount"]')
				.map((field) => field.getAttribute("value"));
		expect(await amounts(one)).toContain("2");
		expect(await amounts(two)).toContain("5");
	});

	it("shows each visitor's own cart", async () => {
		const [one, two] = await Promise.all([withCart(), withCart()]);
		for (const visitor of [one, two, one]) {
			const page = await kept(visitor, path);
			expect(page.root.querySelector(`header a[href="/cart/${cartOf(visitor)}"]`)?.text).toContain("1");
			expect(page.text.includes(cartOf(visitor === one ? two : one))).toBe(false);
		}
		expect((await kept(new Visitor(shop, "de"), path)).text.includes(cartOf(one))).toBe(false);
	});

	// Shows H4.4
	it("shows a flash message once, and to nobody else", async () => {
		const visitor = new Visitor(shop, "fi");
		await kept(new Visitor(shop, "fi"), "/products/ipe-200");
		const { path: to, fields } = rowForm(await visitor.get("/products/ipe-200"), "3");
		const told = await visitor.post(to, fields);
		const message = told.root.querySelector('body > [role="status"]')?.text ?? "";
		expect(message).not.toBe("");
		expect(timing(told)).toContain("none");
		const after = await visitor.get("/products/ipe-200");
		expect(after.root.querySelector('body > [role="status"]')?.text ?? "").not.toBe(message);
	});

	it("varies with language, consent and Save-Data", async () => {
		const german = await kept(new Visitor(shop, "de"), path);
		const finnish = await kept(new Visitor(shop, "fi"), path);
		expect(finnish.root.querySelector("html")?.getAttribute("lang")).toBe("fi");
		expect(finnish.headers["content-language"]).toBe("fi");
		const saved = await kept(new Visitor(shop, "de"), path, { "Save-Data": "on" });
		const hasScripts = ({ text }: Page) => text.includes("<script nonce");
		expect([hasScripts(saved), hasScripts(german)]).toEqual([false, true]);
		expect(german.root.querySelector('body form[action^="/cookies"]')).not.toBeNull();
		const answered = new Visitor(shop, "de");
		await answered.post("/cookies", { choice: "none" });
		answered.cookies.delete("flash");
		expect((await kept(answered, path)).root.querySelector('body > section form[action^="/cookies"]')).toBeNull();
	});

	it("is rendered for its reader only for unknown parameters or missing pages", async () => {
		for (const address of [`${path}&utm_source=mail`, "/new_search?search=ipe+200", "/products/no-such-thing"]) {
			const visitor = new Visitor(shop, "de");
			for (let attempt = 0; attempt < 3; attempt += 1) expect(timing(await visitor.get(address))).toContain("none");
		}
	});

	it("is compressed for clients that accept it", async () => {
		await kept(new Visitor(shop, "en"), path);
		const [compressed, plain, refused] = await Promise.all([raw("gzip, br"), raw(""), raw("gzip;q=0")]);
		expect(compressed.encoding).toMatch(/gzip|br/);
		if (compressed.encoding === "gzip") expect(gunzipSync(compressed.body).toString()).toContain("</html>");
		for (const { encoding, body } of [plain, refused]) {
			expect(encoding).toBeUndefined();
			expect(body.toString()).toContain("</html>");
		}
	});
});

describe("a cart's page", () => {
	it("is cached for its session while the cart is unchanged", async () => {
		const visitor = await withCart("en");
		const address = `/cart/${cartOf(visitor)}`;
		const page = await kept(visitor, address);
		const { path: to, fields } = formOf(page, 'main form:has(input[name="amount"])');
		await visitor.post(to, { ...fields, amount: "7" });
		visitor.cookies.delete("flash");
		const changed = await visitor.get(address);
		expect(timing(changed)).not.toContain("hit");
		expect(changed.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("7");
		expect((await kept(visitor, address)).root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("7");
	});

	// Shows H4.2
	it("stays the page of its address when the reader switches carts", async () => {
		const visitor = await withCart("en");
		const [former, cookie] = [cartOf(visitor), visitor.cookies.get("cart") ?? ""];
		visitor.cookies.delete("cart");
		const { path: to, fields } = rowForm(await visitor.get("/products/ipe-200"), "5");
		await visitor.post(to, fields);
		visitor.cookies.delete("flash");
		const present = visitor.cookies.get("cart") ?? "";
		visitor.cookies.set("cart", cookie);
		await kept(visitor, `/cart/${former}`);
		visitor.cookies.set("cart", present);
		const { path: action, fields: line } = formOf(await visitor.get(`/cart/${former}`), 'main form:has(input[name="amount"])');
		expect([action, line.amount]).toEqual([`/cart/${former}`, "3"]);
	});

	it("is not shown to another session as the owner's", async () => {
		const owner = await withCart("en");
		const address = `/cart/${cartOf(owner)}`;
		await kept(owner, address);
		const stranger = await withCart("en");
		for (let attempt = 0; attempt < 3; attempt += 1) {
			const page = await stranger.get(address);
			expect(page.root.querySelector('main input[name="amount"]')).toBeNull();
			expect(page.text).toContain(cartOf(stranger));
		}
	});
});

/** Raw bytes, as an English reader's client that accepts these encodings gets them. */
function raw(encodings: string): Promise<{ encoding: string | undefined; body: Buffer }> {
	const { hostname, port } = new URL(shop);
	return new Promise((resolve, reject) => {
		const headers = { Host: `en.localhost:${port}`, ...(encodings ? { "Accept-Encoding": encodings } : {}) };
		request({ hostname, port, path, headers, agent: false }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk: Buffer) => chunks.push(chunk));
			answer.on("end", () => resolve({ encoding: answer.headers["content-encoding"], body: Buffer.concat(chunks) }));
		})
			.on("error", reject)
			.end();
	});
}
