/** Key of the text that says how much of a line is available at once and when the rest comes. @param quantity of the line */
export function stockSplitTextKey({ quantity: there, rest_from: from }: { quantity: number; rest_from: string | null }, quantity: number) {
	if (there >= quantity) return "atOnce.all";
	if (there > 0) return from === null ? "atOnce.partOpen" : "atOnce.part";
	return from === null ? "atOnce.noneOpen" : "atOnce.none";
}
