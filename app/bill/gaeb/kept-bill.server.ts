import * as z from "zod";
import { packedText, unpackedText } from "../../platform/http/packed-text";
import { asideKinds, type GaebBill, type GaebPart } from "./read-gaeb";

/** A position as a list's page keeps it, with all that an offer repeats of it. */
const keptItem = z.tuple([
	z.string().describe("Id."),
	z.string().describe("Its part of the ordinal number."),
	z.string().describe("Index."),
	z.enum(["goods", ...asideKinds]),
	z.string().nullable().describe("Quantity."),
	z.string().describe("Unit."),
	z.string().describe("Beginning of its short text."),
]);
export type KeptItem = z.output<typeof keptItem>;

export interface KeptPart {
	id: string;
	number: string;
	title: string;
	items: KeptItem[];
	parts: KeptPart[];
}
const keptPart: z.ZodType<KeptPart> = z.lazy(() =>
	z.object({ id: z.string(), number: z.string(), title: z.string(), items: z.array(keptItem), parts: z.array(keptPart) }),
);

const keptBill = z.object({
	version: z.enum(["3.2", "3.3"]),
	project: z.string(),
	name: z.string(),
	currency: z.string(),
	levels: z.array(z.object({ type: z.string(), label: z.string(), length: z.string(), num: z.string(), alignment: z.string() })),
	body: keptPart,
});
export type KeptBill = z.output<typeof keptBill>;

/** Longer texts of lines that are no goods are shortened. In characters. */
const longestText = 80;
/** A longer bill is not kept, and its file has to be sent again for an offer. In characters, and in bytes unpacked. */
const longestKept = 90_000;
const longestUnpacked = 1_500_000;

export const keptOf = ({ version, project, name, currency, levels, body }: GaebBill): KeptBill => ({
	...{ version, project, name, currency, levels },
	body: keptPartOf(body),
});

const keptPartOf = ({ id, number, title, items, parts }: GaebPart): KeptPart => ({
	...{ id, number, title: title.slice(0, longestText) },
	items: items.map((item) => [
		...([item.id, item.number, item.index, item.kind, item.quantity, item.unit] as const),
		item.kind === "goods" ? "" : [item.short, ...item.long].filter(Boolean).join(": ").slice(0, longestText),
	]),
	parts: parts.map(keptPartOf),
});

/** @returns "" for a bill that is too long */
export async function packedBill(bill: KeptBill): Promise<string> {
	const content = JSON.stringify(bill);
	if (content.length > longestUnpacked) return "";
	const packed = await packedText(content);
	return packed.length > longestKept ? "" : packed;
}

/** @returns null if it is none */
export async function unpackedBill(packed: string): Promise<KeptBill | null> {
	if (packed.length > longestKept || !/^[\w-]+$/.test(packed)) return null;
	try {
		return keptBill.parse(JSON.parse(await unpackedText(packed, longestUnpacked)));
	} catch {
		return null;
	}
}

/** A position with its whole ordinal number, or a line without one. */
export interface OrdinalItem {
	ordinal: string;
	item: KeptItem;
}

/** All positions and texts of a bill, in its order. */
export function ordinalItems({ body }: KeptBill): OrdinalItem[] {
	const found: OrdinalItem[] = [];
	const walk = ({ number, items, parts }: KeptPart, above: string): void => {
		const here = [above, number].filter(Boolean).join(".");
		for (const item of items) {
			const [, own, index] = item;
			found.push({ ordinal: own === "" ? "" : [here, own, index].filter(Boolean).join("."), item });
		}
		for (const part of parts) walk(part, here);
	};
	walk(body, "");
	return found;
}
