import type { AppLoadContext } from "@remix-run/cloudflare";
import { search } from "../../../contract/search";
import type { BillAside } from "./bill-asides";
import { gaebList, type ReadLines } from "./gaeb-list.server";
import { type KeptBill, type KeptPart, keptOf, ordinalItems, packedBill, unpackedBill } from "./kept-bill.server";
import { type GaebRefusal, readGaeb } from "./read-gaeb";

/** A bill of quantities as its page keeps it. */
export interface ShownBill {
	gaeb: string;
	billAsides: BillAside[];
}

export const noBill: ShownBill = { gaeb: "", billAsides: [] };

/** Reads a bill that was sent: its goods as a list, and what the page keeps. */
export async function sentBill(
	context: Pick<AppLoadContext, "backend" | "texts">,
	content: string,
): Promise<(ShownBill & { text: string }) | GaebRefusal> {
	const bill = readGaeb(content);
	if ("error" in bill) return bill;
	const kept = keptOf(bill);
	const read: ReadLines = (lines) => context.backend(search.lines, { body: { lines } });
	const point = context.texts.locale === "en" ? "." : ",";
	const [text, gaeb] = await Promise.all([gaebList(bill, read, point), packedBill(kept)]);
	return { text, gaeb, billAsides: asidesOf(kept) };
}

/** The bill that an earlier answer kept in the form. */
export async function keptBillOf(form: FormData): Promise<ShownBill> {
	const gaeb = form.get("gaeb");
	const kept = typeof gaeb === "string" && gaeb !== "" ? await unpackedBill(gaeb) : null;
	return kept && typeof gaeb === "string" ? { gaeb, billAsides: asidesOf(kept) } : noBill;
}

/** A page shows no more of them. */
const mostAsides = 500;

function asidesOf(bill: KeptBill): BillAside[] {
	const titles = (part: KeptPart, above: string): BillAside[] =>
		part.parts.flatMap((one) => {
			const ordinal = [above, one.number].filter(Boolean).join(".");
			return [{ kind: "title" as const, ordinal, text: one.title }, ...titles(one, ordinal)];
		});
	const others = ordinalItems(bill).flatMap(({ ordinal, item: [, , , kind, , , text] }) =>
		kind === "goods" ? [] : [{ kind, ordinal, text }],
	);
	return [...titles(bill.body, ""), ...others].slice(0, mostAsides);
}
