import { companyDay } from "../../contract/company";
import type { Language } from "../../contract/locale";
import { sellerCountry } from "../../contract/seller/seller";
import { isSold, itemsOfSet } from "../catalogue/sets";
import { suppliedVariantColumns, suppliedVariantJoins, suppliedVariantRow } from "../catalogue/supplied-variants";
import type { Read } from "../db/reads";
import { titlesOf } from "../db/translations";
import { sha256 } from "../platform/digest";
import { languageOf } from "../platform/language";
import { ownedBy, userOf, type Visitor } from "../platform/visitor";
import { discountRow, discountsOfCart } from "../pricing/discount-rows";
import { vatRateOn } from "../pricing/vat";
import { buyersOf } from "./account-buyer";
import { measures } from "./answer/size";
import { shownName } from "./approval-state";
import { bandRow, cartColumns, cartJoins, cartRow, itemColumns, itemRow, methodRow, setRow } from "./cart-rows";
import { costRulesJson, monthStart } from "./costs";
import { formColumns } from "./form-rows";
import { isAddressee, isOfColleague } from "./offer-state";
import { paymentRow } from "./payment-rows";
import { suppliesOfCart } from "./read-cart";
import { isReadableToSession, nameOfBuyer } from "./team-orders";

/** SQLite limits a function to 32 values. */
const maxValues = 32;

const namesOf = ({ shape }: { shape: object }): string[] => Object.keys(shape);

/** SQL of a row's columns as concatenated JSON arrays. */
function jsonOf(names: readonly string[], of = "", without: readonly string[] = []): string {
	const columns = names.flatMap((name) => (without.includes(name) ? [] : [of + name]));
	const parts = Array.from({ length: Math.ceil(columns.length / maxValues) }, (_, part) =>
		columns.slice(part * maxValues, (part + 1) * maxValues),
	);
	return parts.map((part) => `json_array(${part.join()})`).join(" || ");
}

/** Written once, when the order is sent or offered: its presence is enough. */
const written = ["snapshot"];

/** Lines depend on none of these, except for the measures among the attributes. */
const notOfLine = ["language", "attributes", "product_attributes"];

/**
 * SQL of the measures in an attribute column: a line's size needs no more, and whole attributes would dominate a long cart's
 * state.
 */
const measuresIn = (column: string): string =>
	`(SELECT json_group_array(json(value)) FROM json_each(${column}) WHERE value ->> 'code' IN (${measures.map((code) => `'${code}'`).join()}))`;

/**
 * Rows that grow with the lines, read one by one: D1 limits a value to 2 MB, and the photographs of 400 goods exceed that. Both
 * take the uuid.
 */
export const cartLines = (language: Language): [items: string, supplies: string] => [
	`SELECT ${jsonOf(namesOf(itemRow))} AS line FROM (SELECT ${itemColumns} FROM carts c CROSS JOIN cart_items i ON i.cart_id = c.id WHERE c.uuid = ?1 ORDER BY i.id)`,
	`SELECT ${jsonOf(namesOf(suppliedVariantRow), "", notOfLine)} || ${measuresIn("attributes")} || ${measuresIn("product_attributes")} AS supply FROM (SELECT ${suppliedVariantColumns(language)}
		FROM (${suppliesOfCart}) wanted CROSS JOIN supplied_variants s ON s.id = wanted.id CROSS JOIN variants v ON v.id = s.variant_id ${suppliedVariantJoins})`,
];

/** The prices of an open cart depend on these besides its supplies. */
const priced = `CASE WHEN c.snapshot IS NULL THEN json_array(
	(SELECT json_group_array(${jsonOf(namesOf(setRow))}) FROM (
		SELECT b.*, ${titlesOf("set", "s.id")} AS titles, s.price_cents, ${itemsOfSet} AS items, ${isSold} AS is_sold
		FROM cart_sets b CROSS JOIN sets s ON s.id = b.set_id WHERE b.cart_id = c.id)),
	(SELECT json_group_array(${jsonOf(namesOf(discountRow))}) FROM (${discountsOfCart})),
	(SELECT json_group_array(${jsonOf(namesOf(methodRow))}) FROM (SELECT * FROM delivery_methods ORDER BY position)),
	(SELECT json_group_array(${jsonOf(namesOf(bandRow))}) FROM delivery_bands),
	(SELECT json_array(rate_bp) FROM (${vatRateOn(`'${sellerCountry}'`, "?1")})),
	${buyersOf}
) END`;

