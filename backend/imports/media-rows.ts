import type { MediaType } from "../media/media-type";
import { wrongKind } from "./media-of-products";

/** What became of the files that a workbook names: by the cell that names each, its content's digest and type, or in words why it is not taken. */
export type WorkbookFiles = ReadonlyMap<string, { digest: string; type: MediaType } | string>;

interface FileRow {
	row: number;
	cells: Record<string, string>;
}

/** Rows of a sheet with the digest of each file in place of its name. @param refuse is told of those that are left out */
export function digestsOf(
	sheet: "pictures" | "documents",
	rows: readonly FileRow[],
	files: WorkbookFiles,
	refuse: (row: number, reason: string) => void,
): { rows: FileRow[]; cells: Record<string, string>[] } {
	const taken = rows.flatMap((row) => {
		const { product: _, file = "", ...cells } = row.cells;
		const found = files.get(file) ?? (file === "" ? "is missing: a file beside the workbook, or its https address" : "is not there");
		const reason = typeof found === "string" ? `${file} ${found}.`.trim() : wrongKind(sheet, found.type);
		if (reason !== null || typeof found === "string") {
			refuse(row.row, reason ?? "");
			return [];
		}
		return [{ row, cells: { ...cells, file: found.digest } }];
	});
	return { rows: taken.map(({ row }) => row), cells: taken.map(({ cells }) => cells) };
}
