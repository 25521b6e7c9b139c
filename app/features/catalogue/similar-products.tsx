import { Link } from "@remix-run/react";
import { unbroken, useFormat } from "../../format";
import { useT } from "../../i18n";
import { Money } from "./price";
import type { SimilarProduct } from "./similar";
import * as css from "./similar-products.css";

/** The sizes below and above: what a reader takes when this one does not fit. */
export function SimilarProducts({ products }: { products: SimilarProduct[] }) {
	const t = useT("product");
	const tc = useT("catalogue");
	const { number } = useFormat();
	return (
		<section aria-labelledby="similar-title" className={css.section}>
			<h2 id="similar-title">{t("similar.title")}</h2>
			<ul className={css.list}>
				{products.map(({ slug, title, drawing, measures, variantCount, priceFrom, unit }) => (
					<li key={slug} className={css.item}>
						<span className={css.sheet}>
							{drawing ? (
								<img src={drawing} alt="" width={100} height={80} loading="lazy" decoding="async" className={css.drawing} />
							) : null}
						</span>
						<div className={css.words}>
							<Link to={`/products/${slug}`} className={css.link}>
								{unbroken(title)}
							</Link>
							<p className={css.note}>
								{measures.map(({ symbol, value }) => (
									<span key={symbol} className={css.measure}>
										{symbol} {typeof value === "number" ? number(value) : value}{" "}
									</span>
								))}
							</p>
							<p className={css.note}>{tc("category.count", { count: variantCount, number: number(variantCount) })}</p>
							<p className={css.price}>
								{tc("price.from")} <Money cents={priceFrom} />
								<span className={css.per}> / {tc(`unit.short.${unit}`)}</span>
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
