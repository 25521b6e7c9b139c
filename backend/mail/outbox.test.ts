import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { type Backend, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

const mails = z.array(
	z.object({
		id: z.number(),
		kind: z.string(),
		locale: z.string(),
		to: z.array(z.string()),
		subject: z.string(),
		text: z.string(),
		html: z.string(),
		created_at: z.string(),
		order_number: z.string(),
	}),
);

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

async function order(locale: "de" | "en" | "ee" | "fi", form: { name: string }) {
	const buyer = backend.caller(locale);
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	await buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid, comment: "<b>Achse</b>" }));
	await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, form)));
}

/** Confirmations only; each order also writes a mail to staff. */
const outbox = async (to = "") => {
	const all = z.array(z.looseObject({ kind: z.string() })).parse(await (await backend.fetch(`/_dev/outbox.json?to=${to}`)).json());
	return mails.parse(all.filter(({ kind }) => kind === "order_confirmation"));
};

describe("outbox", () => {
	it("contains a confirmation of each order, in its language, to its buyer", async () => {
		await order("fi", billing.FI);
		await order("de", { ...billing.DE, name: '<script>alert("x")</script>' });
		await order("ee", billing.EE);
		const [estonian, german, finnish] = await outbox();
		expect(await outbox("meyer@stahlbau.example")).toEqual([german]);
		expect(finnish).toMatchObject({ locale: "fi", to: ["aino@teras.example"] });
		expect(finnish?.subject).toBe(`Vastaanottovahvistus ${finnish?.order_number}`);
		expect(finnish?.text).toMatch(/1\s422,50\s€/u);
		expect(finnish?.text).toMatch(/ALV 25,5\s%/u);
		expect(finnish?.text).toMatch(/Y-tunnus: \d{7}-\d/);
		expect(german?.subject).toBe(`Eingangsbestätigung ${german?.order_number}`);
		expect(german?.text).toContain("USt-IdNr.: DE136695976");
		expect(german?.html).not.toContain("<script");
		expect(german?.html).not.toContain("<verzinkt>");
		expect(german?.html).toContain("&lt;b&gt;Achse&lt;/b&gt;");
		expect(estonian?.subject).toMatch(/^Tellimuse kättesaamisteade CB-\d+$/);
		expect(estonian?.text).toContain("ühendusesisene soetamine");
	});

	it("has the shop's sign and pages in what customers get, as text the same, and nothing to be fetched", async () => {
		const [mail] = (await outbox()).filter(({ locale }) => locale === "fi");
		for (const [text, path] of [
			["Yhteystiedot", "/contact"],
			["Myynti- ja toimitusehdot", "/terms"],
			["Tietosuoja", "/privacy"],
		]) {
			expect(mail?.text).toContain(`${text}: ${shopHost}${path}`);
			expect(mail?.html).toContain(`<a href="${shopHost}${path}"`);
		}
		expect(mail?.html).toMatch(new RegExp(`<a href="${shopHost}/"[^>]*>Crossbar</a>`));
		expect(mail?.html).not.toMatch(/<img|<svg|url\(/);
		const all = z
			.array(z.looseObject({ kind: z.string(), text: z.string() }))
			.parse(await (await backend.fetch("/_dev/outbox.json")).json());
		const [staff] = all.filter(({ kind }) => kind === "order_received");
		expect(staff?.text).toMatch(/^(?!.*\/privacy)/s);
	});

	it("is shown as a page with sandboxed mails", async () => {
		await order("en", billing.FI);
		const answer = await backend.fetch("/_dev/outbox");
		expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'unsafe-inline'");
		const page = await answer.text();
		expect(page).toContain("Acknowledgement of receipt CB-");
		expect(page).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" ');
		expect(page).not.toContain("<b>Achse");
		expect(page).not.toMatch(/<script|allow-scripts|allow-same-origin/);
	});

	it("is not served in production", async () => {
		expect((await backend.fetch("/_dev/outbox", "")).status).toBe(404);
		expect((await backend.fetch("/_dev/outbox.json", "")).status).toBe(404);
	});

	it("is served at known hosts only, by any route", async () => {
		for (const [host, status] of [
			["localhost:8788", 200],
			["127.0.0.1:8788", 200],
			["backend", 200],
			["shop.example", 200],
			["rebound.example", 404],
			["backend.rebound.example", 404],
		] as const) {
			const answer = await backend.request(`http://${host}/_dev/outbox.json`, {});
			expect([host, answer.status]).toEqual([host, status]);
		}
	});

	it("and in development all calls are served at known hosts only; in production others need a key", async () => {
		const statusAt = async (host: string, devPages: string) =>
			(await backend.request(`http://${host}/search/company/vat/2077474-0`, { headers: { Locale: "de" } }, { DEV_PAGES: devPages })).status;
		expect(await statusAt("localhost:8788", "1")).toBe(200);
		expect(await statusAt("rebound.example", "1")).toBe(404);
		expect(await statusAt("backend.shop.example", "")).toBe(403);
	});

	it("accepts companies for the register as JSON, and no cross-origin requests", async () => {
		const vat = "FI09999993";
		const body = JSON.stringify({ vat, name: "Outo Oy", street: "Katu 1", postcode: "00100", city: "Helsinki", country: "FI", domain: "" });
		const send = async (headers: Record<string, string>) =>
			(await backend.request("/_dev/companies", { method: "POST", headers, body })).status;
		const json = { "Content-Type": "application/json" };
		expect(await send({ ...json, Origin: "https://evil.example" })).toBe(403);
		expect(await send({ ...json, Origin: "null" })).toBe(403);
		expect(await send({ "Content-Type": "text/plain" })).toBe(415);
		expect(await backend.db.prepare("SELECT COUNT(*) AS n FROM companies WHERE vat = ?").bind(vat).first("n")).toBe(0);
		expect(await send({ ...json, Origin: "http://localhost:8787" })).toBe(200);
		expect(await send(json)).toBe(200);
	});

	it("shows the attachments of a mail", async () => {
		await order("de", billing.DE);
		const all = z.array(z.looseObject({ attachments: z.array(z.object({ filename: z.string(), type: z.string(), path: z.string() })) }));
		const [mail] = all.parse(await (await backend.fetch("/_dev/outbox.json")).json());
		const [attachment] = mail?.attachments ?? [];
		expect(attachment?.type).toBe("application/pdf");
		const file = await backend.fetch(attachment?.path ?? "");
		expect(file.headers.get("content-type")).toBe("application/pdf");
		expect((await file.text()).slice(0, 5)).toBe("%PDF-");
		expect((await backend.fetch(attachment?.path ?? "", "")).status).toBe(404);
		expect((await backend.fetch("/_dev/outbox/1/7")).status).toBe(404);
	});

	it("shows the state of a mail, and an error for one that cannot be written", async () => {
		await order("en", billing.FI);
		await backend.db
			.prepare("INSERT INTO outbox (kind, locale, recipients, cause) VALUES ('of_tomorrow', 'de', '[\"a@b.example\"]', 'x')")
			.run();
		await backend.db.prepare("UPDATE outbox SET attempts = 2, last_error = '451 Later' WHERE cause = 'x'").run();
		const all = z.array(z.looseObject({ kind: z.string(), state: z.string(), subject: z.string(), attempts: z.number() }));
		const [broken, next] = all.parse(await (await backend.fetch("/_dev/outbox.json")).json());
		expect(broken).toMatchObject({
			kind: "of_tomorrow",
			state: "waiting",
			attempts: 2,
			subject: "Cannot be written: Error: There is no mail of the kind of_tomorrow.",
		});
		expect(next).toMatchObject({ kind: "order_copy", state: "held", attempts: 0 });
		expect(await (await backend.fetch("/_dev/outbox")).text()).toContain('<p class="error">451 Later</p>');
		await backend.db.prepare("DELETE FROM outbox WHERE cause = 'x'").run();
	});
});

it("names goods and delivery to the shop's people in their language, whatever the buyer reads", async () => {
	await backend.db.prepare("UPDATE product_translations SET title = 'Stahlträger ' || title WHERE language = 'de'").run();
	await order("de", billing.DE);
	const all = z.array(z.object({ kind: z.string(), text: z.string() }));
	const latest = all.parse(await (await backend.fetch("/_dev/outbox.json")).json());
	const textOf = (sought: string) => latest.find(({ kind }) => kind === sought)?.text;
	expect(textOf("order_confirmation")).toMatch(/Stahlträger IPE 200[\s\S]*Spedition nach Deutschland \(DAP Lieferadresse/);
	expect(textOf("order_received")).toMatch(/ {2}IPE 200[\s\S]*Rahti Saksaan \(DAP toimitusosoite/);
	expect(textOf("order_received")).not.toMatch(/Stahlträger|Spedition|Lieferadresse/);
});
