import type { Cart } from "../../../contract/cart";
import { type Locale, locales, markets } from "../config/market";

/** The language of a sent order's texts for the attribute `lang`; undefined for a cart, which uses its reader's. */
export const textLanguage = ({ locale }: Pick<Cart, "locale">): Locale | undefined =>
	locales.find((known) => markets[known].backendLocale === locale);
