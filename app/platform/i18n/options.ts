import type { InitOptions } from "i18next";
import { textWords } from "../../../contract/seller/text-words";
import { isLocale, type Locale, locales } from "../config/market";
import { numberWriter } from "./number-text";

/** i18next's options on server and browser. Numbers follow the market: "1.000 Stück". */
export const i18nOptions = (locale: Locale): InitOptions => ({
	lng: locale,
	supportedLngs: [...locales],
	fallbackLng: false,
	// Keys are flat: "error.404.title".
	keySeparator: false,
	nsSeparator: false,
	interpolation: {
		defaultVariables: textWords[locale],
		// React escapes.
		escapeValue: false,
		alwaysFormat: true,
		format: (value, _format, language) =>
			typeof value === "number" && language !== undefined && isLocale(language) ? numberWriter(language).number(value, 0, 3) : value,
	},
});
