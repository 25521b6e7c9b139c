import { type Locale, markets } from "../config/market";
import type { Values } from "./i18n";
import { numberWriter } from "./number-text";

/**
 * Looks texts of a language up and fills in their values, as i18next does with flat keys: {{name}}, and key_one or key_other by `count`. Numbers are
 * written as the market writes them: 1000 of something are "1.000 Stück".
 * The browser has this instead of i18next, which would be 16 kB more; a test holds both against each other.
 */
export function messageFiller(locale: Locale) {
	const plurals = new Intl.PluralRules(markets[locale].intl);
	const { number } = numberWriter(locale);
	const written = (value: string | number = ""): string => (typeof value === "number" ? number(value, 0, 3) : value);
	return (messages: Record<string, string>, key: string, values: Values = {}): string => {
		const counted = typeof values.count === "number" ? messages[`${key}_${plurals.select(values.count)}`] : undefined;
		const message = counted ?? messages[key] ?? key;
		return message.includes("{{") ? message.replace(/\{\{(\w+)\}\}/g, (_, name) => written(values[name])) : message;
	};
}
