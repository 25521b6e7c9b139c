import type { Language } from "../../../../contract/locale";
import type { CutPiece } from "../../../../contract/values/cut-bars";
import { type PlainText, plain } from "../../plain";
import { withoutRequest } from "./asked";
import { blanked, withoutCorrected } from "./corrections";
import { withFigures } from "./number-words";
import { severalParts } from "./parts";
import { numberOf, withCells } from "./table";
import {
	bundleWords,
	type Counted,
	countedWords,
	fewWords,
	type Measure,
	measureWords,
	packWords,
	quantityLabels,
	runningWords,
	unitOf,
} from "./words";

export interface Reading {
	/** The line's number in its table, as written; "" if none. */
	position: string;
	quantity: Counted | null;
	/** The length of each piece in mm, if the line gives it with their number: "7 x 1800 mm". */
	piece: number | null;
	/** The content of each of several packs: "4 VPE à 50 St.". */
	held: number | null;
	measures: readonly Measure[];
	/** The place of a figure that is a length, and no quantity. */
	lengthAt?: number;
	/** The place of the quantity. */
	countedAt?: readonly [from: number, to: number];
	/** Places of ambiguous figures; a line with any is asked about. */
	open: readonly [from: number, to: number][];
	/** It names several lengths or goods, each with its own number: the pieces of each length, or none of goods. */
	several?: readonly CutPiece[];
	/** The words for the goods: the line in plain form, with spaces over everything else that was read. */
	goods: string;
}

const figure = String.raw`\d{1,6}(?:\.\d{1,2}0?)?`;
const unit = String.raw`(?:(?:${countedWords})(?![\p{L}\d])\.?)`;
/** Behind the name of a standard or colour system: its number counts nothing. "Iso" is also a Finnish word, so short figures with a unit do. */
const norm = String.raw`(?<!\p{L})(?:din|iso|en|sfs|evs|vdi|ral)[ .:;-]{0,3}`;
const noNorm = `(?<!${norm})`;
const before = String.raw`(?<![\p{L}\d.,/]|x\s?|${norm}(?=\d{3}))`;
const pattern = (source: string): RegExp => new RegExp(source, "gu");

const numbered = [
	pattern(
		String.raw`^[\s;(]*(?:pos(?:ition)?|rivi|rida|item|lfd\.? ?nr|nr|no)(?:[\s.:]*nr)?[\s.:#]*(\d{1,4}(?:[.-]\d{1,3})*[a-z]?)(?![\d.]|x\d|\p{L})[.):]?`,
	),
	pattern(String.raw`^[\s;]*[(#]?(\d{1,4}(?:\.\d{1,3})*)(?:[.)]|\.\)|:)(?=[\s;]+\S)`),
	pattern(String.raw`^[\s;]*(0\d{1,4})(?=[\s;])`),
	// The buyer's number for the goods in the next cell.
	pattern(String.raw`^[\s;]*(\d{5,12})(?=\s*;[^;]{0,80}\p{L}{2})`),
	// "9;200 Muttern": a figure in its own cell before the quantity and its goods, or before a quantity's cell: "20;4;HEA 160".
	pattern(String.raw`^[\s;]*(\d{1,4})(?=\s*;\s*\d{1,5}\s+(?!(?:mm|cm|m|kg|zoll|inch|er|x)(?![\p{L}\d]))\p{L}{2})`),
	pattern(String.raw`^[\s;]*(\d{1,4})(?=\s*;\s*[1-9]\d{0,4}\s*;\s*\p{L})`),
	pattern(String.raw`^[\s;]*(\d{1,3}(?:\.\d{1,3}){1,3})(?=\s*;)`),
	pattern(String.raw`^[\s;]*(\d{1,3}(?:\.\d{1,3}){2,3})(?=\s)`),
	// "A-101", "P3": a cell of its own.
	pattern(String.raw`^[\s;]*([a-z]{1,3}-\d{1,4}[a-z]?|p\d{1,3})(?=\s*;.*;)`),
	pattern(String.raw`^[\s;]*([a-z])\)(?=\s)`),
];
const bullet = pattern(String.raw`^[\s;]*[-•·*>–]+(?=\s)`);
/** "die 6 Tränenbleche": the article before a number. */
const article = pattern(String.raw`^[\s;]*(?:die|den|the|ne|nuo|need)(?= [1-9]\d{0,4} (?:x )?(?!(?:mm|cm|zoll|inch)(?!\p{L}))\p{L}{2})`);

