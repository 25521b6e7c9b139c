import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart, CartItem } from "../../../contract/cart";
import { isSoon } from "../../../contract/values/soon";
import { isSpecialItem } from "../../../contract/values/special-items";
import type { Substitutes } from "../../catalogue/substitutes/substitute-list";
import { readSubstitutes, shownSubstitutes } from "../../catalogue/substitutes/substitutes.server";

/** Reads what can be had instead of the lines that are gone, short or late. By the id of the line. */
export async function lineSubstitutes(context: AppLoadContext, { items }: Pick<Cart, "items">): Promise<Record<number, Substitutes>> {
	const lines = items.filter(lacksGoods);
	const found = await readSubstitutes(
		context,
		lines.map(({ variant }) => variant.id),
	);
	return Object.fromEntries(
		lines.flatMap((line): [number, Substitutes][] => {
			const shown = shownSubstitutes(context, found.get(line.variant.id) ?? [], wantedOf(line));
			return shown ? [[line.id, shown]] : [];
		}),
	);
}

/** Special items and pieces of a plate have no substitute. */
function lacksGoods({ variant, cut, is_available: isThere, suppliedVariant, ...item }: CartItem): boolean {
	if (isSpecialItem(variant.products.slug) || (cut && cut.width > 0)) return false;
	return !isThere || isShort(item) || !isSoon(suppliedVariant);
}

const isShort = ({ at_once: atOnce, quantity }: Pick<CartItem, "at_once" | "quantity">): boolean =>
	atOnce !== null && atOnce.quantity < quantity;

const wantedOf = ({ suppliedVariant, cut, ...item }: CartItem) => ({
	supply: suppliedVariant,
	supplyId: suppliedVariant.id,
	quantity: cut?.pieces ?? item.quantity,
	...(cut ? { cut: cut.length } : {}),
	isAtOnce: !cut && isShort(item),
	button: "line" as const,
});