/** Only the owner's answer depends on these: forms, payments, limits of the sender and of cost centres, and who decided. */
const owned = `CASE WHEN ${ownedBy("?3")} THEN json_array(
	(SELECT json_group_array(${jsonOf(namesOf(paymentRow), "p.")} || (unixepoch(p.expires_at, 'subsec') > ?4)) FROM payments p WHERE p.cart_id = c.id),
	(SELECT json_group_array(json_array(m.role, m.limit_cents, u.is_deleted)) FROM team_members m JOIN users u ON u.id = m.user_id
		WHERE m.user_id IN (c.user_id, ${userOf("?3")})),
	(SELECT ${shownName("u")} FROM users u WHERE u.id = c.approval_by),
	${costRulesJson(userOf("?3"), "?5")}
) END`;

/**
 * One row of everything else that the answer about a cart or order depends on, unpriced. Takes the company's day (?1), the uuid
 * (?2), the visitor's session (?3), the time in seconds (?4) and the start of the month (?5).
 */
export const cartState = `SELECT ${jsonOf(namesOf(cartRow), "", written)} AS head, octet_length(snapshot) AS written,
	(SELECT json_group_array(${jsonOf(formColumns)}) FROM cart_forms WHERE cart_id = c.id) AS forms,
	${owned} AS owned, CASE WHEN c.offer_number IS NOT NULL THEN json_array(${isOfColleague("?3")}, ${isAddressee("?3")}) END AS ofColleague,
	CASE WHEN ${isReadableToSession("?3", "c")} THEN json_array(${nameOfBuyer("c.user_id")}) END AS ofTeam, ${priced} AS priced
	FROM (SELECT ${cartColumns} FROM carts c ${cartJoins} WHERE c.uuid = ?2
		AND (?3 <> '' AND c.session_id = ?3 OR NOT EXISTS (SELECT 1 FROM punchouts v WHERE v.cart_uuid = c.uuid))) c`;

type Reader = Omit<Visitor, "user">;

/**
 * The entity tag of the answer about a cart or order to one visitor. It changes whenever the answer does, and needs no pricing.
 * null if there is no such cart.
 * @param range the lines shown
 */
export function cartTag(visitor: Reader, uuid: string, range = ""): Read<string | null> {
	const now = new Date();
	return {
		statements: statesOf(visitor, uuid, now),
		parse: ([found, ...lines]) =>
			found?.results[0] ? tagOf(visitor, now, [range, [found, ...lines].map(({ results }) => results)]) : null,
	};
}

/**
 * The entity tag of an answer about several carts.
 * @param more the rest of the answer, as JSON
 */
export async function cartsTag(visitor: Reader, uuids: readonly string[], more: unknown): Promise<string> {
	const now = new Date();
	const states = uuids.length > 0 ? await visitor.db.batch(uuids.flatMap((uuid) => statesOf(visitor, uuid, now))) : [];
	return tagOf(visitor, now, [more, states.map(({ results }) => results)]);
}

const statesOf = ({ db, locale, session }: Reader, uuid: string, now: Date): D1PreparedStatement[] => [
	db.prepare(cartState).bind(companyDay(now), uuid, session, now.getTime() / 1000, monthStart(now)),
	...cartLines(languageOf(locale)).map((sql) => db.prepare(sql).bind(uuid)),
];

const tagOf = ({ locale }: Reader, now: Date, state: unknown): string =>
	`"${sha256(JSON.stringify([locale, companyDay(now), state])).slice(0, 40)}"`;