const labelled = pattern(
	String.raw`(?<!\p{L})(?:${quantityLabels})(?!\p{L})[\s.:=;]*(${figure})(?:\s*(${unit}))?(?![\d.]|\s*(?:mm|x\s*\d))`,
);
/** "20 nr" counts; "Nr. 20" numbers. */
const counted = pattern(String.raw`${before}(${figure})\s*(${countedWords}|nrs?(?!\.?\s?\d))(?![\p{L}\d])\.?`);
const packsOf = pattern(String.raw`${before}(${figure})\s*(${packWords})(?![\p{L}\d])\.?`);
const hasPacks = new RegExp(String.raw`(?<![\p{L}\d])${packWords}(?![\p{L}\d])`, "u");
const countedBefore = pattern(String.raw`(?<![\p{L}\d])(${countedWords})\.?\s*[:=]\s*(\d{1,6})(?![\d.])`);
/** Grouped thousands at the start of a cell or before kg. Elsewhere the first figure may be a size. */
const grouped = pattern(
	String.raw`((?:^|;)\s*|\s(?=\d{1,3}(?: \d{3})+(?:\.\d{1,2})?\s*kg))(\d{1,3}(?: \d{3})+)(?=(?:\.\d{1,2})?\s*(?:kg|${unit}))`,
);
/** "Stk 3 kg 547": a unit precedes its figure if the weight's unit does. */
const onlyPieces = "stk|stck|stuck|pcs|pce|kpl|tk|ea";
const countedThenWeighed = pattern(String.raw`(?<![\p{L}\d])(${onlyPieces})\.?[\s:;]*(\d{1,5})(?=[\s;]*kg[\s:;]*\d)`);
const countedAtEnd = pattern(String.raw`(?<![\p{L}\d]|\d\s{0,2})(${onlyPieces})\.?[\s;]+(\d{1,5})(?![\d.])(?=[\s;]*$|[\s;]*\d[\d.]*\s*kg)`);
const weightBehind = pattern(String.raw`(?<![\p{L}\d])(kg)[\s:;]*(${figure})(?![\p{L}\d.])`);
const cellsCounted = pattern(String.raw`(?:^|;)\s*(${figure})\s*;\s*(${countedWords})\.?\s*(?:;|$)`);
const cellsMeasured = pattern(String.raw`;\s*(${figure})\s*;\s*(${measureWords("m")}|${measureWords("kg")})\.?\s*(?:;|$)`);
const times = String.raw`\s*(?:x|@|a|je|zu je|zu|of)\s*`;
/** "@ 321.90", "à 439,89 €", "á 440,-": the price of one. Without a currency it needs two decimals, or it could be a length in metres. */
const currency = String.raw`(?:€|eur(?:os?|oa|a)?(?!\p{L}))`;
const ofEach = String.raw`(?<![\p{L}\d])(?:@\s*|(?:a|je|zu je|zu|per)\s+)`;
const measure = String.raw`\s*(?:x|mm|cm|m|lfm|jm|kg|t|to)(?![\p{L}])`;
const priced = pattern(
	String.raw`${ofEach}(${currency})?\s*(\d{1,3}(?:[ .]\d{3}){1,2}\.\d{2}|\d{1,6}(?:\.\d{2})?)(?![\d.]|${measure})(\s*(?:${currency}|,--?|\.-))?(?:\s*/\s*(?:${unit}|kg|m)(?![\p{L}\d]))?`,
);
/** A figure that may be a price or a length. */
const ofEachOpen = pattern(String.raw`${ofEach}\d{1,6}(?:\.\d{1,3})?(?![\p{L}\d.]|${measure}|\s*${unit})`);
const pieces = String.raw`\d{1,4} ?x ?\d{1,5}(?:\.\d{1,3})?`;
/** "-3 Stk", "0 tk", "~3 pcs", "3+1 kpl", "2-3 Stk", "3 or 4 pcs", "2 x 3 Stk", "2x6m + 1x12m": not a definite number of equal goods. */
const noCount = pattern(
	String.raw`(?<![^\s;(])(?:-\d{1,5}|0|[~≈±]\s?\d{1,5}|\d{1,4}(?:[-+]| (?:oder|or|tai|voi|bis|to|kuni) )\d{1,4})\s*(?:${unit}|x(?=\s|\p{L}{2}))|(?<![^\s;(])(?:(?:1[0-2]|[1-9]) x |\d{1,4}/)\d{1,4} ?(?!x ?\d)${unit}|^[\s;]*(?:-\d{1,5}|0|[~≈±]\s?\d{1,5})(?=[\s;]+\p{L})|^[\s;]*\d{1,3} ?- ?\d{1,3} ?${unit}|(?<![^\s;(])\d{1,4} \+ \d{1,4}(?=[\s;]*$)|(?<![^\s;(])${pieces} ?(?:mm|cm|m)? ?(?:[+&]|und|and|ja) ?${pieces} ?(?:mm|cm|m)(?![\p{L}\d])`,
);
const ofList = String.raw`[\p{L}\d]{1,4}(?:(?:, ?| ?[-/&+] ?| (?:und|and|ja|bis|to|kuni|u\.) )(?:\d{1,3}|\p{L})(?![\p{L}\d]))+`;
const toEach = "(?:kuhunkin|kullekin|jokaiseen|molempiin|igasse|igale|kummassegi|molemasse)";
/** "je 4 für Achse 1, 2 und 3": how many in all is the writer's to say. */
const forEach = pattern(
	String.raw`${before}(?:(?:(?:je|jeweils) \d{1,4}(?: ?${unit})?|\d{1,4}(?: ?${unit})? (?:each|je|jeweils)) (?:fur|for|in|an|at|on|to|pro|per)(?: \p{L}+){0,2}(?: ${ofList}|(?= \d)|$)|\d{1,4} ?${unit} (?:je|pro|per) \p{L}{3,20} ${ofList}|${toEach}(?: \p{L}+)? \d{1,4}(?: ?${unit})?(?:,? \p{L}+ ${ofList})?|\d{1,4}(?: ?${unit})? ${toEach}(?: \p{L}+)?(?: ${ofList})?)(?![\p{L}\d])`,
);
/** "2 x 15 Stück": 30, or two kinds of 15. */
const timesCounted = pattern(String.raw`(?<![^\s;(])([1-9]\d?) ?x ?([1-9]\d{0,3}) ?${unit}(?![\p{L}\d])`);
const drawing = String.raw`(?:zeichnung(?:s-?nr)?|zeichn|zng|drawing|dwg|piirustu(?:s|ksen)|joonis(?:e)?)\.?(?: ?(?:nr|no|nro)\.?)?`;
/** "Zeichnung 12-300", "Pos. 1-10": a number of the buyer's papers. */
const ofPapers = pattern(
	String.raw`(?<!\p{L})(?:(?:(?:nach|laut|lt\.?|gem\.?|gemass|siehe|s\.|as per|per|to) )?${drawing}[ :.-]{1,3}(?:\p{L}{0,4}-?\d{1,6}(?:[-./]\d{1,6})+|\p{L}{0,3}-?\d{3,10})\p{L}?(?: (?:mukaan|jargi))?|(?:pos|position|positionen|items?|rivi|rivit|rida|read)[ .:]{1,2}\d{1,4}(?: ?[-–] ?| (?:bis|to|kuni|und|and|ja) )\d{1,4})(?![\p{L}\d]|[.,]\d| ?(?:${unit}|x|mm|cm|m|kg|t)(?![\p{L}\d]))`,
);
const few = pattern(String.raw`(?<![\p{L}\d])(?:${fewWords})(?= [\p{L}\d])`);
/** Goods that are there already, or no longer wanted: how many are ordered is the writer's to say. */
const reduced = pattern(
	String.raw`(?<![\p{L}\d])(?:(?:davon|of which|joista|millest|minus|less|abzuglich|abzgl\.?|miinus)(?: (?:nur|only|vain|ainult))?(?= \d)[^;]{0,60}|(?:(?:bereits|schon|already|jo|juba) )?(?:geliefert|delivered|received|toimitettu|tarnitud) \d{1,5}(?: ?${unit})?(?:[, ]{1,3}(?:rest|remaining|balance|loput|ulejaanud) \d{1,5})?|\d{1,5}(?: ?${unit})? (?:(?:bereits|schon|already|jo|juba) )?(?:geliefert|delivered|toimitettu|tarnitud)(?! (?:an|nach|in|to)(?!\p{L}))|(?:rest|balance|loput|ulejaanud) \d{1,5}(?=[\s;)]*$)|\./\.(?= ?\d)|(?:entfall(?:t|en)|storniert|gestrichen|cancell?ed|peruttu|perutaan|tuhistatud)(?!\p{L}))`,
);
/** Other goods instead of these: "alternativ 50x5", "oder falls nicht da 75x75x8". */
const alternative = pattern(
	String.raw`(?<!\p{L})(?:alternati\p{L}{1,8}|ersatzweise|notfalls|vaihtoehto\p{L}{1,8}|(?:oder|or|tai|voi)(?= \d[\d.]*[x/])|(?:(?:oder|or|tai|voi),? )?(?:falls|wenn|if|jos|kui|sonst|ansonsten|otherwise|muuten|muidu)(?! (?:moglich|possible|mahdollis|voimalik)|\p{L})[^\d;]{0,50}?)[ :]{1,2}(?!s[2-4]\d\d)(?:\d[\d.]*(?:\s?[x/]\s?\d[\d.]*){1,3}|[a-z]{1,4} ?\d{2,4})(?![\p{L}\d])`,
);
const fastener = String.raw`(?:(?:u-)?(?:\p{L}{0,12}muttern?|nuts?|\p{L}{0,10}scheiben?|washers?|mutteri\p{L}{0,6}|alusl(?:ev|aa)\p{L}{1,5}|mut(?:ri|ter)\p{L}{0,4}|seib\p{L}{0,4}))`;
const ofEachScrew = String.raw`(?:(?:je|jeweils|each|passend\p{L}{0,2}|matching) ){0,2}(?:[1-9]\d{0,4} ?(?:${unit} |x )?)?`;
/** "mit Mutter und Scheibe", "bolts, nuts & washers", "+ je 2 Muttern", "mutriga": goods beside the screws. */
const withFasteners = pattern(
	String.raw`(?<=(?:schrauben?|bolts?|screws?|pult\p{L}{1,4}|ruuv\p{L}{1,4}|polt\p{L}{0,4}|kruvi\p{L}{0,3}) ?(?:[,/+&;] ?|(?:und|and|ja) ))${fastener}(?: ?(?:und|and|ja|\+|&|,|/) ?${fastener})?(?![\p{L}\d])|(?<=[,;+&/] ?)${fastener} ?(?:und|and|ja|\+|&|,|/) ?${fastener}(?![\p{L}\d]|[ ,:]{1,3}(?:m\d|din|iso))|(?:(?<!\p{L})(?:mit|samt|inkl\.?|incl\.?|with|c\/w|koos|sis\.?|dazu|plus|sowie|zzgl\.?)|\+) ${ofEachScrew}${fastener}(?: ?(?:und|and|ja|\+|&|,) ?${ofEachScrew}${fastener})?(?![\p{L}\d])|(?<!\p{L})(?:(?:mut(?:ri|rite|ter|tri)|seib\p{L}{0,5})ga|mutteri(?:lla|neen)|mutterei(?:lla|neen)|aluslev\p{L}{1,4}(?:lla|neen))(?: ja (?:seib\p{L}{0,5}ga|aluslev\p{L}{1,4}(?:lla|neen)))?(?!\p{L})`,
);
/** Assemblies that are sold with their nuts and washers. */
const isAssembly = /(?<!\p{L})(?:hv|sb)(?!\p{L})|garnitur|assembl|14399|15048/u;
const hole = `(?:(?:kern|gewinde|durchgangs)?bohrung(?:en)?|loch|locher|langlocher|(?:drilled )?holes?|reik(?:a|aa|ia)|reiat|auk|auku|augud)`;
/** "2 Bohrungen D=14", "4 x Ø18 holes": work on the goods, and no size or number of them. */
const drilled = pattern(
	String.raw`${before}\d{1,3} ?(?:x ?)?(?:(?:ø|d ?=?|m) ?\d{1,3}(?:\.\d)? ?(?:mm )?)?${hole}(?![\p{L}\d])(?: ?(?:ø|d ?=?|m|mit|a) ?\d{1,3}(?:\.\d)?(?: ?mm)?(?![\p{L}\d.]))?`,
);
const unsure = pattern(
	String.raw`\(?(?<!\p{L})(?:optional|eventuell|evtl\.?|bei bedarf|if needed|tarvittaessa|vajadusel|valikuline)(?!\p{L})\)?`,
);
/** "4x8 ft", "3 Paar": no size or unit of the shop's goods. */
const feet = pattern(
	String.raw`${before}\d{1,3}(?:(?:\s?x\s?\d{1,3})?\s?(?:ft|feet|foot)|\s?(?:paare?|pairs?|paria?|paari))(?![\p{L}\d])\.?`,
);
/** "3 Bund", "3;kimp", "bundle: 3": not a number of pieces. */
const bundled = pattern(
	String.raw`${before}${figure}[\s;]{0,3}${bundleWords}(?![\p{L}\d]|[\s:=;]{0,3}\d{1,5}[\s;]*$)\.?|(?<![\p{L}\d])${bundleWords}\.?[\s:=;]{0,3}\d{1,5}(?=[\s;]*$)`,
);
/** "5 + 3 Stk", "6 Stück + 2 Reserve": a sum. */
const spare = String.raw`(?:(?:als |as )?(?:reserven?|ersatz|spares?|varalle|varaks|varuks|tagavaraks?|reservi?)(?!\p{L}))`;
const summed = pattern(String.raw`(?<![^\s;(])(\d{1,4})(?: ?${unit})? ?(?:\+|plus) ?(\d{1,4}) ?(?:${unit}(?: ${spare})?|${spare})`);
/** "4 Stk + 10 % Zuschlag". */
const withPercent = pattern(
	String.raw`(?<![^\s;(])(\d{1,4})(?: ?${unit})? ?(?:\+|plus|zzgl\.?) ?(\d{1,2}) ?(?:%|prozent|percent|prosenttia|protsenti)(?: (?:\p{L}{0,10}zuschlag|verschnitt|waste|hukkaa?|varua?|varuks|${spare}))?(?!\p{L})`,
);
const timesLength = pattern(
	String.raw`${before}(\d{1,4})(?:\s*${unit})?${times}(?:l\s*=\s*)?(\d{1,5}(?:\.\d{1,3})?)\s*(mm|cm|m)?(?![\p{L}\d.]|\s*x\s*\d)(?:\s*(?:lang|long|pitka|pikk)\p{L}*)?`,
);
const lengthTimes = pattern(
	String.raw`${before}(\d{1,5}(?:\.\d{1,3})?)\s*(mm|cm|m)\s*x\s*(\d{1,4})(?:\s*${unit})?(?![\p{L}\d.]|\s*(?:x|mm|m(?!\p{L})))`,
);
/** The sign before the length in "100x100x5 x 5400 mm": the figure after it is not a size. */
const lastTimes = pattern(String.raw`(?<=\d\s*x\s*\d[\d.]*\s*)x(?=\s*\d{4,5}(?!\d|\s*x))`);
/** The pieces before the goods. "300 x 200 60" are two sides, and so are "60 x 40 4". */
const leadingTimes = pattern(
	String.raw`^[\s;]*(?!\d{3,5}\s*x\s*\d+(?:\.\d+)?(?![\d.]|\s?x|\p{L}))(?!\d{1,5}\s*x\s?\d[\d.]*(?:[ ;]\d[\d.]*)+\s?$)(\d{1,5})\s*(?:x(?=\s)|x(?=\p{L}))`,
);
const trailingTimes = pattern(String.raw`(?:^|[\s;(])(?:x\s*(\d{1,5})|(\d{1,5})\s*x)[\s);]*$`);
/** The first side of "1000 x 2000", before the second. */
const firstSide = /(?<![\p{L}\d.])(?:[5-9]\d\d|\d{4,5})\s?$/u;
/** No plate is narrower, in mm. */
const shortestSide = 500;
/** The content of each of several packs, "4 VPE à 50 St.", and a weight next to the number of pieces, which is a column of a table. */
const contents = pattern(String.raw`(?<![\p{L}\d])(?:a|@|je|zu|of)\s*(\d{1,5})(?:\s*${unit}|(?=[\s;]*$))`);
/** Content after the number of packs, before the goods: "4 packs of 250 screws", "4 ltk 50 kpl ruuvi". */
const contentsBehind = pattern(
	String.raw`;\s{0,20}(?:(?:a|@|je|zu|of)\s?(\d{1,5})(?:\s?${unit}|(?=\s\p{L}{2})(?!\s(?:mm|cm)(?!\p{L})))|(\d{1,5})\s?${unit})`,
);
const contentsOfOne = pattern(String.raw`${before}(\d{1,5})\s*${unit}\s*/\s*(?:${packWords})(?![\p{L}\d])\.?`);
const total = "gesamt|insgesamt|zusammen|(?:in )?total|altogether|yhteensa|yht|kokku";
const weightBeside = pattern(
	String.raw`(?:(=|(?<![\p{L}\d])(?:je|each|${total}))[\s.:]{1,3})?${before}(${figure})\s*(${measureWords("kg")}|m2|qm|sqm)(?![\p{L}\d/]|-\p{L}|\s?=)`,
);
/** "4x 250x400": pieces with both their sides. */
const timesSides = pattern(String.raw`${before}(\d{1,4})x (?=\d{2,5}x\d{2,5}(?![\d.]|\s?x))`);
/** "(10)" at the end is a quantity or a remark. */
const bracketed = pattern(String.raw`\((\d{1,5})\)[\s;]*$`);
/** "= 30 m", "kokku 60 m": the total length. */
const lengthOfAll = pattern(String.raw`(?:=|(?<![\p{L}\d])(?:${total}))[\s.:]{1,3}(${figure})\s*(m|lfm|jm)(?![\p{L}\d])`);
/** "yhteensä 12 m", "12 m gesamt". */
const metresOfAll = pattern(
	String.raw`(?<![\p{L}\d])(?:${total})[ .:=]{1,3}(${figure})\s?(?:${measureWords("m")})(?![\p{L}\d])|${before}(${figure})\s?(?:${measureWords("m")})[ ,]{1,2}(?:${total})(?!\p{L}|[ .:=]{1,3}\d)`,
);
const weighed = pattern(String.raw`${before}(${figure})\s*(${measureWords("kg")})(?![\p{L}\d]|-\p{L})`);
const running = pattern(String.raw`${before}(${figure})\s*(${runningWords})(?![\p{L}\d])`);
/** "Scheiben 200 M12": the number of the fasteners, not their hardness. */
const beforeThread = pattern(
	String.raw`(?<=(?:${fastener}|\p{L}{0,20}schrauben?|bolts?|screws?|ruuv\p{L}{1,4}|pult\p{L}{1,4}|polt\p{L}{1,4}|kruvi\p{L}{0,3})[ :,]{1,3}(?:\p{L}{2,8}[ :]{1,2})?)${noNorm}(\d{1,5})(?= m\d{1,2}(?![\d.]))`,
);
/** "Q335 12 Matten", "12 Zuschnitte": the word both counts and names the goods. */
const mats = pattern(
	String.raw`${before}(\d{1,4}) (?=(?:matten|mats|verkkoa|vorku|zuschnitte?n?|ausschnitte?n?|ronden|blanks|aihiota|leiketta|toorikut?)(?![\p{L}\d]))`,
);
/** "Grating 1000x1000 - 10 panels": at the end, a word for goods counts those in front of it. */
const goodsWords =
	"elemente?n?|elements?|panels?|paneele?n?|felder|rohre|trager|profile|bleche|roste|pfosten|tubes?|pipes?|beams?|plates?|gratings?|posts?|elementtia?|paneelia?|putkea|palkkia|ritilaa|tolppaa|elementi|paneeli|toru|tala|resti|posti";
