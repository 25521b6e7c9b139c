import type { Cart } from "../../contract/cart";

export const isPaymentStarted = (payment: Cart["payment"]): boolean => payment?.state === "open" && payment.url !== null;

/**
 * The URL that continues a payment: at a configured host over https, or at this shop's sandbox.
 * @returns null if there is no URL or it is not allowed
 */
export function paymentUrl(payment: Cart["payment"], origin: string, hosts: readonly string[]): string | null {
	if (payment?.state !== "open" || payment.url === null || !URL.canParse(payment.url)) return null;
	const url = new URL(payment.url);
	const isKnown = url.protocol === "https:" && hosts.includes(url.host);
	return isKnown || url.origin === origin ? url.href : null;
}
