import { Link, useLocation } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Pager } from "../../ui/pager";
import * as css from "./line-pager.css";
import { linePageAddress, linePageOf, linesAPage, pagesOf } from "./line-pages";

/** The pages of a long cart, and all its lines at once, for those who print or search them. */
export function LinePager({ cart }: { cart: Pick<Cart, "length"> }) {
	const t = useT("cart");
	const common = useT("common");
	const format = useFormat();
	const { pathname, search } = useLocation();
	if (cart.length <= linesAPage) return null;
	const page = linePageOf(new URLSearchParams(search));
	return (
		<div className={css.foot}>
			{page === "all" ? (
				<Link to={pathname}>{t("pages.single", { number: format.number(linesAPage) })}</Link>
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
					<Link to={linePageAddress(pathname, "all")}>{t("pages.all", { number: format.number(cart.length) })}</Link>
				</>
			)}
		</div>
	);
}
