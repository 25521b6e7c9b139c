import type { Variant } from "../../../contract/catalogue";
import { cellText, keyMeasures } from "../../catalogue/columns";
import { stockWords } from "../../catalogue/delivery-words";
import { mainFirst } from "../../catalogue/pictures";
import { listAddress } from "../../platform/http/list-query";
import { type Format, unbroken } from "../../platform/i18n/format";
import type { Translate } from "../../platform/i18n/i18n";
import type { CategoryHit, Hit, SizeHit } from "./hits";

/** A variant as the overlay shows it, written out in the reader's language. */
export function hitOf(variant: Variant, position: number, format: Format, t: Translate<"catalogue">): Hit {
	const { price } = variant.suppliedVariant;
	const { state, key, words } = stockWords(variant.suppliedVariant);
	const { id: supplyId, min_order, pack_size } = variant.suppliedVariant;
	return {
		id: variant.id,
		position,
		code: variant.code,
		title: unbroken(variant.fullTitle),
		address: listAddress(`/products/${variant.products.slug}`, { showVariant: variant.id }),
		measures: measuresOf(variant, format),
		picture: mainFirst(variant.variant_pictures)[0]?.url ?? null,
		price: format.money(price),
		unit: t(`unit.short.${variant.products.unit}`),
		stock: state,
		stockWord: t(key),
		delivery: words ? t(words.key, words.values) : "",
		supply: { id: supplyId, min_order, pack_size },
		unitOfSale: variant.products.unit,
	};
}

const measuresOf = (variant: Variant, format: Format): string =>
	keyMeasures(variant)
		.map((measure) => `${measure.symbol}\u00a0${cellText(measure.value, measure, format)}`)
		.join(" · ");

/** A product as the overlay shows it. @param variant one of its variants */
export const sizeHitOf = (variant: Variant, count: number, format: Format, t: Translate<"catalogue">): SizeHit => ({
	title: unbroken(variant.products.title),
	address: `/products/${variant.products.slug}`,
	measures: measuresOf(variant, format),
	count: t("category.count", { count }),
});

/** A category as the overlay shows it. */
export function categoryHitOf(
	category: { slug: string; title: string; variantCount: number; iconPicture: { url: string } | null },
	t: Translate<"catalogue">,
): CategoryHit {
	return {
		title: category.title,
		address: `/categories/${category.slug}`,
		count: t("category.count", { count: category.variantCount }),
		picture: category.iconPicture?.url ?? null,
	};
}
