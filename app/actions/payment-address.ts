import type { Cart } from "../../contract/cart";

/**
 * Where a payment that was begun is gone on with: at another site only over https, or at this shop's own sandbox.
 * @returns null where there is none, or none that a buyer may be sent to
 */
export function paymentAddress(payment: Cart["payment"], origin: string): string | null {
	if (payment?.state !== "open" || payment.url === null || !URL.canParse(payment.url)) return null;
	const url = new URL(payment.url);
	return url.protocol === "https:" || url.origin === origin ? url.href : null;
}
