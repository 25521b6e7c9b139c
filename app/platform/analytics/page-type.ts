export const pageTypes = ["product", "category", "contact", "home"] as const;
export type PageType = (typeof pageTypes)[number];

const firstParts = new Map<string | undefined, PageType>([
	["products", "product"],
	["categories", "category"],
	["contact", "contact"],
]);

/** What a page counts as (spec section 2): product, category or contact page, otherwise home. */
export const pageTypeOf = (pathname: string): PageType => firstParts.get(pathname.split("/")[1]) ?? "home";