const countedByName = pattern(String.raw`${before}([1-9]\d{0,3}) (?:${goodsWords})(?=[\s;.]*$)`);
/** The same, if the word is also a part of the goods' name. */
const countedByNameToo = pattern(String.raw`${before}([1-9]\d{0,3}) (?=(?:${goodsWords})[\s;.]*$)`);
/** "10 of", at the end. */
const countedOf = pattern(String.raw`${before}([1-9]\d{0,3}) of[\s;.]*$`);
const measured = pattern(String.raw`${before}(${figure})\s*(${measureWords("m")})(?![\p{L}\d])`);
const leadingBare = pattern(String.raw`^[\s;]*(\d{1,5})(?=[\s;])(?!\s*(?:mm|cm|m|x|"|${measureWords("kg")}|zoll|inch|er)(?![\p{L}\d]))`);
/** A figure in its own cell numbers the line. */
const leadingCell = pattern(String.raw`^ ?;? ?(\d{1,5})(?=\s*;)`);
const trailingBare = pattern(String.raw`(?<!x)[\s;]${noNorm}(\d{1,5})[\s;]*$`);
const cellBare = pattern(String.raw`;\s*${noNorm}(\d{1,5})\s*(?=;)`);

const barLengths = pattern(String.raw`${before}(\d{1,2}(?:\.\d{1,2})?) ?m(?![\p{L}\d])`);

