import { useMarket, useT } from "../../i18n";
import { useOrigins } from "../../origins";
import { sharePicture } from "../../share-picture";
import { StructuredData } from "../shell/structured-data";
import { type Described, productStructuredData } from "./product-structured-data";

/** A product, or the one of its variants that is open, as search engines read it. */
export function ProductData(described: Omit<Described, "origin" | "picture" | "normTitle">) {
	const { own } = useOrigins();
	const normTitle = useT("catalogue")("fact.norm", { count: 1 });
	const picture = own + sharePicture(useMarket().locale, "products", described.product.slug);
	return <StructuredData value={productStructuredData({ ...described, picture, normTitle, origin: own })} />;
}
