import type { Column } from "../../../contract/catalogue";
import { displayedWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { rowsAnchor } from "../../platform/http/list-query";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useDeliverTo } from "../../platform/page/deliver-to";
import { Hidden } from "../../ui/wrap";
import { ariaSort, type Sorting, SortLink } from "../list/sorting";
import { hasTier } from "../price/price";
import { piecesInPack, type ShownColumn, shownColumns } from "./columns";
import { Comparing } from "./comparing";
import { commonFamily, isInSizes } from "./row-title";
import { TableForm } from "./table-form";
import type { TableVariant } from "./table-rows";
import { amountName } from "./typed-total";
import { useKeptRows } from "./use-kept-rows";
import { isOfSection, type Naming, VariantRow } from "./variant-row";
import * as css from "./variant-table.css";

interface VariantTableProps {
	/** Screen readers announce the caption. Sighted readers have the page's heading. */
	caption: string;
	variants: TableVariant[];
	columns: Column[];
	idem: string;
	naming: Naming;
	heading?: string;
	/** The id of the open variant. */
	chosen?: number;
	sorting?: Sorting;
	pingOf?: (variant: TableVariant) => string | undefined;
}

const keyOf = ({ id }: TableVariant) => id;
const amountsOf = ({ suppliedVariant }: TableVariant) => [amountName(suppliedVariant.id)];

/** Lists one variant in each row, or in each compact card on a phone. */
export function VariantTable({
	caption,
	variants: listed,
	columns,
	idem,
	naming,
	heading = "",
	chosen,
	sorting,
	pingOf,
}: VariantTableProps) {
	const t = useT("catalogue");
	const { rows: variants, kept, note } = useKeptRows(listed, keyOf, amountsOf);
	const unit = commonUnit(variants);
	const hasTiers = variants.some(({ suppliedVariant }) => hasTier(suppliedVariant));
	const isOwn = variants.some(({ suppliedVariant }) => suppliedVariant.list_price !== undefined);
	const isByMetre = variants.some(({ suppliedVariant }) => suppliedVariant.price_per_m !== null);
	const isMeasured = naming === "full" && variants.some(({ measures }) => measures.length > 0);
	const isPacked = variants.every(({ values }) => piecesInPack(values) !== null);
	const family = naming === "product" ? commonFamily(variants.map(({ products }) => products.title)) : "";
	const shown = shownColumns(family && isPacked ? columns.filter(({ code }) => !isInSizes(code, variants)) : columns, variants);
	const isUncounted = variants.some(({ suppliedVariant: { availability, stock } }) => availability === "available" && !stock);
	const hasSection = isMeasured || shown.some(isOfSection);
	const decimals = Math.max(1, ...variants.map(({ weight }) => weightDecimals(displayedWeight(weight))));
	return (
		<Comparing shown={variants.map(({ id }) => id)}>
			{(foot) => (
				<TableForm
					variants={variants}
					unit={unit}
					idem={idem}
					kept={kept}
					note={note}
					below={isUncounted ? <p className={css.uncounted}>{t("table.uncounted")}</p> : null}
					foot={foot}
				>
					{(stateOf) => (
						<table
							className={`${css.table} ${isPacked ? css.packed : ""} ${hasSection ? "" : css.plain} ${naming === "code" ? css.codes : ""}`}
						>
							<caption>
								<Hidden>{caption}</Hidden>
							</caption>
							<Head
								columns={shown}
								naming={naming}
								family={family}
								unit={unit}
								hasTiers={hasTiers}
								isMeasured={isMeasured}
								isByMetre={isByMetre}
								isPacked={isPacked}
								isOwn={isOwn}
								sorting={sorting}
							/>
							<tbody id={rowsAnchor}>
								{variants.map((variant) => (
									<VariantRow
										key={variant.id}
										variant={variant}
										columns={shown}
										naming={naming}
										heading={heading}
										family={family}
										unit={unit}
										isMeasured={isMeasured}
										weightDecimals={decimals}
										hasTiers={hasTiers}
										isPacked={isPacked}
										state={stateOf(variant.suppliedVariant.id)}
										isChosen={variant.id === chosen}
										ping={pingOf?.(variant)}
									/>
								))}
							</tbody>
						</table>
					)}
				</TableForm>
			)}
		</Comparing>
	);
}

type Unit = TableVariant["products"]["unit"];

