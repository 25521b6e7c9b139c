import type { Product, Variant } from "../../../contract/catalogue";
import { useT } from "../../i18n";
import { Wrap } from "../../ui/wrap";
import { useKeptChoice } from "../compare/use-choice";
import { ownColumns } from "./columns";
import { NothingHere, PageBeyond } from "./empty-list";
import { ListCount } from "./list-count";
import { ListPager } from "./list-pager";
import { type ListQuery, listAddress, pagesOf } from "./list-query";
import { ListTools } from "./list-tools";
import { ProductDocuments } from "./product-documents";
import { ProductHead } from "./product-head";
import * as css from "./product-page.css";
import { ProductSets } from "./product-sets";
import type { SetOffer } from "./set-offer";
import type { SimilarProduct } from "./similar";
import { SimilarProducts } from "./similar-products";
import { type OpenVariant, VariantPanel } from "./variant-panel";
import { VariantTable } from "./variant-table";

export interface ProductPageProps {
	product: Product;
	variants: Variant[];
	/** Of its variants, beyond this page too. */
	count: number;
	/** The key of the table's form. */
	idem: string;
	/** The variant of ?showVariant=, where there is one. */
	chosen: OpenVariant | null;
	sets: SetOffer[];
	similar: SimilarProduct[];
	image: number | null;
	query: ListQuery;
}

export function ProductPage({ product, variants, count, idem, chosen, sets, similar, image, query }: ProductPageProps) {
	const t = useT("catalogue");
	const path = `/products/${product.slug}`;
	const pages = pagesOf(count);
	const kept = { ...useKeptChoice(), ...(chosen ? { showVariant: String(chosen.variant.id) } : {}) };
	const addressOf = (page: number) => listAddress(path, { ...kept, page, sort: query.sort });
	return (
		<Wrap>
			<ProductHead product={product} variantTitle={chosen?.variant.title ?? ""} image={image} />
			<VariantPanel open={chosen} variants={variants} />
			<section aria-labelledby="variants-title">
				<h2 id="variants-title" className={css.title}>
					{t("variants.title", { title: product.title })}
				</h2>
				<ListTools
					count={<ListCount count={count} page={query.page} view="table" />}
					path={path}
					query={query}
					kept={kept}
					canSort={count > 1}
				/>
				{count === 0 ? (
					<NothingHere />
				) : query.page > pages ? (
					<PageBeyond page={query.page} pages={pages} addressOf={addressOf} />
				) : (
					<VariantTable
						caption={t("table.caption", { title: product.title, page: query.page, pages })}
						variants={variants}
						columns={ownColumns(product.attributes, variants)}
						idem={idem}
						naming="code"
						chosen={chosen?.variant.id}
					/>
				)}
				<ListPager page={query.page} pages={pages} addressOf={addressOf} />
			</section>
			{sets.length > 0 ? <ProductSets sets={sets} /> : null}
			{similar.length > 0 ? <SimilarProducts products={similar} /> : null}
			<ProductDocuments product={product} />
		</Wrap>
	);
}
