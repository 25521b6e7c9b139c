import type { BackendLocale } from "../../contract/locale";
import { suppliesByIds } from "../catalogue/supplies";
import type { PricedCart } from "../orders/priced-cart";

/** Pieces in a pack by variant, for a cart's goods that are sold in packs. Packs of unknown size are left out. */
export async function packSizesOf(
	db: D1Database,
	locale: BackendLocale,
	items: readonly PricedCart["items"][number][],
): Promise<ReadonlyMap<number, number>> {
	const packed = items.filter(({ variant }) => variant.products.unit === "pack");
	const supplied = await suppliesByIds(
		db,
		locale,
		packed.map(({ suppliedVariant }) => suppliedVariant.id),
	);
	return new Map(
		[...supplied.values()].flatMap(({ variant }): [number, number][] => {
			const pieces = variant.attributes.find(({ code }) => code === "pack")?.value;
			return typeof pieces === "number" && pieces > 0 ? [[variant.id, pieces]] : [];
		}),
	);
}
