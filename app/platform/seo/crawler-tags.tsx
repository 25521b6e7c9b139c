import { useMatches } from "@remix-run/react";
import { company } from "../../../contract/company";
import { defaultLocale, locales, markets } from "../config/market";
import type { Origins } from "../document/origins";
import { useMarket } from "../i18n/i18n";
import { languagesOf } from "../i18n/languages-of";
import { useCanonicalPath } from "./canonical";
import type { PageMeta } from "./page-meta";
import { pictureSize, shopPicture } from "./share-picture";

/**
 * A page's head tags for search engines and link previews: alternate languages and Open Graph. Error pages have none. Unlisted pages have
 * no alternates.
 */
export function CrawlerTags({ own, all }: Origins) {
	const meta = metaOf(useMatches().at(-1)?.data);
	const path = useCanonicalPath();
	if (!meta) return null;
	return (
		<>
			{meta.isUnlisted ? null : <Alternates path={path} origins={all} has={meta.languages} />}
			<OpenGraph meta={meta} origin={own} path={path} />
		</>
	);
}

function Alternates({ path, origins, has }: { path: string; origins: Record<string, string>; has: PageMeta["languages"] }) {
	const there = languagesOf(path).filter((locale) => origins[locale] && (has?.includes(locale) ?? true));
	const fallback = there.includes(defaultLocale) ? defaultLocale : there[0];
	return (
		<>
			{there.map((locale) => (
				<link key={locale} rel="alternate" hrefLang={locale} href={origins[locale] + path} />
			))}
			{fallback ? <link rel="alternate" hrefLang="x-default" href={origins[fallback] + path} /> : null}
		</>
	);
}

function OpenGraph({ meta, origin, path }: { meta: PageMeta; origin: string; path: string }) {
	const { locale } = useMarket();
	const others = locales.filter((other) => other !== locale);
	const tags = [
		["type", meta.type ?? "website"],
		["site_name", company.brand],
		["title", meta.title],
		...(meta.description ? [["description", meta.description]] : []),
		["url", origin + path],
		["locale", markets[locale].intl.replace("-", "_")],
		...others.map((other) => ["locale:alternate", markets[other].intl.replace("-", "_")]),
		["image", origin + (meta.picture ?? shopPicture)],
		["image:type", "image/png"],
		["image:width", String(pictureSize.width)],
		["image:height", String(pictureSize.height)],
		["image:alt", meta.title],
	];
	return (
		<>
			{tags.map(([name = "", content]) => (
				<meta key={`${name} ${content}`} property={`og:${name}`} content={content} />
			))}
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}

function metaOf(data: unknown): PageMeta | null {
	const hasMeta = (value: unknown): value is { meta: PageMeta } =>
		typeof value === "object" &&
		value !== null &&
		"meta" in value &&
		typeof value.meta === "object" &&
		value.meta !== null &&
		"title" in value.meta &&
		typeof value.meta.title === "string";
	return hasMeta(data) ? data.meta : null;
}
