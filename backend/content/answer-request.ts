import * as z from "zod";
import type { deskRequests } from "../../contract/desk/requests";
import type { BackendLocale } from "../../contract/locale";
import { rowsOf } from "../db/rows";
import { sellerInForce } from "../db/seller";
import { offerLetter } from "../documents/offer-letter";
import { paperOf } from "../documents/pdf-of";
import { storeOffer } from "../offers/send-offer";
import { formsAnswer } from "../orders/form-answer";
import { fullCart } from "../orders/priced-cart";
import { linesInLanguage, withoutPersonalData } from "../orders/read-cart";
import { packed } from "../orders/snapshot";
import { vatOfBilling } from "../orders/team-orders";
import { bodyDigest } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { type Request, requestOf, requireOpen, type Terms } from "./open-request";
import { type PricedQuotation, priceQuotation } from "./price-quotation";
import { figuresOfLine, sumsOf } from "./quotation-figures";
import type { Quoting } from "./quotation-forms";
import { requestNumber } from "./quote-requests";
import { withSpecialItems } from "./special-items";

/**
 * Answers a request with a quotation in its sender's account, which is ordered from like an offer, and mails it. A key creates one
 * quotation.
 * @throws Refused not_found; conflict for a closed or answered request; invalid and others as `priceQuotation`
 */
export async function answerRequest(
	quoting: Quoting,
	number: string,
	{ key, ...terms }: z.output<typeof deskRequests.quote.body>,
): Promise<{ number: string }> {
	const { db } = quoting;
	const request = await requestOf(db, number);
	if (request.answer_key === key && request.quotation !== null) return { number: request.quotation };
	requireOpen(request, number);
	return withSpecialItems(db, terms.free, async (special) => {
		const { isStored } = await send(quoting, { request, terms, key, special });
		const answered = await requestOf(db, number);
		if (answered.answer_key !== key || answered.quotation === null)
			throw new Refused("conflict", `The request ${number} was answered meanwhile.`);
		return { result: { number: answered.quotation }, isSent: isStored };
	});
}

interface Sent {
	request: Request;
	terms: Terms;
	key: string;
	/** Supplies of its free lines. */
	special: readonly number[];
}

