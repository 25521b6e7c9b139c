import type { MetaDescriptor } from "@remix-run/react";

type LdJsonObject = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

/** What a loader says of its page, in the reader's language. */
export interface PageMeta {
	title: string;
	description?: string;
	/** Kept out of search engines. */
	isPrivate?: boolean;
	/** What it says to search engines, as JSON-LD. */
	structured?: LdJsonObject;
	/** What it is where a link to it is shared; a page of a website unless it says otherwise. */
	type?: "article" | "product";
	/** The path of the picture that a shared link shows, 1200 × 630 (app/platform/seo/share-picture.ts); without one it is that of the shop. */
	picture?: string;
}

/** The head of a page from its loader's `meta`, besides its title (page-title.tsx). */
export function pageMeta({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
	if (!data) return [];
	const { description, isPrivate, structured } = data.meta;
	return [
		...(description ? [{ name: "description", content: description }] : []),
		...(structured ? [{ "script:ld+json": structured }] : []),
		...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
	];
}
