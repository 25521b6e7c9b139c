import { type DatanormOptions, readDatanorm } from "./datanorm/read-datanorm";
import type { DatanormFile } from "./datanorm/records";

type Read = Extract<ReturnType<typeof readDatanorm>, { kind: "catalogue" }>;

/**
 * Reads a supplier's delivery of DATANORM.
 * @param addressesOf the shop's addresses of its goods
 * @returns its tables, a list of prices, or what is wrong with a whole file
 */
export async function readDatanormFiles(
	files: readonly DatanormFile[],
	options: DatanormOptions,
	addressesOf: (asked: Read["asked"]) => Promise<Parameters<Read["tablesWith"]>[0]>,
) {
	const read = readDatanorm(files, options);
	if (typeof read === "string" || read.kind === "prices") return read;
	return { kind: read.kind, notes: read.notes, ...read.tablesWith(await addressesOf(read.asked)).read(new Map()) };
}
