import type { LineRead } from "../../../contract/search";
import { billHead } from "./bill-asides";
import { type GaebBill, type GaebItem, itemsOf } from "./read-gaeb";

/** As much of a line's reading as decides which text it gets. */
type Reading = Pick<LineRead, "kind"> & { candidates: readonly { fullTitle: string }[] };

/** Asks the search for the lines of a table; it may answer the first ones alone. */
export type ReadLines = (lines: string[]) => Promise<readonly Reading[]>;

/** A position's text in the list is at most so long. In characters. */
const longest = 300;
/** No more of a long text is searched. In characters. */
const longestFacts = 160;
/** The list is written with short texts once the search has been asked so often. */
const mostCalls = 8;

/**
 * Writes the goods of a bill of quantities as a list: a position's number, quantity, unit and text in a line. A short text that says too
 * little gets what the long text says of sizes, grades and finishes, if the search then finds the same goods, or some at all.
 */
export async function gaebList(bill: GaebBill, read: ReadLines, point: "." | ","): Promise<string> {
	const goods = itemsOf(bill.body).filter(({ kind }) => kind === "goods");
	const lineOf = (item: GaebItem, text: string): string => [item.ordinal, ...measured(item, point), text].join("\t");
	const texted = goods.map((item) => ({ item, short: shortOf(item), more: withFacts(item) }));
	const firsts = await readAll(
		read,
		texted.map(({ item, short }) => lineOf(item, short)),
	);
	const open = texted.flatMap(({ item, short, more }, at) => {
		const kind = firsts[at]?.kind;
		// A search that has failed is not asked again.
		return more !== short && kind !== undefined && kind !== "clear" ? [{ item, more, at }] : [];
	});
	const seconds = await readAll(
		read,
		open.map(({ item, more }) => lineOf(item, more)),
	);
	const better = new Map(
		open.flatMap(({ at, more }, index) =>
			isBetter(seconds[index], saysGoods.test(texted[at]?.short ?? "") ? firsts[at] : undefined) ? [[at, more]] : [],
		),
	);
	return [billHead, ...texted.map(({ item, short }, at) => lineOf(item, better.get(at) ?? short))].join("\n");
}

/** Reads lines below the head, in as many calls as the search needs, and no more of them if it fails. */
async function readAll(read: ReadLines, lines: readonly string[]): Promise<Reading[]> {
	const found: Reading[] = [];
	try {
		for (let calls = 0; found.length < lines.length && calls < mostCalls; calls++) {
			const [, ...more] = await read([billHead, ...lines.slice(found.length)]);
			if (more.length === 0) break;
			found.push(...more);
		}
	} catch {
		// The list is checked later, with the same lines.
	}
	return found;
}

/**
 * A longer text must not lead to goods of another size: a beam's text also has the sizes of its plates.
 * @param short the reading of a short text that says a size; undefined for another one
 */
function isBetter(more: Reading | undefined, short: Reading | undefined): boolean {
	if (!more || more.candidates.length === 0 || more.kind === "skipped" || more.kind === "none") return false;
	if (!short || short.kind === "skipped" || short.kind === "none" || short.candidates.length === 0) return true;
	const sizes = new Set(short.candidates.map(sizeOf));
	return more.candidates.slice(0, 1).every((one) => sizes.has(sizeOf(one)));
}

/** The figures of a product's title: "42,4×2,6" of a tube and of a seamless tube. */
const sizeOf = ({ fullTitle }: Reading["candidates"][number]): string => (fullTitle.split(", ")[0]?.match(/\d+(?:,\d+)?/g) ?? []).join(" ");

const pieces = /^(?:st|stk|stck|stück|stueck)\.?$/i;
const metres = /^(?:m|lfm|lfdm|lfd\.? ?m)\.?$/i;
const squareMetres = /^(?:m2|m²|qm)\.?$/i;
const kilograms = /^kg\.?$/i;
const tonnes = /^(?:t|to)\.?$/i;