/** Returns the unit of all rows, or null if they differ and each shows its own. */
function commonUnit(variants: readonly TableVariant[]): Unit | null {
	const units = new Set(variants.map(({ products }) => products.unit));
	return units.size === 1 ? (variants[0]?.products.unit ?? null) : null;
}

/** Says once for all rows where their times lead to. Days at the reader's own place say so above the list. */
export function DeliveryHead() {
	const t = useT("catalogue");
	return useDeliverTo() ? null : <small className={css.unit}>{t("table.delivery")}</small>;
}

interface HeadProps extends Pick<VariantTableProps, "naming" | "sorting"> {
	columns: ShownColumn[];
	family: string;
	unit: Unit | null;
	hasTiers: boolean;
	/** True if some rows have measures, in a table without columns for them. */
	isMeasured: boolean;
	isByMetre: boolean;
	/** True if all rows are packs. Prices are then for a hundred pieces and for a pack. */
	isPacked: boolean;
	isOwn: boolean;
}

function Head({ columns, naming, family, unit, hasTiers, isMeasured, isByMetre, isPacked, isOwn, sorting }: HeadProps) {
	const t = useT("catalogue");
	const priceIn = isOwn ? "table.ownPrice" : "table.price";
	const sortBy = (...by: string[]) => ariaSort(sorting, ...by);
	return (
		<thead className={css.head}>
			<tr>
				<th scope="col" aria-sort={sortBy("name", "code")}>
					<SortLink by={naming === "code" ? "code" : "name"} sorting={sorting}>
						{t(`table.name.${naming}`)}
					</SortLink>
					{sorting && naming !== "code" ? (
						<>
							{" "}
							<span className={css.between}>· </span>
							<SortLink by="code" sorting={sorting}>
								{t("table.name.code")}
							</SortLink>
						</>
					) : null}
					{family ? <small className={css.familyHead}>{unbroken(family)}</small> : null}
				</th>
				{columns.map((column) => (
					<th key={column.code} scope="col" className={css.columnHead[column.kind]} title={column.title} aria-sort={sortBy(column.code)}>
						<SortLink by={column.code} sorting={sorting}>
							{column.symbol ? (
								<>
									<Hidden>{column.title} </Hidden>
									<span aria-hidden="true">{column.symbol}</span>
								</>
							) : (
								column.title
							)}
						</SortLink>{" "}
						{column.unit ? <small className={css.unit}>{column.unit}</small> : null}
					</th>
				))}
				{isMeasured ? (
					<th scope="col" className={css.wordHead}>
						{t("table.measures")} <small className={css.unit}>mm</small>
					</th>
				) : null}
				<th scope="col" className={css.numberHead} aria-sort={sortBy("weight")}>
					<SortLink by="weight" sorting={sorting}>
						{t("table.weight")}
					</SortLink>{" "}
					<small className={css.unit}>kg {unit ? t(`unit.per.${unit}`) : t("unit.perUnit")}</small>
				</th>
				<th scope="col" className={css.stockHead} aria-sort={sortBy("delivery")}>
					<SortLink by="delivery" sorting={sorting}>
						{t("table.stock")}
					</SortLink>{" "}
					<DeliveryHead />
				</th>
				<th
					scope="col"
					className={isPacked ? css.numberHead : `${css.numberHead} ${css.priceHead} ${isOwn ? css.ownHead : ""}`}
					aria-sort={isPacked ? undefined : sortBy("price")}
				>
					{isPacked ? (
						t(priceIn, { unit: t("table.per100") })
					) : (
						<SortLink by="price" sorting={sorting}>
							{unit ? t(priceIn, { unit: t(`unit.per.${unit}`) }) : t(`${priceIn}Any`)}
						</SortLink>
					)}{" "}
					<small className={css.unit}>{t("table.excludingVat")}</small>
				</th>
				<th scope="col" className={css.numberHead} aria-sort={sortBy(isPacked ? "price" : "price_per_kg")}>
					{isPacked ? (
						<SortLink by="price" sorting={sorting}>
							{unit ? t(`unit.per.${unit}`) : t("unit.perUnit")}
						</SortLink>
					) : (
						<>
							<SortLink by="price_per_kg" sorting={sorting}>
								€/kg
							</SortLink>{" "}
							{isByMetre ? <small className={css.unit}>€/m</small> : null}
						</>
					)}
				</th>
				{hasTiers ? (
					<th scope="col" className={css.numberHead}>
						{t("table.tier")}
					</th>
				) : null}
				<th scope="col" className={css.numberHead}>
					{t("table.amount")}
				</th>
			</tr>
		</thead>
	);
}
