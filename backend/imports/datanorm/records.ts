/** A file of a delivery, decoded: DATANORM.001, DATANORM.WRG, DATANORM.RAB, DATPREIS.001. */
export interface DatanormFile {
	name: string;
	text: string;
}

export interface DatanormRecord {
	file: string;
	line: number;
	version: 4 | 5;
	/** A, B, D, P, R, S, T …, as its first field. */
	kind: string;
	/** All fields, from its kind on, without blanks around them. */
	fields: readonly string[];
}

/** A delivery's records, and what its headers say. */
export interface Delivery {
	records: DatanormRecord[];
	/** The supplier, as the first header names it. */
	supplier: { name: string; city: string; country: string };
	/** Lines that are no records. */
	strange: { file: string; line: number; text: string }[];
}

/** Records in a delivery. A longer one is a matter for the command line. */
const mostRecords = 400_000;

/**
 * Splits a delivery into records.
 * @returns an explanation of what is wrong with a whole file
 */
export function recordsOf(files: readonly DatanormFile[]): Delivery | string {
	const delivery: Delivery = { records: [], supplier: { name: "", city: "", country: "" }, strange: [] };
	for (const file of files) {
		const problem = readFile(file, delivery);
		if (problem !== null) return `${file.name}: ${problem}`;
	}
	return delivery;
}

/** Programs of DOS end a file with this sign. */
const endOfFile = "\u001a";

function readFile({ name, text }: DatanormFile, { records, supplier, strange }: Delivery): string | null {
	const lines = text.replaceAll(endOfFile, "").split(/\r\n|\r|\n/);
	const first = lines.findIndex((line) => line.trim() !== "");
	const head = headOf(lines[first] ?? "");
	if (typeof head === "string") return head;
	if (supplier.name === "") Object.assign(supplier, head.supplier);
	let count = 1;
	for (const [at, line] of lines.entries()) {
		if (at <= first || line.trim() === "") continue;
		count++;
		if (records.length >= mostRecords) return `It has more than ${mostRecords} records.`;
		const fields = line.split(";").map((field) => field.trim());
		const [kind = ""] = fields;
		// A later file may be appended to the one before.
		if (/^V/.test(line)) continue;
		if (!/^[A-Z]$/.test(kind) || fields.length < 2) {
			strange.push({ file: name, line: at + 1, text: line.slice(0, 40) });
			continue;
		}
		if (kind === "E" && head.version === 5) {
			if (/^\d+$/.test(fields[1] ?? "") && Number(fields[1]) !== count)
				return `It is incomplete: its last record counts ${fields[1]} records, and there are ${count}.`;
			continue;
		}
		records.push({ file: name, line: at + 1, version: head.version, kind, fields });
	}
	return null;
}

interface Head {
	version: 4 | 5;
	supplier: Delivery["supplier"];
}

function headOf(line: string): Head | string {
	if (line.startsWith("V;")) {
		const fields = line.split(";").map((field) => field.trim());
		const [, version = "", , , currency = ""] = fields;
		if (version !== "050") return `DATANORM ${versionName(version)} is not taken: ask the supplier for 4 or 5.`;
		const at = (place: number): string => fields[place] ?? "";
		return (
			wrongCurrency(currency) ?? {
				version: 5,
				supplier: { name: at(8) || at(6) || at(5), city: at(14), country: countryOf(at(12)) },
			}
		);
	}
	if (!/^V[ \d]/.test(line)) return "It has no header (V): it is no DATANORM file.";
	const [, version = "", currency = ""] = /(\d\d)([A-Z]{3})\s*$/.exec(line) ?? [];
	if (version !== "04")
		return `DATANORM ${version === "" ? "3 or older" : versionName(version)} is not taken: ask the supplier for 4 or 5.`;
	return wrongCurrency(currency) ?? { version: 4, supplier: { name: line.slice(8, 48).trim(), city: "", country: "" } };
}

const versionName = (digits: string): string => digits.replace(/^0+/, "").replace(/(?<=^\d)0$/, "") || digits;

const wrongCurrency = (currency: string): string | null =>
	currency === "" || currency === "EUR" ? null : `The currency "${currency}" is not taken: EUR.`;

const countryOf = (word: string): string => ({ D: "DE", FIN: "FI", EST: "EE" })[word] ?? word;
