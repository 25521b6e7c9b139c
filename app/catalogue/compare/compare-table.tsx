import type { Variant } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { compareHref } from "../../platform/page/compare-ids";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { useRemovalFocus } from "../../ui/browser/use-removal-focus";
import { Icon } from "../../ui/icon";
import { block, hiddenOnPaper, muted, small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import * as css from "../compare.css";
import { hasFigures, sectionOf } from "../pictures";
import { AddToCart } from "../table/add-to-cart";
import { type ComparedRow, useItemRows, useOfferRows } from "./compared-rows";
import { differs } from "./differences";

interface CompareTableProps {
	variants: Variant[];
	idems: string[];
	isDiff: boolean;
}

/** Each variant has a column and each fact a row. Variants that can be ordered come first. */
export function CompareTable({ variants, idems, isDiff }: CompareTableProps) {
	const t = useT("compare");
	const shownOf = (rows: ComparedRow[]) => (isDiff ? rows.filter(isDiffering) : rows);
	const offer = shownOf(useOfferRows(variants));
	const item = shownOf(useItemRows(variants));
	const caption = t("caption", { titles: variants.map(({ fullTitle }) => fullTitle).join(" – ") });
	const rememberRemoval = useRemovalFocus(variants.length, "a[data-remove]");
	return (
		// A region that scrolls must be reachable by keyboard.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: see above
		<section className={css.frame[columnsOf(variants.length)]} aria-label={caption} tabIndex={0}>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside turn keys into clicks */}
			<table className={css.table} onClick={rememberRemoval}>
				<caption>
					<Hidden>{caption}</Hidden>
				</caption>
				<Head variants={variants} isDiff={isDiff} hasAlike={variants.length > 1 && ![...offer, ...item].every(isDiffering)} />
				<tbody>
					{offer.slice(0, 1).map((row) => (
						<Row key={row.key} row={row} />
					))}
					<tr className={`${css.row} ${hiddenOnPaper}`}>
						<th scope="row" className={css.rowHead}>
							{t("row.order")}
						</th>
						{variants.map((variant, index) => (
							<td key={variant.id} className={css.cell}>
								<AddToCart variant={variant} supply={variant.suppliedVariant} idem={idems[index] ?? ""} />
							</td>
						))}
					</tr>
					{offer.slice(1).map((row) => (
						<Row key={row.key} row={row} />
					))}
				</tbody>
				{item.length > 0 ? (
					<tbody>
						<GroupTitle title={t("group.item")} count={variants.length} />
						{item.map((row) => (
							<Row key={row.key} row={row} />
						))}
					</tbody>
				) : null}
			</table>
			{isDiff && offer.length + item.length === 0 ? <p className={css.none}>{t("diff.none")}</p> : null}
		</section>
	);
}

const isDiffering = ({ cells }: ComparedRow) => differs(cells.map(({ text }) => text));

const columnCounts = [1, 2, 3, 4, 5, 6] as const;

export const columnsOf = (count: number) => columnCounts.find((one) => one === count) ?? 6;

interface HeadProps extends Pick<CompareTableProps, "variants" | "isDiff"> {
	hasAlike: boolean;
}

/** Drawings scroll with the page. Names and codes stay in sight. */
function Head({ variants, isDiff, hasAlike }: HeadProps) {
	const t = useT("compare");
	const ids = variants.map(({ id }) => id);
	const reaches = variants.map(reachOf);
	const room = Math.max(...reaches.map((reach) => reach ?? 0));
	return (
		<thead>
			<tr>
				<td className={css.corner}>
					{variants.length > 1 && reaches.every((reach) => reach !== null) ? <p>{t("legend.scale")}</p> : null}
					{hasAlike ? <p>{t("legend.same")}</p> : null}
				</td>
				{variants.map((variant) => (
					<td key={variant.id} className={css.sheet}>
						<span className={css.sheetFrame}>
							<Drawing variant={variant} room={reachOf(variant) === null ? null : room} />
							<Link
								to={compareHref({ ids: ids.filter((id) => id !== variant.id), isDiff: isDiff && ids.length > 2 })}
								replace
								preventScrollReset
								data-remove=""
								className={css.remove}
							>
								<Icon name="close" size={14} />
								<Hidden>{t("remove", { title: variant.fullTitle })}</Hidden>
							</Link>
						</span>
					</td>
				))}
			</tr>
			<tr className={css.titles}>
				<td className={css.corner} />
				{variants.map((variant) => (
					<th key={variant.id} scope="col" className={css.title}>
						<span className={`${small} ${block}`}>{variant.code}</span>{" "}
						<PageLink to={href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id })} className={css.titleLink}>
							{unbroken(variant.products.title)}
						</PageLink>{" "}
						<span className={css.beside}>{unbroken(variant.title)}</span>
					</th>
				))}
			</tr>
		</thead>
	);
}

/**
 * Returns the larger side of a section in mm, or null for a drawing that has no common scale. Only goods that are
 * sold by length have one.
 */
function reachOf({ length, attributes, variant_pictures }: Variant): number | null {
	const picture = sectionOf(variant_pictures);
	const sides = attributes.filter(({ code, unit }) => unit === "mm" && ["h", "b", "d"].includes(code)).map(({ value }) => Number(value));
	return length !== null && picture && hasFigures(picture.url) && sides.length > 0 ? Math.max(...sides) : null;
}

/** @param room the space of all sheets in mm, so that sections share one scale */
function Drawing({ variant, room }: { variant: Variant; room: number | null }) {
	const picture = sectionOf(variant.variant_pictures);
	if (!picture) return null;
	const url = pictureAt(picture.url, 400);
	return <img src={room === null ? url : `${url}&room=${room}`} alt="" width={160} height={128} decoding="async" className={css.drawing} />;
}

function GroupTitle({ title, count }: { title: string; count: number }) {
	return (
		<tr>
			<th scope="rowgroup" colSpan={count + 1} className={css.groupTitle}>
				<span className={css.groupText}>{title}</span>
			</th>
		</tr>
	);
}

/**
 * Rows without differences step back. In the others the row's name says in words that they differ, for readers who do
 * not see the style.
 */
function Row({ row }: { row: ComparedRow }) {
	const t = useT("compare");
	const { title, symbol, unit, cells } = row;
	const isAlike = cells.length > 1 && !isDiffering(row);
	return (
		<tr className={css.row} data-alike={isAlike ? "" : undefined}>
			<th scope="row" className={css.rowHead}>
				{title}
				{symbol ? <b> {symbol}</b> : null}
				{unit ? <span className={muted}>, {unit}</span> : null}
				{isDiffering(row) ? <Hidden> ({t("differs")})</Hidden> : null}
			</th>
			{cells.map((cell, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name here, and none moves within its row
				<td key={index} className={css.cell}>
					{cell.text === null ? <span className={css.nothing}>–</span> : (cell.shown ?? cell.text)}
				</td>
			))}
		</tr>
	);
}
