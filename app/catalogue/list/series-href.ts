import type { Column } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { listHref } from "../../platform/http/list-query";

/**
 * Returns the address of a category's sizes as one table of prices. Returns null for goods that come in one length or
 * pack, whose list is as short.
 */
export const seriesHref = (slug: string, columns: readonly Pick<Column, "code">[], f = ""): string | null =>
	columns.some(({ code }) => code === "length" || code === "pack") ? listHref(href("/categories/:slug/series", { slug }), { f }) : null;
