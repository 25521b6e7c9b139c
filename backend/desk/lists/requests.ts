import * as z from "zod";
import { requestStates } from "../../../contract/desk/lists";
import type { deskRequests } from "../../../contract/desk/requests";
import { backendLocale, euros } from "../../../contract/fields";
import type { BackendLocale, Language } from "../../../contract/locale";
import { articleTitle, variantCode } from "../../catalogue/supplied-variants";
import { figuresOfLine, sumsOf } from "../../content/quotation-figures";
import { isRequest, requestId, requestNumber } from "../../content/quote-requests";
import { read } from "../../db/reads";
import { rowsOf, type SqlPart } from "../../db/rows";
import { fileShape, filesOf, withKey } from "../../files/store";
import { callOffsOf, orderedIn } from "../../orders/offer-state";
import type { PricedCart } from "../../orders/priced-cart";
import { linesInLanguage } from "../../orders/read-cart";
import { unpacked } from "../../orders/snapshot";
import { languageOf } from "../../platform/language";
import { notFound } from "../../platform/refused";
import { numberOf } from "./found-orders";
import { listed, startsWith, unionOf } from "./listed";

type Query = z.output<typeof deskRequests.list.query>;

/** A query of the ids of requests. */
function idsOf({ search, state }: Query): SqlPart {
	const condition: SqlPart = state
		? { sql: `contact_messages.state = ? AND ${isRequest}`, values: [state] }
		: { sql: `contact_messages.id > 0 AND ${isRequest}`, values: [] };
	const all = `SELECT contact_messages.id FROM contact_messages WHERE ${condition.sql}`;
	if (search === "") return { sql: all, values: condition.values };
	const email = startsWith("email COLLATE NOCASE", search);
	const from = unionOf([
		{ sql: "SELECT ? AS id", values: [requestId(numberOf(search, "RQ"))] },
		{ ...email, sql: `SELECT id FROM contact_messages WHERE ${email.sql}` },
	]);
	return {
		sql: `SELECT contact_messages.id FROM (${from.sql}) found CROSS JOIN contact_messages ON contact_messages.id = found.id WHERE +${condition.sql}`,
		values: [...from.values, ...condition.values],
	};
}

const listedRow = z.object({
	number: z.string(),
	state: z.enum(requestStates),
	created_at: z.string(),
	company: z.string(),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	item: z.string(),
	wanted_on: z.string(),
	files: z.number(),
	quotation: z.string().nullable(),
});

const columns = `${requestNumber} AS number, contact_messages.state, contact_messages.created_at, company, name, email, item, contact_messages.wanted_on`;

const rowsOfPage = (page: string): string =>
	`SELECT ${columns}, substr(message, 1, 200) AS message, (SELECT count(*) FROM files WHERE contact_message_id = contact_messages.id) AS files,
		q.number AS quotation FROM ${page} CROSS JOIN contact_messages ON contact_messages.id = page.id LEFT JOIN offers q ON q.id = quotation_id`;

/** Staff's list of requests for a quotation, newest first. */
export const requestsAtDesk = (db: D1Database, query: Query): Promise<z.input<typeof deskRequests.list.answer>> =>
	read(db, listed(db, { ids: idsOf(query), order: "contact_messages.id DESC", rows: rowsOfPage, row: listedRow, page: query.page }));

const requestRow = listedRow.omit({ files: true, quotation: true }).extend({
	locale: backendLocale,
	vat: z.string(),
	phone: z.string(),
	quantity: z.string(),
	place: z.string(),
	cart: z.string(),
	files: fileShape,
	answer: z.string(),
	uuid: z.string().nullable(),
	quotation_id: z.number().nullable(),
	snapshot: z.string().transform(unpacked).nullable(),
	offer_number: z.string().nullable(),
	offer_valid_until: z.string().nullable(),
});

