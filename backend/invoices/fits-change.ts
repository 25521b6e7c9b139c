import type { Read } from "../db/reads";
import type { PricedCart } from "../orders/priced-cart";
import { isCredited } from "./issue";
import { type Part, partOf, quantitiesOf, wholeOf } from "./part-of-order";
import { partsOfOrder } from "./stored-invoices";

/** Invoices of an order, as a change of it has to respect them. */
interface Invoiced {
	/** How many there are, with those that are credited. */
	count: number;
	/** Something is invoiced and not credited. */
	isInvoiced: boolean;
	/**
	 * Tells whether they fit a changed order: what is invoiced keeps its places, and with the rest costs what the order costs.
	 * @param places the new place of each line that is left
	 */
	fits: (after: PricedCart, places: ReadonlyMap<number, number>) => boolean;
}

export function invoicesToFit(db: D1Database, order: number): Read<Invoiced> {
	const { statements, parse } = partsOfOrder(db, { sql: "?", value: order });
	return {
		statements,
		parse(results) {
			const all = parse(results);
			const invoices = all.filter(({ kind }) => kind === "invoice");
			const standing = invoices.filter((invoice) => !isCredited(invoice, all));
			return {
				count: all.length,
				isInvoiced: standing.length > 0,
				fits: (after, places) => standing.length === 0 || isCovered(standing, after, places),
			};
		},
	};
}

function isCovered(invoices: readonly Part[], after: PricedCart, places: ReadonlyMap<number, number>): boolean {
	const taken = invoices.map(quantitiesOf);
	const whole = wholeOf(after);
	const wanted = quantitiesOf(whole);
	const invoiced = (place: number) => taken.reduce((sum, quantities) => sum + (quantities.get(place) ?? 0), 0);
	const isKept = taken.every((quantities) =>
		[...quantities.keys()].every((place) => places.get(place) === place && (wanted.get(place) ?? 0) >= invoiced(place)),
	);
	if (!isKept) return false;
	const hasRest = [...wanted].some(([place, quantity]) => quantity > invoiced(place));
	const parts = hasRest ? [...invoices, partOf(whole, invoices, undefined, "whole")] : invoices;
	const sum = (figure: "total_price" | "total_price_with_vat") => parts.reduce((total, { order }) => total + order[figure], 0);
	return sum("total_price") === after.total_price && sum("total_price_with_vat") === after.total_price_with_vat;
}
