import { unpacked } from "../../backend/orders/snapshot";
import type { CartAnswer } from "../../backend/orders/wire";
import type { Cart } from "../../contract/cart";

const isMoney = (name: string): boolean => /price$|_with_vat$|^amount$|^discount$|^total_discount$|^missing$|^approval_limit$/.test(name);
const isWeight = (name: string): boolean => /weight$|^room$/.test(name);

/** An order in wire format, which the contract parses back to the given one. */
export function wireOrder(order: Cart): CartAnswer {
	const text = JSON.stringify(order, (name, value: unknown) => {
		if (typeof value !== "number") return value;
		return isMoney(name) ? value / 100 : isWeight(name) ? value / 1000 : value;
	});
	return unpacked(text);
}
