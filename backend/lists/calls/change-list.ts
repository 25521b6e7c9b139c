import type * as z from "zod";
import { companyDay } from "../../../contract/company";
import type { lists } from "../../../contract/lists";
import { firstDueDayProblem } from "../../../contract/values/rhythm";
import { now } from "../../db/rows";
import { Refused } from "../../platform/refused";
import { requireUser, type Visitor } from "../../platform/visitor";
import { memberOf } from "../../teams/member";
import type { storedRhythm } from "../due-lists";
import { nameTakenRefusal } from "./create-list";
import { type HeadRow, listedAnswer } from "./list-rows";
import { listHead } from "./stored-list";

type Body = z.output<typeof lists.change.body>;

/** A statement with its values, which are ?4 and up. ?1 to ?3 belong to `ownList`, which every statement must contain. */
export type ListChange = readonly [sql: string, ...values: (string | number | null)[]];

/** The id of the list if it is the visitor's own and unchanged since the visitor saw it. */
export const ownList = "(SELECT id FROM lists WHERE uuid = ?1 AND user_id = ?2 AND (?3 IS NULL OR version = ?3))";

/**
 * Applies all changes and a new version, or nothing.
 * @throws Refused not_signed_in, not_found, not_allowed (a colleague's), conflict
 */
export async function changeList(visitor: Visitor, uuid: string, changes: readonly ListChange[], version?: number) {
	const guard = [uuid, requireUser(visitor), version ?? null];
	const statements = [...changes, newVersion].map(([sql, ...values]) => visitor.db.prepare(sql).bind(...guard, ...values));
	const results = await visitor.db.batch(statements);
	const head = await listHead(visitor, uuid);
	requireOwn(head);
	if (results.at(-1)?.meta.changes !== 1) throw new Refused("conflict", "The list has changed.", { version: head.version });
	return listedAnswer(head);
}

/** It comes last, because the old version guards the changes before it. */
const newVersion: ListChange = [`UPDATE lists SET version = version + 1, updated_at = ${now()} WHERE id = ${ownList}`];

/** @throws Refused not_allowed: readers of a colleague's list cannot change it */
export function requireOwn({ is_own: isOwn }: Pick<HeadRow, "is_own">): void {
	if (!isOwn) throw new Refused("not_allowed", "Only its owner changes a list.");
}

/**
 * Sets name, sharing and rhythm. Throws like `changeList`, and invalid (fields name, is_shared, from).
 * @param originOf gives the shop's origin for the origin of the page that asks
 */
export async function changeSettings(
	visitor: Visitor,
	uuid: string,
	{ name, is_shared: isShared, rhythm }: Body,
	originOf: (host: string) => string,
) {
	requireOwn(await listHead(visitor, uuid));
	const team = isShared ? await memberOf(visitor.db, visitor.user) : null;
	if (isShared && !team) throw new Refused("invalid", "There is no team to share with.", undefined, { is_shared: ["invalid"] });
	const problem = rhythm && firstDueDayProblem(rhythm.from, companyDay(new Date()));
	if (problem) throw new Refused("invalid", "The list cannot be due on that day.", undefined, { from: [problem] });
	const changes: ListChange[] = [
		...(name === undefined ? [] : [[`UPDATE lists SET name = ?4 WHERE id = ${ownList}`, name] as const]),
		...(isShared === undefined ? [] : [[`UPDATE lists SET team_id = ?4 WHERE id = ${ownList}`, team?.teamId ?? null] as const]),
		...(rhythm === undefined ? [] : [rhythmChange(visitor, rhythm && { ...rhythm, origin: originOf(rhythm.host) })]),
	];
	return changeList(visitor, uuid, changes).catch((error: unknown) => {
		throw nameTakenRefusal(error) ?? error;
	});
}

function rhythmChange({ locale }: Visitor, rhythm: Pick<z.output<typeof storedRhythm>, "every" | "from" | "origin"> | null): ListChange {
	const stored = rhythm && JSON.stringify({ every: rhythm.every, from: rhythm.from, locale, origin: rhythm.origin });
	return [`UPDATE lists SET rhythm = ?4, due_on = ?5 WHERE id = ${ownList}`, stored, rhythm?.from ?? null];
}

/**
 * Deleting twice is no error: for a day, a key that no form uses records the owner of the deleted list among the lists' results
 * in carts.
 * @throws Refused not_signed_in, not_found (missing, or a stranger's), not_allowed
 */
export async function deleteList({ db, ...visitor }: Visitor, uuid: string): Promise<Record<string, never>> {
	const owner = requireUser(visitor);
	const key = `deleted ${uuid}`;
	const [, , deletedNowOrBefore] = await db.batch([
		db
			.prepare(
				`INSERT INTO list_puts (user_id, key, told) SELECT user_id, ?3, '{}' FROM lists WHERE uuid = ?1 AND user_id = ?2
				ON CONFLICT (user_id, key) DO NOTHING`,
			)
			.bind(uuid, owner, key),
		db.prepare("DELETE FROM lists WHERE uuid = ? AND user_id = ?").bind(uuid, owner),
		db.prepare("SELECT 1 FROM list_puts WHERE user_id = ? AND key = ?").bind(owner, key),
	]);
	if (deletedNowOrBefore?.results.length === 0) requireOwn(await listHead({ db, ...visitor }, uuid));
	return {};
}
