import { createInstance } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { defaultLocale, isLocale, type Locale, locales } from "../config/market";
import { cookiesFor, hasVisit, visitCookiesFor } from "../session/cookies.server";
import { type Texts, textsOf } from "./i18n";
import { i18nOptions } from "./options";

const files = import.meta.glob<Record<string, string>>("../../../locales/*/*.json", { eager: true, import: "default" });

const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const [path, messages] of Object.entries(files)) {
	const [locale = "", file = ""] = path.split("/").slice(-2);
	resources[locale] = { ...resources[locale], [file.replace(".json", "")]: messages };
}

/** Of a host that belongs to no language: the cookie's, else German (R1.3). */
export async function resolveLocale(request: Request): Promise<Locale> {
	const url = new URL(request.url);
	const detector = new RemixI18Next({
		detection: {
			supportedLanguages: [...locales],
			fallbackLanguage: defaultLocale,
			cookie: (hasVisit(url, request.headers.get("Cookie")) ? visitCookiesFor(url) : cookiesFor(url)).locale,
			order: ["cookie"],
		},
	});
	const found = await detector.getLocale(request);
	return isLocale(found) ? found : defaultLocale;
}

const ready = new Map<Locale, Texts>();

/** One instance per language and isolate, because its texts depend only on the language. */
export function serverTexts(locale: Locale): Texts {
	const known = ready.get(locale);
	if (known) return known;
	const i18n = createInstance();
	// With all texts at hand it is ready at once.
	void i18n.init({ ...i18nOptions(locale), resources: { [locale]: resources[locale] ?? {} }, initImmediate: false });
	const texts = textsOf(i18n, locale);
	ready.set(locale, texts);
	return texts;
}