/** Square metres of goods, which become whole sheets. */
const area = pattern(
	String.raw`${before}(${figure})\s*(?:m2|qm|sqm|quadratmeter|square met(?:er|re)s?|neliota|neliometria|ruutmeetrit|nelja|ruutu)(?![\p{L}\d/])`,
);

const factor = { mm: 1, cm: 10, m: 1000 } as const;
const millimetres = (value: string, of: string | undefined): number =>
	Math.round(Number(value) * factor[of === "m" || of === "cm" ? of : "mm"]);

/** No bar is longer, in m. */
const longestBar = 18;
/** Shorter pieces, in mm, are sizes and not cut lengths. */
const shortestPiece = 100;
/** More readings do not make a line clearer. */
const maxReadings = 10;

/** Grouped thousands: "1.250,5 kg" in typed text and in plain text. */
const thousands = pattern(String.raw`(?<![\d.])[1-9]\d{0,2}(?:\.\d{3})+(?:\.\d{1,2})?(?=\s*(?:kg(?![\p{L}\d])|${unit}))`);

const doubtful = new RegExp(String.raw`(?<![\p{L}\d.,])[1-9]\d{0,2}[.,]\d{3}\s?(?:${countedWords})(?![\p{L}\d])`, "iu");

/** "1.000 Stk" is a thousand to a person and one to many programs. */
export const hasDoubtfulCount = (line: string): boolean => doubtful.test(line);

