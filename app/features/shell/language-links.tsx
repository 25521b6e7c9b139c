import { useLocation } from "@remix-run/react";
import { defaultLocale, locales, markets } from "../../market";

/** Parameters that choose what a page lists. All others are left out of its canonical address. */
const meaningful = ["search", "page", "f"];

/** The canonical address, and the same page in the other languages. */
export function LanguageLinks({ origin, origins }: { origin: string; origins: Record<string, string> }) {
	const { pathname, search } = useLocation();
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams(meaningful.flatMap((name) => given.getAll(name).map((value) => [name, value])));
	const there = locales.filter((locale) => pathname !== "/legal" || markets[locale].legalNotice);
	const path = kept.size > 0 ? `${pathname}?${kept}` : pathname;
	return (
		<>
			<link rel="canonical" href={origin + path} />
			{there.map((locale) => {
				const own = origins[locale];
				return own ? <link key={locale} rel="alternate" hrefLang={locale} href={own + path} /> : null;
			})}
			{origins[defaultLocale] ? <link rel="alternate" hrefLang="x-default" href={origins[defaultLocale] + path} /> : null}
		</>
	);
}
