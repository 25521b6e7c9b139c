import { Fragment, memo } from "react";
import type { Column, Variant } from "../../../contract/catalogue";
import { displayedWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { href } from "../../platform/config/href";
import { type Format, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { compareForm } from "../../platform/page/compare-ids";
import { useInCart } from "../../platform/page/in-cart";
import { useChosen, useKeep } from "../../platform/page/use-choice";
import { box } from "../../ui/forms/check-row.css";
import { muted, nowrap, small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import { NextTier, Price, Stock } from "../price/price";
import { per100 } from "../price/prices";
import { cellText, piecesInPack, type ShownColumn } from "./columns";
import { OrderControls } from "./order-controls";
import { RowTitle } from "./row-title";
import * as comparing from "./table-form.css";
import type { TableVariant } from "./table-rows";
import { amountName } from "./typed-total";
import type { AddingState } from "./use-add-to-cart";
import * as css from "./variant-table.css";

/** The name of a row: the product in a category, the code on a product page, the full name in search results. */
export type Naming = "product" | "code" | "full";

interface VariantRowProps {
	variant: TableVariant;
	columns: ShownColumn[];
	naming: Naming;
	heading: string;
	family: string;
	/** Null if each row shows its own unit. */
	unit: TableVariant["products"]["unit"] | null;
	/** True if the table has a column for measures of all kinds. */
	isMeasured: boolean;
	/** The most decimals of any weight in the table. */
	weightDecimals: number;
	/** True if a row of the table has a volume price. */
	hasTiers: boolean;
	/** All rows come in packs, so prices are for a hundred pieces. */
	isPacked: boolean;
	state: AddingState;
	isChosen: boolean;
	/** The `ping` address of the row's link. */
	ping?: string;
}

/** Is rendered again if its own props change, so that adding one row leaves the others alone. */
export const VariantRow = memo(function VariantRow({
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
	const grams = displayedWeight(variant.weight);
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
				<td className={`${css.word} ${css.measures}`}>
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
				{supply.later_price === undefined ? null : (
					<span className={css.later}>
						{t("by.later", { price: format.money(inPack ? per100(supply.later_price, inPack) : supply.later_price) })}
					</span>
				)}
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
});

/**
 * Shows prices for each kilogram and metre. For packs, whose main price is for a hundred pieces, it shows the price
 * of a pack.
 */
function Rates({ variant: { products, suppliedVariant: supply }, inPack }: Pick<VariantRowProps, "variant"> & { inPack: number | null }) {
	const t = useT("catalogue");
	if (inPack) return <Rate cents={supply.price} per={` ${t(`unit.per.${products.unit}`)}`} />;
	return (
		<>
			<Rate cents={supply.price_per_kg} per="/kg" /> {supply.price_per_m === null ? null : <Rate cents={supply.price_per_m} per="/m" />}
		</>
	);
}

/** Shows a figure. Its currency and unit, "1,34 €/kg", are in the head, and drawn where there is none. */
function Rate({ cents, per }: { cents: number; per: string }) {
	const { amount, money } = useFormat();
	const figure = amount(cents);
	const [before, after = ""] = money(cents).split(figure);
	return (
		<span className={css.rate} data-before={before} data-said={after + per}>
			{figure}
		</span>
	);
}

interface RowNameProps extends Pick<VariantRowProps, "variant" | "columns" | "naming" | "heading" | "family" | "isChosen" | "ping"> {
	weight: string;
}

/** Shows the name and the words that no column has. Without columns one line shows everything. */
function RowName({ variant, columns, naming, heading, family, weight, isChosen, ping }: RowNameProps) {
	const keep = useKeep();
	const isOwnPage = naming === "code";
	return (
		<th scope="row" abbr={`${variant.code} ${variant.products.title}`} className={css.name}>
			<CompareTick variant={variant} />{" "}
			<span className={`${css.label} ${isOwnPage ? css.codeLabel : variant.beside.length === 1 ? css.oneWord : ""}`}>
				<span className={css.title}>
					<Link
						to={keep(href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id })) + (isOwnPage ? "#variant" : "")}
						replace={isOwnPage}
						ping={ping}
						className={css.nameLink}
						aria-current={isChosen ? "true" : undefined}
					>
						{isOwnPage ? variant.code : <RowTitle title={variant.products.title} heading={heading} family={family} />}
					</Link>{" "}
					{isOwnPage ? (
						<span className={css.phoneWeight} data-said={weight} />
					) : (
						<span className={`${small} ${nowrap} ${css.code}`}>{variant.code}</span>
					)}{" "}
					{family ? <span className={css.familyOnPhone} data-said={family} /> : null}
				</span>
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

interface Fact {
	code: string;
	symbol: string;
	/** The symbol or name of the measure, or "" for a word. */
	sign: string;
	text: string;
	isWord: boolean;
}

type Described = Pick<TableVariant, "values" | "measures">;

/** @param columns the table's columns; without them the variant's first measures */
function factsOf({ values, measures }: Described, columns: ShownColumn[] | undefined, format: Format): Fact[] {
	const shown = columns
		? columns.map((column) => ({ ...column, value: values[column.code] }))
		: measures.map((measure) => ({ ...measure, decimals: undefined }));
	return shown.flatMap(({ code, symbol, unit, title, value, decimals }) => {
		const text = cellText(value, { unit, decimals }, format);
		if (text === null) return [];
		const isWord = typeof value === "string";
		// A word explains itself, but a figure needs a sign.
		const sign = symbol === "" && !isWord ? title : symbol;
		return [{ code, symbol, sign, text: unit === "mm" || unit === "" ? text : `${text} ${unit}`, isWord }];
	});
}

/** Shows the first measures of a variant in one cell: "h 200 · b 100 · s 5,6". */
function MeasureLine({ variant }: { variant: Described }) {
	return (
		<span className={css.line}>
			{factsOf(variant, undefined, useFormat()).map(({ sign, text }) => (
				<Fragment key={sign + text}>
					<span className={css.part}>
						{sign ? <span className={muted}>{sign} </span> : null}
						{text}
					</span>{" "}
				</Fragment>
			))}
		</span>
	);
}

/** The section has a line of its own, and the length begins the next one. */
export const isOfSection = ({ code, symbol }: Pick<Column, "code" | "symbol">): boolean => symbol !== "" && code !== "length";

interface RowLineProps {
	variant: Described;
	columns: ShownColumn[] | undefined;
	/** Words that no cell of the row contains. */
	words: readonly string[];
	/** Ends the line on a phone, which has no column for the weight. */
	weight: string;
	/** True if the table's columns replace the line on wide screens. */
	isNarrowOnly: boolean;
}

/**
 * Describes a row after its name. Next to columns it has only the words that no column shows, "S235JR, roh". Without
 * room for columns it has two lines, "h 200 · b 100" and "L 6000 · S235JR · roh", or one below an item code.
 * Styles draw what another cell contains, so a text browser, which has no styles, shows nothing twice.
 */
function RowLine({ variant, columns, words, weight, isNarrowOnly }: RowLineProps) {
	const facts = factsOf(variant, columns, useFormat());
	const section = facts.filter(isOfSection);
	const others = facts.filter((fact) => !isOfSection(fact));
	const rest = [
		...others.filter(({ symbol, isWord }) => symbol !== "" || isWord).map(drawn),
		...words.map((word, index) => (
			<Fragment key={word}>
				<span className={`${css.part} ${css.rowWord}`}>{word}</span>
				{index < words.length - 1 ? <span className={css.comma}>,</span> : null}{" "}
			</Fragment>
		)),
		...others.filter(({ symbol, isWord }) => symbol === "" && !isWord).map(drawn),
	];
	return (
		<span className={`${css.line} ${isNarrowOnly ? css.narrowLine : css.rowLine}`}>
			<span className={css.section}>{section.map(drawn)}</span>
			<span className={css.rest}>
				{rest}
				{isNarrowOnly ? null : <span className={`${css.part} ${css.phonePart}`} data-said={weight} />}
			</span>
		</span>
	);
}

const drawn = ({ sign, text }: Fact) => (
	<span key={sign + text} className={`${css.part} ${css.drawnPart}`} data-said={text}>
		{sign ? <span className={css.drawnSymbol} data-said={sign} /> : null}
	</span>
);

/** Adds a row to the comparison. The checkbox belongs to the list's form, not to the form around it. */
function CompareTick({ variant: { id, code, fullTitle } }: { variant: Pick<Variant, "id" | "code" | "fullTitle"> }) {
	const t = useT("catalogue");
	const chosen = useChosen();
	const compare = t("compare");
	return (
		<label className={comparing.tick} title={compare}>
			<input
				type="checkbox"
				name="ids"
				value={id}
				data-code={code}
				form={compareForm}
				defaultChecked={chosen.includes(id)}
				className={`${box} ${comparing.box}`}
				// The row already has the title as text.
				aria-label={t("compare.tick", { title: fullTitle })}
			/>
			<Hidden>{compare}</Hidden>
		</label>
	);
}
