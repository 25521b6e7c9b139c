import * as z from "zod";
import { href } from "../platform/config/href";
import { packedText, unpackedText } from "../platform/http/packed-text";
import { type Picks, picksOfText, picksText, type SupplyChoices, suppliesOfText, suppliesText } from "./state";
import { isColumnKind, type NamedTable } from "./table-columns";

/** The shop refuses queries of more than 4,096 characters. This leaves room for choices. */
const maxAddress = 3_400;
/** An address unpacks to no more than this. In bytes. */
const maxText = 20_000;

const packed = z.object({
	text: z.string(),
	table: z
		.object({
			head: z.string(),
			columns: z.array(z.string().transform((kind) => (isColumnKind(kind) ? kind : ""))),
		})
		.nullable(),
});

interface ReadableList {
	text: string;
	table: NamedTable | null;
	picks: Picks;
	supplies: SupplyChoices;
}

/**
 * The address of a read list, which contains the list with the reader's choices: nothing is stored, and prices are those of the day on which
 * it is opened. null for a list that is too long.
 */
export async function listAddress({ text, table, picks, supplies }: ReadableList): Promise<string | null> {
	const content = JSON.stringify({ text, table });
	if (new TextEncoder().encode(content).length > maxText) return null;
	const list = await packedText(content);
	const address = href("/quick-order/list", {
		list,
		picks: picksText(picks) || null,
		supplies: suppliesText(supplies) || null,
	});
	return address.length > maxAddress ? null : address;
}

/** Reads the query of a list's address. @returns null if it is none */
export async function listInAddress(query: URLSearchParams): Promise<ReadableList | null> {
	const list = query.get("list") ?? "";
	if (list.length > maxAddress || !/^[\w-]+$/.test(list)) return null;
	const picks = picksOfText(query.get("picks") ?? "");
	const supplies = suppliesOfText(query.get("supplies") ?? "");
	try {
		return { ...packed.parse(JSON.parse(await unpackedText(list, maxText))), picks, supplies };
	} catch {
		return null;
	}
}
