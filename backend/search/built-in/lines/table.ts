import type { Language } from "../../../../contract/locale";
import { countsEach, orderedColumns } from "../../../../contract/values/quantity-columns";
import { type PlainText, plain } from "../../plain";
import { dayOf } from "./notes/days";
import { type Notes, notesIn } from "./notes/notes";
import { type Counted, isArea, isOtherMeasure, isUnitWord, type Measure, unitOf } from "./words";

interface Cell {
	text: string;
	/** The cell's range in the line, including its quotes. */
	from: number;
	to: number;
}

const columnNames = {
	position: "pos position posnr nr no nro lfd lfdnr rivi rida jrk positsioon teil part osa detail",
	quantity: `menge bestellmenge anzahl anz stk stck st stuck stuckzahl qty quantity pcs pieces nos count kpl maara lkm kappalemaara tk kogus hulk arv`,
	unit: "einheit me mengeneinheit unit uom yksikko yks uhik",
	number: "code sku koodi kood art artnr artikelnr sapnr",
	cut: "schnitt zuschnitt schnittlange zuschnittlange zuschnittslange sagelange fixlange gesagt zugeschnitten cut cutlength sawn sahaus sahauspituus sahattu sahattuna katkaisu katkaisupituus katkaistu katkaistuna saetud saagimine saagimispikkus loige loikepikkus loikus",
	length: "lange einzellange lg length len pituus pikkus",
	ignored: `referenz ref reference ihrereferenz yourreference viite viitteenne viide teieviide kommission verwendung flache area ala pindala pintaala gewicht einzelgewicht gesamtgewicht stuckgewicht weight mass masse paino kokonaispaino kaal kogukaal kg total gesamt gesamtlange totallength yhteispituus kokonaispituus kogupikkus yhteensa kokku
		preis einzelpreis gesamtpreis ep gp price hinta hind summe sum eur
		werk plant lagerort warengruppe kostenstelle`,
	day: `wunschtermin wunschtag wunschdatum liefertermin liefertag lieferdatum lieferwoche termin bedarfstermin bedarfsdatum deliverydate deliveryday requireddate requiredby neededby
		needby duedate toimituspaiva toimitusaika toimitusviikko toivottupaiva tarneaeg tarnekuupaev tarnepaev`,
	certificate: `zeugnis zeugnisse apz abnahmezeugnis abnahmeprufzeugnis werkszeugnis werkstoffzeugnis materialzeugnis prufzeugnis zertifikat zertifikate certificate certificates cert certs
		mtc milltestcertificate millcertificate inspectioncertificate todistus ainestodistus materiaalitodistus sertifikaat sertifikaadid vastuvotusertifikaat tunnistus`,
	size: "abmessung abmessungen dimension dimensions size mitta mitat koko moot moodud",
	goods: `item artikel article benennung bezeichnung beschreibung profil querschnitt section profile designation description desc product nimike nimitys nimetus kurztext
		kuvaus kirjeldus toode tuote profiili profiil material werkstoff grade gute stahlsorte qualitat quality norm standard finish surface coating treatment
		oberflache ausfuhrung beschichtung pinta pintakasittely kasittely laatu materiaali mark materjal teras stahl steel viimistlus pind pinnatootlus
		bemerkung remark remarks note notes huom huomautus markus`,
} as const;
type Column = keyof typeof columnNames;
const isColumn = (name: string): name is Column => name in columnNames;

const columnOf = new Map(
	Object.entries(columnNames).flatMap(([column, names]) =>
		isColumn(column) ? names.split(/\s+/).map((name): [string, Column] => [name, column]) : [],
	),
);

/** "Materialnummer", "Part no", "SAP-Nr.", "Tuotenro", "Artiklikood": the buyer's number for the goods. "Pos.-Nr." numbers the lines. */
const numbering = /(?:nummer|nr|number|numero|nro|no|koodi?|code|id)$/;
const lineNumber = /^(?:pos|lfd|laufende|no|nr|nro|rivi|rida|jrk|line|row|zeile|lnr)/;
/** "Materialkurztext", "Artikelbezeichnung", "Tuotekuvaus". */
const describing = /(?:text|bezeichnung|benennung|beschreibung|description|kirjeldus|nimetus|kuvaus|nimi)$/;

