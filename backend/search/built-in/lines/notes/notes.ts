import { plain } from "../../../plain";
import { countedWords } from "../words";
import { certificatesIn, type Said } from "./certificates";
import { beginWithDays, wantedDaysIn } from "./wanted-days";

/** Certificate and wanted day that a line names besides its goods. */
export interface Notes {
	/** Whether the certificate 3.1 is wanted; null: not said. */
	certificate: boolean | null;
	/** A wanted day as written, and in ISO if it is surely one day. */
	day: { text: string; on: string | null } | null;
	/** The writer's number of an order or cost centre; "" for none. */
	reference: string;
	/** The sum of the quantities of several days: "4 Stk bis 18.12. und 4 Stk bis 15.01."; null for none. */
	total: number | null;
	/** Places of certificates that are not 3.1 or have no number, and of quantities of several days. */
	open: [from: number, to: number][];
	/** The line with blanks over its certificates, days and reference, each character in its place. */
	rest: string;
}

export const noNotes = (line: string): Notes => ({ certificate: null, day: null, reference: "", total: null, open: [], rest: line });

const orderWords =
	"po|p\\.o\\.|purchase order|order|bestellung|bestell|auftrag|auftrags|tilaus|tilauksen|tilauksesta|tellimus|tellimuse|tellimusest|viite|kst|kostenstelle|cost centre";
/** After these words a short number is surely an order's: "Rest von Auftrag 4711". */
const ofOrder = `(?:von|aus|zu|zum|zur|laut|lt\\.?|gemass|from|of|per|against|siehe) (?:${orderWords})|tilauksesta|tellimusest`;
const numberWords = "no|nr|number|nummer|nro|numero|tunnus";
const counting = String.raw`(?![\p{L}\d.,]|\s?(?:${countedWords}|mm|cm|m|kg|to?|x)(?![\p{L}\d]))`;
/** "PO 88123", "Bestellung 4500123456", "Auftrag Nr. 4711". A short number behind a word alone may be a quantity. */
const reference = new RegExp(
	String.raw`(?<![\p{L}\d])(?:${orderWords})[ .:-]{0,3}(?:(?:(?:${numberWords})[ .:]{0,2}#?|#)\d{4,12}|\d{6,12}|(?<=(?:po|p\.o\.|kst|viite|${ofOrder})[ .:-]{1,3})\d{4,5})${counting}`,
	"gu",
);

/** "(Zeichnung 12-300)", ", Pos. 1-10": numbers of the buyer's papers behind goods. Goods made to a drawing are not those of the shop. */
const papers = new RegExp(
	String.raw`(?<=[\p{L}\d).] ?[,;(–-]? ?)(?<!(?:nach|laut|lt|gem|gemass|per|to|auf)\.? )(?<!\p{L})(?:(?:zeichnung(?:s-?nr)?|zng|drawing|dwg|piirustus|joonis)\.?(?: ?(?:nr|no|nro)\.?)?[ :.-]{1,3}(?:\p{L}{0,4}-?\d{1,6}(?:[-./]\d{1,6})+|\p{L}{0,3}-?\d{3,10})\p{L}?|(?:pos|position|positionen|items?|rivit?|rida|read)[ .:]{1,2}\d{1,4}(?: ?[-–] ?| (?:bis|to|kuni) )\d{1,4})(?![\p{L}\d]|[.,]\d| (?:mukaan|jargi)|\s?(?:${countedWords}|mm|cm|m|kg|to?|x)(?![\p{L}\d]))`,
	"gu",
);

/**
 * Reads the certificates and wanted days of a line.
 * @param today ISO
 * @param isOfDays whether days stand in front of the list's lines
 */
