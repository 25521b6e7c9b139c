import type { Product } from "../../../contract/catalogue";
import { unbroken } from "../../platform/i18n/format";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { useSavesData } from "../../ui/browser/saves-data";
import { sectionOf } from "../pictures";
import { ProductFacts } from "./product-facts";
import { link, note } from "./product-facts.css";
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
	const picture = sectionOf(product.pictures);
	return (
		<li className={css.card}>
			{useSavesData() ? null : (
				<div className={css.sheet}>
					{picture ? (
						<img
							src={pictureAt(picture.url, 400)}
							alt=""
							width={200}
							height={160}
							loading="lazy"
							decoding="async"
							className={css.drawing}
						/>
					) : null}
				</div>
			)}
			<div className={css.words}>
				<h2 className={css.title}>
					<PageLink to={`/products/${product.slug}`} className={link}>
						{unbroken(product.title)}
					</PageLink>
				</h2>
				<p className={note}>{product.norm}</p>
				<ProductFacts
					measures={measuresOf(product.attributes)}
					variantCount={product.variantCount}
					priceFrom={product.price_from}
					unit={product.unit}
				/>
			</div>
		</li>
	);
}
