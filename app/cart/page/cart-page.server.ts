import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { formatRange, idem } from "../../../contract/fields";
import { type ListResult, lists } from "../../../contract/lists";
import { BackendRefusal, orNull } from "../../platform/backend/errors.server";
import { readCart } from "../cart.server";
import { linePageAddress, linePageOf, linesAPage, mostLinesAtOnce, pagesOf } from "../line-pages";

/**
 * The cart of a page, with those of its lines that ?page= shows. An offer is told as a whole, since parts of it are chosen from, unless it is too long for
 * one page; so is a cart that is compared with an earlier order.
 * @throws the redirect to a page that is there from one that is not (any more)
 */
export async function readCartPage(context: AppLoadContext, uuid: string | undefined, address: string): Promise<Cart | null> {
	const { pathname, searchParams } = new URL(address);
	if (searchParams.has("again")) return readCart(context, uuid);
	const asked = linePageOf(searchParams);
	const page = asked === "all" ? 1 : asked;
	const cart = await readCart(context, uuid, formatRange((page - 1) * linesAPage, linesAPage));
	if (!cart) return null;
	const isWhole = asked === "all" || cart.offer !== null;
	if (isWhole && cart.length > linesAPage && cart.length <= mostLinesAtOnce) return readCart(context, uuid);
	const pages = pagesOf(cart.length);
	if (page > pages || (asked === "all" && cart.length > mostLinesAtOnce))
		throw redirect(linePageAddress(pathname.replace(/\.data$/, ""), asked === "all" ? 1 : pages), 302);
	return cart;
}

/** What came of putting a list into the cart, by the key that ?put= of the cart's page names; null where it names none of the reader's. */
export async function listPutResult({ backend, visitor }: AppLoadContext, address: string): Promise<ListResult | null> {
	const key = idem.safeParse(new URL(address).searchParams.get("put"));
	if (!key.success || !visitor.account) return null;
	return orNull(backend(lists.resultByKey, { params: { key: key.data } })).catch((error: unknown) => {
		if (error instanceof BackendRefusal) return null;
		throw error;
	});
}