const lineRow = z.object({
	code: z.string(),
	title: z.string(),
	quantity: z.number().nullable(),
	cut: z.number().nullable(),
	width: z.number(),
	price_cents: z.number(),
});

/** The lines of the cart of message ?, else its article. */
const lines = (
	language: Language,
) => `SELECT ${variantCode} AS code, ${articleTitle(language)} AS title, quantity, cut, width, s.price_cents FROM (
	SELECT i.id AS place, i.supplied_variant_id AS supply, i.quantity, nullif(i.cut_length_mm, 0) AS cut, i.cut_width_mm AS width
		FROM contact_messages m CROSS JOIN carts c ON c.uuid = m.cart_uuid CROSS JOIN cart_items i ON i.cart_id = c.id WHERE m.id = ?1
	UNION ALL SELECT 0, s.id, NULL, NULL, 0 FROM contact_messages m CROSS JOIN supplied_variants s ON s.variant_id = m.variant_id AND s.is_best = 1
		WHERE m.id = ?1 AND m.cart_uuid IS NULL
	) wanted CROSS JOIN supplied_variants s ON s.id = wanted.supply CROSS JOIN variants v ON v.id = s.variant_id ORDER BY wanted.place`;

interface Reader {
	/** For names of goods that it asks for. */
	locale: BackendLocale;
	/** For those of its quotation; null: its receiver's. */
	reader: BackendLocale | null;
}

/** @throws Refused not_found */
export async function requestAtDesk(
	db: D1Database,
	number: string,
	{ locale, reader }: Reader,
): Promise<z.input<typeof deskRequests.byNumber.answer>> {
	const message = requestId(number);
	const [found, wanted] = await db.batch([
		db
			.prepare(
				`SELECT ${columns}, message, contact_messages.locale, vat, phone, quantity, place, cart, ${filesOf("contact_message_id = contact_messages.id")} AS files,
					answer, c.uuid, quotation_id, q.snapshot, q.number AS offer_number, q.valid_until AS offer_valid_until
				FROM contact_messages LEFT JOIN carts c ON c.id = quotation_id LEFT JOIN offers q ON q.id = quotation_id
				WHERE contact_messages.id = ? AND ${isRequest}`,
			)
			.bind(message),
		db.prepare(lines(languageOf(locale))).bind(message),
	]);
	const [request] = rowsOf(requestRow, found);
	if (!request) throw notFound(`There is no request ${number}.`);
	const { uuid, quotation_id: id, snapshot, offer_number: quotation, offer_valid_until: validUntil, files, ...said } = request;
	return {
		...said,
		lines: rowsOf(lineRow, wanted).map(({ price_cents: cents, ...line }) => ({ ...line, price: euros(cents) })),
		files: files.map(withKey),
		quotation:
			uuid && id !== null && snapshot && quotation && validUntil
				? { uuid, number: quotation, valid_until: validUntil, ...(await linesOf(db, id, snapshot, reader)), ...sumsOf(snapshot) }
				: null,
	};
}

/** The lines of a quotation as it was sent, with what was ordered of each, and the orders. */
async function linesOf(db: D1Database, quotation: number, { items }: PricedCart, reader: BackendLocale | null) {
	const orders = await callOffsOf(db, { items, orders_to_sets: [], offer: { is_quotation: true } }, quotation);
	const ordered = orderedIn(orders);
	const lines = items.map((item) => ({
		...{ code: item.variant.code, title: item.fullTitle, quantity: item.cut?.pieces ?? item.quantity, cut: item.cut?.length ?? null },
		ordered: ordered.items.find((line) => line.id === item.id)?.amount ?? 0,
		...figuresOfLine(item),
	}));
	return {
		lines: await linesInLanguage(db, lines, reader),
		call_offs: orders.map(({ order_number, sent_at, items: parts }) => ({
			...{ order_number, sent_at },
			amounts: items.map(({ id }) => parts.find((part) => part.id === id)?.amount ?? 0),
		})),
	};
}
