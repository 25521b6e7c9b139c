import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { newFormKey, renderedAt } from "../../app/platform/http/form-key";
import { aged } from "../support/aged-form";
import { type RunningShop, startShop } from "../support/server";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
/** In ms. */
const day = 86_400_000;
const mails = z.array(
	z.object({ kind: z.string(), to: z.array(z.string()), reply_to: z.string().nullable(), subject: z.string(), text: z.string() }),
);
const outbox = async (email: string) =>
	mails
		.parse(await (await fetch(`${shared.backend}/_dev/outbox.json`)).json())
		.filter(({ to, text }) => to.includes(email) || text.includes(email));
const someone = () => `${crypto.randomUUID().slice(0, 8)}@meyer.example`;

/** The public forms: their page, required fields and next page. */
const forms = [
	{ page: "/contact", form: "main form#write", fields: { message: "Liefern Sie nach Essen?" }, sent: "/contact?sent=1" },
	{
		page: "/supplierInfo",
		form: "main form#apply",
		fields: { company: "Meyer GmbH", products: "Formrohre" },
		sent: "/supplierInfo?sent=1",
	},
] as const;

function expectShownTrap({ root }: Page): void {
	const field = root.querySelector("main form [name=homepage]");
	expect(field?.getAttribute("aria-invalid")).toBe("true");
	expect(field?.closest("[aria-hidden=true]")).toBeNull();
	const described = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
	expect(described.map((id) => root.querySelector(`[id="${id}"]`)?.text).join(" ")).toContain("nicht gesendet");
}

describe.each(forms)("the form of $page", ({ page, form, fields, sent }) => {
	const opened = async (visitor: Visitor) => formOf(await visitor.get(page), form);

	it("refuses a filled hidden field with a message, and accepts it once empty", async () => {
		const visitor = new Visitor(shop);
		const { path, fields: hidden } = aged(await opened(visitor));
		expect(hidden.homepage).toBe("");
		const email = someone();
		const refused = await visitor.postOnce(path, { ...hidden, ...fields, email, homepage: "http://buy.example" });
		expect(refused.status).toBe(422);
		expectShownTrap(refused);
		const again = formOf(refused, form);
		expect(again.fields).toMatchObject({ ...fields, email, homepage: "http://buy.example" });
		expect(await outbox(email)).toEqual([]);
		const answer = await visitor.postOnce(again.path, { ...again.fields, homepage: "" });
		expect([answer.status, answer.headers.location]).toEqual([303, sent]);
		expect(await outbox(email)).toHaveLength(2);
	});

	it("labels the hidden field in text, for browsers without styles", async () => {
		const { root } = await new Visitor(shop).get(page);
		expect(root.querySelectorAll("label:has([name=homepage])").map((label) => label.text.trim())).toContain(
			"Dieses Feld bitte leer lassen",
		);
	});

	it("refuses a form sent too fast, keeps it, and accepts it on retry", async () => {
		const visitor = new Visitor(shop);
		const { path, fields: hidden } = await opened(visitor);
		const email = someone();
		const refused = await visitor.postOnce(path, { ...hidden, ...fields, email });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("main form [role=alert]")?.text).toContain("zu schnell");
		// No field is marked as wrong.
		expect(refused.root.querySelector("main [aria-invalid=true]")).toBeNull();
		expect(await outbox(email)).toEqual([]);
		const again = formOf(refused, form);
		expect(again.fields).toMatchObject({ ...fields, email, idem: hidden.idem });
		expect((await visitor.postOnce(path, aged(again).fields)).status).toBe(303);
		expect(await outbox(email)).toHaveLength(2);
	});

	it("refuses a key older than a day, keeps input and issues a new key", async () => {
		const visitor = new Visitor(shop);
		const { path, fields: hidden } = await opened(visitor);
		const email = someone();
		const old = newFormKey(Date.now() - day - 60_000);
		const refused = await visitor.postOnce(path, { ...hidden, ...fields, email, idem: old });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("main form [role=alert]")?.text).toContain("älter als ein Tag");
		expect(refused.root.querySelector("main [aria-invalid=true]")).toBeNull();
		expect(await outbox(email)).toEqual([]);
		const again = formOf(refused, form);
		expect(again.fields).toMatchObject({ ...fields, email });
		expect(Date.now() - (renderedAt(again.fields.idem ?? "") ?? 0)).toBeLessThan(60_000);
		expect((await visitor.postOnce(path, aged(again).fields)).status).toBe(303);
		const lastMinute = newFormKey(Date.now() - day + 60_000);
		expect((await visitor.postOnce(path, { ...again.fields, idem: lastMinute })).status).toBe(303);
	});

	it.each([
		["a key of another kind", () => crypto.randomUUID()],
		["one of tomorrow", () => newFormKey(Date.now() + 86_400_000)],
	])("takes no made-up key: %s", async (_, key) => {
		const visitor = new Visitor(shop);
		const { path, fields: hidden } = await opened(visitor);
		const email = someone();
		expect((await visitor.postOnce(path, { ...hidden, ...fields, email, idem: key() })).status).toBe(422);
		expect(await outbox(email)).toEqual([]);
	});

	it("thanks the sender once, and not for a typed address", async () => {
		const visitor = new Visitor(shop);
		expect((await visitor.get(sent)).root.querySelector(form)).not.toBeNull();
		const { path, fields: hidden } = aged(await opened(visitor));
		await visitor.postOnce(path, { ...hidden, ...fields, email: someone() });
		expect((await new Visitor(shop).get(sent)).root.querySelector(form)).not.toBeNull();
		const thanks = await visitor.get(sent);
		expect(thanks.root.querySelector("main [role=status]")?.text).toContain("gesendet");
		expect(thanks.root.querySelector(form)).toBeNull();
		expect((await visitor.get(sent)).root.querySelector(form)).not.toBeNull();
	});

	it("sends one message when submitted twice", async () => {
		const visitor = new Visitor(shop);
		const { path, fields: hidden } = aged(await opened(visitor));
		const email = someone();
		const answers = await Promise.all([1, 2, 3].map(() => visitor.postOnce(path, { ...hidden, ...fields, email })));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await outbox(email)).toHaveLength(2);
	});
});

