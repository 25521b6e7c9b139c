import { RemixI18Next } from "remix-i18next/server";
import { defaultLocale, isLocale, type Locale, locales } from "../config/market";
import { cookiesFor } from "../session/cookies.server";
import type { Texts, Values } from "./i18n";
import { messageFiller } from "./messages";

const files = import.meta.glob<Record<string, string>>("../../../locales/*/*.json", { eager: true, import: "default" });

const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const [path, messages] of Object.entries(files)) {
	const [locale = "", file = ""] = path.split("/").slice(-2);
	resources[locale] = { ...resources[locale], [file.replace(".json", "")]: messages };
}

/** Of a host that belongs to no language: the cookie's, else German (spec section 1). */
export async function resolveLocale(request: Request): Promise<Locale> {
	const detector = new RemixI18Next({
		detection: {
			supportedLanguages: [...locales],
			fallbackLanguage: defaultLocale,
			cookie: cookiesFor(new URL(request.url)).locale,
			order: ["cookie"],
		},
	});
	const found = await detector.getLocale(request);
	return isLocale(found) ? found : defaultLocale;
}

const ready = new Map<Locale, Texts>();

/** One per language and isolate. As in the browser, and as i18next reads the same files: a test holds the two against each other. */
export function serverTexts(locale: Locale): Texts {
	const known = ready.get(locale);
	if (known) return known;
	const fill = messageFiller(locale);
	const translators = new Map<string, (key: string, values?: Values) => string>();
	const texts: Texts = {
		locale,
		translator(namespace) {
			const made = translators.get(namespace);
			if (made) return made;
			const messages = resources[locale]?.[namespace] ?? {};
			const t = (key: string, values?: Values) => fill(messages, key, values);
			translators.set(namespace, t);
			return t;
		},
	};
	ready.set(locale, texts);
	return texts;
}
