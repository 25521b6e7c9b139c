import { pageSize } from "../platform/config/constants";
import { skipOf } from "../platform/http/list-query";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";

/** "1–10 von 144 Varianten". */
export function ListCount({ count, page, view }: { count: number; page: number; view: "table" | "group" }) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const first = skipOf(page) + 1;
	const last = Math.min(skipOf(page) + pageSize, count);
	const total = t(view === "table" ? "count.variants" : "count.products", { count });
	if (first > count) return total;
	return t("count.range", { range: first === last ? number(first) : `${number(first)}–${number(last)}`, total });
}
