import type { HeaderIssue } from "../../contract/ordering/order-files";
import { cartByUuid } from "../orders/read-cart";
import { notFound, Refused } from "../platform/refused";
import { applyHeader, type FileSender, judgeHeader } from "./header";
import { judgeLines } from "./judge";
import { ownFile, recordTaken, type TakenLine } from "./stored-files";

interface Taking {
	user: number;
	cart: string;
	lines: readonly { line: string; supply: number }[];
}

/**
 * Records which lines of a file somebody has put into a cart. The first time the cart also gets what the file says of the order as a whole.
 * @returns what could not be taken over
 * @throws Refused not_found; conflict if the file is an order by now
 */
export async function takeLines(sender: FileSender, uuid: string, { user, cart, lines }: Taking): Promise<HeaderIssue[]> {
	const file = await ownFile(sender.db, user, uuid);
	const present = await cartByUuid(sender, cart);
	if (present.is_owner === false) throw notFound("There is no such cart.", "foreign_cart");
	if (present.isProcessed || present.offer) throw new Refused("processed", "The cart was sent.");
	const judged = await judgeLines(sender, file.message.lines);
	const taken = lines.flatMap(({ line, supply }): TakenLine[] => {
		const index = file.message.lines.findIndex(({ id }) => id === line);
		const known = judged[index];
		return known ? [{ line, supply, amount: known.amount, code: known.code, ...(known.cut && { cut: known.cut }) }] : [];
	});
	if (!(await recordTaken(sender.db, file, cart, taken))) throw new Refused("conflict", "The file is an order.");
	if (file.cart === cart) return [];
	const header = await judgeHeader(sender, user, file.message);
	const issues = await applyHeader(sender, cart, header, taken, false);
	return [...new Set([...header.issues, ...issues])];
}