const isTotal = /^(?:gesamt|total|yhteensa|kokku)$/;

function columnCalled(words: readonly string[]): Column | null {
	const joined = words.filter((word) => !/^(?:mm|cm|m|kg|m2|stk|kpl|tk|pcs)$/.test(word)).join("");
	const [known] = words.flatMap((word) => columnOf.get(word) ?? []);
	const whole = columnOf.get(joined);
	// "Stk gesamt" counts all pieces.
	if (whole === "ignored" && known === "quantity" && isTotal.test(joined)) return known;
	if (whole !== undefined) return whole;
	// "Mat.-Nr.", unlike "Teil-Nr.": the "nr" alone does not number the lines.
	if (known === "position" && numbering.test(joined) && !lineNumber.test(joined) && !columnOf.has(words[0] ?? "")) return "number";
	if (known === "ignored" || known === "position" || known === "day" || known === "certificate") return known;
	if (words.some((word) => columnOf.get(word) === "cut")) return "cut";
	if (numbering.test(joined) && !lineNumber.test(joined)) return "number";
	return known ?? (describing.test(joined) ? "goods" : null);
}

/** The columns of a table, from its head. */
export interface Heads {
	separator: string;
	columns: {
		column: Column | null;
		name: string;
		unit: string;
		isEmpty: boolean;
		/** Kilograms per unit of the column; null if it is not a weight. */
		weight: number | null;
	}[];
}

const separators = ["\t", ";", "|", ","] as const;

/** Kilograms per unit of a column: "kg/Stk", "Weight (t)". A weight per metre says nothing about the goods. */
function weightUnit(words: readonly string[]): number | null {
	if (
		words.some((word) => /^(?:m|lfm|jm)$/.test(word)) ||
		!words.some((word) => /^(?:kg|t)$|gewicht$|^(?:weight|mass|masse|kaal|kogukaal)$|paino$/.test(word))
	)
		return null;
	return words.includes("t") ? 1000 : 1;
}

const longestHead = 40;

/** @returns null if the line is not the head of a table with cells */
export function headsOf(line: string): Heads | null {
	const separator = separators.find((one) => line.includes(one));
	if (separator === undefined) return null;
	const all = cellsOf(line, separator).map(({ text }): Heads["columns"][number] => {
		const words = text.length > longestHead ? [] : (plain(text).text.match(/\p{L}+\d?/gu) ?? []);
		const column = columnCalled(words);
		const unit = words.length > 1 || column === "quantity" ? (words.at(-1) ?? "") : "";
		return { column, name: text, unit, isEmpty: text === "", weight: weightUnit(words) };
	});
	const columns = withOneQuantity(all);
	const known = columns.filter(({ column }) => column !== null).map(({ column }) => column);
	const named = columns.filter(({ isEmpty }) => !isEmpty);
	const isHead =
		new Set(known).size >= 2 &&
		known.length * 2 > named.length &&
		!columns.some(
			({ column, name }) =>
				/\d/.test(name.replace(/m[23]|[[(][^[\]()]*[\])]|\b3\.1\b|10204/g, "")) && (column !== "quantity" || !countsFirst(name)),
		);
	return isHead ? { separator, columns } : null;
}

/** "Menge in 100 Stk" names a quantity. "HEA 140 6 m 7 Stk" names goods and their quantity. */
const countsFirst = (name: string): boolean => columnOf.get(/^\p{L}+/u.exec(plain(name).text)?.[0] ?? "") === "quantity";

/** Returns whether a column counts per hundred or within a group: its figures are not quantities of goods. */
const isOfOther = (name: string): boolean => countsEach(name) || /\d/.test(name);

