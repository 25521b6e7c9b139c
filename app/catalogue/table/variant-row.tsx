import { Link } from "@remix-run/react";
import { shownWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useInCart } from "../../platform/page/in-cart";
import { useKeep } from "../../platform/page/use-choice";
import { cellText, piecesInPack, type ShownColumn } from "../columns";
import { CompareTick } from "../compare/compare-tick";
import { NextTier, Price } from "../price/price";
import { Stock } from "../price/stock";
import type { TableVariant } from "../table-rows";
import { MeasureLine, RowLine } from "./measure-line";
import { OrderControls } from "./order-controls";
import { RowTitle } from "./row-title";
import { amountName } from "./typed-total";
import type { AddingState } from "./use-add-to-cart";
import * as css from "./variant-table.css";

/** What a row is called: by its product among others, by its code within one product, by its full name among hits of a search. */
export type Naming = "product" | "code" | "full";

interface VariantRowProps {
	variant: TableVariant;
	columns: ShownColumn[];
	naming: Naming;
	/** What the page is called: a row does not say it again. */
	heading: string;
	/** What the table's head says of the names of all rows. */
	family: string;
	/** null: each row says its own. */
	unit: TableVariant["products"]["unit"] | null;
	/** The table has a column for measures of all kinds. */
	isMeasured: boolean;
	/** Most decimals that a weight of the table has. */
	weightDecimals: number;
	/** A row of the table has a lower price for more. */
	hasTiers: boolean;
	/** All rows come in packs: their prices are per hundred. */
	isPacked: boolean;
	/** How far adding it to the cart is. */
	state: AddingState;
	isChosen: boolean;
	/** The `ping` address of the row's link. */
	ping?: string;
}

export function VariantRow({
	variant,
	columns,
	naming,
	heading,
	family,
	unit,
	isMeasured,
	weightDecimals: most,
	hasTiers,
	isPacked,
	state,
	isChosen,
	ping,
}: VariantRowProps) {
	const format = useFormat();
	const t = useT("catalogue");
	const supply = variant.suppliedVariant;
	const inPack = isPacked ? piecesInPack(variant.values) : null;
	const inCart = useInCart()[supply.id];
	const grams = shownWeight(variant.weight);
	const decimals = weightDecimals(grams);
	const kilograms = format.number(grams / 1000, decimals);
	const weight = format.weight(grams);
	return (
		<tr className={css.row} data-chosen={isChosen ? "" : undefined}>
			<RowName
				variant={variant}
				columns={columns}
				naming={naming}
				heading={heading}
				family={family}
				weight={weight}
				isChosen={isChosen}
				ping={ping}
			/>
			{columns.map((column) => (
				<td key={column.code} className={css.columnCell[column.kind]}>
					{cellText(variant.values[column.code], column, format) ?? <span className={css.none}>–</span>}
				</td>
			))}
			{isMeasured ? (
				<td className={css.word}>
					<MeasureLine variant={variant} />
				</td>
			) : null}
			<td className={css.weight}>{decimals < most ? <span className={css.short[most - decimals - 1]}>{kilograms}</span> : kilograms}</td>
			<td className={css.stock}>
				<Stock supply={supply} unit={variant.products.unit} isShort />
			</td>
			<td className={css.price}>
				<Price supply={supply} unit={unit || inPack ? undefined : variant.products.unit} inPack={inPack} />
				{inPack ? <small className={css.onPhone} data-said={` ${t("table.per100")}`} /> : null}
			</td>
			<td className={css.rates}>
				<Rates variant={variant} inPack={inPack} />
			</td>
			{hasTiers ? (
				<td className={css.tier}>
					<NextTier supply={supply} inPack={inPack} />
				</td>
			) : null}
			<td className={css.order}>
				<OrderControls variant={variant} supply={supply} name={amountName(supply.id)} only={supply.id} state={state} inCart={inCart} />
			</td>
		</tr>
	);
}

/** What buyers compare by: per kilogram and metre; beside the price of a hundred what a pack costs. */
function Rates({ variant: { products, suppliedVariant: supply }, inPack }: Pick<VariantRowProps, "variant"> & { inPack: number | null }) {
	const { amount } = useFormat();
	const t = useT("catalogue");
	if (inPack)
		return (
			<span className={css.rate} data-said={` € ${t(`unit.per.${products.unit}`)}`}>
				{amount(supply.price)}
			</span>
		);
	return (
		<>
			<span className={css.rate} data-said=" €/kg">
				{amount(supply.price_per_kg)}
			</span>{" "}
			{supply.price_per_m === null ? null : (
				<span className={css.rate} data-said=" €/m">
					{amount(supply.price_per_m)}
				</span>
			)}
		</>
	);
}

interface RowNameProps extends Pick<VariantRowProps, "variant" | "columns" | "naming" | "heading" | "family" | "isChosen" | "ping"> {
	weight: string;
}

/** The name and what no column says; where there are no columns, one line says it all. */
function RowName({ variant, columns, naming, heading, family, weight, isChosen, ping }: RowNameProps) {
	const keep = useKeep();
	const isOwnPage = naming === "code";
	return (
		<th scope="row" abbr={`${variant.code} ${variant.products.title}`} className={css.name}>
			<CompareTick variant={variant} />{" "}
			<span className={css.label}>
				<Link
					to={keep(`/products/${variant.products.slug}?showVariant=${variant.id}`) + (isOwnPage ? "#variant" : "")}
					replace={isOwnPage}
					ping={ping}
					className={css.nameLink}
					aria-current={isChosen ? "true" : undefined}
				>
					{isOwnPage ? variant.code : <RowTitle title={variant.products.title} heading={heading} family={family} />}
				</Link>{" "}
				{isOwnPage ? null : <span className={css.code}>{variant.code}</span>}{" "}
				{family ? <span className={css.familyOnPhone} data-said={family} /> : null}
				<RowLine
					variant={variant}
					columns={naming === "full" ? undefined : columns}
					words={variant.beside}
					weight={weight}
					isNarrowOnly={isOwnPage}
				/>
			</span>
		</th>
	);
}
