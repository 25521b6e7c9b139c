import type { AppLoadContext } from "@remix-run/cloudflare";
import type { MetaDescriptor } from "@remix-run/react";

type LdJsonObject = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

/** The description of a page that its loader returns as `meta`, in the reader's language. */
export interface PageMeta {
	title: string;
	description?: string;
	/** Search engines leave the page out of their results. */
	isUnlisted?: boolean;
	/** Structured data for search engines, as JSON-LD. */
	structured?: LdJsonObject;
	/** The kind of page that a shared link shows; a website without one. */
	type?: "article" | "product";
	/** The path of the picture that a shared link shows, 1200 × 630 (share-picture.ts); the shop's without one. */
	picture?: string;
}

export type PageContext = Pick<AppLoadContext, "route" | "texts">;

/** Describes a page for its loader's `meta`: the title ends with the shop's name, and the route table decides whether the page is unlisted. */
export function describePage({ texts, route }: PageContext, { title, isUnlisted, ...rest }: PageMeta): PageMeta {
	return {
		...rest,
		title: texts.translator("common")("titleSuffix", { title }),
		isUnlisted: route.isPrivate || route.isUnlisted || isUnlisted,
	};
}

/** The head of a page from its loader's `meta`, besides its title (page-title.tsx). */
export function pageMeta({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
	if (!data) return [];
	const { description, isUnlisted, structured } = data.meta;
	return [
		...(description ? [{ name: "description", content: description }] : []),
		...(structured ? [{ "script:ld+json": structured }] : []),
		...(isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
	];
}