/**
 * The line in its plain form. Semicolons separate cells, whatever separated them before; lengths and quantities lose their thousands sign
 * ("5.400 mm", "2.000 kg"); "Stange(n)" becomes one word; numbers that are words become figures.
 * @param commas how many cells commas separate in the lines above; 0 if unknown
 */
export function plainLine(line: string, language: Language, commas = 0): PlainText {
	const cells = withCells(line, commas)
		.replace(/(?<=\s)[·•](?=\s)/g, ";")
		.replace(/^(\s*\d{1,4}) (?= )/, "$1;");
	const { text, ...places } = plain(cells);
	const grouped = text
		.replace(/(?<![\d.])(\d{1,2})\.(\d{3})(?=\s*(?:mm|lg)(?!\p{L}))/gu, " $1$2")
		.replace(/(?<=\p{L})\((\p{L}{1,2})\)/gu, "$1  ")
		.replace(thousands, (whole, at: number) => {
			const value = numberOf(cells.slice(places.place(at), places.place(at + whole.length)), language);
			return value === null ? whole : String(value).padStart(whole.length);
		});
	const written = withFigures(grouped);
	return {
		text: withoutRequest(written.text),
		place: (at) => places.place(written.place(at)),
		typed: (from, to) => places.typed(written.place(from), written.place(to)),
	};
}

