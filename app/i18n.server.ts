import { createInstance, type i18n } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { cookiesFor } from "./cookies.server";
import type { Texts } from "./i18n";
import { defaultLocale, isLocale, type Locale, locales } from "./market";

const files = import.meta.glob<Record<string, string>>("../locales/*/*.json", { eager: true, import: "default" });

const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const [path, messages] of Object.entries(files)) {
	const [locale = "", file = ""] = path.split("/").slice(-2);
	resources[locale] = { ...resources[locale], [file.replace(".json", "")]: messages };
}

const options = {
	fallbackLng: defaultLocale,
	supportedLngs: [...locales],
	resources,
	keySeparator: false,
	nsSeparator: false,
	initImmediate: false,
	interpolation: { escapeValue: false },
} as const;

/** Host, then cookie, then German (spec section 1). */
export async function resolveLocale(request: Request, localeOfHost: Locale | undefined): Promise<Locale> {
	if (localeOfHost) return localeOfHost;
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

const instances = new Map<Locale, i18n>();

function instance(locale: Locale): i18n {
	const known = instances.get(locale);
	if (known) return known;
	const fresh = createInstance();
	void fresh.init({ ...options, lng: locale });
	instances.set(locale, fresh);
	return fresh;
}

const ready = new Map<Locale, Texts>();

/** One per language and isolate: the language of an instance never changes. */
export function serverTexts(locale: Locale): Texts {
	const known = ready.get(locale);
	if (known) return known;
	const translators = new Map<string, (key: string) => string>();
	const texts: Texts = {
		locale,
		translator(namespace) {
			const t = translators.get(namespace) ?? instance(locale).getFixedT(locale, namespace);
			translators.set(namespace, t);
			return t;
		},
	};
	ready.set(locale, texts);
	return texts;
}
