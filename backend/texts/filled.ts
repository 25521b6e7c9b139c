/** A text with its values. `count` chooses the plural form. */
export function filled(
	texts: Readonly<Record<string, string>>,
	key: string,
	plurals: Intl.PluralRules,
	values: Readonly<Record<string, string | number>>,
): string {
	const text = texts[key] ?? texts[`${key}_${plurals.select(Number(values.count))}`] ?? key;
	return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
