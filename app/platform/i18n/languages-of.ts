import { type Locale, locales, type Market, markets } from "../config/market";

/** Pages that not every market has. */
const onlySome: Record<string, (market: Market) => boolean> = {
	"/legal": ({ legalNotice }) => legalNotice,
	"/newsletter": ({ newsletter }) => newsletter,
};

/** The languages that a page is there in. @param path with or without its query */
export function languagesOf(path: string): Locale[] {
	const isThere = onlySome[path.replace(/\?.*/, "")];
	return isThere ? locales.filter((locale) => isThere(markets[locale])) : [...locales];
}
