import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { storedFile } from "../../contract/claims/files";
import { type Backend, bucketOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { deleteFiles } from "../files/store";

const mails = z.array(
	z.object({
		kind: z.string(),
		locale: z.string(),
		to: z.array(z.string()),
		reply_to: z.string().nullable(),
		subject: z.string(),
		text: z.string(),
		html: z.string(),
	}),
);

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const outbox = async () => mails.parse(await (await backend.fetch("/_dev/outbox.json")).json());

const someone = () => `${crypto.randomUUID()}@meyer.example`;

const message = (more: object = {}) => ({
	email: someone(),
	message: "Bitte um ein Angebot.",
	idem: crypto.randomUUID(),
	...more,
});

const send = (body: object, locale: "de" | "en" | "ee" | "fi" = "de") => backend.caller(locale).call("POST", "/contact/submit", body);

// Shows R35.1, R35.2, R78.3
it("a request has drawings and a wanted day, which the shop's mail says, and which go with the message", async () => {
	const caller = backend.caller("en");
	const content = new TextEncoder().encode("%PDF-1.7");
	const headers = { "Session-Id": caller.session, "Content-Length": String(content.length) };
	const stored = await backend.request("/files/store?name=Beam.pdf&use=drawing", { method: "POST", headers, body: content });
	const { id } = storedFile.parse(await stored.json());
	const body = message({ files: [id], refused: ["Liste.doc"], host: shopHost, wantedOn: "2027-03-01", isQuote: true });
	expect((await backend.caller("en").call("POST", "/contact/submit", body)).status).toBe(422);
	const answer = await caller.call("POST", "/contact/submit", body);
	expect(answer).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^RQ-\d+$/) } });
	// The same form again, or its content by another one, is the same request. Its files have gone with the first.
	expect((await caller.call("POST", "/contact/submit", { ...body, files: [] })).body).toEqual(answer.body);
	expect((await caller.call("POST", "/contact/submit", { ...body, idem: crypto.randomUUID(), files: [] })).body).toEqual(answer.body);
	const { number } = z.object({ number: z.string() }).parse(answer.body);
	const copy = (await outbox()).find(({ kind, subject }) => kind === "contact_copy" && subject.includes(number));
	expect(copy?.text).toMatch(/files/i);
	for (const name of ["1. Beam. pdf", "1. Liste. doc"]) expect(copy?.text).toContain(name);
	expect(copy?.text).not.toContain("/files/");
	const mail = (await outbox()).find(({ kind, text }) => kind === "contact_message" && text.includes("1. maaliskuuta 2027"));
	expect(mail?.text).toContain("1. Beam. pdf");
	const [, path = ""] = /https:\/\/shop\.example\/files\/(\S+)/.exec(mail?.text ?? "") ?? [];
	expect((await backend.request(`/files/read/${path}`, {})).status).toBe(200);
	await backend.db.batch(
		[
			"UPDATE outbox SET contact_message_id = NULL",
			"DELETE FROM contact_messages",
			"UPDATE files SET created_at = '2026-01-01T00:00:00Z'",
		].map((sql) => backend.db.prepare(sql)),
	);
	await deleteFiles({ DB: backend.db, FILES: bucketOf(backend.files) });
	expect(backend.files.has(id)).toBe(false);
});

