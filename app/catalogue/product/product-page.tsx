import { ContactButton } from "../../content/contact-button";
import { DeferredPart } from "../../platform/document/deferred-part";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { Deferred } from "../../ui/deferred-content";
import { Wrap } from "../../ui/wrap";
import { ListTitle } from "../list/list-title";
import type { OpenVariant } from "../variant-dialog";
import { VariantPanel } from "../variant-panel";
import { AroundCategory } from "./around-category";
import { ProductDocuments } from "./product-documents";
import * as css from "./product-page.css";
import { ProductSets } from "./product-sets";
import { ProductVariants, type ProductVariantsProps } from "./product-variants";
import type { SetOffer } from "./set-offer";
import type { SimilarProduct } from "./similar";
import { SimilarProducts } from "./similar-products";

export interface ProductPageProps extends Omit<ProductVariantsProps, "chosen"> {
	/** The title with the places where long words may break. */
	heading: string;
	/** The variant of ?showVariant=, where there is one. */
	chosen: OpenVariant | null;
	sets: Deferred<SetOffer[]>;
	similar: Deferred<SimilarProduct[]>;
	/** Where it was read, and the day as the market writes it, for paper. */
	printed: { address: string; date: string };
}

export function ProductPage({ product, heading, chosen, sets, similar, image, printed, ...list }: ProductPageProps) {
	const t = useT("product");
	const words = useT("catalogue");
	const { money } = useFormat();
	return (
		<Wrap>
			<p className={css.printed}>{t("printed", printed)}</p>
			<ListTitle
				heading={heading}
				facts={[
					unbroken(product.norm),
					words("count.variants", { count: product.variantCount }),
					words("product.priceFrom", { price: money(product.price_from), unit: words(`unit.short.${product.unit}`) }),
				]}
			/>
			<VariantPanel open={chosen} variants={list.variants} />
			<ProductVariants product={product} chosen={chosen?.variant} image={image} {...list} />
			<DeferredPart key={`sets of ${product.slug}`} of={sets} title={t("sets.title")}>
				{(offers) => (offers.length > 0 ? <ProductSets sets={offers} idem={list.idem} /> : null)}
			</DeferredPart>
			<AroundCategory path={product.path} />
			<DeferredPart key={`sizes near ${product.slug}`} of={similar} title={t("similar.title")}>
				{(products) => (products.length > 0 ? <SimilarProducts products={products} /> : null)}
			</DeferredPart>
			<ProductDocuments product={product} />
			<p className={css.ask}>
				<ContactButton to={`/contact?product=${product.slug}#write`}>{t("ask", { title: product.title })}</ContactButton>
			</p>
		</Wrap>
	);
}
