import { ContactButton } from "../../content/contact-button";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import type { Deferred } from "../../ui/deferred-content";
import { Wrap } from "../../ui/wrap";
import type { OpenVariant } from "../variant-dialog";
import { VariantPanel } from "../variant-panel";
import { AroundCategory } from "./around-category";
import { ProductDocuments } from "./product-documents";
import { ProductHead } from "./product-head";
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
	/** Which of its pictures is shown, from 1. */
	image: number | null;
	/** Where it was read, and the day as the market writes it, for paper. */
	printed: { address: string; date: string };
}

export function ProductPage({ product, heading, chosen, sets, similar, image, printed, ...list }: ProductPageProps) {
	const t = useT("product");
	return (
		<Wrap>
			<p className={css.printed}>{t("printed", printed)}</p>
			<ProductHead product={product} heading={heading} variantTitle={chosen?.variant.title ?? ""} image={image} />
			<VariantPanel open={chosen} variants={list.variants} />
			<ProductVariants product={product} chosen={chosen?.variant.id} {...list} />
			<DeferredPart of={sets}>{(offers) => (offers.length > 0 ? <ProductSets sets={offers} idem={list.idem} /> : null)}</DeferredPart>
			<AroundCategory path={product.path} />
			<DeferredPart of={similar}>{(products) => (products.length > 0 ? <SimilarProducts products={products} /> : null)}</DeferredPart>
			<ProductDocuments product={product} />
			<p className={css.ask}>
				<ContactButton to={`/contact?product=${product.slug}#write`}>{t("ask", { title: product.title })}</ContactButton>
			</p>
		</Wrap>
	);
}