/** Drops columns that count other things than the order; a total counts only if no other column does. */
function withOneQuantity(columns: Heads["columns"]): Heads["columns"] {
	const counting = columns.filter(({ column }) => column === "quantity");
	const isEach = counting.some(({ name }) => countsEach(name));
	const totals = isEach ? columns.filter(({ name }) => isTotal.test(plain(name).text)) : [];
	const all = [...counting, ...totals];
	const ordered = orderedColumns(all.map(({ name }) => name)).map((at) => all[at]);
	return columns.map((one) =>
		ordered.includes(one)
			? { ...one, column: "quantity" as const, unit: isOfOther(one.name) ? "pro" : one.unit }
			: one.column === "quantity"
				? { ...one, column: "ignored" as const }
				: one,
	);
}

/**
 * Returns how many columns with unknown names commas separate, since their rows are separated in the same way.
 * @returns 0 if the line is not such a head
 */
export function looseHeads(line: string): number {
	if (/[\t;|]/.test(line) || !line.includes(",")) return 0;
	const cells = cellsOf(line, ",").filter(({ text }) => text !== "");
	return cells.length > 2 && cells.every(({ text }) => text.length <= longestHead && /\p{L}/u.test(text) && !/\d/.test(text))
		? line.split(",").length
		: 0;
}

/** Splits a line into cells. A quoted cell may contain the separator, and two quotes stand for one. */
function cellsOf(line: string, separator: string): Cell[] {
	const cells: Cell[] = [];
	for (let from = 0; from <= line.length; ) {
		const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(line.slice(from));
		const end = from + (quoted?.[0].length ?? 0);
		const isQuoted = quoted !== null && (end === line.length || line[end] === separator);
		const next = isQuoted ? end : line.indexOf(separator, from);
		const to = next < 0 ? line.length : next;
		cells.push({ text: isQuoted ? (quoted[1] ?? "").replaceAll('""', '"').trim() : line.slice(from, to).trim(), from, to });
		from = to + 1;
	}
	return cells;
}

/**
 * Returns whether commas separate cells, as in an English CSV file: there are several, no space follows them, and none is part of a size as
 * in "Rohr 48,3x3,2,verzinkt,6 m".
 */
function hasCommasBetween(line: string): boolean {
	if (/[\t;|]/.test(line)) return false;
	if (/^\s*cr[\s-]?\d{1,9}\s?,/i.test(line)) return true;
	const bare = line.replace(/(?<=^|,)\s*"(?:[^"]|"")*"\s*(?=,|$)/g, "a");
	const commas = bare.match(/,/g)?.length ?? 0;
	if (commas >= 2 && bare !== line) return true;
	return commas >= 3 && !/,\s+\S/.test(bare) && !/(?<=[^,])\d,\d+ ?[x×*]|[x×*] ?\d+,\d/.test(bare) && /\p{L},|,\p{L}|,,/u.test(bare);
}

/**
 * The line with semicolons between its cells, each character in its place.
 * @param commas how many cells commas separate above; 0 if unknown
 */
export function withCells(line: string, commas = 0): string {
	const separator =
		hasCommasBetween(line) || (commas > 0 && cellsOf(line, ",").length === commas)
			? ","
			: line.includes('"')
				? separators.slice(0, 3).find((one) => line.includes(one))
				: undefined;
	if (separator === undefined) return line.replace(/[\t|]/g, ";");
	return cellsOf(line, separator)
		.map(({ from, to }) => {
			const cell = line.slice(from, to);
			return /^\s*".*"\s*$/.test(cell) ? cell.replace(/^(\s*)"(.*)"(\s*)$/, "$1 $2 $3").replaceAll('""', '" ') : cell;
		})
		.join(";");
}

/** "2.000" is two thousand in every language but English. */
const groupSign: Readonly<Record<Language, string>> = { de: ".", en: ",", et: ".", fi: "." };

