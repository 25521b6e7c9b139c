import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { backendLocales } from "../../contract/locale";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, newCart } from "../../tests/support/buyer";
import { readPdf } from "../../tests/support/pdf-text";
import { mailData } from "../mail-data";
import { mailTexts } from "../texts/mail-texts";
import { outboxMails } from "./outbox";

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

const newest = async () => {
	const [mail] = mails.parse(await (await backend.fetch("/_dev/outbox.json")).json());
	if (!mail) throw new Error("The outbox is empty.");
	return mail;
};

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(backendLocales)("mails to others in %s", (locale) => {
	const { t, money, day } = mailTexts(locale);
	const emails = [`${locale}@meyer.example`, `${locale}2@meyer.example`];
	const rest = () => ({ emails, comment: 'Bitte <b>prüfen</b>\nund "freigeben"', idem: crypto.randomUUID(), host: `${shopHost}/cart` });

	async function filled(form: object | null) {
		const buyer = backend.caller(locale);
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		await buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid, comment: "Achse B" }));
		if (form) await buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...form, type: "billing", isSeparateShipping: false });
		return { buyer, uuid };
	}

	it("contain a shared cart: lines, totals, the sender's comment and the link", async () => {
		const { buyer, uuid } = await filled(billing.DE);
		const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		await buyer.call("POST", `/orders/share/${uuid}`, rest());
		// The mail is a snapshot: later changes must not affect it.
		await buyer.call("DELETE", `/orders/item/${uuid}/${supplies.packed}/0`);
		const mail = await newest();
		expect(mail).toMatchObject({ kind: "shared_cart", locale, to: emails, reply_to: "meyer@stahlbau.example" });
		expect(mail.subject).toBe(t("shared.subject"));
		const text = plain(mail.text);
		expect(text).toContain(plain(t("shared.introBy", { sender: "Jörg Meyer, Stahlbau Meyer GmbH" })));
		for (const said of [
			`${shopHost}/cart/${uuid}`,
			"M12 <verzinkt>",
			'und "freigeben"',
			money(cart.total_price),
			money(cart.total_price_with_vat),
		])
			expect(text).toContain(plain(said));
		expect(mail.html).toContain(`href="${shopHost}/cart/${uuid}"`);
		expect(mail.html).toContain("&lt;b&gt;prüfen");
		expect(text).not.toMatch(/Achse B|Hüttenstraße|undefined|\{\{|shared\.\w/);
	});

	it("contain no address that was entered as a name", async () => {
		const form = { ...billing.DE, name: "Lies https://evil.example/a", company: "<b>www.evil.example</b> & Co. KG" };
		const { buyer, uuid } = await filled(form);
		await buyer.call("POST", `/orders/share/${uuid}`, rest());
		const { subject, text } = await newest();
		expect(subject).toBe(t("shared.subject"));
		expect(text).not.toMatch(/evil\.example|www\.|https:\/\/evil/);
		expect(plain(text)).toContain("& Co. KG");
	});

	it("name no sender if none is known", async () => {
		const { buyer, uuid } = await filled(null);
		await buyer.call("POST", `/orders/share/${uuid}`, rest());
		const mail = await newest();
		expect(mail).toMatchObject({ subject: t("shared.subject"), reply_to: null });
		expect(mail.text).toContain(t("vat.not_known_yet"));
	});

	it("contain an offer: number, days, lines, totals, terms and the link", async () => {
		const { buyer, uuid } = await filled(billing.FI);
		await buyer.call("PATCH", `/orders/set-order-reference/${uuid}`, { reference: "Halle 3" });
		await buyer.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "Bitte avisieren" });
		await buyer.call("PATCH", `/orders/set-shipping-comment/${uuid}`, { comment: "Tor 3" });
		const offer = cartOf(await buyer.call("PATCH", "/orders/send-offer", { uuid, ...rest() }));
		const mail = await newest();
		const number = offer.offer?.number ?? "";
		expect(mail).toMatchObject({
			kind: "offer",
			locale,
			to: emails,
			reply_to: "aino@teras.example",
			subject: t("offer.subject", { number }),
		});
		const text = plain(mail.text);
		for (const said of [
			`${shopHost}/cart/${offer.uuid}`,
			day(companyDay(new Date())),
			day(offer.offer?.valid_until ?? ""),
			"M12 <verzinkt>",
			"Rautatie 1",
			'und "freigeben"',
			money(offer.total_price),
			money(offer.total_price_with_vat),
			t("offer.terms.part"),
		])
			expect(text).toContain(plain(said));
		expect(text).not.toMatch(/undefined|\{\{|offer\.\w|shared\.\w/);
		// The buyer files the order by its number; other notes are only for the author of the offer, here as behind the link.
		expect(text).toContain(`${t("order.reference")}: Halle 3`);
		const hidden = /Achse B|avisieren|Tor 3/;
		expect(text).not.toMatch(hidden);
		// The attached document omits the sender's comment.
		const [stored] = await outboxMails({ DB: backend.db }, mailData, 1);
		expect(stored?.attachments.map(({ filename }) => filename)).toEqual([`${t("offer.file")}-${number}.pdf`]);
		const pdf = await readPdf((await stored?.attachments[0]?.content()) ?? new Uint8Array());
		expect(pdf.text).toContain(number);
		expect(pdf.text).toContain("Halle 3");
		expect(pdf.text).not.toContain("freigeben");
		expect(pdf.text).not.toMatch(hidden);
	});
});

it("a mail contains fifty lines of a long cart, and the number of the others", async () => {
	const buyer = backend.caller("de");
	// Bars cut to different lengths are separate lines.
	const cut = (length: number) => ({ suppliedVariantId: supplies.beam, amount: 1, cut: { length } });
	const more = Array.from({ length: 59 }, (_, index) => cut(1001 + index));
	const { uuid } = cartOf(await buyer.call("POST", "/orders/add", { ...cut(1000), more, idem: crypto.randomUUID(), isProduction: true }));
	const body = { emails: ["lang@meyer.example"], idem: crypto.randomUUID(), host: shopHost };
	expect((await buyer.call("POST", `/orders/share/${uuid}`, body)).status).toBe(200);
	const { text } = await newest();
	expect(text.match(/IPE 200/g)?.length).toBe(50);
	expect(text).toContain(mailTexts("de").t("shared.moreText", { count: 10 }));
});
