import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { deskRequests } from "../../contract/desk/requests";
import { backendLocale } from "../../contract/fields";
import { countryOfLanguage } from "../../contract/seller/seller";
import { dayAfter } from "../../contract/values/days";
import { parsePhone } from "../../contract/values/phone";
import { parseVatId } from "../../contract/values/vat-id";
import { problemOf, refusedItems } from "../cart/supply-rules";
import { suppliesByIds } from "../catalogue/supplies";
import { suppliesByCodes } from "../catalogue/supplies-by-code";
import { isCart } from "../db/order-state";
import { rowsOf } from "../db/rows";
import { billingOf, offered, storeForm, storeOffer } from "../offers/send-offer";
import type { AccountBuyer } from "../orders/account-buyer";
import { copiedFormColumns } from "../orders/form-rows";
import { cartForOwner } from "../orders/read-cart";
import { packed } from "../orders/snapshot";
import { storedCart } from "../orders/stored-cart";
import { vatOfBilling } from "../orders/team-orders";
import { languageOf } from "../platform/language";
import { notFound, Refused } from "../platform/refused";
import { isRequest, requestId } from "./quote-requests";

type Quotation = z.output<typeof deskRequests.quote.body>;

const requestRow = z.object({
	id: z.number(),
	state: z.enum(["open", "answered", "closed"]),
	email: z.string(),
	locale: backendLocale,
	session_id: z.string().nullable(),
	user_id: z.number().nullable(),
	answer_key: z.string().nullable(),
	company: z.string(),
	vat: z.string(),
	name: z.string(),
	phone: z.string(),
	place: z.string(),
	wanted_on: z.string(),
	cart_uuid: z.string().nullable(),
	quotation: z.string().nullable(),
});

async function requestOf(db: D1Database, number: string): Promise<z.output<typeof requestRow>> {
	const found = await db
		.prepare(
			`SELECT m.id, m.state, m.email, m.locale, m.session_id, m.answer_key, m.company, m.vat, m.name, m.phone, m.place, m.wanted_on, m.cart_uuid, q.number AS quotation,
				coalesce(m.user_id, (SELECT id FROM users WHERE email = m.email COLLATE NOCASE AND is_verified = 1 AND is_deleted = 0)) AS user_id
			FROM contact_messages m LEFT JOIN offers q ON q.id = m.quotation_id WHERE m.id = ? AND ${isRequest}`,
		)
		.bind(requestId(number))
		.all();
	const [row] = rowsOf(requestRow, found);
	if (!row) throw notFound(`There is no request ${number}.`);
	return row;
}

/**
 * Answers a request with a quotation in its sender's account, which is ordered from like an offer, and mails it. A key creates one
 * quotation.
 * @throws Refused not_found; conflict for a closed or answered request; invalid and others for a line that cannot be ordered
 */