/** @returns null if the text is not a number */
export function numberOf(written: string, language: Language): number | null {
	const digits = written.trim().replace(/(?<=\d)[\s'’\u00a0\u202f](?=\d{3}(?!\d))/g, "");
	const group = groupSign[language];
	const grouped = new RegExp(String.raw`^[1-9]\d{0,2}(?:[${group}]\d{3})+(?![\d${group}])`);
	const plainly = (grouped.test(digits) ? digits.replaceAll(group, "") : digits).replace(",", ".");
	return /^\d{1,9}(?:\.\d+)?$/.test(plainly) ? Number(plainly) : null;
}

/** A row of a table: the values of its cells, and the rest that names the goods. */
export interface Row {
	plain: PlainText;
	position: string;
	/** The buyer's number for the goods. */
	number: string;
	quantity: Counted | null;
	/** The length to cut, in mm. */
	piece: number | null;
	/** Places of unusable quantities or units: "3+1", "TBC", three of "BD". */
	open: [from: number, to: number][];
	/** The line with blanks over columns that say nothing of the goods, each character in its place. */
	said: string;
	measures: Measure[];
	/** The row has an ambiguous figure: in a column with an unknown name, or a quantity such as "1.000". */
	isDoubtful: boolean;
}

/** "7 × 1800 mm" in a cell: pieces and the length of each. */
const cutPieces = /^(\d{1,5})\s?[x×*]\s?(\d{1,5}(?:[.,]\d{1,3})?\s?(?:mm|cm|m))$/i;

const isTick = /^(?:x|✓|✔|☑|ja|yes|y|j|kylla|jah|k)$/u;
const isNone = /^(?:-|–|—|nein|no|n|ei|none|kein|keine|keines|n\/a)$/u;

/** Replaces a tick with the name of its column, and "no" with nothing. */
function ticked(cell: Cell, head: Heads["columns"][number] | undefined): Cell {
	const { column = null, name = "" } = head ?? {};
	if (column !== null && column !== "goods" && column !== "cut") return cell;
	const word = cell.text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
	return isTick.test(word) && name !== "" ? { ...cell, text: name } : isNone.test(word) ? { ...cell, text: "" } : cell;
}

/** "Material", "Materiaali": a grade, or the buyer's number "100023" or "4711-22". "1.4301" is a grade. */
const isMaterial = /^\s*mat[eé]r/i;
const buyersNumber = /^(?=(?:\D?\d){5})\d[\d-]*\d$/;

/**
 * Reads a row by its heads.
 * @returns null if it does not fit them
 */
export function readRow(line: string, heads: Heads, language: Language): Row | null {
	const { separator, columns } = heads;
	if (!line.includes(separator)) return null;
	const cells = cellsOf(line, separator).map((cell, at) => ticked(cell, columns[at]));
	if (cells.slice(columns.length).some(({ text }) => text !== "")) return null;
	const of = (column: Column) => cells.findIndex(({ text }, at) => columns[at]?.column === column && text !== "");
	const [, pieces, cut] = [of("quantity"), of("cut")].flatMap((at) => cutPieces.exec(cells[at]?.text ?? "") ?? []);
	const said = quantityOf(cells[of("quantity")]?.text, columns[of("quantity")]?.unit ?? "", cells[of("unit")]?.text, language);
	const counted = said === "open" && pieces === undefined ? null : said;
	const counts = cells.filter(({ text }, at) => columns[at]?.column === "quantity" && text !== "");
	const isTwice = new Set(counts.map(({ text }) => text)).size > 1;
	const isOpen = isTwice || (said === "open" && counted === null);
	const open = isTwice ? counts : isOpen ? ["quantity" as const, "unit" as const].flatMap((column) => cells[of(column)] ?? []) : [];
	const quantity = isTwice ? null : pieces === undefined ? counted : { value: Number(pieces), unit: "piece" as const };
	if (
		quantity === undefined ||
		quantity === "open" ||
		(pieces !== undefined && counted && counted !== "open" && counted.value !== Number(pieces))
	)
		return null;
	const ofCut = cells[of("cut")];
	// The number of cuts or the length is unclear.
	const isOpenCut =
		ofCut !== undefined &&
		/^\d{1,2}$/.test(ofCut.text) &&
		Number(ofCut.text) <= longestInMetres &&
		!/^(?:mm|cm|m)$/.test(columns[of("cut")]?.unit ?? "");
	if (isOpenCut) open.push(ofCut);
	const isNamedCut = ofCut !== undefined && ofCut.text === columns[of("cut")]?.name;
	const piece = isNamedCut
		? null
		: cut === undefined
			? lengthOf(ofCut?.text ?? "", columns[of("cut")]?.unit ?? "", language)
			: lengthOf(cut, "", language);
	if (piece === null && ofCut && !isNamedCut) return null;
	const isDoubtful =
		/^[1-9]\d{0,2}[.,]\d{3}$/.test(cells[of("quantity")]?.text ?? "") ||
		cells.some(({ text }, at) => at > 0 && columns[at]?.column === null && !columns[at].isEmpty && /^[\d\s.,'’-]+$/.test(text));
	// A lone number names the goods; next to a name it is the buyer's own.
	const isNumber = ({ text }: Cell, at: number): boolean =>
		columns[at]?.column === "number" || (columns[at]?.column === "goods" && isMaterial.test(columns[at].name) && buyersNumber.test(text));
	const isNamed = cells.some(
		(cell, at) => !isNumber(cell, at) && ["goods", "size", null].includes(columns[at]?.column ?? null) && /\p{L}|\d\D+\d/u.test(cell.text),
	);
	let position = "";
	let number = "";
	let written = "";
	const places: number[] = [];
	const write = (text: string, place: (at: number) => number) => {
		for (let at = 0; at < text.length; at++) places.push(place(at));
		written += text;
	};
	for (const [at, cell] of cells.entries()) {
		const { text, from, to } = cell;
		const { column = null, unit = "" } = columns[at] ?? {};
		if (text === "" || isBesideGoods(column) || column === "quantity" || column === "unit" || (column === "cut" && !isNamedCut)) continue;
		if (isNumber(cell, at) && isNamed) {
			number = number === "" ? text : `${number} ${text}`;
			continue;
		}
		if (
			position === "" &&
			(column === "position" || ((column === "goods" || column === null) && at === 0 && /^\d{1,4}(?:[.-]\d{1,3})*[a-z]?$/i.test(text)))
		) {
			position = text;
			continue;
		}
		const length = column === "length" ? lengthOf(text, unit, language) : null;
		write(column === "size" ? " " : ";", () => from);
		const begin = from + Math.max(0, line.slice(from, to).indexOf(text));
		if (length === null) write(text, (index) => Math.min(begin + index, to));
		else write(`l=${length}`, () => begin);
		write(" ", () => (length === null ? Math.min(begin + text.length, to) : to));
	}
	const { text, place } = plain(written);
	const placed = (index: number): number => places[place(index)] ?? line.length;
	return {
		plain: { text, place: placed, typed: (from, to) => line.slice(placed(from), placed(to)).trim() },
		...{ position, number, quantity, piece, isDoubtful: isDoubtful || open.length > 0 },
		said: cells.reduce(
			(text, { from, to }, at) =>
				isBesideGoods(columns[at]?.column ?? null) ? text.slice(0, from) + " ".repeat(to - from) + text.slice(to) : text,
			line,
		),
		measures: cells.flatMap(({ text, from, to }, at) => {
			const { column = null, weight = null } = columns[at] ?? {};
			const [, digits = "", word = ""] = /^([\d.,\s]*\d)\s?(kg|t)?$/i.exec(text) ?? [];
			const value = numberOf(digits, language);
			const factor = word === "" ? weight : word.toLowerCase() === "t" ? 1000 : 1;
			return column !== "ignored" || weight === null || value === null || factor === null
				? []
				: [{ value: value * factor, unit: "kg" as const, of: null, at: [from, to] as const }];
		}),
		open: open.map(({ from, to }): [number, number] => [from, to]),
	};
}

/** Columns that say nothing of the goods. */
const isBesideGoods = (column: Column | null): boolean => column === "ignored" || column === "day" || column === "certificate";

/**
 * Reads the certificates and wanted days of a row, in their own columns and in its other cells.
 * @param today ISO
 */
export function rowNotes(line: string, { separator, columns }: Heads, today: string): Notes {
	const cells = cellsOf(line, separator).map((cell, at) => ({
		...cell,
		column: columns[at]?.column ?? null,
		name: columns[at]?.name ?? "",
	}));
	const [certificate] = cells.filter(({ column, text }) => column === "certificate" && text !== "");
	const [day] = cells.filter(({ column, text }) => column === "day" && text !== "");
	const withoutCells = cells.reduce(
		(rest, { column, from, to }) =>
			column === "certificate" || column === "day" ? rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to) : rest,
		line,
	);
	const beside = notesIn(withoutCells, today, false);
	const said = certificate && certificateOf(certificate.text, certificate.name);
	return {
		certificate: said ?? beside.certificate,
		day: day ? { text: day.text, on: dayOf(plain(day.text).text.trim(), today) ?? null } : beside.day,
		reference: beside.reference,
		total: null,
		open: certificate && said === undefined ? [...beside.open, [certificate.from, certificate.to]] : beside.open,
		rest: beside.rest,
	};
}

/** The certificate of a cell: true for 3.1, false for "no", undefined for another. A tick has that of its head. */
function certificateOf(cell: string, head: string): boolean | undefined {
	const { text } = plain(cell);
	if (isNone.test(text)) return false;
	const numbers = (isTick.test(text) ? head : text).match(/\d\.\d/g) ?? [];
	return numbers.length > 0 && numbers.every((number) => number === "3.1") ? true : undefined;
}

/** A longer text, in characters, is not a quantity but has slipped into the column. */
const longestCount = 12;

/** @returns null if the cell is empty, "open" if the number or unit is unclear, undefined if it is not a quantity */
function quantityOf(
	cell: string | undefined,
	head: string,
	unitCell: string | undefined,
	language: Language,
): Counted | "open" | null | undefined {
	if (cell === undefined) return null;
	const [, digits = "", word = ""] = /^([\d.,'’\s]*[\d.,'’])\s*(\p{L}*)\.?$/u.exec(cell) ?? [];
	const value = numberOf(digits, language);
	if (value === null) return !/\d/.test(cell) || (cell.length <= longestCount && !/^\p{L}{2,}\s?\d/u.test(cell)) ? "open" : undefined;
	const named = plain(/^x?$/i.test(word) ? (unitCell ?? "") : word)
		.text.replace(/\.$|\(\p{L}{1,2}\)$/u, "")
		.trim();
	if (isArea(named || head)) return value > 0 ? { value, unit: "m2" } : null;
	if (named === "" ? isOtherMeasure(head) : !isUnitWord(named)) return "open";
	const { unit, factor } = unitOf(named || plain(head).text);
	return value > 0 ? { value: value * factor, unit } : null;
}

const longestInMetres = 30;

/** Reads a length in mm. Without a unit it has the unit of its head, or metres if it is too short for millimetres. */
function lengthOf(cell: string, head: string, language: Language): number | null {
	const [, digits = "", said = ""] = /^(?:l\s?=\s?)?([\d.,'’\s]*[\d.,'’])\s*(mm|cm|m)?$/i.exec(cell) ?? [];
	const unit = said.toLowerCase() || head;
	// In metres three decimals are millimetres: "6.000 m" is six in any language.
	const value = unit === "m" ? Number(digits.replace(",", ".")) : numberOf(digits, language);
	if (value === null || Number.isNaN(value) || value <= 0) return null;
	const factor = unit === "m" || (unit !== "mm" && unit !== "cm" && value <= longestInMetres) ? 1000 : unit === "cm" ? 10 : 1;
	return Math.round(value * factor);
}
