import { routeOf } from "../config/route-table";

export const pageTypes = ["product", "category", "contact", "home"] as const;
export type PageType = (typeof pageTypes)[number];

/** What a page counts as (R17.2): product, category or contact page, otherwise home. */
export const pageTypeOf = (pathname: string): PageType => routeOf(pathname).pageType ?? "home";
