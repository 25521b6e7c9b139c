import { rowsAnchor } from "../../platform/http/list-query";
import { unbroken } from "../../platform/i18n/format";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { useSavesData } from "../../ui/browser/saves-data";
import { ProductFacts } from "../product/product-facts";
import { link, note } from "../product/product-facts.css";
import type { ProductCard } from "../product/similar";
import * as css from "./product-group.css";
import { SizeTable, type SizeTableProps } from "./size-table";

/** Products, each a row in which its variant is chosen; as sheets where the backend does not say what the variants are. */
export function ProductGroup({ products, ...list }: SizeTableProps) {
	if (products.some(({ sizes }) => sizes)) return <SizeTable products={products} {...list} />;
	return (
		<ul id={rowsAnchor} className={css.grid}>
			{products.map((product) => (
				<Card key={product.slug} {...product} />
			))}
		</ul>
	);
}

function Card({ slug, title, norm, drawing, sizes: _, ...facts }: ProductCard) {
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
