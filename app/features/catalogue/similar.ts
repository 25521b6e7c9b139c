import type { Attribute, Product } from "../../../contract/catalogue";
import { sectionOf } from "./pictures";

/** A neighbouring product as its short list shows it. */
export interface SimilarProduct {
	slug: string;
	title: string;
	drawing: string | null;
	/** What its drawing is dimensioned with. */
	measures: Pick<Attribute, "symbol" | "value">[];
	variantCount: number;
	/** Cents per unit. */
	priceFrom: number;
	unit: Product["unit"];
}

const mostMeasures = 4;

export const similarOf = ({ slug, title, pictures, attributes, variantCount, price_from, unit }: Product): SimilarProduct => ({
	slug,
	title,
	drawing: sectionOf(pictures)?.url ?? null,
	measures: attributes
		.filter((attribute) => attribute.symbol !== "" && attribute.unit === "mm")
		.slice(0, mostMeasures)
		.map(({ symbol, value }) => ({ symbol, value })),
	variantCount,
	priceFrom: price_from,
	unit,
});
