import type { CutPiece } from "../../../contract/values/cut-bars";

/** Begins the name of a field with the pieces of a length to saw: "saw.1250". */
export const sawPrefix = "saw.";

/** The fields of a form that adds sawn bars. */
export const sawFields = (list: readonly CutPiece[]): Record<string, number> =>
	Object.fromEntries(list.map(({ length, pieces }) => [`${sawPrefix}${length}`, pieces]));
