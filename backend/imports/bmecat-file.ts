import { readBmecat } from "./bmecat/read-bmecat";

/** Choices of a supplier's catalogue; "" for those that the file makes. */
interface Choices {
	supplier: string;
	city: string;
	country: string;
	prefix: string;
	price: string;
	territory: string;
	round: "yes" | "no";
}

type Read = Exclude<ReturnType<typeof readBmecat>, string>;

/**
 * Reads a supplier's BMEcat without files beside it and without ETIM's names.
 * @param addressesOf the shop's addresses of its goods
 * @returns the tables, or what is wrong with the whole file
 */
export async function readBmecatFile(
	file: Uint8Array,
	{ supplier, city, country, prefix, price, territory, round }: Choices,
	addressesOf: (asked: Read["asked"]) => Promise<Parameters<Read["tablesWith"]>[0]>,
) {
	const read = readBmecat(file, [], {
		supplier: { code: supplier || undefined, city: city || undefined, country: country || undefined },
		...{ prefix, hasFile: () => false, type: price, territory: territory || null, isRounded: round === "yes" },
		day: new Date().toISOString().slice(0, 10),
	});
	if (typeof read === "string") return read;
	return read.tablesWith(await addressesOf(read.asked)).read(new Map());
}
