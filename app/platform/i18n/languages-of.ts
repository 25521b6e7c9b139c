import { type Locale, locales, markets } from "../config/market";
import { routeOf } from "../config/route-table";

/** The languages that have this page. @param path with or without its query */
export function languagesOf(path: string): Locale[] {
	const { market } = routeOf(path.replace(/\?.*/, ""));
	return market ? locales.filter((locale) => markets[locale][market]) : [...locales];
}
