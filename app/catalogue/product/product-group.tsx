import { unbroken } from "../../platform/i18n/format";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { useSavesData } from "../../ui/browser/saves-data";
import { ProductFacts } from "./product-facts";
import { link, note } from "./product-facts.css";
import * as css from "./product-group.css";
import type { ProductCard } from "./similar";

/** Products as sheets: the view that compares shapes rather than prices. */
export function ProductGroup({ products }: { products: ProductCard[] }) {
	return (
		<ul className={css.grid}>
			{products.map((product) => (
				<Card key={product.slug} {...product} />
			))}
		</ul>
	);
}

function Card({ slug, title, norm, drawing, ...facts }: ProductCard) {
	return (
		<li className={css.card}>
			{useSavesData() ? null : (
				<div className={css.sheet}>
					{drawing ? (
						<img src={pictureAt(drawing, 400)} alt="" width={200} height={160} loading="lazy" decoding="async" className={css.drawing} />
					) : null}
				</div>
			)}
			<div className={css.words}>
				<h2 className={css.title}>
					<PageLink to={`/products/${slug}`} className={link}>
						{unbroken(title)}
					</PageLink>
				</h2>
				<p className={note}>{norm}</p>
				<ProductFacts {...facts} />
			</div>
		</li>
	);
}
