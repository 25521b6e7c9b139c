import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Variant } from "../../../contract/catalogue";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { compareAddress } from "../../platform/page/compare-ids";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { useRemovalFocus } from "../../ui/browser/use-removal-focus";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import { sectionOf } from "../pictures";
import { AddToCart } from "../table/add-to-cart";
import * as css from "./compare-table.css";
import { type ComparedRow, useItemRows, useOfferRows } from "./compared-rows";
import { deviating, differs } from "./differences";

interface CompareTableProps {
	variants: Variant[];
	/** The keys of the forms of its columns. */
	idems: string[];
	/** Only rows that differ. */
	isDiff: boolean;
}

/** One column a variant, one row a fact. On a phone the row's name stands above its values. */
export function CompareTable({ variants, idems, isDiff }: CompareTableProps) {
	const t = useT("compare");
	const shownOf = (rows: ComparedRow[]) => (isDiff ? rows.filter(({ cells }) => differs(cells.map(({ text }) => text))) : rows);
	const offer = shownOf(useOfferRows(variants));
	const item = shownOf(useItemRows(variants));
	const caption = t("caption", { titles: variants.map(({ fullTitle }) => fullTitle).join(" – ") });
	const rememberRemoval = useRemovalFocus(variants.length, "a[data-remove]");
	const count = columnCounts.find((one) => one === variants.length) ?? 6;
	return (
		// A region that scrolls must be reachable by keyboard.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: see above
		<section className={css.frame[count]} aria-label={caption} tabIndex={0}>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside turn keys into clicks */}
			<table className={css.table} onClick={rememberRemoval}>
				<caption>
					<Hidden>{caption}</Hidden>
				</caption>
				<Head variants={variants} isDiff={isDiff} />
				<tbody>
					<GroupTitle title={t("group.offer")} count={variants.length} />
					{offer.map((row) => (
						<Row key={row.key} row={row} isDiff={isDiff} />
					))}
					<tr className={`${css.row} ${css.onScreen}`}>
						<th scope="row" className={css.rowHead}>
							{t("row.order")}
						</th>
						{variants.map((variant, index) => (
							<td key={variant.id} className={css.cell}>
								<AddToCart variant={variant} supply={variant.suppliedVariant} idem={idems[index] ?? ""} />
							</td>
						))}
					</tr>
				</tbody>
				{item.length > 0 ? (
					<tbody>
						<GroupTitle title={t("group.item")} count={variants.length} />
						{item.map((row) => (
							<Row key={row.key} row={row} isDiff={isDiff} />
						))}
					</tbody>
				) : null}
			</table>
			{isDiff && offer.length + item.length === 0 ? <p className={css.none}>{t("diff.none")}</p> : null}
		</section>
	);
}

const columnCounts = [1, 2, 3, 4, 5, 6] as const;

/** Drawings go with the page; names and codes stay in sight. */
function Head({ variants, isDiff }: Pick<CompareTableProps, "variants" | "isDiff">) {
	const t = useT("compare");
	const ids = variants.map(({ id }) => id);
	return (
		<thead>
			<tr>
				<td className={css.corner} />
				{variants.map((variant) => (
					<td key={variant.id} className={css.sheet}>
						<span className={css.sheetFrame}>
							<Drawing variant={variant} />
							<Link
								to={compareAddress({ ids: ids.filter((id) => id !== variant.id), isDiff: isDiff && ids.length > 2 })}
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
						<PageLink to={`/products/${variant.products.slug}?showVariant=${variant.id}`} className={css.titleLink}>
							{unbroken(variant.products.title)}
						</PageLink>{" "}
						<span className={css.beside}>{unbroken(variant.title)}</span> <span className={css.code}>{variant.code}</span>
					</th>
				))}
			</tr>
		</thead>
	);
}

function Drawing({ variant }: { variant: Variant }) {
	const picture = sectionOf(variant.variant_pictures);
	return picture ? (
		<img src={pictureAt(picture.url, 400)} alt="" width={200} height={160} decoding="async" className={css.drawing} />
	) : null;
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

/** What differs is said in the row's name; the values that are not like most are bold. */
function Row({ row: { title, symbol, unit, cells }, isDiff }: { row: ComparedRow; isDiff: boolean }) {
	const t = useT("compare");
	const texts = cells.map(({ text }) => text);
	// Among rows that all differ none is marked.
	const isMarked = !isDiff && differs(texts);
	const marks = deviating(texts);
	return (
		<tr className={css.row} data-differs={isMarked ? "" : undefined}>
			<th scope="row" className={css.rowHead}>
				{title}
				{symbol ? <b> {symbol}</b> : null}
				{unit ? <span className={css.unit}>, {unit}</span> : null}{" "}
				{isMarked ? (
					<span className={css.mark}>
						<Hidden>{t("differs")}</Hidden>
					</span>
				) : null}
			</th>
			{cells.map((cell, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name here, and none moves within its row
				<td key={index} className={css.cell}>
					<Value isBold={marks[index] ?? false}>
						{cell.text === null ? <span className={css.nothing}>–</span> : (cell.shown ?? cell.text)}
					</Value>
				</td>
			))}
		</tr>
	);
}

function Value({ isBold, children }: { isBold: boolean; children: ReactNode }) {
	return isBold ? <strong>{children}</strong> : children;
}