/**
 * All ways to read a line, likeliest first. Only the catalogue can decide whether the 10 of "10 Blech 2000x1000" is a quantity, a thickness
 * or a line number.
 * @param isNumbered whether the lines of the list begin with their numbers
 */
export function readingsOf(text: string, isNumbered = false): Reading[] {
	const said = named.exec(text);
	return said ? saidReadings(text, said, isNumbered) : openReadings(text, isNumbered);
}

/** A named quantity in the last cell, as the shop writes one that the buyer has typed: "Flach 80x8 8 St. minus 2; Menge 6". */
const named = new RegExp(String.raw`;\s*(?:${quantityLabels})[\s.:=]*([1-9]\d{0,5})[\s;]*$`, "u");

/** The readings of the rest of a line, with the quantity that counts before all others. */
function saidReadings(text: string, { index, 1: value }: RegExpExecArray, isNumbered: boolean): Reading[] {
	const quantity = { value: Number(value), unit: "any" } as const;
	return openReadings(text.slice(0, index).padEnd(text.length), isNumbered).map(({ several: _, quantity: other, countedAt, ...one }) => ({
		...one,
		quantity,
		countedAt: [index + 1, text.length],
		open: countedAt && other?.value !== quantity.value ? [...one.open, [...countedAt]] : one.open,
	}));
}

/** The goods of a table's row without goods instead of them and work on them, and the places of these. */
export function withoutAsides(goods: string): Pick<Reading, "goods" | "open"> {
	const places = [alternative, drilled].flatMap((pattern) =>
		[...goods.matchAll(pattern)].map(({ index, 0: { length } }): [number, number] => [index, index + length]),
	);
	return { goods: blanked(goods, places), open: places };
}

function openReadings(text: string, isNumbered: boolean): Reading[] {
	let start: Reading = { position: "", quantity: null, piece: null, held: null, measures: [], open: [], goods: text };
	for (const pattern of [bullet, article]) start = reading(start, pattern, () => ({})) ?? start;
	for (const pattern of numbered) {
		const found = start.position === "" ? reading(start, pattern, ([, position = ""]) => ({ position })) : null;
		if (found && /\d/.test(found.goods)) start = found;
	}
	start = reading(start, priced, asPrice) ?? start;
	const { text: goods, struck } = withoutCorrected(start.goods);
	start = { ...start, goods, open: [...start.open, ...struck] };
	for (const pattern of [ofPapers, alternative, feet, drilled, unsure]) start = reading(start, pattern, asOpen) ?? start;
	const beside = /\d/.test(start.goods) ? reading(start, withFasteners, asOpen) : null;
	if (beside) start = isAssembly.test(text) ? beside : { ...beside, several: [] };
	start = reading(start, summed, asSum) ?? reading(start, withPercent, asRaised) ?? start;
	const less = reading(start, reduced, asOpen);
	start = less ?? start;
	const parts = severalParts(start.goods);
	if (parts.places.length > 0)
		start = {
			...start,
			goods: blanked(start.goods, parts.places),
			open: [...start.open, ...parts.places],
			several: parts.lengths,
		};
	const counts = start.several || start.quantity || hasPacks.test(start.goods) ? [] : [...start.goods.matchAll(counted)].filter(isOfPieces);
	// "6 m 4 Stk, 12 m lang 3 Stk": either may be meant.
	if (new Set(counts.map(([, value]) => value)).size > 1) {
		const lengths = [...start.goods.matchAll(barLengths)];
		const areTwo = new Set(lengths.map(([, value]) => value)).size > 1;
		const places = [...counts, ...(areTwo ? lengths : [])].map(({ index, 0: { length } }): [number, number] => [index, index + length]);
		const open = [...start.open, ...places];
		return [{ ...start, goods: blanked(start.goods, places), open, ...(areTwo && { several: [] }) }];
	}
	const each = reading(start, forEach, asOpen);
	if (each && ![...each.goods.matchAll(counted)].some(isOfPieces)) return [each];
	start = each ?? start;
	if (!start.quantity && !start.several) start = reading(start, timesCounted, asProduct) ?? start;
	const none = reading(start, noCount, asOpen) ?? reading(start, bundled, asOpen) ?? reading(start, few, asOpen);
	if (none) return [none];
	if (!hasPacks.test(start.goods)) start = reading(start, ofEachOpen, asOpen) ?? start;
	const [group] = start.goods.matchAll(grouped);
	if (group) {
		const [whole, spaces = "", digits = ""] = group;
		const joined = `${spaces}${digits.replaceAll(" ", "").padStart(digits.length)}`;
		start = { ...start, goods: start.goods.slice(0, group.index) + joined + start.goods.slice(group.index + whole.length) };
	}
	const found = [start, ...withPieces(start), ...some(reading(start, lastTimes, ({ index }) => ({ lengthAt: index })))].flatMap(
		withQuantity,
	);
	const all = found.flatMap((one) => withBare(one, isNumbered));
	if (!less && !start.several) return all.slice(0, maxReadings);
	// The 200 of "IPE 200" is no quantity of the first part.
	const counting = all.filter(
		({ quantity, countedAt: [from] = [0] }) => quantity && (quantity.unit !== "any" || /^[\s;]*$/.test(start.goods.slice(0, from))),
	);
	return (counting.length > 0 ? counting : start.several ? [start] : all).map(withoutQuantity).slice(0, maxReadings);
}

