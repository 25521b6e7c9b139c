import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Cart } from "../../../contract/cart";
import { useT } from "../../platform/i18n/i18n";
import { Pager } from "../../ui/pager";
import { linePageAddress, linePageOf, linesAPage, mostLinesAtOnce, pagesOf } from "../line-pages";
import * as css from "./line-pager.css";

/** Id of the list of lines, which starts again on each page. */
export const linesId = "lines";

/** The list's name, with its page where that is not the first. */
export function usePagedName(name: string): string {
	const common = useT("common");
	const page = linePageOf(new URLSearchParams(useLocation().search));
	return page === 1 || page === "all" ? name : `${name}, ${common("pager.page", { page })}`;
}

/** The pages of a long cart, and all its lines at once, for those who print or search them. */
export function LinePager({ cart }: { cart: Pick<Cart, "length"> }) {
	const t = useT("cart");
	const common = useT("common");
	const { pathname, search } = useLocation();
	const shown = linePageOf(new URLSearchParams(search));
	const known = useRef(shown);
	useEffect(() => {
		if (known.current === shown) return;
		known.current = shown;
		// The followed link is gone or has changed, so the focus moves to the top of the new page.
		document.getElementById(linesId)?.focus({ preventScroll: true });
	}, [shown]);
	if (cart.length <= linesAPage) return null;
	const page = shown;
	return (
		<div className={css.foot}>
			{page === "all" ? (
				<Link to={pathname}>{t("pages.single", { number: linesAPage })}</Link>
			) : (
				<>
					<Pager
						page={page}
						pages={pagesOf(cart.length)}
						addressOf={(to) => linePageAddress(pathname, to)}
						words={{
							label: common("pager.label"),
							previous: common("pager.previous"),
							next: common("pager.next"),
							page: (number) => common("pager.page", { page: number }),
						}}
					/>
					{cart.length > mostLinesAtOnce ? null : (
						<Link to={linePageAddress(pathname, "all")}>{t("pages.all", { number: cart.length })}</Link>
					)}
				</>
			)}
		</div>
	);
}
