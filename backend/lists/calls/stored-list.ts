import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { parseRange } from "../../../contract/fields";
import type { Language } from "../../../contract/locale";
import { isSold, itemsOfSet } from "../../catalogue/sets";
import { json, rowsOf } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { languageOf } from "../../platform/language";
import { Refused } from "../../platform/refused";
import { requireUser, type Visitor } from "../../platform/visitor";
import { type DiscountRow, discountRow, discountsOfSession } from "../../pricing/discount-rows";
import {
	countOfLists,
	type HeadRow,
	headRow,
	itemColumns,
	type ListItemRow,
	type ListSetRow,
	listedAnswer,
	listItemRow,
	listSetRow,
	readableLists,
	setColumns,
} from "./list-rows";

export interface StoredList {
	head: HeadRow;
	items: ListItemRow[];
	sets: ListSetRow[];
	discounts: DiscountRow[];
	/** Today by the company's clock, ISO. */
	day: string;
}

/** The statement for one list that the visitor may read; its values are the account and the list's uuid. */
const oneList = `${readableLists} AND l.uuid = ?2`;

/**
 * Reads a list in one round trip.
 * @throws Refused not_signed_in, not_found (missing, or somebody else's and not shared with the visitor)
 */
export async function storedList(visitor: Visitor, uuid: string): Promise<StoredList> {
	const { db, session } = visitor;
	const user = requireUser(visitor);
	const day = companyDay(new Date());
	const [heads, items, sets, discounts] = await db.batch([
		db.prepare(oneList).bind(user, uuid),
		db
			.prepare(`SELECT ${itemColumns("?1")} FROM list_items i JOIN lists l ON l.id = i.list_id WHERE l.uuid = ?2 ORDER BY i.id`)
			.bind(user, uuid),
		db
			.prepare(
				`SELECT ${setColumns}, ${itemsOfSet} AS items, ${isSold} AS is_sold
				FROM list_sets b JOIN lists l ON l.id = b.list_id JOIN sets s ON s.id = b.set_id WHERE l.uuid = ? ORDER BY b.set_id`,
			)
			.bind(uuid),
		db.prepare(discountsOfSession).bind(day, session),
	]);
	const [head] = rowsOf(headRow, heads);
	if (!head) throw gone();
	return { head, items: rowsOf(listItemRow, items), sets: rowsOf(listSetRow, sets), discounts: rowsOf(discountRow, discounts), day };
}

/** A list without its lines. Throws like `storedList`. */
export async function listHead(visitor: Visitor, uuid: string): Promise<HeadRow> {
	const [head] = rowsOf(headRow, await visitor.db.prepare(oneList).bind(requireUser(visitor), uuid).all());
	if (!head) throw gone();
	return head;
}

const gone = () => new Refused("not_found", "There is no such list.");

const countRow = z.object({ count: z.number() });
const listedRow = headRow.extend({ titles: json(z.array(z.string())) });

/** SQL of the titles of the first three lines of the list `page`, as a JSON array. */
const firstTitles = (language: Language) => `(SELECT json_group_array(title) FROM (
	SELECT concat_ws(', ', ${titleOf("product", "v.product_id", language)}, nullif(${titleOf("variant", "v.id", language)}, '')) AS title
	FROM list_items i JOIN supplied_variants s ON s.id = i.supplied_variant_id JOIN variants v ON v.id = s.variant_id
	WHERE i.list_id = page.id ORDER BY i.id LIMIT 3))`;

/**
 * The lists that the visitor may read, last changed first, and their number.
 * @throws Refused not_signed_in
 */
export async function allLists(visitor: Visitor, range: string | undefined) {
	const user = requireUser(visitor);
	const { skip, take } = parseRange(range);
	const [counts, page] = await visitor.db.batch([
		visitor.db.prepare(countOfLists).bind(user),
		visitor.db
			.prepare(
				`SELECT page.*, ${firstTitles(languageOf(visitor.locale))} AS titles
				FROM (${readableLists} ORDER BY l.updated_at DESC, l.id DESC LIMIT ?3 OFFSET ?2) page ORDER BY page.updated_at DESC, page.id DESC`,
			)
			.bind(user, skip, take),
	]);
	const lists = rowsOf(listedRow, page).map(({ titles, ...head }) => ({ ...listedAnswer(head), titles }));
	return { count: rowsOf(countRow, counts)[0]?.count ?? 0, lists };
}
