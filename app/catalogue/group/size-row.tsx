import type { Sizes } from "../../../contract/catalogue";
import { displayedWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { href } from "../../platform/config/href";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useInCart } from "../../platform/page/in-cart";
import { PageLink } from "../../platform/page/page-link";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { select } from "../../ui/forms/field.css";
import { hidden, muted, nowrap, small } from "../../ui/layout.css";
import { Money, NextTier, Stock } from "../price/price";
import { per100 } from "../price/prices";
import type { ProductCard } from "../product/product-card";
import { OrderControls } from "../table/order-controls";
import { RowTitle, sizeApart } from "../table/row-title";
import { amountName } from "../table/typed-total";
import type { AddingState } from "../table/use-add-to-cart";
import * as table from "../table/variant-table.css";
import { useOptionWords } from "./option-words";
import * as css from "./size-table.css";
import { type Choice, type Choosing, commonRule, inPack, isOffered, piecesName, sizeName, variantOf } from "./sizes";

interface SizeRowProps {
	product: ProductCard;
	heading: string;
	choosing: readonly Choosing[];
	choice: Choice;
	family: string;
	/** The head shows the unit for all rows. */
	isUnitSaid: boolean;
	/** The most decimals of any weight in the table. */
	weightDecimals: number;
	/** All rows come in packs, so prices are for a hundred pieces. */
	isPacked: boolean;
	stateOf: (suppliedVariantId: number) => AddingState;
	onChoose: (group: number, option: number) => void;
}

export function SizeRow(props: SizeRowProps) {
	const { product, heading, family: said, choosing, choice, isUnitSaid, onChoose } = props;
	const { slug, title, norm, sizes, unit, variantCount, priceFrom } = product;
	const t = useT("catalogue");
	const variant = sizes && variantOf(sizes, choice);
	const [family, size] = sizeApart(title);
	return (
		<tr className={`${table.row} ${css.row}`}>
			<th scope="row" className={said ? `${css.name} ${css.sizeName}` : css.name}>
				<PageLink to={href("/products/:slug", { slug })} className={table.nameLink}>
					<RowTitle title={said ? title : size} heading={heading} family={said} />
				</PageLink>{" "}
				<span className={`${small} ${nowrap} ${table.code}`}>{variant?.code || norm}</span>{" "}
				{said ? null : family ? <span className={css.family}>{unbroken(family)}</span> : <Measures product={product} />}
			</th>
			{sizes ? (
				<>
					<td className={css.options}>
						<span className={css.choices}>
							<Options sizes={sizes} product={product} choosing={choosing} choice={choice} onChoose={onChoose} />
						</span>
					</td>
					<Chosen {...props} sizes={sizes} />
				</>
			) : (
				<>
					<td className={css.options} colSpan={3}>
						<PageLink to={href("/products/:slug", { slug })}>{t("category.count", { count: variantCount })}</PageLink>
					</td>
					<td className={table.price}>
						{t("price.from")} <Money cents={priceFrom} />
						{isUnitSaid ? null : <small> / {t(`unit.short.${unit}`)}</small>}
					</td>
					<td className={table.tier} />
					<td className={table.order} />
				</>
			)}
		</tr>
	);
}

/** Shows the dimensions of the drawing, unless the title has all of them. */
function Measures({ product: { title, measures } }: Pick<SizeRowProps, "product">) {
	const { measure } = useFormat();
	const said = new Set<string>(title.match(/\d+(?:[.,]\d+)?/g));
	if (measures.every(({ value }) => said.has(measure(Number(value), "mm")))) return null;
	return (
		<span className={css.measures}>
			{measures.map(({ symbol, value }) => (
				<span key={symbol} className={nowrap}>
					<span className={muted}>{symbol}</span> {typeof value === "number" ? measure(value, "mm") : value}{" "}
				</span>
			))}
		</span>
	);
}

/** At this size the price of the pack equals the price shown above it. */
const hundred = 100;

interface ChosenProps extends Omit<SizeRowProps, "heading" | "family" | "choosing" | "onChoose"> {
	sizes: Sizes;
}

/**
 * Shows weight, price and quantity of the chosen variant. The field has the product's name, because without scripts
 * the server finds the variant.
 */
