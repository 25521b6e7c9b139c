import { Fragment } from "react";
import type { Product } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Money } from "../price/price";
import * as css from "./product-facts.css";
import type { SimilarProduct } from "./similar";

interface FactsProps {
	measures: SimilarProduct["measures"];
	variantCount: number;
	/** Cents without VAT. */
	priceFrom: number;
	unit: Product["unit"];
}

/** What a product's card says under its name: key measures, how many variants, and from what price. */
export function ProductFacts({ measures, variantCount, priceFrom, unit }: FactsProps) {
	const t = useT("catalogue");
	const { measure } = useFormat();
	return (
		<>
			<p className={css.note}>
				{measures.map(({ symbol, value }) => (
					<Fragment key={symbol}>
						<span className={css.measure}>
							{symbol} {typeof value === "number" ? measure(value, "mm") : value}
						</span>{" "}
					</Fragment>
				))}
			</p>
			<p className={css.note}>{t("category.count", { count: variantCount })}</p>
			<p className={css.price}>
				{t("price.from")} <Money cents={priceFrom} />
				<span className={css.per}> / {t(`unit.short.${unit}`)}</span>
			</p>
		</>
	);
}