/** Stores and mails a quotation. @returns whether it was stored: not if another call was faster */
async function send(quoting: Quoting, { request, terms, key, special }: Sent): Promise<{ isStored: boolean }> {
	const { db } = quoting;
	const uuid = crypto.randomUUID();
	const { createdOn, validUntil, stored, cart, statements } = await priceQuotation(quoting, { uuid, request, terms, special });
	const open = { sql: "EXISTS (SELECT 1 FROM contact_messages WHERE id = ? AND state = 'open')", values: [request.id] };
	const results = await db.batch([
		db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'offer' AND ${open.sql}`).bind(...open.values),
		...statements(open),
		storeOffer(db, {
			...{ uuid, madeOf: null, createdOn, validUntil },
			vat: stored.billing ? vatOfBilling(stored.billing) : "",
			snapshot: packed(cart),
		}),
		db.prepare("UPDATE carts SET from_quotation_id = id, delivery_method_id = ?2 WHERE uuid = ?1").bind(uuid, cart.delivery_methodid),
		db
			.prepare(
				`UPDATE contact_messages SET state = 'answered', user_id = ?3, answer = ?4, answer_key = ?5, quotation_id = (SELECT id FROM carts WHERE uuid = ?2)
				WHERE id = ?1 AND state = 'open'`,
			)
			.bind(request.id, uuid, request.user_id, terms.text, key),
		db
			.prepare(
				`INSERT INTO outbox (kind, locale, recipients, cart_id, contact_message_id, cause, origin)
				SELECT 'request_answered', m.locale, json_array(m.email), c.id, m.id, 'request-answered:' || m.id, m.origin
				FROM contact_messages m JOIN carts c ON c.id = m.quotation_id WHERE c.uuid = ? ON CONFLICT (cause) DO NOTHING`,
			)
			.bind(uuid),
	]);
	return { isStored: results.at(-2)?.meta.changes === 1 };
}

/**
 * Stores a request that staff write down. A repeated key with the same content stores one.
 * @param origin of the shop, for the links of its answer
 */
export async function noteRequest(
	db: D1Database,
	{ key, host: _, ...noted }: z.output<typeof deskRequests.note.body>,
	origin: string,
): Promise<{ number: string }> {
	const hash = bodyDigest(noted);
	const { locale, email, message, company = "", vat = "", name = "", phone = "", place = "", wantedOn = "" } = noted;
	const [, found] = await db.batch([
		db
			.prepare(
				`INSERT INTO contact_messages (kind, is_quote, locale, email, message, company, vat, name, phone, place, wanted_on, origin, idem, body_hash, user_id)
				SELECT 'contact', 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
					(SELECT id FROM users WHERE email = ?2 COLLATE NOCASE AND is_verified = 1 AND is_deleted = 0)
				WHERE true ON CONFLICT (idem, body_hash) DO NOTHING`,
			)
			.bind(locale, email, message, company, vat, name, phone, place, wantedOn, origin, key, hash),
		db.prepare(`SELECT ${requestNumber} AS number FROM contact_messages WHERE idem = ? AND body_hash = ?`).bind(key, hash),
	]);
	const [stored] = rowsOf(z.object({ number: z.string() }), found);
	if (!stored) throw new Error("A noted request is gone.");
	return stored;
}

/** Works with a quotation that is not sent yet. @throws Refused as `answerRequest` */
export async function withQuotation<T>(
	quoting: Quoting,
	{ number, terms }: { number: string; terms: Terms },
	work: (quotation: PricedQuotation & { request: Request }) => Promise<T>,
): Promise<T> {
	const { db } = quoting;
	const request = await requestOf(db, number);
	requireOpen(request, number);
	return withSpecialItems(db, terms.free, async (special) => {
		const quotation = await priceQuotation(quoting, { uuid: crypto.randomUUID(), request, terms, special });
		return { result: await work({ ...quotation, request }), isSent: false };
	});
}

/**
 * Tells a quotation as its receiver would get it, and sends nothing.
 * @param reader language for names of goods; null: the receiver's. The paper is in the receiver's.
 * @throws Refused as `answerRequest`
 */
export async function previewQuotation(
	quoting: Quoting,
	number: string,
	{ paper, ...terms }: z.output<typeof deskRequests.preview.body>,
	reader: BackendLocale | null,
): Promise<z.input<typeof deskRequests.preview.answer>> {
	return withQuotation(quoting, { number, terms }, async (quotation) => {
		const lines = quotation.cart.items.map((item) => ({
			...{ code: item.variant.code, title: item.fullTitle, quantity: item.quantity },
			...figuresOfLine(item),
		}));
		return {
			lines: await linesInLanguage(quoting.db, lines, reader),
			...sumsOf(quotation.cart),
			valid_until: quotation.validUntil,
			pdf: paper ? await quotationPaper(quoting.db, quotation) : null,
		};
	});
}

/** The quotation as the mail attaches it, base64. Its number is given out when it is sent. */
async function quotationPaper(
	db: D1Database,
	{ cart, stored, request, createdOn, validUntil }: PricedQuotation & { request: Request },
): Promise<string> {
	const offer = { number: "AN-…", created_at: createdOn, valid_until: validUntil, is_valid: true, is_quotation: true };
	const shown = { ...withoutPersonalData({ ...cart, offer }, "offerRecipient"), forms: formsAnswer(stored, "offerRecipient") };
	return (await paperOf(offerLetter(fullCart(shown), request.locale), request.locale, await sellerInForce(db))).pdf;
}

/**
 * Closes a request without a quotation. Closing it twice is no error.
 * @throws Refused not_found; conflict for an answered request
 */
export async function closeRequest(db: D1Database, number: string): Promise<{ number: string }> {
	const { id, state } = await requestOf(db, number);
	if (state === "answered") throw new Refused("conflict", `The request ${number} is answered.`);
	await db.prepare("UPDATE contact_messages SET state = 'closed' WHERE id = ? AND state = 'open'").bind(id).run();
	return { number };
}
