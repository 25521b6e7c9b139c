import type { Sizes } from "../../../contract/catalogue";
import { shownWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { codeOf } from "../../platform/page/compare-ids";
import { useInCart } from "../../platform/page/in-cart";
import { PageLink } from "../../platform/page/page-link";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Money, NextTier } from "../price/price";
import { Stock } from "../price/stock";
import type { ProductCard } from "../product/similar";
import { piecesName, sizeName } from "../size-fields";
import { OrderControls } from "../table/order-controls";
import { RowTitle } from "../table/row-title";
import { amountName } from "../table/typed-total";
import type { AddingState } from "../table/use-add-to-cart";
import * as table from "../table/variant-table.css";
import * as css from "./size-table.css";
import { type Choice, commonRule, isOffered, variantOf } from "./sizes";

interface SizeRowProps {
	product: ProductCard;
	/** What stands above the list: a row does not say it again. */
	heading: string;
	choice: Choice;
	/** The head says it for all rows. */
	isUnitSaid: boolean;
	/** How far adding a supply to the cart is. */
	stateOf: (suppliedVariantId: number) => AddingState;
	onChoose: (group: number, option: number) => void;
}

export function SizeRow({ product, heading, choice, isUnitSaid, stateOf, onChoose }: SizeRowProps) {
	const { slug, title, norm, sizes, unit, variantCount, priceFrom } = product;
	const t = useT("catalogue");
	const variant = sizes && variantOf(sizes, choice);
	return (
		<tr className={`${table.row} ${css.row}`}>
			<th scope="row" className={css.name}>
				<PageLink to={`/products/${slug}`} className={table.nameLink}>
					<RowTitle title={title} heading={heading} />
				</PageLink>{" "}
				<span className={css.note}>{variant ? codeOf(variant.id) : norm}</span>
			</th>
			{sizes ? (
				<>
					<td className={css.options}>
						<Options sizes={sizes} product={product} choice={choice} onChoose={onChoose} />
					</td>
					<Chosen product={product} sizes={sizes} choice={choice} isUnitSaid={isUnitSaid} stateOf={stateOf} />
				</>
			) : (
				<>
					<td className={css.options} colSpan={3}>
						<PageLink to={`/products/${slug}`}>{t("category.count", { count: variantCount })}</PageLink>
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

interface ChosenProps extends Pick<SizeRowProps, "product" | "choice" | "isUnitSaid" | "stateOf"> {
	sizes: Sizes;
}

/** What the chosen variant weighs and costs, and its quantity. Without scripts the server finds the variant, so the field is named by the product. */
function Chosen({ product: { slug, title, unit }, sizes, choice, isUnitSaid, stateOf }: ChosenProps) {
	const t = useT("catalogue");
	const format = useFormat();
	const words = useOptionWords();
	const isHydrated = useHydrated();
	const inCart = useInCart();
	const variant = variantOf(sizes, choice);
	const supply = variant?.suppliedVariant;
	const isNamed = isHydrated && supply !== undefined;
	const grams = variant ? shownWeight(variant.weight) : 0;
	const chosen = sizes.groups.flatMap((group, index) => words(group, choice[index] ?? -1));
	return (
		<>
			<td className={table.weight}>{variant ? format.number(grams / 1000, weightDecimals(grams)) : "–"}</td>
			<td className={table.stock} aria-live="polite">
				{supply ? <Stock supply={supply} /> : <span className={css.none}>{t("sizes.none")}</span>}
			</td>
			<td className={table.price} aria-live="polite">
				{supply ? (
					<>
						<span className={css.price}>
							<Money cents={supply.price} />
						</span>
						{isUnitSaid ? null : <small> / {t(`unit.short.${unit}`)}</small>}
					</>
				) : (
					"–"
				)}
			</td>
			<td className={table.tier}>{supply ? <NextTier supply={supply} /> : null}</td>
			<td className={table.order}>
				<OrderControls
					variant={{ code: variant ? codeOf(variant.id) : "", fullTitle: [title, ...chosen].join(", "), products: { unit } }}
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

interface OptionsProps extends Pick<SizeRowProps, "product" | "choice" | "onChoose"> {
	sizes: Sizes;
}

function Options({ sizes, product: { slug, title }, choice, onChoose }: OptionsProps) {
	const words = useOptionWords();
	const isHydrated = useHydrated();
	return sizes.groups.map((group, index) => (
		<span key={group.code} role="radiogroup" aria-label={`${group.title}: ${title}`} className={css.group}>
			{isCount(group) ? (
				<span className={css.counted} aria-hidden="true">
					{group.title}{" "}
				</span>
			) : null}
			{group.options.map(({ value }, option) => (
				<label
					key={value}
					className={css.option}
					// Without scripts it would stay as it was when something else is chosen.
					data-none={isHydrated && !isOffered(sizes, choice, index, option) ? "" : undefined}
				>
					<input
						type="radio"
						name={sizeName(slug, group.code)}
						value={JSON.stringify(value)}
						defaultChecked={choice[index] === option}
						className={css.radio}
						onChange={() => onChoose(index, option)}
					/>
					{words(group, option)}
				</label>
			))}
		</span>
	));
}

/** Its options are figures that no unit explains: pieces in a pack. */
const isCount = ({ unit, options }: Sizes["groups"][number]): boolean =>
	unit === "" && options.every(({ value }) => typeof value === "number");

/** "6 m", "S355J2": what an option is called. */
function useOptionWords(): (group: Sizes["groups"][number], option: number) => string[] {
	const { measure, number } = useFormat();
	return ({ code, unit, options }, option) => {
		const found = options[option];
		if (!found) return [];
		if (typeof found.value !== "number") return [found.title];
		if (code === "length" && unit === "mm") return [`${number(found.value / 1000)}\u00a0m`];
		return [[measure(found.value, unit), unit].filter(Boolean).join("\u00a0")];
	};
}
