import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { euros } from "../../../contract/fields";

/** Opening an order page later than this after the order tracks no purchase. In ms. */
const justNow = 60 * 60 * 1000;

/** Tracks a new order once, whichever of its pages is opened and however often. */
export async function trackPurchase({ track, convert }: AppLoadContext, order: Cart): Promise<void> {
	const sentAt = order.processed_at === null ? 0 : Date.parse(order.processed_at);
	if (!order.isProcessed || Date.now() - sentAt > justNow) return;
	const key = await digestOf(order.uuid);
	const { length: lines, total_price, total_delivery_price, paymentmethod } = order;
	const amounts = { amount: euros(total_price), delivery: euros(total_delivery_price) };
	track("Purchased", { lines, ...amounts, method: paymentmethod?.name ?? "unknown" }, key);
	convert("purchase", total_price, key);
}

async function digestOf(uuid: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`purchase:${uuid}`));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
