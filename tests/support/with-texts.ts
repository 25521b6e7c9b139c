/** The same answer with other texts. @param change what stands in the place of each, by the name of its property */
export function withTexts(value: unknown, change: (name: string, text: string) => string): unknown {
	if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, typeof part === "string" ? change(name, part) : withTexts(part, change)]),
	);
}
