import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { Crumb } from "../../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Button } from "../../ui/forms/button";
import { block, muted, regular } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden, Wrap } from "../../ui/wrap";
import type { PrintedPage } from "./price-list.server";
import * as css from "./price-list-page.css";

export function PriceListPage({
	crumbs,
	heading,
	norms,
	filters,
	list: { columns, rows },
	count,
	day,
	back,
}: PrintedPage & { crumbs: Crumb[] }) {
	const t = useT("printing");
	const words = useT("catalogue");
	const { number } = useFormat();
	const isHydrated = useHydrated();
	return (
		<>
			<Breadcrumbs items={crumbs} />
			<Wrap>
				<header className={css.head}>
					<h1>{t("title", { title: heading })}</h1>
					<p>{[...norms, words("count.variants", { count })].join(" · ")}</p>
					{filters.length > 0 ? <p>{t("filters", { filters: filters.join(" · ") })}</p> : null}
					<p>{t("prices", { day })}</p>
					{rows.length < count ? <p>{t("most", { shown: number(rows.length), count })}</p> : null}
					<p className={css.tools}>
						{isHydrated ? (
							<Button type="button" onClick={() => print()}>
								{t("print")}
							</Button>
						) : null}
						<Link to={back}>{t("back")}</Link>
					</p>
				</header>
				{/* A region that scrolls must be reachable by keyboard. */}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
				<section className={css.frame} aria-label={t("title", { title: heading })} tabIndex={0}>
					<table className={css.table}>
						<caption>
							<Hidden>{t("title", { title: heading })}</Hidden>
						</caption>
						<thead>
							<tr>
								{columns.map(({ title, unit, isNumber }) => (
									<th key={title} scope="col" className={isNumber ? css.figure : undefined}>
										{title} {unit ? <span className={`${muted} ${regular} ${block}`}>{unit}</span> : null}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(([code, ...cells]) => (
								<tr key={code}>
									<th scope="row">{code}</th>
									{cells.map((cell, index) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: a row's cells keep their columns
										<td key={index} className={columns[index + 1]?.isNumber ? css.figure : undefined}>
											{cell}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</Wrap>
		</>
	);
}
