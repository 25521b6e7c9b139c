import * as z from "zod";
import type { deskRequests } from "../../contract/desk/requests";
import { euros } from "../../contract/fields";
import { rowsOf } from "../db/rows";
import { sellerInForce } from "../db/seller";
import { offerLetter } from "../documents/offer-letter";
import { paperOf } from "../documents/pdf-of";
import { storeOffer } from "../offers/send-offer";
import { formsAnswer } from "../orders/form-answer";
import { fullCart } from "../orders/priced-cart";
import { withoutPersonalData } from "../orders/read-cart";
import { packed } from "../orders/snapshot";
import { vatOfBilling } from "../orders/team-orders";
import { bodyDigest } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { type PricedQuotation, priceQuotation, type Request, requestOf, requireOpen, type Terms } from "./price-quotation";
import { requestNumber } from "./quote-requests";
import { withSpecialItems } from "./special-items";

/**
 * Answers a request with a quotation in its sender's account, which is ordered from like an offer, and mails it. A key creates one
 * quotation.
 * @throws Refused not_found; conflict for a closed or answered request; invalid and others as `priceQuotation`
 */
export async function answerRequest(
	db: D1Database,
	number: string,
	{ key, ...terms }: z.output<typeof deskRequests.quote.body>,
): Promise<{ number: string }> {
	const request = await requestOf(db, number);
	if (request.answer_key === key && request.quotation !== null) return { number: request.quotation };
	requireOpen(request, number);
	return withSpecialItems(db, terms.free, async (special) => {
		const { isStored } = await send(db, { request, terms, key, special });
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
async function send(db: D1Database, { request, terms, key, special }: Sent): Promise<{ isStored: boolean }> {
	const uuid = crypto.randomUUID();
	const { createdOn, validUntil, stored, cart, statements } = await priceQuotation(db, { uuid, request, terms, special });
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
	db: D1Database,
	{ number, terms }: { number: string; terms: Terms },
	work: (quotation: PricedQuotation & { request: Request }) => Promise<T>,
): Promise<T> {
	const request = await requestOf(db, number);
	requireOpen(request, number);
	return withSpecialItems(db, terms.free, async (special) => {
		const quotation = await priceQuotation(db, { uuid: crypto.randomUUID(), request, terms, special });
		return { result: await work({ ...quotation, request }), isSent: false };
	});
}

/**
 * Tells a quotation as its receiver would get it, and sends nothing.
 * @throws Refused as `answerRequest`
 */
export async function previewQuotation(
	db: D1Database,
	number: string,
	{ paper, ...terms }: z.output<typeof deskRequests.preview.body>,
): Promise<z.input<typeof deskRequests.preview.answer>> {
	return withQuotation(db, { number, terms }, async (quotation) => ({
		...figuresOf(quotation),
		pdf: paper ? await quotationPaper(db, quotation) : null,
	}));
}

/** The figures of a quotation, in decimal euros. */
function figuresOf({ cart, validUntil }: PricedQuotation) {
	const usual = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return {
		lines: cart.items.map(({ variant, fullTitle: title, quantity, price, discount, line_price: whole }) => ({
			...{ code: variant.code, title, quantity },
			...{ unit_price: euros(price), discount: euros(discount), line_price: euros(whole) },
		})),
		goods_price: euros(cart.total_goods_price),
		discount: euros(cart.total_discount),
		delivery_price: euros(cart.total_delivery_price),
		usual_delivery_price: euros(usual?.price ?? 0),
		total_price: euros(cart.total_price),
		vat_rate: cart.vat.rate,
		total_vat: euros(cart.total_vat_price),
		total_price_with_vat: euros(cart.total_price_with_vat),
		valid_until: validUntil,
	};
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