type Match = RegExpExecArray;

const isOfPieces = ([, , word = ""]: Match): boolean => unitOf(word).unit === "piece";

const withoutQuantity = (one: Reading): Reading => ({
	...one,
	quantity: null,
	open: one.countedAt ? [...one.open, [...one.countedAt]] : one.open,
});

/** A lower figure is a price per metre or a length. */
const minPrice = 30;
/** A price of a metre or a kilogram. */
const isOfMeasure = /\/\s*(?:kg|m)$/u;

/** Reads the price of one. A figure without a currency is a price if the goods cost about as much. */
function asPrice({ 0: whole, 1: before, 2: price = "", 3: behind, index }: Match): Partial<Reading> | null {
	const isSaid = before !== undefined || behind !== undefined;
	if (isSaid && isOfMeasure.test(whole)) return {};
	const hasCents = /\.\d{2}$/.test(price);
	const value = Number((hasCents ? price.slice(0, -3) : price).replace(/[ .]/g, "")) + (hasCents ? Number(price.slice(-2)) / 100 : 0);
	const measure = { value, unit: isSaid ? "price" : "eur", of: null, at: [index, index + whole.length] } as const;
	return isSaid || (hasCents && value >= minPrice) ? { measures: [measure] } : null;
}

const asOpen = (match: Match, { open }: Reading): Partial<Reading> => ({ open: [...open, [match.index, match.index + match[0].length]] });

const asSum = (match: Match, from: Reading): Partial<Reading> => ({
	...asOpen(match, from),
	quantity: { value: Number(match[1]) + Number(match[2]), unit: "piece" },
});

const asRaised = (match: Match, from: Reading): Partial<Reading> => ({
	...asOpen(match, from),
	quantity: { value: Math.ceil((Number(match[1]) * (100 + Number(match[2]))) / 100), unit: "piece" },
});

const asProduct = (match: Match, from: Reading): Partial<Reading> => ({
	...asOpen(match, from),
	quantity: { value: Number(match[1]) * Number(match[2]), unit: "piece" },
});

/** Reads a match of a pattern and removes it from the goods; null without a match. */
function reading(from: Reading, pattern: RegExp, read: (match: Match, from: Reading) => Partial<Reading> | null): Reading | null {
	for (const match of from.goods.matchAll(pattern)) {
		const more = read(match, from);
		if (!more) continue;
		const end = match.index + match[0].length;
		// A separator keeps the text on both sides from becoming one word.
		const goods = from.goods.slice(0, match.index) + ";".padEnd(match[0].length) + from.goods.slice(end);
		return { ...from, goods, ...more, ...(more.quantity && { countedAt: [end - match[0].replace(/^[\s;]+/, "").length, end] as const }) };
	}
	return null;
}

const some = <T>(...list: (T | null)[]): T[] => list.flatMap((one) => (one === null ? [] : [one]));

/** "7 x 1800 mm", "4 Stk à 2,35 m", "6 m x 4". */
function withPieces(from: Reading): Reading[] {
	const read = (count: string | undefined, length: string | undefined, of: string | undefined): Partial<Reading> | null => {
		const piece = millimetres(length ?? "", of);
		// "400 x 600" are two sides, and "600 x 400 mm" where other pieces are counted.
		const isCounted = [...from.goods.matchAll(counted)].some(([, value]) => value !== count);
		const isSize = (of === undefined || isCounted) && (Number(count) >= shortestPiece || !/^\d+$/.test(length ?? ""));
		return piece >= shortestPiece && Number(count) > 0 && !isSize ? { quantity: { value: Number(count), unit: "piece" }, piece } : null;
	};
	return some(
		reading(from, timesLength, ([, count, length, of]) => read(count, length, of)),
		reading(from, lengthTimes, ([, length, of, count]) => read(count, length, of)),
	);
}

