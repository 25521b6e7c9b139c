import type { LinkProps } from "@remix-run/react";
import { Icon } from "../icon";
import { Link } from "../link";
import * as css from "./pager.css";
import { pagerItems } from "./pager-items";

interface PagerProps {
	page: number;
	pages: number;
	hrefOf: (page: number) => string;
	prefetch?: NonNullable<LinkProps["prefetch"]>;
	words: { label: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list. A single page and a page that does not exist have no links. */
export function Pager({ page, pages, hrefOf, prefetch = "none", words }: PagerProps) {
	if (pages <= 1 || page > pages) return null;
	return (
		<nav aria-label={words.label} className={css.pager}>
			{page > 1 ? (
				<Link to={hrefOf(page - 1)} rel="prev" prefetch={prefetch} className={css.step}>
					<Icon name="previous" />
					<span className={css.stepWord}>{words.previous}</span>
				</Link>
			) : null}
			<ul className={css.numbers}>
				{pagerItems(page, pages).map((number, index) => (
					<li key={number ?? `gap ${index}`}>
						{number === null ? (
							<span className={css.gap}>…</span>
						) : (
							<Link
								to={hrefOf(number)}
								prefetch={prefetch}
								className={css.number}
								aria-label={words.page(number)}
								aria-current={number === page ? "page" : undefined}
							>
								{number}
							</Link>
						)}
					</li>
				))}
			</ul>
			{page < pages ? (
				<Link to={hrefOf(page + 1)} rel="next" prefetch={prefetch} className={css.step}>
					<span className={css.stepWord}>{words.next}</span>
					<Icon name="next" />
				</Link>
			) : null}
		</nav>
	);
}
