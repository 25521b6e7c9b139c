import { useT } from "../../platform/i18n/i18n";
import type { DeskColumn } from "../desk-table";
import type { Calculated } from "./calculated.server";

/** The sum and the margin of each line, as far as they are known and the reader may see them. @param lines by their rows */
export function useCalculatedColumns(calculated: Calculated | null, lines: Calculated["lines"]): DeskColumn<{ index: number }>[] {
	const t = useT("desk");
	if (!calculated) return [];
	const margin: DeskColumn<{ index: number }> = {
		title: t("margin.title"),
		isFigure: true,
		cell: ({ index }) => (lines[index] ? lines[index].margin || t("requests.noCost") : ""),
	};
	return [
		{ title: t("requests.sum"), isFigure: true, cell: ({ index }) => lines[index]?.sum ?? "" },
		...(calculated.margin ? [margin] : []),
	];
}
