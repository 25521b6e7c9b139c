import { z } from "zod";
import { parseRange } from "../../../contract/fields";
import { rowsOf } from "../../db/rows";
import type { Asker } from "../../platform/asker";
import { requireUser } from "../../platform/require-user";
import { countOfLists, headRow, listedAnswer, readableLists } from "./list-rows";

const countRow = z.object({ count: z.number() });

/** The lists that the asker may read, the last changed first, and how many there are. @throws Refused not_signed_in */
export async function allLists(asker: Asker, range: string | undefined) {
	const user = requireUser(asker);
	const { skip, take } = parseRange(range);
	const [counts, page] = await asker.db.batch([
		asker.db.prepare(countOfLists).bind(user),
		asker.db.prepare(`${readableLists} ORDER BY l.updated_at DESC, l.id DESC LIMIT ?3 OFFSET ?2`).bind(user, skip, take),
	]);
	return { count: rowsOf(countRow, counts)[0]?.count ?? 0, lists: rowsOf(headRow, page).map(listedAnswer) };
}
