import { Link } from "@remix-run/react";
import type { Product } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../format";
import { useT } from "../../i18n";
import { sectionOf } from "./pictures";
import { Money } from "./price";
import * as css from "./product-group.css";
import { measuresOf } from "./similar";

/** Products as sheets: the view that compares shapes rather than prices. */
export function ProductGroup({ products }: { products: Product[] }) {
	return (
		<ul className={css.grid}>
			{products.map((product) => (
				<ProductCard key={product.productid} product={product} />
			))}
		</ul>
	);
}

function ProductCard({ product }: { product: Product }) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const picture = sectionOf(product.pictures);
	return (
		<li className={css.card}>
			<div className={css.sheet}>
				{picture ? <img src={picture.url} alt="" width={200} height={160} loading="lazy" decoding="async" className={css.drawing} /> : null}
			</div>
			<div className={css.words}>
				<h2 className={css.title}>
					<Link to={`/products/${product.slug}`} className={css.link}>
						{unbroken(product.title)}
					</Link>
				</h2>
				<p className={css.note}>{product.norm}</p>
				<p className={css.note}>
					{measuresOf(product.attributes).map(({ symbol, value }) => (
						<span key={symbol} className={css.measure}>
							{symbol} {typeof value === "number" ? number(value) : value}{" "}
						</span>
					))}
				</p>
				<p className={css.note}>{t("category.count", { count: product.variantCount, number: number(product.variantCount) })}</p>
				<p className={css.price}>
					{t("price.from")} <Money cents={product.price_from} />
					<span className={css.per}> / {t(`unit.short.${product.unit}`)}</span>
				</p>
			</div>
		</li>
	);
}
