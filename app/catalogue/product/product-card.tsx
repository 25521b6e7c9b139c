import { Fragment } from "react";
import type { Attribute, Product, Sizes } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { regular, small } from "../../ui/layout.css";
import { sectionOf } from "../pictures";
import { Money } from "../price/price";
import { line, part } from "../table/variant-table.css";
import * as css from "./product-card.css";

export interface SimilarProduct {
	slug: string;
	title: string;
	drawing: string | null;
	measures: Pick<Attribute, "symbol" | "value">[];
	variantCount: number;
	/** Cents per unit. */
	priceFrom: number;
	unit: Product["unit"];
}

const maxMeasures = 4;

const measuresOf = (attributes: readonly Attribute[]): Pick<Attribute, "symbol" | "value">[] =>
	attributes
		.filter((attribute) => attribute.symbol !== "" && attribute.unit === "mm")
		.slice(0, maxMeasures)
		.map(({ symbol, value }) => ({ symbol, value }));

export interface ProductCard extends SimilarProduct {
	norm: string;
	/** Null if the sizes cannot be built here. */
	sizes: Sizes | null;
}

export const cardOf = (product: Product & { sizes: Sizes | null }): ProductCard => ({
	...similarOf(product),
	norm: product.norm,
	sizes: product.sizes,
});

export const similarOf = ({ slug, title, pictures, attributes, variantCount, price_from, unit }: Product): SimilarProduct => ({
	slug,
	title,
	drawing: sectionOf(pictures)?.url ?? null,
	measures: measuresOf(attributes),
	variantCount,
	priceFrom: price_from,
	unit,
});

interface FactsProps {
	measures: SimilarProduct["measures"];
	variantCount: number;
	priceFrom: number;
	unit: Product["unit"];
}

export function ProductFacts({ measures, variantCount, priceFrom, unit }: FactsProps) {
	const t = useT("catalogue");
	const { measure } = useFormat();
	return (
		<>
			<p className={`${small} ${line}`}>
				{measures.map(({ symbol, value }) => (
					<Fragment key={symbol}>
						<span className={part}>
							{symbol} {typeof value === "number" ? measure(value, "mm") : value}
						</span>{" "}
					</Fragment>
				))}
			</p>
			<p className={small}>{t("category.count", { count: variantCount })}</p>
			<p className={css.price}>
				{t("price.from")} <Money cents={priceFrom} />
				<span className={`${small} ${regular}`}> / {t(`unit.short.${unit}`)}</span>
			</p>
		</>
	);
}
