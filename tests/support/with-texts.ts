/** Replaces the texts of a response. @param change returns a text's replacement, by its property name */
export function withTexts(value: unknown, change: (name: string, text: string) => string): unknown {
	if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, typeof part === "string" ? change(name, part) : withTexts(part, change)]),
	);
}