describe("the supplier form", () => {
	const opened = async (visitor: Visitor) => aged(formOf(await visitor.get("/supplierInfo"), "main form#apply"));

	// Shows R15.5, R23.11
	it.each([
		["de", "Ihre Lieferantenanfrage"],
		["en", "Your supplier enquiry"],
		["et", "Teie tarnijapäring"],
		["fi", "Yhteydenottosi toimittajana"],
	] as const)("goes to the shop and as a copy to its sender, and thanks: %s", async (locale, copy) => {
		const visitor = new Visitor(shop, locale);
		const { path, fields } = await opened(visitor);
		const email = someone();
		const typed = {
			company: "Rohr & Söhne",
			vat: "DE136695976",
			website: "www.rohr.example",
			products: "Formrohre\nRundrohre",
			name: "Jörg",
		};
		const sent = await visitor.postOnce(path, { ...fields, ...typed, email });
		expect([sent.status, sent.headers.location]).toEqual([303, "/supplierInfo?sent=1"]);
		const found = await outbox(email);
		expect(found.find(({ kind }) => kind === "supplier_message")).toMatchObject({
			// Staff read mails in their own language.
			subject: "Toimittajan yhteydenotto: Rohr & Söhne",
			reply_to: email,
		});
		expect(found.find(({ kind }) => kind === "supplier_copy")?.subject).toContain(copy);
		for (const { text } of found) for (const word of ["www. rohr. example", "Formrohre", "Rundrohre"]) expect(text).toContain(word);
		const page = await visitor.get("/supplierInfo?sent=1");
		expect(page.root.querySelector("main #apply[role=status]")).not.toBeNull();
		expect(page.root.querySelector("main form")).toBeNull();
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
	});

	it("reports errors at fields, in order, and keeps input", async () => {
		const visitor = new Visitor(shop, "fi");
		const { path, fields } = await opened(visitor);
		const page = await visitor.postOnce(path, {
			...fields,
			company: " ",
			products: "\u200b",
			email: "x",
			phone: "040 123",
			website: "w".repeat(201),
		});
		expect(page.status).toBe(422);
		const links = page.root.querySelectorAll("main form [role=alert] a").map((link) => link.getAttribute("href"));
		expect(links).toEqual(["#apply-company", "#apply-products", "#apply-email", "#apply-website"]);
		expect(page.root.querySelector("#apply-products-error")?.text).toContain("mitä valmistat");
		expect(page.root.querySelector("#apply-phone")?.getAttribute("value")).toBe("040 123");
	});
});

/** Stands in for the newsletter service. */
interface Service {
	url: string;
	received: { fields: { name: string; value: string }[]; context: { pageUri: string; pageName: string } }[];
	status: number;
	server: Server;
}

