import type { AppLoadContext } from "@remix-run/cloudflare";
import { openCarts } from "../../contract/open-carts";
import type { Other } from "./other-carts/other-cart";

/**
 * The account's open carts beside that of a page; none for a guest, who has no other. The page stands without them.
 * @param present the cart of the page; undefined: none
 */
export async function otherCarts({ backend, visitor, newKey }: AppLoadContext, present?: string): Promise<Other[]> {
	if (!visitor.session || !visitor.account) return [];
	const others = await backend(openCarts.byUser, { query: { except: present } }).catch(() => []);
	return others.map((other) => ({ ...other, idem: newKey() }));
}

/**
 * After signing in: whoever has brought no cart along goes on with the account's latest. A guest's cart stays, and its page asks about the
 * others. That of another account is not kept.
 */
export async function takeUpCart({ backend, visitor }: AppLoadContext): Promise<void> {
	const carts = await backend(openCarts.byUser, {}).catch(() => null);
	if (!carts || carts.some(({ uuid }) => uuid === visitor.cart?.uuid)) return;
	const latest = carts.find((cart) => !cart.is_set_aside);
	visitor.setCart(latest ? { uuid: latest.uuid, count: latest.length } : null);
}