export function notesIn(line: string, today: string, isOfDays = beginWithDays([plain(line).text], today)): Notes {
	const read = plain(line);
	const { text, place, typed } = read;
	const certificates = certificatesOf(line, read);
	const inLine = ([from, to]: readonly [number, number]) => ({
		place: [place(from), place(from) + typed(from, to).length] as const,
		words: typed(from, to),
	});
	const days = wantedDaysIn(text, today, isOfDays).map(({ place, value }) => ({ ...inLine(place), value, at: place }));
	const references = [...text.matchAll(reference), ...text.matchAll(papers)].map(({ index, 0: { length } }) =>
		inLine([index, index + length]),
	);
	const ofDays = partsOf(
		text,
		days.map(({ at }) => at),
	);
	const parts = ofDays.places.map((at) => inLine(at).place);
	const said = certificates.flatMap(({ value }) => value ?? []);
	const isOne = said.every((value) => value === said[0]);
	const dates = new Set(days.map(({ value }) => value));
	const [on = null] = dates;
	return {
		certificate: isOne ? (said[0] ?? null) : null,
		day: days.length === 0 ? null : { text: days.map(({ words }) => words).join(" / "), on: dates.size === 1 ? on : null },
		reference: references.map(({ words }) => words).join(", "),
		total: ofDays.total,
		open: [
			...certificates.filter(({ value }) => value === null || !isOne).map((one) => one.place),
			...parts.map(([from, to]): [number, number] => [from, to]),
		],
		rest: blanked(line, [...certificates, ...days, ...references, ...parts.map((place) => ({ place }))]),
	};
}

const ofWhole = "davon|of which|joista|millest";
const others = "(?:der |the )?(?:rest|remainder|balance|remaining|loput|ulejaanud)";
const countBefore = new RegExp(
	String.raw`(?:(?<!\p{L})(?<whole>${ofWhole})[ :]{1,2})?(?:(?<![\p{L}\d.,/-]|x ?)(?<count>\d{1,5})(?: ?(?:${countedWords})\.?)?|(?<!\p{L})${others}) ?$`,
	"u",
);
const countBehind = new RegExp(String.raw`^[ :=-]{0,3}(?<count>\d{1,5}) ?(?:${countedWords})(?![\p{L}\d])\.?`, "u");

/** The words between the parts of a quantity. */
const betweenParts = /^[ ,;:&+.]*(?:(?:und|and|ja|sowie|plus|dann|then|seka|noch|weitere|another|further)(?!\p{L})[ ,]*)*$/u;

/** The quantities of several days: "2 am 10.12. und 2 am 14.01.". They are parts of the whole. */
function partsOf(text: string, days: readonly (readonly [number, number])[]): { places: [number, number][]; total: number | null } {
	const before = days.flatMap(([from, to]) => {
		const found = countBefore.exec(text.slice(0, from));
		return found
			? [{ place: [from - found[0].length, from] satisfies [number, number], from: from - found[0].length, to, ...found.groups }]
			: [];
	});
	const behind = days.flatMap(([from, to]) => {
		const found = countBehind.exec(text.slice(to));
		return found ? [{ place: [to, to + found[0].length] satisfies [number, number], from, to: to + found[0].length, ...found.groups }] : [];
	});
	const parts: { place: [number, number]; from: number; to: number; count?: string; whole?: string }[] =
		[before, behind].find(({ length }) => length > 1 && length === days.length) ?? [];
	const isSum = parts.every(
		({ count, whole, from }, at) => count && !whole && (at === 0 || betweenParts.test(text.slice(parts[at - 1]?.to, from))),
	);
	return {
		places: parts.map(({ place }) => place),
		total: parts.length > 0 && isSum ? parts.reduce((sum, { count }) => sum + Number(count), 0) : null,
	};
}

/** A search without the certificate 3.1 that it names beside goods: "IPE 200 3.1 Zeugnis". Alone, or with another, it is what is searched for. */
export function withoutCertificate(text: string): { rest: string; certificate: boolean } {
	const certificates = certificatesOf(text, plain(text));
	const [first] = certificates;
	const rest = blanked(text, certificates);
	const isBesideGoods =
		first !== undefined && certificates.every(({ value }) => value !== null && value === first.value) && /\d/.test(rest);
	return isBesideGoods ? { rest: rest.trim(), certificate: first.value === true } : { rest: text, certificate: false };
}

/** The certificates of a line, each at its place in the line as it was typed. */
function certificatesOf(
	line: string,
	{ text, place, typed }: ReturnType<typeof plain>,
): { place: [number, number]; value: boolean | null }[] {
	const hasPoint = (at: number): boolean => line[place(at)] === ".";
	const named = certificatesIn(text, { hasPoint, hasCells: /[;|\t]/.test(line) });
	return (named.length > 0 ? named : bareOfAll(text, hasPoint)).map(({ place: [from, to], value }) => ({
		place: [place(from), place(from) + typed(from, to).length],
		value,
	}));
}

