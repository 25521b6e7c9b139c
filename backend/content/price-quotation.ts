import type * as z from "zod";
import { companyDay } from "../../contract/company";
import { maxQuotationDays } from "../../contract/desk/requests";
import type { backendLocale } from "../../contract/fields";
import { dayAfter } from "../../contract/values/days";
import { problemOf, refusedItems } from "../cart/supply-rules";
import { suppliesByIds } from "../catalogue/supplies";
import { suppliesByCodes, suppliesOfHits } from "../catalogue/supplies-by-code";
import { read } from "../db/reads";
import type { SqlPart } from "../db/rows";
import { offered, storeForm } from "../offers/send-offer";
import { copiedFormColumns } from "../orders/form-rows";
import { priceCart } from "../orders/price-cart";
import type { PricedCart, PricedItem } from "../orders/priced-cart";
import { suppliesIn } from "../orders/read-cart";
import { type StoredCart, storedCartWithUuid } from "../orders/stored-cart";
import { Refused } from "../platform/refused";
import { sidesOf } from "../pricing/item-figures";
import type { Request, Terms } from "./open-request";
import { type Forms, type Quoting, quotationForms } from "./quotation-forms";

/** A quotation as its receiver would get it. */
export interface PricedQuotation {
	createdOn: string;
	validUntil: string;
	/** Its cart with forms, as the statements would store it. */
	stored: StoredCart;
	/** With the figures and texts that never change. */
	cart: PricedCart;
	/** Statements that store its cart, if a condition holds. */
	statements: (condition: SqlPart) => D1PreparedStatement[];
}

/**
 * Prices a quotation like a cart of the account that has asked. Nothing of it is stored: its rows are written, read and deleted in one
 * transaction.
 * @param special the supplies of its free lines
 * @throws Refused invalid and others for a line that cannot be ordered, and for a last day that is over or too far
 */
export async function priceQuotation(
	{ db, register }: Quoting,
	{ uuid, request, terms, special }: { uuid: string; request: Request; terms: Terms; special: readonly number[] },
): Promise<PricedQuotation> {
	if (terms.lines.length + terms.free.length === 0)
		throw new Refused("invalid", "Nothing is offered.", undefined, { code: ["ownCode.required"] });
	const createdOn = companyDay(new Date());
	const validUntil = lastDay(terms, createdOn);
	const { locale } = request;
	const wanted = [...(await itemsOf(db, locale, terms.lines)), ...terms.free.map((line, index) => freeItem(line, special[index]))];
	const draft = { uuid, request, terms, validUntil, items: wanted };
	const bare = await draftCart(db, draft, []);
	const forms = bare.billing ? [] : await quotationForms({ db, register }, { request, account: bare.account, terms });
	const stored = forms.length > 0 ? await draftCart(db, draft, forms) : bare;
	const supplied = await suppliesByIds(db, locale, suppliesIn(stored));
	const priced = (cart: StoredCart) => priceCart(cart, supplied, { texts: locale, country: locale });
	// A line without a price has the buyer's own one, which depends on the whole cart.
	const own = wanted.some(({ cents }) => cents === null) ? priced(stored).items : [];
	const items = wanted.map((item, index) => ({ ...item, cents: item.cents ?? unitPriceOf(own[index]) }));
	const whole = {
		...stored,
		row: { ...stored.row, from_offer_valid_until: validUntil, quoted_lines: items.length },
		items: stored.items.map((item, index) => ({ ...item, offered_unit_cents: items[index]?.cents ?? null })),
	};
	return {
		createdOn,
		validUntil,
		stored,
		cart: offered(priced(whole)),
		statements: (condition) => cartStatements(db, { ...draft, items }, forms, condition),
	};
}

/** @throws Refused invalid for a day that is over or too far */
function lastDay({ days, until }: Terms, today: string): string {
	if (until === undefined) return dayAfter(today, days);
	if (until < today) throw new Refused("invalid", "The last day is over.", undefined, { until: ["until.past"] });
	if (until > dayAfter(today, maxQuotationDays))
		throw new Refused("invalid", "The last day is too far.", undefined, { until: ["until.far"] });
	return until;
}

/** Cents for a unit of a priced line, with its discounts and without cuts. */
function unitPriceOf(item: PricedItem | undefined): number {
	if (!item) throw new Error("A line of a quotation has no price.");
	return Math.max(1, Math.round((item.line_price - (item.cut?.price ?? 0)) / item.quantity));
}

interface Draft {
	uuid: string;
	request: Request;
	terms: Terms;
	validUntil: string;
	items: readonly QuotedItem[];
}

