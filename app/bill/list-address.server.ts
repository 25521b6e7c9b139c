import * as z from "zod";
import { href } from "../platform/config/href";
import { base64url } from "../platform/http/base64url";
import { type Picks, type SupplyChoices, suppliesOfText, suppliesText } from "./state";
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
	const bytes = new TextEncoder().encode(JSON.stringify({ text, table }));
	if (bytes.length > maxText) return null;
	const list = base64url(await readAll(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw")), maxText));
	const chosen = [...picks].filter(([, code]) => code !== "").map(([line, code]) => `${line}:${code}`);
	const address = href("/quick-order/list", {
		list,
		picks: chosen.length > 0 ? chosen.join() : null,
		supplies: suppliesText(supplies) || null,
	});
	return address.length > maxAddress ? null : address;
}

/** Reads the query of a list's address. @returns null if it is none */
export async function listInAddress(query: URLSearchParams): Promise<ReadableList | null> {
	const list = query.get("list") ?? "";
	if (list.length > maxAddress || !/^[\w-]+$/.test(list)) return null;
	const picks = new Map(
		(query.get("picks") ?? "").split(",").flatMap((pick): [number, string][] => {
			const [, line, code] = /^(\d{1,7}):(\S{1,40})$/.exec(pick) ?? [];
			return line && code ? [[Number(line), code]] : [];
		}),
	);
	const supplies = suppliesOfText(query.get("supplies") ?? "");
	try {
		const bytes = Uint8Array.from(atob(list.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
		const text = await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), maxText);
		return { ...packed.parse(JSON.parse(new TextDecoder().decode(text))), picks, supplies };
	} catch {
		return null;
	}
}

/** @throws RangeError if there is more than the limit, as in an archive bomb */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of stream) {
		length += part.length;
		if (length > limit) throw new RangeError("The list is too long.");
		parts.push(part);
	}
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