/** "3.1 für alles" and "alles 3.1": a certificate without its name. "3.1 Alle Artikel" is a heading and its number. */
function bareOfAll(text: string, hasPoint: (at: number) => boolean): Said<boolean>[] {
	const found = /(?<![\p{L}\d.,/x=-])3\.1(?:\.?b)?(?![\p{L}\d]|\.\d)/u.exec(text);
	if (!found || !hasPoint(found.index + 1)) return [];
	const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
	const isOfAll = isOfWholeList(`${before} ${behind}`) && (forAll.test(behind) || all.test(before));
	return isOfAll ? [{ place: [found.index, found.index + found[0].length], value: true }] : [];
}
const all = /(?<!\p{L})(?:alle[sn]?|all|everything|each|every|jede\p{L}?|kaik\p{L}+|koi[gk]\p{L}*)(?!\p{L})/u;
const forAll =
	/(?<!\p{L})(?:(?:fur|zu|bei|an|for|with|to) (?:alle[sn]?|all|everything|each|every|jede\p{L}?|samtliche\p{L}?)|kaikkiin|kaikille|kaikkeen|koigile|koigele|koikidele)(?!\p{L})/u;

const blanked = (line: string, parts: readonly { place: readonly [number, number] }[]): string =>
	parts.reduce((rest, { place: [from, to] }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to), line);

/** Words beside a certificate or day that a whole list has, in plain form. */
const ofWholeList = new Set(
	`alle alles aller allen all everything every each items item goods material materials materiaali materjal lines line position positions positionen artikel ware
	kaikki kaikkiin kaikille kaikista kaikkien koik koigile koigi koikidele koigil tuotteet tuotteille riveille rivit read ridadele kaup tooted toodetele
	bitte please danke thanks kiitos palun mit with koos kera kanssa und and ja fur for to the of is are be must soll sollen wird werden sind ist
	je pro per zu zur auch benotigt required needed erforderlich vaja tarvitaan haluamme soovime wir we brauchen benotigen need
	lieferung anlieferung liefern liefertermin termin delivery deliver toimitus toimitusaika tarne tarneaeg gewunscht wunsch wished requested toivottu soovitud
	gesamt ganze gesamte whole order list liste bestellung tilaus tilaukselle tellimus tellimusele lista listalle nimekiri komplett complete
	bzw sowie on at in am um den dem der die das da fix a an ein eine einen einem jede jeder jedes jedem samtliche samtlichen hatten hatte gern gerne mochten
	ich i tarvitsemme tarvitsisimme haluaisimme pyydamme me vajame palume tellime kaikkeen kaikkia kaikilta koigele koikide toodete tuotteista kohta ka myos also auch
	provide supply send include beilegen beifugen mitliefern mitsenden senden schicken toimittakaa lisatkaa lisage saata`.split(/\s+/),
);

/**
 * Returns whether a line names only certificates and days, so that they are of all lines.
 * @param rest the line without them
 */
export function isOfWholeList(rest: string): boolean {
	const { text } = plain(rest);
	return !/\d/.test(text) && (text.match(/\p{L}+/gu) ?? []).every((word) => ofWholeList.has(word));
}

const otherBusiness =
	/(?<!\p{L})(?:angebot|gultig|preis|anfrag|quot|offer|valid|price|tarjou|hinta|hinnat|voimassa|pakkumi|hind|hinna|kehti|abgabe|zahl|payment|maksu|rechnung|invoice|lasku|arve|antwort|reply|vastau|datum|date)/gu;

const delivering = /(?<!\p{L})(?:liefer|anlief|deliver|toimit|tarne|tarni|katte|bestell|brauch|benotig|need|require|tarvit)/gu;

/**
 * Returns whether the day of a line without goods is of an offer, a price or a payment: "Angebot gültig bis 18.12.2026". In "please quote and
 * deliver by 18 Dec" the last word before the day decides.
 * @param day as written in the line
 */
export function isDayOfOther(line: string, day: string): boolean {
	const { text } = plain(line);
	const said = plain(day).text;
	const before = text.slice(0, Math.max(0, text.indexOf(said)) + said.length);
	const lastOf = (pattern: RegExp, of: string): number => [...of.matchAll(pattern)].at(-1)?.index ?? -1;
	const delivered = lastOf(delivering, before);
	return delivered < 0 ? lastOf(otherBusiness, text) >= 0 : lastOf(otherBusiness, before) > delivered;
}