/** Adds readings with a quantity. The line itself remains a reading unless a word counts the goods. */
function withQuantity(from: Reading): Reading[] {
	if (from.quantity) return [from];
	const asCount = ({ 1: value, index }: Match): Partial<Reading> | null =>
		/\d/.test(from.goods.slice(0, index)) ? { quantity: { value: Number(value), unit: "piece" } } : null;
	const named = some(reading(from, countedByName, asCount), reading(from, countedByNameToo, asCount));
	if (named.length > 0) return named;
	const quantity = (value: string | undefined, word: string | undefined): Partial<Reading> | null => {
		const { unit: counts, factor: times } = unitOf((word ?? "").replace(/\.$/, ""));
		return Number(value) > 0 ? { quantity: { value: Number(value) * times, unit: counts } } : null;
	};
	const sure =
		reading(from, countedThenWeighed, ([, word, value]) => quantity(value, word)) ??
		reading(from, cellsCounted, ([, value, word]) => quantity(value, word)) ??
		reading(from, labelled, ([, value, word]) => quantity(value, word)) ??
		reading(from, packsOf, ([, value, word]) => quantity(value, word)) ??
		reading(from, counted, ([, value, word]) => quantity(value, word)) ??
		reading(from, countedBefore, ([, word, value]) => quantity(value, word)) ??
		reading(from, countedAtEnd, ([, word, value]) => quantity(value, word)) ??
		reading(from, leadingTimes, ([, value]) => quantity(value, "")) ??
		reading(from, timesSides, ([, value]) => quantity(value, "")) ??
		reading(from, mats, ([, value]) => quantity(value, "stk")) ??
		reading(from, countedOf, ([, value]) => quantity(value, "")) ??
		reading(from, beforeThread, ([, value]) => quantity(value, ""));
	if (sure) {
		const holds = ([, value]: Match): Partial<Reading> => ({ held: Number(value) });
		const packed =
			sure.quantity?.unit === "pack"
				? (reading(sure, contentsBehind, ([, named, counted]) => ({ held: Number(named ?? counted) })) ??
					reading(sure, contents, holds) ??
					reading(sure, contentsOfOne, holds) ??
					sure)
				: sure;
		return [withMeasures(packed)];
	}
	const ofAll =
		reading(from, metresOfAll, ([, value, other]) => quantity(value ?? other, "m")) ??
		reading(from, area, ([, value]) => ({ quantity: { value: Number(value), unit: "m2" } }));
	if (ofAll) return [ofAll];
	const lengths = [...from.goods.matchAll(measured)].map(([, value]) => Number(value));
	const longest = Math.max(...lengths);
	// "6 m 60 m": the length of each and of all. "6 m 12 m" are two lengths.
	const isOfAll = (value: string | undefined): boolean => Number(value) === longest && (longest === lengths[0] || longest > longestBar);
	const metres =
		reading(from, running, ([, value, word]) => quantity(value, word)) ??
		reading(from, measured, ([, value, word]) => (isOfAll(value) ? quantity(value, word) : null));
	return some(
		reading(from, trailingTimes, ({ 1: value, 2: other, index }) =>
			Number(value) >= shortestSide && firstSide.test(from.goods.slice(0, index)) ? null : quantity(value ?? other, ""),
		),
		reading(from, cellsMeasured, ([, value, word]) => quantity(value, word)),
		reading(from, weighed, ([, value, word]) => quantity(value, word)),
		// A weight beside the metres may be the quantity.
		metres && (reading(metres, weightBeside, asOpen) ?? metres),
		from,
	);
}

/** Reads weights and areas next to the number of goods. */
function withMeasures(from: Reading): Reading {
	const measure = ({ index, 0: whole }: Match, { measures }: Reading, value = "", word = "", said = ""): Partial<Reading> => {
		const isArea = !/^(?:k|t)/.test(word);
		const unit = isArea ? "m2" : "kg";
		const of = said === "" ? null : /^(?:je|each)/.test(said) ? "each" : "all";
		const factor = isArea ? 1 : unitOf(word).factor;
		return { measures: [...measures, { value: Number(value) * factor, unit, of, at: [index, index + whole.length] }] };
	};
	const behind = reading(from, weightBehind, (match, one) => measure(match, one, match[2], match[1]));
	const beside = reading(from, weightBeside, (match, one) => measure(match, one, match[2], match[3], match[1]));
	const ofAll = reading(from, lengthOfAll, ({ index, 0: whole, 1: value }, { measures }) => ({
		measures: [...measures, { value: Number(value), unit: "m", of: "all", at: [index, index + whole.length] }],
	}));
	const found = behind ?? beside ?? ofAll;
	return found ? withMeasures(found) : from;
}

/** Reads a bare figure at the start, at the end or in a cell as line number or quantity. */
function withBare(from: Reading, isNumbered: boolean): Reading[] {
	const asQuantity = ({ 1: value, index }: Match): Partial<Reading> | null =>
		Number(value) > 0 && index !== from.lengthAt ? { quantity: { value: Number(value), unit: "any" } } : null;
	const asPosition = ([, position = ""]: Match): Partial<Reading> => ({ position });
	const placed = from.position === "" ? reading(from, isNumbered ? leadingBare : leadingCell, asPosition) : null;
	if (from.quantity) return some(from, placed);
	const both = placed
		? some(reading(placed, leadingBare, asQuantity), reading(placed, cellBare, asQuantity), reading(placed, trailingBare, asQuantity))
		: [];
	return [
		from,
		...some(
			reading(from, leadingBare, asQuantity),
			reading(from, cellBare, asQuantity),
			reading(from, trailingBare, asQuantity),
			reading(from, bracketed, (match) => ({ ...asQuantity(match), ...asOpen(match, from) })),
		),
		...both,
	];
}

/**
 * Readings of a line's rest after its code. A quantity with its unit is likelier than a bare figure, and a bare figure likelier than
 * metres.
 */
export function besideCode(rest: string): Reading[] {
	const doubt = ({ quantity, goods }: Reading): number => {
		const isMeasure = quantity !== null && ["m", "kg", "m2"].includes(quantity.unit);
		return (quantity === null ? 6 : isMeasure ? 4 : quantity.unit === "any" ? 2 : 0) + (/[\p{L}\d]/u.test(goods) ? 1 : 0);
	};
	return readingsOf(rest)
		.sort((a, b) => doubt(a) - doubt(b))
		.slice(0, 1);
}
