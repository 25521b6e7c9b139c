import { useOrigins } from "../../platform/document/origins";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { sharePicture } from "../../platform/seo/share-picture";
import { StructuredData } from "../../platform/seo/structured-data";
import { type Described, productStructuredData } from "./product-structured-data";

/** A product, or the one of its variants that is open, as search engines read it. */
export function ProductData(described: Omit<Described, "origin" | "picture" | "normTitle">) {
	const { own } = useOrigins();
	const normTitle = useT("catalogue")("fact.norm", { count: 1 });
	const picture = own + sharePicture(useMarket().locale, "products", described.product.slug);
	return <StructuredData value={productStructuredData({ ...described, picture, normTitle, origin: own })} />;
}
