import type { AppLoadContext } from "@remix-run/cloudflare";
import type { MetaDescriptor } from "@remix-run/react";

type LdJsonObject = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

/** A page's description, which its loader returns as `meta`, in the reader's language. */
export interface PageMeta {
	title: string;
	description?: string;
	/** Search engines do not list the page. */
	isUnlisted?: boolean;
	structured?: LdJsonObject;
	/** The languages that have the page; otherwise all of its route. */
	languages?: readonly string[];
	/** The page's Open Graph type; otherwise website. */
	type?: "article" | "product";
	/** The path of the shared link's picture, 1200 × 630 (share-picture.ts); otherwise the shop's. */
	picture?: string;
}

export type PageContext = Pick<AppLoadContext, "route" | "texts">;

/**
 * Describes a page for its loader's `meta`. The title ends with the shop's name, and the route table decides whether the page is unlisted.
 */
export function describePage({ texts, route }: PageContext, { title, isUnlisted, ...rest }: PageMeta): PageMeta {
	return {
		...rest,
		title: texts.translator("common")("titleSuffix", { title }),
		isUnlisted: route.isPrivate || route.isUnlisted || isUnlisted,
	};
}

/** A page's head from its loader's `meta`, without the title (page-title.tsx). */
export function pageMeta({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
	if (!data) return [];
	const { description, isUnlisted, structured } = data.meta;
	return [
		...(description ? [{ name: "description", content: description }] : []),
		...(structured ? [{ "script:ld+json": structured }] : []),
		...(isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
	];
}