async function service(): Promise<Service> {
	const own: Service = { url: "", received: [], status: 200, server: createServer() };
	own.server.on("request", async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		if (own.status === 200) own.received.push(JSON.parse(Buffer.concat(chunks).toString()));
		response.writeHead(own.status).end();
	});
	await new Promise<void>((resolve) => own.server.listen(0, "127.0.0.1", resolve));
	const at = own.server.address();
	own.url = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/submissions`;
	return own;
}

describe("the newsletter", () => {
	let provider: Service;
	let own: RunningShop;
	beforeAll(async () => {
		provider = await service();
		own = await startShop({ NEWSLETTER_URL: provider.url });
	});
	afterAll(async () => {
		await own.stop();
		provider.server.close();
	});
	beforeEach(() => {
		provider.status = 200;
		provider.received = [];
	});

	const footer = async (visitor: Visitor, path = "/about") => aged(formOf(await visitor.get(path), "footer #newsletter form"));

	// Shows R1.10
	it.each(["en", "et"] as const)("exists neither as form nor as page: %s", async (locale) => {
		const visitor = new Visitor(own.address, locale);
		expect((await visitor.get("/")).root.querySelector("#newsletter")).toBeNull();
		expect((await visitor.get("/newsletter")).status).toBe(404);
		expect((await visitor.postOnce("/newsletter", { email: someone(), at: String(Date.now() - 9000) })).status).toBe(404);
		expect(provider.received).toEqual([]);
	});

	// Shows R3.9, R15.6, R20.10
	it.each([
		["de", "Vielen Dank"],
		["fi", "Kiitos"],
	] as const)("is subscribed to from the end of a page, which then says so in that place: %s", async (locale, words) => {
		const visitor = new Visitor(own.address, locale);
		const email = someone();
		const { path, fields } = await footer(visitor, "/products/ipe-200?showVariant=1");
		const sent = await visitor.postOnce(path, { ...fields, email });
		expect([sent.status, sent.headers.location]).toEqual([303, "/products/ipe-200?showVariant=1#newsletter"]);
		const page = await visitor.get("/products/ipe-200");
		expect(page.root.querySelector("#newsletter [role=status]")?.text).toContain(words);
		expect((await visitor.get("/about")).root.querySelector("#newsletter form")).not.toBeNull();
		expect(provider.received).toEqual([
			{ fields: [{ name: "email", value: email }], context: { pageUri: `http://${visitor.host}/products/ipe-200`, pageName: "product" } },
		]);
	});

	// Shows R15.6
	it("reveals neither cart nor account, and redirects to no other host", async () => {
		const visitor = new Visitor(own.address);
		const { path, fields } = await footer(visitor);
		const cart = `cart/${crypto.randomUUID()}/summary?x=1`;
		const closed = [`/${cart}`, `/${cart.toUpperCase()}`, `/${cart.replace("c", "%63")}`, "/anna@meyer.example", "/products/Anna%20Meyer"];
		for (const returnTo of closed) {
			const sent = await visitor.postOnce(path, { ...fields, email: someone(), returnTo });
			expect(sent.headers.location).toBe(`${returnTo}#newsletter`);
		}
		const away = await visitor.postOnce(path, { ...fields, email: someone(), returnTo: "//evil.example/x" });
		expect(away.headers.location).toBe("/#newsletter");
		const home = { pageUri: `http://${visitor.host}/`, pageName: "home" };
		expect(provider.received.map(({ context }) => context)).toEqual([...closed, "//evil.example/x"].map(() => home));
	});

	it.each(["/about", "/newsletter"])("names the page of origin: %s", async (from) => {
		const visitor = new Visitor(own.address, "fi");
		const { path, fields } = await footer(visitor);
		await visitor.postOnce(path, { ...fields, email: someone(), returnTo: from });
		expect(provider.received.map(({ context }) => context)).toEqual([
			{ pageUri: `http://${visitor.host}${from}`, pageName: from.slice(1) },
		]);
	});

	// Shows R19.7
	it.each([
		["", "E-Mail-Adresse an"],
		["nobody", "gültige E-Mail-Adresse"],
		["a@b", "gültige E-Mail-Adresse"],
	])("is refused on its own page, which keeps what was typed and leads back: %j", async (email, words) => {
		const visitor = new Visitor(own.address);
		const { path, fields } = await footer(visitor, "/faq");
		const refused = await visitor.postOnce(path, { ...fields, email });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("main #subscribe-email-error")?.text).toContain(words);
		const again = formOf(refused, "main form#subscribe");
		expect(again.fields).toMatchObject({ email, returnTo: "/faq", at: fields.at });
		expect((await visitor.postOnce(again.path, { ...again.fields, email: someone() })).headers.location).toBe("/faq#newsletter");
	});

	// Shows R15.6
	it("thanks on its own page", async () => {
		const visitor = new Visitor(own.address, "fi");
		const { path, fields } = aged(formOf(await visitor.get("/newsletter"), "main form#subscribe"));
		const page = await visitor.post(path, { ...fields, email: someone() });
		expect(page.path).toBe("/newsletter?sent=1");
		expect(page.root.querySelector("main [role=status]")?.text).toContain("Kiitos");
		expect(page.root.querySelector("main [role=status]")?.text).toContain("Vasta kun avaat siinä olevan linkin");
		expect((await new Visitor(own.address, "fi").get("/newsletter?sent=1")).root.querySelector("main form#subscribe")).not.toBeNull();
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
	});

	// Shows R20.10
	it("reports a failing service, keeps the address, and does not log it", async () => {
		const visitor = new Visitor(own.address);
		const { path, fields } = await footer(visitor);
		const email = someone();
		for (const status of [500, 400]) {
			provider.status = status;
			const failed = await visitor.postOnce(path, { ...fields, email });
			expect(failed.status).toBe(502);
			expect(failed.root.querySelector("main form [role=alert]")?.text).toContain("nicht geklappt");
			expect(formOf(failed, "main form#subscribe").fields.email).toBe(email);
		}
		await expect.poll(() => own.log()).toContain('"kind":"newsletter"');
		expect(own.log()).not.toContain(email);
	});

	it("refuses bots, and forms sent too fast, too late or without a start time", async () => {
		const visitor = new Visitor(own.address);
		const { path, fields } = await footer(visitor);
		const email = someone();
		const trapped = await visitor.postOnce(path, { ...fields, email, homepage: "x" });
		expect(trapped.status).toBe(422);
		expectShownTrap(trapped);
		expect(formOf(trapped, "main form#subscribe").fields).toMatchObject({ email, homepage: "x" });
		for (const at of [String(Date.now()), "", "x", "9".repeat(13)]) {
			const refused = await visitor.postOnce(path, { ...fields, email, at });
			expect(refused.status).toBe(422);
			expect(refused.root.querySelector("main form [role=alert]")?.text).toContain("zu schnell");
			expect(refused.root.querySelector("main [aria-invalid=true]")).toBeNull();
			expect(formOf(refused, "main form#subscribe").fields.email).toBe(email);
		}
		const old = await visitor.postOnce(path, { ...fields, email, at: String(Date.now() - day - 60_000) });
		expect(old.status).toBe(422);
		expect(old.root.querySelector("main form [role=alert]")?.text).toContain("älter als ein Tag");
		const again = formOf(old, "main form#subscribe");
		expect(again.fields.email).toBe(email);
		expect(Date.now() - Number(again.fields.at)).toBeLessThan(60_000);
		expect(provider.received).toEqual([]);
	});

	/** The limit in wrangler.toml: forms per network and minute. */
	const most = 20;

	it.each([
		["/newsletter", "main #subscribe-email-error", {}],
		["/contact", "main #write-message-error", { message: "Hallo" }],
		["/supplierInfo", "main #apply-products-error", { company: "Meyer", products: "Rohre" }],
	])("a hundred a minute from one network are refused politely, and from no other: %s", async (path, error, fields) => {
		const visitor = new Visitor(own.address);
		const headers = { "CF-Connecting-IP": `198.51.100.${path.length}` };
		const good = () => ({ idem: newFormKey(Date.now() - 9000), at: String(Date.now() - 9000), ...fields, email: someone() });
		const answers: Page[] = [];
		for (let number = 1; number <= 100; number++) {
			answers.push(await visitor.postOnce(path, good(), headers));
		}
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused.length).toBeGreaterThanOrEqual(100 - 2 * most);
		expect(answers.filter(({ status }) => status === 303).length).toBe(100 - refused.length);
		for (const page of refused) {
			expect(page.root.querySelector(error)?.text).toContain("sehr viele Anfragen");
			expect(page.root.querySelector("main form[id] input[name=email]")?.getAttribute("value")).toMatch(/@meyer\.example$/);
		}
		// A form that scripts send counts as well.
		expect((await visitor.postOnce(`${path}.data`, good(), headers)).status).toBe(429);
		expect((await visitor.postOnce(path, good(), { "CF-Connecting-IP": "203.0.113.77" })).status).toBe(303);
	});
});

describe("the newsletter in development", () => {
	it("goes to the sink, once per address", async () => {
		const email = someone();
		for (const address of [email, email.toUpperCase(), email]) {
			const visitor = new Visitor(shop);
			const { path, fields } = aged(formOf(await visitor.get("/faq"), "footer #newsletter form"));
			expect((await visitor.postOnce(path, { ...fields, email: address })).status).toBe(303);
		}
		const sink = await (await fetch(`${shared.backend}/_dev/sink.json?kind=newsletter`)).text();
		expect(sink.toLowerCase().split(email)).toHaveLength(2);
	});
});