export async function answerRequest(
	db: D1Database,
	number: string,
	{ lines, days, text, place, key }: Quotation,
): Promise<{ number: string }> {
	const request = await requestOf(db, number);
	if (request.answer_key === key && request.quotation !== null) return { number: request.quotation };
	if (request.state === "answered")
		throw new Refused("conflict", `The request ${number} was answered with ${request.quotation ?? "a quotation"}.`);
	if (request.state === "closed") throw new Refused("conflict", `The request ${number} is closed.`);
	const items = await itemsOf(db, request.locale, lines);
	const createdOn = companyDay(new Date());
	const validUntil = dayAfter(createdOn, days);
	const uuid = crypto.randomUUID();
	// Temporarily a cart of the account, so that it is priced like any cart.
	await db.batch([
		db
			.prepare("INSERT INTO carts (uuid, session_id, user_id, locale, wanted_on) VALUES (?, ?, ?, ?, ?)")
			.bind(uuid, request.session_id ?? "", request.user_id, request.locale, request.wanted_on),
		...(place === "" ? [copySite(db, uuid, request)] : []),
		db
			.prepare(
				`INSERT INTO cart_items (cart_id, supplied_variant_id, cut_length_mm, quantity, offered_unit_cents, offered_cut_fee_cents, offered_discount_bp,
					offered_quantity, offered_until)
				SELECT c.id, line.value ->> 'supply', line.value ->> 'cutLength', line.value ->> 'quantity', line.value ->> 'cents', line.value ->> 'cutFeeCents', 0,
					line.value ->> 'quantity', ?2
				FROM json_each(?3) line CROSS JOIN carts c WHERE c.uuid = ?1 ORDER BY line.key`,
			)
			.bind(uuid, validUntil, JSON.stringify(items)),
	]);
	// If another call was faster, or this one fails, nothing remains.
	const leftovers = [
		db.prepare(`DELETE FROM cart_items WHERE cart_id = (SELECT id FROM carts WHERE uuid = ? AND ${isCart("carts")})`).bind(uuid),
		db.prepare(`DELETE FROM cart_forms WHERE cart_id = (SELECT id FROM carts WHERE uuid = ? AND ${isCart("carts")})`).bind(uuid),
		db.prepare(`DELETE FROM carts WHERE uuid = ? AND ${isCart("carts")}`).bind(uuid),
	];
	try {
		const bare = await storedCart(db, uuid);
		if (!bare) throw new Error("The cart of a quotation is gone.");
		const forms = bare.billing ? [] : formsOf(request, bare.account, place || request.place);
		if (forms.length > 0) await db.batch(forms.map((form) => storeForm(db, uuid, form)));
		const cart = (forms.length > 0 ? await storedCart(db, uuid) : null) ?? bare;
		const snapshot = packed(offered(await cartForOwner({ db, locale: request.locale, user: request.user_id }, cart)));
		const open = "EXISTS (SELECT 1 FROM contact_messages WHERE id = ? AND state = 'open')";
		await db.batch([
			db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'offer' AND ${open}`).bind(request.id),
			storeOffer(
				db,
				{ uuid, madeOf: null, vat: cart.billing ? vatOfBilling(cart.billing) : "", createdOn, validUntil, snapshot },
				{ sql: open, values: [request.id] },
			),
			db.prepare("UPDATE carts SET from_quotation_id = id WHERE uuid = ? AND id IN (SELECT id FROM offers)").bind(uuid),
			db
				.prepare(
					`UPDATE contact_messages SET state = 'answered', user_id = ?3, answer = ?4, answer_key = ?5, quotation_id = (SELECT id FROM carts WHERE uuid = ?2)
					WHERE id = ?1 AND state = 'open'`,
				)
				.bind(request.id, uuid, request.user_id, text, key),
			db
				.prepare(
					`INSERT INTO outbox (kind, locale, recipients, cart_id, contact_message_id, cause, origin)
					SELECT 'request_answered', m.locale, json_array(m.email), c.id, m.id, 'request-answered:' || m.id, m.origin
					FROM contact_messages m JOIN carts c ON c.id = m.quotation_id WHERE c.uuid = ? ON CONFLICT (cause) DO NOTHING`,
				)
				.bind(uuid),
			...leftovers,
		]);
	} catch (error) {
		await db.batch(leftovers);
		throw error;
	}
	const answered = await requestOf(db, number);
	if (answered.answer_key !== key || answered.quotation === null)
		throw new Refused("conflict", `The request ${number} was answered meanwhile.`);
	return { number: answered.quotation };
}

type Request = z.output<typeof requestRow>;

/** A statement that copies the forms of the request's cart, if it belongs to the sender and has a site. */
const copySite = (db: D1Database, uuid: string, request: Request): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO cart_forms (cart_id, ${copiedFormColumns.join()})
			SELECT q.id, ${copiedFormColumns.map((name) => `f.${name}`).join()} FROM carts q CROSS JOIN carts c ON c.uuid = ?2 JOIN cart_forms f ON f.cart_id = c.id
			WHERE q.uuid = ?1 AND (c.user_id = ?3 OR c.user_id IS NULL AND c.session_id = ?4)
				AND EXISTS (SELECT 1 FROM cart_forms s WHERE s.cart_id = c.id AND s.type = 'shipping')`,
		)
		.bind(uuid, request.cart_uuid, request.user_id, request.session_id);

/** The forms of a quotation: the recipient from the account or the request, and the delivery place if one was named. */
function formsOf(request: Request, account: AccountBuyer | null, place: string): Parameters<typeof storeForm>[2][] {
	if (place === "") return account ? [billingOf(account)] : [];
	const country = account?.country ?? countryOfLanguage[languageOf(request.locale)];
	const company = account?.company || request.company;
	const name = request.name || (account?.name ?? "");
	const phone = parsePhone(request.phone, country) ?? (request.phone || (account?.phone ?? ""));
	const vat = parseVatId(request.vat, country)?.national ?? "";
	const asked = { company, name, phone, country };
	const billing = account
		? billingOf(account, true)
		: { type: "billing" as const, isSeparateShipping: true, vatCheck: "unverified", values: { ...asked, vat, email: request.email } };
	return [billing, { type: "shipping", isSeparateShipping: true, values: { ...asked, ...addressOf(place) } }];
}

/**
 * Parses "Hafenstr. 5, 20457 Hamburg" into street, postcode and city. Without a postcode the whole text is the street, and the buyer
 * completes it.
 */
function addressOf(place: string): { streetAddress: string; postCode: string; city: string } {
	const code = /\b(?:[A-Z]{1,3}-)?(\d{5}) (?=\S)/i.exec(place);
	if (!code) return { streetAddress: place, postCode: "", city: "" };
	const [whole, postCode = ""] = code;
	const street = place.slice(0, code.index).trim();
	return {
		streetAddress: /[,;]$/.test(street) ? street.slice(0, -1) : street,
		postCode,
		city: place.slice(code.index + whole.length),
	};
}

interface QuotedItem {
	supply: number;
	/** In mm; 0: uncut. */
	cutLength: number;
	quantity: number;
	cents: number;
	cutFeeCents: number | null;
}

/**
 * The best supply of each article.
 * @throws Refused for the first line that cannot be ordered, with its fields named as in `orders.add`: amount of the first line, more.0.amount
 * of the second
 */
async function itemsOf(db: D1Database, locale: z.output<typeof backendLocale>, lines: Quotation["lines"]): Promise<QuotedItem[]> {
	const hits = await suppliesByCodes(
		db,
		lines.map(({ code }) => code),
	);
	const supplied = await suppliesByIds(
		db,
		locale,
		[...hits.values()].flatMap((hit) => (hit === "several" ? [] : [hit.supply])),
	);
	const taken = new Set<string>();
	return lines.map(({ code, quantity, unit_cents: cents, cut }, index) => {
		const wrongCode = (message: string, key: string) =>
			new Refused("invalid", message, undefined, { [index === 0 ? "code" : `more.${index - 1}.code`]: [key] });
		const hit = hits.get(code);
		if (hit === undefined || hit === "several") throw wrongCode(`There is no article ${code}.`, "ownCode.unknown");
		const cutLength = cut?.length ?? 0;
		const problem = problemOf(supplied.get(hit.supply), { amount: quantity, cutLength, certificate: false });
		if (problem) throw refusedItems([{ index, problem }]);
		const item = `${hit.supply} ${cutLength}`;
		if (taken.has(item)) throw wrongCode(`The article ${code} stands there twice.`, "ownCode.twice");
		taken.add(item);
		return { supply: hit.supply, cutLength, quantity, cents, cutFeeCents: cut?.fee_cents ?? null };
	});
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