describe("a message of the contact form", () => {
	// Shows R23.10
	it("is mailed to the shop, with its sender as Reply-To, and as a copy to its sender", async () => {
		const { status } = await send(message({ email: "einkauf@meyer.example", company: "Meyer GmbH", quantity: "20 Stück", variantId: 1 }));
		expect(status).toBe(200);
		const [copy, toShop] = await outbox();
		expect(toShop).toMatchObject({ kind: "contact_message", to: ["sales@crossbar.example"], reply_to: "einkauf@meyer.example" });
		expect(toShop?.subject).toMatch(/^Tiedustelu: CR-000001 /);
		expect(toShop?.text).toContain("Määrä: 20 Stück");
		expect(copy).toMatchObject({ kind: "contact_copy", to: ["einkauf@meyer.example"], reply_to: null });
		expect(copy?.text).toContain("Bitte um ein Angebot.");
	});

	it.each([
		["en", "Your message to Crossbar"],
		["ee", "Teie sõnum Crossbarile"],
		["fi", "Viestisi Crossbarille"],
	] as const)("is confirmed in the sender's language: %s", async (locale, subject) => {
		await send(message(), locale);
		const [copy] = await outbox();
		expect(copy?.subject).toBe(subject);
		expect(copy?.text).not.toMatch(/\{\{|undefined|contact\.\w/);
	});

	it("is stored once when the same form is resubmitted, from one session or several; other content is another message", async () => {
		const before = (await outbox()).length;
		const body = message();
		await Promise.all([send(body), send(body), send(body)]);
		expect((await outbox()).length).toBe(before + 2);
		await send({ ...body, message: "Und noch etwas." });
		expect((await outbox()).length).toBe(before + 4);
	});

	it("is stored once a day when the same address sends the same content by another form", async () => {
		const before = (await outbox()).length;
		const first = message();
		await send(first);
		const again = { ...first, email: first.email.toUpperCase() };
		expect((await send({ ...again, idem: crypto.randomUUID() })).status).toBe(200);
		expect((await outbox()).length).toBe(before + 2);
		await send({ ...first, quantity: "3", idem: crypto.randomUUID() });
		expect((await outbox()).length).toBe(before + 4);
		await backend.db.prepare("UPDATE contact_messages SET created_at = '2020-01-01T00:00:00Z' WHERE email = ?").bind(first.email).run();
		await send({ ...first, idem: crypto.randomUUID() });
		expect((await outbox()).length).toBe(before + 6);
	});

	it("is sent even if its item does not exist", async () => {
		expect((await send(message({ email: "einkauf@meyer.example", variantId: 999_999 }))).status).toBe(200);
		expect((await outbox())[1]?.subject).toBe("Tiedustelu: einkauf@meyer.example");
	});

	// Shows R49.9
	it("includes the visitor's own cart as it is then, with a link to it for the shop in its own language, and no other", async () => {
		const buyer = backend.caller("de");
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		expect((await buyer.call("POST", "/contact/submit", message({ cartUuid: uuid, host: shopHost }))).status).toBe(200);
		await buyer.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0`);
		const [copy, toShop] = await outbox();
		expect(toShop?.subject).toMatch(/^Tarjouspyyntö ja ostoskori: .*@meyer\.example$/);
		for (const mail of [copy, toShop]) expect(mail?.text.replace(/\u00a0/g, " ")).toContain("12 Stück × CR-000001 IPE 200, 6 m, S355J2; ");
		expect(toShop?.text).toContain(`https://shop.example/cart/${uuid}`);
		expect(copy?.subject).toMatch(/^Ihre Anfrage RQ-\d+ an Crossbar$/);
		const before = (await outbox()).length;
		for (const [caller, cartUuid] of [
			[backend.caller("de"), uuid],
			[buyer, crypto.randomUUID()],
		] as const) {
			const refused = await caller.call("POST", "/contact/submit", message({ cartUuid }));
			expect(refused).toMatchObject({ status: 422, body: { fields: { cartUuid: ["cart.unknown"] } } });
		}
		expect((await outbox()).length).toBe(before);
	});

	it("cannot inject headers or markup into a mail", async () => {
		await send(
			message({
				email: "einkauf@meyer.example",
				company: "Meyer\r\nBcc: all@example.com",
				message: "<script>alert(1)</script>\r\n.\r\nRCPT TO:<x@example.com>",
			}),
		);
		const [copy, toShop] = await outbox();
		expect(toShop?.subject).toBe("Tiedustelu: Meyer Bcc: all@example. com");
		expect(toShop?.html).not.toContain("<script");
		expect(copy?.to).toEqual(["einkauf@meyer.example"]);
	});

	it("is limited to five an hour per address in any spelling; a resubmission does not count", async () => {
		const email = "viel@meyer.example";
		const bodies = [1, 2, 3, 4, 5].map((number) => message({ email, message: `Nachricht ${number}` }));
		const answers = await Promise.all(bodies.map((body) => send(body)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		const before = (await outbox()).length;
		const { status, body } = await send(message({ email: "Viel@meyer.example" }));
		expect(status).toBe(429);
		expect(body).toMatchObject({ code: "too_many_messages" });
		expect((await send(bodies[0] ?? {})).status).toBe(200);
		expect((await outbox()).length).toBe(before);
		expect((await send(message())).status).toBe(200);
	});

	it.each([
		["email", "email.required", { email: "" }],
		["email", "email.invalid", { email: "a@b" }],
		["email", "email.invalid", { email: "a@b.example\r\nBcc: c@d.example" }],
		["email", "email.invalid", { email: "a@b.example, c@d.example" }],
		["message", "message.required", { message: "  \n " }],
		["message", "tooLong", { message: "x".repeat(5001) }],
		["company", "tooLong", { company: "x".repeat(121) }],
		["variantId", "", { variantId: -1 }],
		["cartUuid", "", { cartUuid: "x" }],
	])("is refused with a message beside the field: %s %s", async (field, key, wrong) => {
		const before = (await outbox()).length;
		const { status, body } = await send(message(wrong));
		expect(status).toBe(422);
		const { fields } = z.object({ fields: z.record(z.string(), z.array(z.string())) }).parse(body);
		expect(Object.keys(fields)).toEqual([field]);
		if (key) expect(fields[field]).toEqual([key]);
		expect((await outbox()).length).toBe(before);
	});
});

describe("a message of a supplier", () => {
	const supplier = (more: object = {}) => ({
		company: "Rohr OÜ",
		email: `${crypto.randomUUID()}@rohr.example`,
		products: "Formrohre\nRundrohre",
		idem: crypto.randomUUID(),
		...more,
	});
	const offer = (body: object) => backend.caller("en").call("POST", "/contact/supplier", body);

	// Shows R23.11
	it("contains the company and its range, to the shop and as a copy; resubmitting the form stores nothing", async () => {
		const body = supplier({ website: "www.rohr.example", vat: "EE100931558" });
		const before = (await outbox()).length;
		await Promise.all([offer(body), offer(body)]);
		const [copy, toShop] = await outbox();
		expect((await outbox()).length).toBe(before + 2);
		expect(toShop).toMatchObject({ kind: "supplier_message", to: ["sales@crossbar.example"], reply_to: body.email });
		expect(toShop?.subject).toBe("Toimittajan yhteydenotto: Rohr OÜ");
		expect(copy).toMatchObject({ kind: "supplier_copy", to: [body.email], reply_to: null });
		for (const word of ["Rundrohre", "www. rohr. example", "EE100931558"]) expect(copy?.text).toContain(word);
	});

	it.each(["rohr.example", "HTTPS://Rohr.Example:8080/stahl?x=1#y", "http://www.röhren-müller.example", "www.xn--rhren-jua.xn--p1ai", " "])(
		"takes %j as a website",
		async (website) => {
			expect((await offer(supplier({ website }))).status).toBe(200);
		},
	);

	it.each([
		["company", "required", { company: "\u200b" }],
		["products", "required", { products: " \n" }],
		["email", "email.invalid", { email: "a@b" }],
		["website", "tooLong", { website: "x".repeat(201) }],
		["website", "website.invalid", { website: "javascript:alert(1)" }],
		["website", "website.invalid", { website: "ftp://rohr.example" }],
		["website", "website.invalid", { website: "we have none" }],
		["website", "website.invalid", { website: "https://rohr" }],
		["website", "website.invalid", { website: "info@rohr.example" }],
		["website", "website.invalid", { website: 'https://rohr.example/"><script>' }],
	])("is refused with a message beside the field: %s %s", async (field, key, wrong) => {
		const { status, body } = await offer(supplier(wrong));
		expect(status).toBe(422);
		expect(body).toMatchObject({ fields: { [field]: [key] } });
	});
});

// Keep these last: the outbox shows the last fifty mails, which other tests count.
describe("a request for a quotation", () => {
	it("names the request for a quotation and the place of delivery in its subject", async () => {
		const quoteRequest = { email: "einkauf@meyer.example", company: "Meyer GmbH", quantity: "3 t", place: "45127 Essen", isQuote: true };
		for (const [locale, place] of [
			["de", "Lieferort"],
			["fi", "Toimituspaikka"],
		] as const) {
			await send(message({ ...quoteRequest, email: someone() }), locale);
			const [copy, toShop] = await outbox();
			// Staff read the language of the house.
			expect(toShop?.subject).toBe("Tarjouspyyntö: Meyer GmbH");
			expect(toShop?.text).toMatch(/Toimituspaikka\s+45127 Essen/i);
			expect(copy?.text).toMatch(new RegExp(`${place}\\s+45127 Essen`, "i"));
		}
	});
});

describe("a mailbox", () => {
	it.each(["contact", "supplier"] as const)("counts tagged addresses as their mailbox, and no others: %s", async (kind) => {
		const name = crypto.randomUUID();
		const write = async (email: string) => {
			const body =
				kind === "contact"
					? message({ email, message: crypto.randomUUID() })
					: { company: "Rohr", products: crypto.randomUUID(), email, idem: crypto.randomUUID() };
			const path = kind === "contact" ? "/contact/submit" : "/contact/supplier";
			return (await backend.caller("de").call("POST", path, body)).status;
		};
		for (const local of [`${name}+0`, name, `${name}+a.b+c`, name.toUpperCase(), `${name}+`])
			expect(await write(`${local}@meyer.example`)).toBe(200);
		for (const local of [`${name}+1`, name, `${name.toUpperCase()}+X`]) expect(await write(`${local}@Meyer.example`)).toBe(429);
		for (const other of [`${name}+1@rohr.example`, `${name}x@meyer.example`, `${name}-1@meyer.example`])
			expect(await write(other)).toBe(200);
	});
});
