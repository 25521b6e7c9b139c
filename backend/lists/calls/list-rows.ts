import * as z from "zod";
import { rhythms } from "../../../contract/values/rhythm";
import { titlesOf } from "../../db/translations";
import { itemRow, setRow } from "../../orders/cart-rows";
import { ownNumberOf } from "../../own-numbers/own-articles";
import { teamOf } from "../../teams/member";

const truth = z.number().transform((value) => value === 1);

/**
 * SQL that holds for lists `l` that an account may read: its own, and those shared with a team that includes both accounts.
 * @param user SQL of its id
 */
const readableBy = (user: string): string => `(l.user_id = ${user} OR (${isShared} AND l.team_id = ${teamOf(user)}))`;

/** A list is shared with one team, while its owner is a member. */
const isShared = `coalesce(l.team_id = ${teamOf("l.user_id")}, 0)`;

/** Columns of `headRow`, from lists `l` with `readable`. */
const headColumns = `l.id, l.uuid, l.name, l.version, l.updated_at, l.user_id = ?1 AS is_own, ${isShared} AS is_shared,
	CASE l.user_id WHEN ?1 THEN '' ELSE coalesce(nullif(u.customername, ''), u.email) END AS owner,
	(SELECT count(*) FROM list_items WHERE list_id = l.id) + (SELECT count(*) FROM list_sets WHERE list_id = l.id) AS length, l.rhythm ->> 'every' AS every, l.due_on`;

/** The lists that the account ?1 may read; a condition and an order may follow. */
export const readableLists = `SELECT ${headColumns} FROM lists l JOIN users u ON u.id = l.user_id AND u.is_deleted = 0 WHERE ${readableBy("?1")}`;

export const countOfLists = `SELECT count(*) AS count FROM lists l JOIN users u ON u.id = l.user_id AND u.is_deleted = 0 WHERE ${readableBy("?1")}`;

export const headRow = z.object({
	id: z.number(),
	uuid: z.string(),
	name: z.string(),
	version: z.number(),
	updated_at: z.string(),
	is_own: truth,
	is_shared: truth,
	owner: z.string(),
	length: z.number(),
	/** null without a rhythm. */
	every: z.enum(rhythms).nullable(),
	due_on: z.string().nullable(),
});
export type HeadRow = z.output<typeof headRow>;

const notOffered =
	"NULL AS offered_unit_cents, NULL AS offered_quantity, NULL AS offered_until, NULL AS offered_discount_bp, NULL AS offered_discount_title, NULL AS offered_cut_fee_cents, NULL AS offered_certificate_cents";

/** A line like one of a cart, without offered prices. */
export const listItemRow = itemRow.extend({ noted_cents: z.number() });
export type ListItemRow = z.output<typeof listItemRow>;
/**
 * Columns of `listItemRow`, from lines `i`, with the own numbers of the reader's company.
 * @param user SQL of the reader's id
 */
export const itemColumns = (user: string): string =>
	`i.*, ${ownNumberOf(user, "i.supplied_variant_id")} AS own_number, 0 AS set_id, '' AS cost_centre, ${notOffered}`;

export const listSetRow = setRow.extend({ noted_cents: z.number() });
export type ListSetRow = z.output<typeof listSetRow>;
export const setColumns = `b.*, ${titlesOf("set", "s.id")} AS titles, s.price_cents, ${notOffered}`;

export const listedAnswer = ({ uuid, name, is_own, is_shared, owner, length, updated_at }: HeadRow) => ({
	uuid,
	name,
	is_own,
	is_shared,
	owner,
	length,
	updated_at,
});
