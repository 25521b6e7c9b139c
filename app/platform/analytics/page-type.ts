import { type PageType, routeOf } from "../config/route-table";

/** What a page counts as (R17.2): product, category or contact page, otherwise home. */
export const pageTypeOf = (pathname: string): PageType => routeOf(pathname).pageType ?? "home";
