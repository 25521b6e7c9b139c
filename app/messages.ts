import type { Values } from "./i18n";

/**
 * Looks a text up and fills in its values, as i18next does with flat keys: {{name}}, and key_one or key_other by `count`.
 * The browser has this instead of i18next, which would be 16 kB more; a test holds both against each other.
 */
export function fillMessage(messages: Record<string, string>, plurals: Intl.PluralRules, key: string, values: Values = {}): string {
	const counted = typeof values.count === "number" ? messages[`${key}_${plurals.select(values.count)}`] : undefined;
	const message = counted ?? messages[key] ?? key;
	return message.includes("{{") ? message.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? "")) : message;
}
