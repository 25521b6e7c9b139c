import { Wrap } from "../../ui/wrap";
import { ProductDocuments } from "./product-documents";
import { ProductHead } from "./product-head";
import { ProductSets } from "./product-sets";
import { ProductVariants, type ProductVariantsProps } from "./product-variants";
import type { SetOffer } from "./set-offer";
import type { SimilarProduct } from "./similar";
import { SimilarProducts } from "./similar-products";
import { type OpenVariant, VariantPanel } from "./variant-panel";

export interface ProductPageProps extends Omit<ProductVariantsProps, "chosen"> {
	/** The variant of ?showVariant=, where there is one. */
	chosen: OpenVariant | null;
	sets: SetOffer[];
	similar: SimilarProduct[];
	/** Which of its pictures is shown, from 1. */
	image: number | null;
}

export function ProductPage({ product, chosen, sets, similar, image, ...list }: ProductPageProps) {
	return (
		<Wrap>
			<ProductHead product={product} variantTitle={chosen?.variant.title ?? ""} image={image} />
			<VariantPanel open={chosen} variants={list.variants} />
			<ProductVariants product={product} chosen={chosen?.variant.id} {...list} />
			{sets.length > 0 ? <ProductSets sets={sets} /> : null}
			{similar.length > 0 ? <SimilarProducts products={similar} /> : null}
			<ProductDocuments product={product} />
		</Wrap>
	);
}
