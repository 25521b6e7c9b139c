import type { Cart } from "../../contract/cart";

/** Whether there is a payment to be gone on with, wherever that may be. */
export const isBegun = (payment: Cart["payment"]): boolean => payment?.state === "open" && payment.url !== null;

/**
 * The URL on which a payment continues: at a configured host over https, or at this shop's own sandbox.
 * @returns null where there is none, or none that a buyer may be sent to
 */
export function paymentUrl(payment: Cart["payment"], origin: string, hosts: readonly string[]): string | null {
	if (payment?.state !== "open" || payment.url === null || !URL.canParse(payment.url)) return null;
	const url = new URL(payment.url);
	const isKnown = url.protocol === "https:" && hosts.includes(url.host);
	return isKnown || url.origin === origin ? url.href : null;
}
