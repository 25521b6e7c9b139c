import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aged } from "../support/aged-form";
import { addBeam, cartPath, fillPaymentInfo, germanBuyer } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, Visitor } from "../support/visitor";

const shop = shared.address;
const mails = z.array(
	z.object({ kind: z.string(), to: z.array(z.string()), reply_to: z.string().nullable(), subject: z.string(), text: z.string() }),
);
const outbox = async (email: string) =>
	mails
		.parse(await (await fetch(`${shared.backend}/_dev/outbox.json`)).json())
		.filter(({ to, text }) => to.includes(email) || text.includes(email));

const someone = () => `${crypto.randomUUID().slice(0, 8)}@meyer.example`;
const nowhere = "00000000-0000-4000-8000-000000000000";

async function buyer(locale: "de" | "en" | "et" | "fi" = "de") {
	const visitor = new Visitor(shop, locale);
	await addBeam(visitor, "12");
	return { visitor, cart: await cartPath(visitor) };
}

const form = async (visitor: Visitor, cart: string) => formOf(await visitor.get(`${cart}/share`), 'main form:has([name="emails"])');

describe("sharing a cart", () => {
	// Shows R7.12
	it("mails lines, totals and the link, with a message on the cart", async () => {
		const { visitor, cart } = await buyer();
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const email = someone();
		const { path, fields } = await form(visitor, cart);
		const page = await visitor.post(path, { ...fields, emails: email, comment: "Passt das?" });
		expect(page.path).toBe(cart);
		expect(page.root.querySelector('main [role="status"]')?.text).toContain("an 1 Adresse gesendet");
		expect((await visitor.get(cart)).text).not.toContain("an 1 Adresse gesendet");
		const [mail] = await outbox(email);
		expect(mail).toMatchObject({ kind: "shared_cart", to: [email], reply_to: germanBuyer.email });
		for (const said of [`http://${visitor.host}${cart}`, "IPE 200", "Passt das?"]) expect(mail?.text).toContain(said);
	});

	it.each([
		["en", "has shared"],
		["et", "jagas teiega"],
		["fi", "on jakanut"],
	] as const)("is written in the language of who shares: %s", async (locale, words) => {
		const { visitor, cart } = await buyer(locale);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const email = someone();
		const { path, fields } = await form(visitor, cart);
		await visitor.post(path, { ...fields, emails: email });
		expect((await outbox(email))[0]?.text).toContain(words);
	});

	it("gives others read-only access to the cart", async () => {
		const { cart } = await buyer();
		const reader = new Visitor(shop, "fi");
		const page = await reader.get(cart);
		expect(page.status).toBe(200);
		expect(page.text).toContain("IPE 200");
		expect(page.root.querySelector('main input[name="amount"]')).toBeNull();
	});

	it("sends one mail, however often the form is submitted", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = await form(visitor, cart);
		const email = someone();
		const sent = await Promise.all([1, 2, 3].map(() => visitor.postOnce(path, { ...fields, emails: email })));
		expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await outbox(email)).toHaveLength(1);
	});

	// Shows R8.1
	it.each([
		["", "mindestens eine"],
		["a@b", "gültige E-Mail-Adresse"],
		[Array.from({ length: 6 }, someone).join(" "), "höchstens fünf"],
	])("says what is wrong with the addresses: %s", async (emails, message) => {
		const { visitor, cart } = await buyer();
		const { path, fields } = await form(visitor, cart);
		const page = await visitor.post(path, { ...fields, emails, comment: "Bleibt stehen" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector("#share-emails-error")?.text).toContain(message);
		expect(page.root.querySelector("#share-comment")?.text.trim()).toBe("Bleibt stehen");
	});

	it("reaches ten addresses an hour", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = await form(visitor, cart);
		const send = (count: number) =>
			visitor.postOnce(path, { ...fields, idem: crypto.randomUUID(), emails: Array.from({ length: count }, someone).join(", ") });
		expect([(await send(5)).status, (await send(5)).status, (await send(1)).status]).toEqual([303, 303, 429]);
	});

	// Shows R22.29
	it("requires the owner of an open cart", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = await form(visitor, cart);
		const stranger = new Visitor(shop);
		expect((await stranger.get(`${cart}/share`)).path).toBe(cart);
		expect((await stranger.postOnce(path, { ...fields, emails: someone() })).status).toBe(404);
		await addBeam(stranger, "1");
		expect((await stranger.postOnce(path, { ...fields, emails: someone() })).status).toBe(404);
		expect((await visitor.get(`/cart/${nowhere}/share`)).status).toBe(404);
		expect((await visitor.postOnce("/cart/x/share", fields)).status).toBe(404);
		expect((await visitor.postOnce(path, { ...fields, emails: someone(), idem: "x" })).status).toBe(400);
		const elsewhere = await visitor.postOnce(path, { ...fields, emails: someone() }, { Origin: "https://evil.example" });
		expect(elsewhere.status).toBe(403);
	});
});

describe("a quote request with a cart", () => {
	// Shows R8.3
	it("shows what is attached, and sends its lines to the shop", async () => {
		const { visitor, cart } = await buyer();
		const uuid = cart.split("/")[2] ?? "";
		const page = await visitor.get(`/contact?cart=${uuid}`);
		expect(page.root.querySelector("main")?.text).toContain("Dieser Warenkorb wird mitgesendet");
		const { path, fields } = aged(formOf(page, "main form#write"));
		expect(fields.message).toContain("beigefügten Warenkorbs");
		const email = someone();
		const sent = await visitor.post(path, { ...fields, email });
		expect(sent.root.querySelector(`main [role="status"] a[href="${cart}"]`)).not.toBeNull();
		const toShop = (await outbox(email)).find(({ kind }) => kind === "contact_message");
		expect(toShop?.text.replace(/\u00a0/g, " ")).toMatch(/12 Stück × CR-\d+ IPE 200/);
	});

	it("can attach an offer, for every reader", async () => {
		const { visitor, cart } = await buyer();
		const making = formOf(await visitor.get(`${cart}/offer`), 'main form:has([name="emails"])');
		const offer = await visitor.post(making.path, making.fields);
		const stranger = new Visitor(shop);
		const { path, fields } = aged(formOf(await stranger.get(`/contact?cart=${offer.path.split("/")[2]}`), "main form#write"));
		const email = someone();
		await stranger.post(path, { ...fields, email });
		expect((await outbox(email)).find(({ kind }) => kind === "contact_message")?.text).toMatch(/AN-\d+/);
	});

	// Shows R8.3
	it("reports a missing or foreign cart, and sends the message without it", async () => {
		const { cart } = await buyer();
		const stranger = new Visitor(shop);
		for (const uuid of [cart.split("/")[2], nowhere, "x"]) {
			const page = await stranger.get(`/contact?cart=${uuid}`);
			expect(page.status).toBe(200);
			expect(page.root.querySelector("main")?.text).toContain("kann nicht mitgesendet werden");
			const { path, fields } = aged(formOf(page, "main form#write"));
			expect(fields.cartUuid).toBeUndefined();
			expect((await stranger.postOnce(path, { ...fields, email: someone(), message: "Hallo" })).status).toBe(303);
			const forged = await stranger.postOnce(path, { ...fields, email: someone(), message: "Hallo", cartUuid: cart.split("/")[2] ?? "" });
			expect(forged.status).toBe(422);
		}
	});
});
