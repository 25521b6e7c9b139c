import type { AppLoadContext } from "@remix-run/cloudflare";
import { readSubstitutes, shownSubstitutes } from "../catalogue/substitutes/substitutes.server";
import { optional } from "../platform/backend/deferred.server";
import { type CheckedList, checkList, type ReaderChoices } from "./check-list.server";
import type { MatchedRow } from "./preview";

/** Checks a list, and adds what can be had instead of goods that are sold out. If the backend fails to say that, nothing is added. */
export async function checkWithSubstitutes(context: AppLoadContext, text: string, said: ReaderChoices): Promise<CheckedList> {
	const checked = await checkList(context, text, said);
	const sought = checked.rows.flatMap((row) => soldOut(row)?.variantId ?? []);
	const found = sought.length > 0 ? await optional(context, readSubstitutes(context, sought)) : null;
	const rows = checked.rows.map((row) => {
		const item = soldOut(row);
		const substitutes = item && found?.value.get(item.variantId);
		if (!substitutes) return row;
		// Substitutes show list prices: a price with a discount does not compare.
		const isListPrice = item.discounts.every(({ kind }) => kind === "volume");
		const supply = isListPrice ? { price: item.price, volume_prices: [] } : null;
		const wanted = { supply, supplyId: item.suppliedVariantId, quantity: row.sum || null, button: "list" as const };
		return { ...row, instead: shownSubstitutes(context, substitutes, wanted) };
	});
	return { ...checked, rows };
}

/** The article of a row, if nobody has it. Rewriting a line would lose its cut length. */
const soldOut = ({ item, problem, cut }: MatchedRow): MatchedRow["item"] => (problem === "unavailableGoods" && cut === null ? item : null);
