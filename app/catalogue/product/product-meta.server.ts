import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Product, Variant } from "../../../contract/catalogue";
import { formatFor } from "../../platform/i18n/format";
import { describePage, type PageMeta } from "../../platform/seo/page-meta";
import { sharePicture } from "../../platform/seo/share-picture";

/**
 * The head of a product's page: of the product, of a further part of its list, or of the variant that is open. No two of them say the same.
 * @param isUnlisted the list is narrowed or there is no such part of it
 */
export function productMeta(
	context: AppLoadContext,
	product: Product,
	chosen: Variant | undefined,
	page: number,
	isUnlisted: boolean,
): PageMeta {
	const { market, texts } = context;
	const part = page > 1 ? texts.translator("common")("pager.page", { page }) : "";
	const title = chosen?.fullTitle ?? (part ? `${product.title} – ${part}` : product.title);
	return describePage(context, {
		title,
		description: chosen ? variantDescription(chosen) : part ? `${product.description} ${part}.` : product.description,
		isUnlisted,
		type: "product",
		picture: sharePicture(market.locale, "products", product.slug),
	});

	function variantDescription({ fullTitle, code, weight, products }: Variant): string {
		return texts.translator("seo")("variant", { title: fullTitle, code, norm: products.norm, weight: formatFor(market).weight(weight) });
	}
}