/** Quantity and unit. Tonnes become kilograms, because "1,234 t" could mean more than a thousand. */
function measured({ quantity, unit }: GaebItem, point: string): [quantity: string, unit: string] {
	const amount = quantity === null ? null : Number(quantity);
	const written = (figure: number): string => String(Number(figure.toFixed(3))).replace(".", point);
	if (tonnes.test(unit)) return [amount === null ? "" : written(amount * 1000), "kg"];
	const known = pieces.test(unit) ? "Stk" : metres.test(unit) ? "m" : squareMetres.test(unit) ? "m2" : kilograms.test(unit) ? "kg" : unit;
	return [amount === null ? "" : written(amount), known];
}

const service =
	/^(?:(?:lieferung|liefern|lieferg|montage|montieren|einbau|einbauen|herstellung|herstellen|verlegen)(?!\p{L})\.?(?:\s*(?:,|und|u\.|\/|\+|von|des|der)\s*)?)+:?\s*/iu;

/** Services at the beginning would make it a letter's line. They stay, behind the goods, so that the search shows that it did not read them. */
function withoutService(text: string): string {
	const begin = service.exec(text)?.[0] ?? "";
	if (begin === "" || begin.length === text.length) return text;
	const words = begin
		.replace(/(?<![\s:,/+])[\s:,/+]+$/, "")
		.replace(/(?<=\s)(?:und|u\.|von|des|der)$/i, "")
		.trim();
	const rest = text.slice(begin.length);
	return /^(?:lieferung|liefern)$/i.test(words) ? rest : `${rest} (${words})`;
}

const plain = (text: string): string => text.replace(/[\t\n\r\p{Cc}]+/gu, " ").trim();

const shortOf = ({ short, long }: GaebItem): string => withoutService(plain(short || (long[0] ?? ""))).slice(0, longest);

/** Says a size, a grade, a finish or a standard of goods. */
const saysGoods =
	/(?<!\p{L})(?:HE ?[ABM]|IPE|IPN|INP|UPN|UPE|UNP|DN|Ø|M(?=\d)|L ?=|Länge)\s?\d|\d\s?(?:[x×*]|mm(?!\p{L}))|(?<!\p{L})S ?(?:235|275|355|420|460)|(?<!\d)(?:8\.8|10\.9)(?!\d)|\d(?:,\d+)?\s?m(?![\p{L}²³\d])|verzinkt|grundiert|gestrahlt|(?<!\p{L})roh(?!\p{L})|(?<!\p{L})(?:DIN|ISO) ?\d/iu;
/** Says something of the work, not of the goods. */
const saysWork =
	/EN ?1090|EXC ?\d|ZTV|zulassung|korrosiv|µm|kN|abrechnung|abgerechnet|°|anschlu|kopfplatte|fußplatte|fussplatte|lasche|steife|schweiß|schraubverbindung|fundament|beton|gerüst|hebezeug|toleranz|höhe über|geschoss/i;

const label = /^\s*(?:(?:werkstoff|stahlgüte|güte|material|oberfläche|profil|walzprofil|nach|gemäß)\s+)+/i;

/** The short text with those parts of the long one that say something of the goods. */
function withFacts(item: GaebItem): string {
	const short = shortOf(item);
	const parts = item.long.flatMap((paragraph) => plain(paragraph).split(/[.;:]\s+|,\s+(?=\p{Lu}\p{Ll})/u));
	const facts: string[] = [];
	for (const part of parts) {
		const fact = part
			.replace(/(?<![.;,:])[.;,:]+$/, "")
			.replace(label, "")
			.trim();
		if (!saysGoods.test(fact) || saysWork.test(fact) || short.includes(fact) || facts.includes(fact)) continue;
		if (fact.length + facts.join(", ").length > longestFacts) break;
		facts.push(fact);
	}
	return [short, ...facts].join(", ").slice(0, longest);
}
