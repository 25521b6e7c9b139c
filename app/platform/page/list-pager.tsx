import type { ReactNode } from "react";
import { Pager } from "../../ui/pager/pager";
import { listAnchor } from "../http/list-query";
import { useT } from "../i18n/i18n";
import * as css from "./list-pager.css";
import { usePrefetch } from "./page-link";

interface ListPagerProps {
	page: number;
	pages: number;
	hrefOf: (page: number) => string;
	/** More that ends the list. */
	children?: ReactNode;
}

/** A list's page links. They lead to the top of the list, not of the page (R4.14). */
export function ListPager({ page, pages, hrefOf, children }: ListPagerProps) {
	const t = useT("common");
	return (
		<div className={css.foot}>
			<Pager
				page={page}
				pages={pages}
				hrefOf={(to) => `${hrefOf(to)}#${listAnchor}`}
				prefetch={usePrefetch()(hrefOf(page))}
				words={{
					label: t("pager.label"),
					previous: t("pager.previous"),
					next: t("pager.next"),
					page: (number) => t("pager.page", { page: number }),
				}}
			/>
			{children}
		</div>
	);
}
