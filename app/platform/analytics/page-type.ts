import { type PageType, routeOf } from "../config/route-table";

/** The page type in analytics (R17.2): product, category or contact page, otherwise home. */
export const pageTypeOf = (pathname: string): PageType => routeOf(pathname).pageType ?? "home";