/** Statements that store the cart of a quotation, if a condition holds. */
const cartStatements = (
	db: D1Database,
	{ uuid, request, terms, validUntil, items }: Draft,
	forms: Forms,
	condition: SqlPart = { sql: "true", values: [] },
): D1PreparedStatement[] => [
	db
		.prepare(
			`INSERT INTO carts (uuid, session_id, user_id, locale, wanted_on, offered_discount_bp, quoted_freight_cents)
			SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${condition.sql}`,
		)
		.bind(
			...[uuid, request.session_id ?? "", request.user_id, request.locale, request.wanted_on],
			...[terms.discount_bp > 0 ? terms.discount_bp : null, terms.freight_cents ?? null],
			...condition.values,
		),
	...(terms.place === "" ? [copySite(db, uuid, request, terms.country)] : []),
	db
		.prepare(
			`INSERT INTO cart_items (cart_id, supplied_variant_id, cut_length_mm, cut_width_mm, quantity, offered_unit_cents, offered_cut_fee_cents, offered_discount_bp,
				offered_quantity, offered_until)
			SELECT c.id, line.value ->> 'supply', line.value ->> 'cutLength', line.value ->> 'cutWidth', line.value ->> 'quantity', line.value ->> 'cents', line.value ->> 'cutFeeCents',
				line.value ->> 'discountBp', line.value ->> 'quantity', ?2
			FROM json_each(?3) line CROSS JOIN carts c WHERE c.uuid = ?1 ORDER BY line.key`,
		)
		.bind(uuid, validUntil, JSON.stringify(items)),
	...forms.map((form) => storeForm(db, uuid, form)),
];

/** The cart of a quotation as it would be stored. The transaction leaves nothing of it. */
async function draftCart(db: D1Database, draft: Draft, forms: Forms): Promise<StoredCart> {
	const made = cartStatements(db, draft, forms);
	const { statements, parse } = storedCartWithUuid(db, draft.uuid);
	const ofDraft = "(SELECT id FROM carts WHERE uuid = ?)";
	const cart = await read(db, {
		statements: [
			...made,
			...statements,
			db.prepare(`DELETE FROM cart_items WHERE cart_id = ${ofDraft}`).bind(draft.uuid),
			db.prepare(`DELETE FROM cart_forms WHERE cart_id = ${ofDraft}`).bind(draft.uuid),
			db.prepare("DELETE FROM carts WHERE uuid = ?").bind(draft.uuid),
		],
		parse: (results) => parse(results.slice(made.length, made.length + statements.length)),
	});
	if (!cart) throw new Error("The cart of a quotation is gone.");
	return cart;
}

/**
 * A statement that copies the forms of the request's cart, if it belongs to the sender and has a site.
 * @param country of the site; undefined: any
 */
const copySite = (db: D1Database, uuid: string, request: Request, country: Terms["country"]): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO cart_forms (cart_id, ${copiedFormColumns.join()})
			SELECT q.id, ${copiedFormColumns.map((name) => `f.${name}`).join()} FROM carts q CROSS JOIN carts c ON c.uuid = ?2 JOIN cart_forms f ON f.cart_id = c.id
			WHERE q.uuid = ?1 AND (c.user_id = ?3 OR c.user_id IS NULL AND c.session_id = ?4)
				AND EXISTS (SELECT 1 FROM cart_forms s WHERE s.cart_id = c.id AND s.type = 'shipping' AND (?5 IS NULL OR s.country = ?5))`,
		)
		.bind(uuid, request.cart_uuid, request.user_id, request.session_id, country ?? null);

function freeItem({ quantity, unit_cents: cents, discount_bp: discountBp }: Terms["free"][number], supply: number | undefined): QuotedItem {
	if (supply === undefined) throw new Error("A free line of a quotation has no article.");
	return { supply, cutLength: 0, cutWidth: 0, quantity, cents, discountBp, cutFeeCents: null };
}

interface QuotedItem {
	supply: number;
	/** In mm; 0: uncut. */
	cutLength: number;
	/** In mm; 0: not cut from a plate. */
	cutWidth: number;
	quantity: number;
	/** For a unit; null: the buyer's own price. */
	cents: number | null;
	/** Hundredths of a per cent. */
	discountBp: number;
	cutFeeCents: number | null;
}

/**
 * The best supply of each article.
 * @throws Refused for the first line that cannot be ordered, with its fields named as in `orders.add`: amount of the first line, more.0.amount
 * of the second
 */
async function itemsOf(db: D1Database, locale: z.output<typeof backendLocale>, lines: Terms["lines"]): Promise<QuotedItem[]> {
	const hits = await suppliesByCodes(
		db,
		lines.map(({ code }) => code),
	);
	const supplied = await suppliesByIds(db, locale, suppliesOfHits(hits));
	const taken = new Set<string>();
	return lines.map(({ code, quantity, unit_cents: cents = null, discount_bp: discountBp, cut }, index) => {
		const wrongCode = (message: string, key: string) =>
			new Refused("invalid", message, undefined, { [index === 0 ? "code" : `more.${index - 1}.code`]: [key] });
		const hit = hits.get(code);
		if (hit === undefined || hit === "several") throw wrongCode(`There is no article ${code}.`, "ownCode.unknown");
		const { cutLength, cutWidth } = sidesOf(cut);
		const problem = problemOf(supplied.get(hit.supply), { amount: quantity, cutLength, cutWidth, certificate: false });
		if (problem) throw refusedItems([{ index, problem }]);
		const item = `${hit.supply} ${cutLength} ${cutWidth}`;
		if (taken.has(item)) throw wrongCode(`The article ${code} stands there twice.`, "ownCode.twice");
		taken.add(item);
		return { supply: hit.supply, cutLength, cutWidth, quantity, cents, discountBp, cutFeeCents: cut?.fee_cents ?? null };
	});
}
