import type { MetaDescriptor } from "@remix-run/react";

/** What a loader says of its page, in the reader's language. */
export interface PageMeta {
	title: string;
	description?: string;
	/** Kept out of search engines. */
	isPrivate?: boolean;
}

/** The head of a page from its loader's `meta`. */
export function pageMeta({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
	if (!data) return [];
	const { title, description, isPrivate } = data.meta;
	return [
		{ title },
		...(description ? [{ name: "description", content: description }] : []),
		...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
	];
}