function Chosen({ product: { slug, title, unit }, sizes, choice, isUnitSaid, isPacked, weightDecimals: most, stateOf }: ChosenProps) {
	const t = useT("catalogue");
	const format = useFormat();
	const words = useOptionWords();
	const isHydrated = useHydrated();
	const inCart = useInCart();
	const variant = variantOf(sizes, choice);
	const supply = variant?.suppliedVariant;
	const isNamed = isHydrated && supply !== undefined;
	const grams = variant ? displayedWeight(variant.weight) : 0;
	const decimals = weightDecimals(grams);
	const pieces = variant && isPacked ? inPack(sizes, variant) : null;
	const chosen = sizes.groups.flatMap((group, index) => words(group, choice[index] ?? -1));
	return (
		<>
			<td className={table.weight}>
				<span className={table.short[most - decimals - 1]}>{format.number(grams / 1000, decimals)}</span>
			</td>
			<td className={table.stock} aria-live="polite">
				{supply ? <Stock supply={supply} unit={unit} isShort /> : null}
			</td>
			<td className={table.price} aria-live="polite">
				{supply ? (
					<>
						<span className={css.price}>
							<Money cents={pieces ? per100(supply.price, pieces) : supply.price} />
						</span>
						{pieces ? (
							<small className={css.per100}> {t("table.per100")}</small>
						) : isUnitSaid ? null : (
							<small> / {t(`unit.short.${unit}`)}</small>
						)}{" "}
						{pieces === hundred ? null : (
							<span className={css.rate}>
								{pieces
									? `${format.money(supply.price)} ${t(`unit.per.${unit}`)}`
									: `${format.money(Math.round((supply.price * 1000) / variant.weight))}/kg`}
							</span>
						)}
					</>
				) : (
					"–"
				)}
			</td>
			<td className={table.tier}>{supply ? <NextTier supply={supply} inPack={pieces} /> : null}</td>
			<td className={table.order}>
				<OrderControls
					variant={{ code: variant?.code ?? "", fullTitle: [title, ...chosen].join(", "), products: { unit } }}
					supply={isNamed ? supply : commonRule(sizes)}
					name={isNamed ? amountName(supply.id) : piecesName(slug)}
					only={isNamed ? supply.id : slug}
					state={supply ? stateOf(supply.id) : "ready"}
					inCart={supply && inCart[supply.id]}
				/>
			</td>
		</>
	);
}

interface OptionsProps extends Pick<SizeRowProps, "product" | "choosing" | "choice" | "onChoose"> {
	sizes: Sizes;
}

function Options({ sizes, product: { slug, title }, choosing, choice, onChoose }: OptionsProps) {
	const words = useOptionWords();
	const isHydrated = useHydrated();
	return choosing.map(({ code, isSelect, share }) => {
		const index = sizes.groups.findIndex((group) => group.code === code);
		const group = sizes.groups[index];
		const place = `${css.group} ${css.shares[share - 1]}`;
		if (!group) return <span key={code} className={place} />;
		const label = `${group.title}: ${title}`;
		const name = sizeName(slug, code);
		if (isSelect)
			return (
				<span key={code} className={place}>
					<select
						name={name}
						aria-label={label}
						defaultValue={JSON.stringify(group.options[choice[index] ?? 0]?.value)}
						className={`${select} ${css.select}`}
						title={words(group, choice[index] ?? 0).join()}
						onChange={({ currentTarget }) => onChoose(index, currentTarget.selectedIndex)}
					>
						{group.options.map(({ value }, option) => (
							<option key={value} value={JSON.stringify(value)}>
								{words(group, option)}
							</option>
						))}
					</select>
				</span>
			);
		return (
			<span key={code} role="radiogroup" aria-label={label} className={place}>
				{group.options.map(({ value }, option) => (
					<label
						key={value}
						className={css.option}
						// Without scripts the mark would not follow another choice.
						data-none={isHydrated && !isOffered(sizes, choice, index, option) ? "" : undefined}
					>
						<input
							type="radio"
							name={name}
							value={JSON.stringify(value)}
							defaultChecked={choice[index] === option}
							className={hidden}
							onChange={() => onChoose(index, option)}
						/>
						{words(group, option)}
					</label>
				))}
			</span>
		);
	});
}
