import { inAllLanguages } from "../../../../contract/values/unit-words";
import { plain } from "../../plain";

/**
 * A piece of the text and its meaning. Sizes are in mm; `typed` is the piece as typed. word: "doppel-t-trager", with its parts if it has
 * hyphens, or a material number, "1.4301". designation: letters and digits together, "ipe200", "s355j2". size: several sizes in a row, with
 * a thread "M12×60". norm: the number of a standard, "10219-2". quantity: the wanted quantity, "12 Stk".
 */
export type Condition = { typed: string } & (
	| { kind: "word"; word: string; parts: readonly string[] }
	| { kind: "designation"; name: string }
	/** `isPlate`: behind a word for plates. */
	| { kind: "size"; sizes: readonly number[]; thread: boolean; isPlate?: boolean }
	| { kind: "thread" | "diameter" | "dn" | "thickness"; value: number }
	/** `isSaid`: the text explicitly calls it a length, so it is no other measure. */
	| { kind: "length"; value: number; isSaid?: boolean }
	/** A grade that the catalogue lacks for these goods: it is not searched for. */
	| { kind: "grade"; word: string }
	| { kind: "number"; value: number; isMm: boolean }
	| { kind: "norm"; number: string }
	| { kind: "quantity"; value: number }
);
type Bare = Condition extends infer C ? (C extends Condition ? Omit<C, "typed"> : never) : never;

const n = String.raw`\d{1,7}(?:\.\d{1,4})?(?!\d|\.\d)`;
const metres = String.raw`m(?:etri\p{L}*|eter\p{L}*|etre\p{L}*|eetri\p{L}*)?|jm|lfm|lm`;
const unit = String.raw`mm|milli\p{L}*|cm|zentim\p{L}*|centim\p{L}*|sent\p{L}*|${metres}`;
/**
 * The factor from a unit to mm.
 * @param name in its plain form
 */
const factorOf = (name: string): number => (/^mm|^mill/.test(name) ? 1 : /^[csz]/.test(name) ? 10 : 1000);
const inch = String.raw`\s?(?:"|zoll\p{L}*|inch\p{L}*|in(?![\p{L}\d])|tuuma\p{L}*|toll\p{L}*)`;

const pieces = inAllLanguages("piece")
	.map((word) => plain(word).text)
	.sort((a, b) => b.length - a.length)
	.join("|");

/** Nominal sizes (DN) of pipes by their size in inches. */
const nominal: Readonly<Record<string, number>> = {
	"0.25": 8,
	"0.375": 10,
	"0.5": 15,
	"0.75": 20,
	"1": 25,
	"1.25": 32,
	"1.5": 40,
	"2": 50,
	"2.5": 65,
	"3": 80,
	"4": 100,
	"5": 125,
	"6": 150,
	"8": 200,
	"10": 250,
	"12": 300,
};
const ofInches = (inches: number): Bare[] => {
	const dn = nominal[String(inches)];
	return dn === undefined ? [{ kind: "number", value: inches, isMm: false }] : [{ kind: "dn", value: dn }];
};

/** Words for measures, before or after figures. "L 80x8" is an angle: a lone letter needs its sign. */
const lengthBefore = String.raw`(?:(?:lange|laenge|length|len|lg|pituus|pikkus)\s?[=:.]?|l\s?[=:])\s?`;
const lengthBehind = String.raw`\s?(?:lang|lg|long|pitka|pikk)(?![\p{L}\d])`;
const thicknessBefore = String.raw`(?:(?:dicke|starke|thickness|paksuus|paksus)\s?[=:]?|[ts]\s?=)\s?`;
const thicknessBehind = String.raw`\s?(?:dick|stark|thick|paksu|paks)(?![\p{L}\d])`;
const noSizeBehind = String.raw`(?![\p{L}\d]|\s?x\s?\d)`;

/** Parts of structures that are cut from plate. */
const plateParts = `(?:fuss|anker|kopf|stirn|grund|lager|anschluss|schweiss)(?:platten?|bleche?)|knotenbleche?|base plates?|end plates?|gusset plates?|gussets?|(?:pohja|jalka|paaty|ankkuri|liitos)lev(?:y|yt|ya|yja)|(?:alus|otsa|ankru)plaa(?:t|di|ti|did)`;
const plateWords = String.raw`(?<!\p{L})(?:${plateParts}|bl|pl|(?:grob|fein|stahl)?bleche?n?|(?:steel )?(?:plates?|sheets?)|(?:teras)?levy(?:a|t|ja)?|(?:teras)?leht(?:e|i)?|plaat(?:i|e)?|plekk(?:i)?)`;

const rounds = "rd|rnd|rdst|ø|rundstahl|rundmaterial|rundeisen|round bars?|pyorotanko|pyoroteras|umarteras|umarlatt";
const barLength = String.raw`\s?x\s?([1-9]\d{2,4})(?:\s?mm)?${noSizeBehind}`;

/** Columns of a parts list: profile, grade and length, and the weights behind them. */
const grade = String.raw`(?:s ?[2-4]\d{2}(?: ?(?:jrh?|j0h?|j2h?|k2|m[cl]?|n[hl]?))?(?:\+\p{L}{1,2})?|r?st ?37(?:-2)?|c45|a36)`;
const columnGap = "[ ,;]{1,3}";
const lastColumn = String.raw`(?=[ ,;]*$|[ ;]{1,3}\d{1,5}\.\d)`;
const profile = String.raw`(?:\d\s?x\s?[\d.]{1,5}|(?<!\p{L})(?:ipe|he[abm]|upn|upe|inp|rd|rnd|ø|vkt|4kt)[ .-]{0,2}\d{1,3})`;
const gradeBetween = `${columnGap}(?:${grade}${columnGap})?`;
const lengthAlone = String.raw`(?:(?:lange|l) ?[=:.]? ?)?([1-9]\d{2,3})(?: ?mm)?(?: ?(?:lang|lg|long))?(?:${lastColumn}|(?=${columnGap}${grade}))`;

/** A length without a unit is in metres if it would be too short in mm. */
const longestInMetres = 30;
const saidLength = (value: string | undefined, of: string | undefined): Bare[] => {
	const factor = of ? factorOf(of) : number(value) <= longestInMetres ? 1000 : 1;
	return [{ kind: "length", value: Math.round(number(value) * factor), isSaid: true }];
};

/** Former names of beams: IPB 160 is HEB 160. */
const formerBeams: Readonly<Record<string, string>> = { ipb: "heb", ipbl: "hea", ipbv: "hem", u: "upn" };
const beams = "ipe|he[abm]|ipb[lv]?|upn|upe|inp|u";
/** Shorter figures, in mm, are the width of a beam's flange. */
const beamLength = String.raw`\s?x\s?([5-9]\d{2}|[1-9]\d{3,4})(?:\s?mm)?${noSizeBehind}`;

/** "20-ne IPE", "200:n IPE", "20 cm IPE". */
const hyphened = "-ne|:n|[ -]?senttinen|[ -]?sentine|[ -]?cm";
/** Heights that people name in centimetres: no beam is lower, but channels of 30 to 65 mm are rolled. */
const mostCentimetres = { ipe: 60, upn: 29 } as const;
const beamOf = (name: string, height: string): Bare => {
	const series = name === "unp" ? "upn" : (formerBeams[name] ?? name);
	const isCentimetres = Number(height) <= (series === "upn" ? mostCentimetres.upn : mostCentimetres.ipe);
	return { kind: "designation", name: `${series}${height}${isCentimetres ? "0" : ""}` };
};

/** Formats of sheets by their trade names, in mm. */
const sheetFormats: readonly (readonly [names: string, sides: readonly number[]])[] = [
	["gross|gf|large|suur|iso", [1500, 3000]],
	["mittel|mf|medium|kesk|keski", [1250, 2500]],
	["klein|normal|kf|nf|small|vaike|pieni", [1000, 2000]],
];
const formatWord = "(?:format|formaat(?:i|is|ti|tia)?|formaatti(?:a)?|koko)";

type Rule = [pattern: RegExp, read: (found: readonly string[]) => Bare[]];
const rule = (pattern: string, read: (found: readonly string[]) => Bare[]): Rule => [new RegExp(pattern, "uy"), read];
const number = (text: string | undefined): number => Number(text ?? 0);
const named = (word: string): Bare => ({ kind: "word", word, parts: [] });

/** The parser tries them in this order at each place. */
const rules: readonly Rule[] = [
	rule(String.raw`(?:(?:din|en|iso|sfs|evs|ead|vdi)[ -]{0,3}){1,4}(\d{2,6}(?:-\d{1,4})*)(?![\d.]|\s?x)`, ([, found = ""]) => [
		{ kind: "norm", number: found },
	]),
	// "S 355 J2", "B 500 B".
	rule(String.raw`s ?(\d{3}) ?(jrh?|j0h?|j2h?|k2|mc)(\+\p{L}{1,2})?(?![\p{L}\d])`, ([, strength, quality, condition = ""]) => [
		{ kind: "designation", name: `s${strength}${quality}${condition}` },
	]),
	rule(String.raw`b ?500 ?([abc])(?![\p{L}\d])`, ([, quality]) => [{ kind: "designation", name: `b500${quality}` }]),
	// Aluminium alloys; "AlZn185" is a coating of steel.
	rule(String.raw`(?:en[ -]{0,3})?aw[ -]{0,3}(\d{4})(?:[ -]?t\d{1,4})?(?![\p{L}\d])`, ([, alloy]) => [
		{ kind: "designation", name: `aw${alloy}` },
	]),
	rule(
		String.raw`al ?(?:mg|mn|cu|si ?mg|zn ?\d?(?:\.\d)?mg)(?:[a-z]{2}|\d(?:\.\d{1,2})?|(?<=[a-z]) (?=\d(?:\.\d)?(?!\d| ?(?:x|mm|m|stk|st|kpl|tk|pcs)(?!\p{L})))){0,4}(?![\p{L}\d])`,
		() => [{ kind: "designation", name: "almg" }],
	),
	rule(String.raw`(?<=(?<!\p{L})(?:bl|pl|levy|leht))(${n})\s?x\s?(${n})\s?x\s?(${n})(?:\s?mm)?${noSizeBehind}`, ([, ...figures]) => [
		{ kind: "size", sizes: figures.slice(0, 3).map(number), thread: false, isPlate: true },
	]),
	// "BL15X200 S235JR 300": the length of a piece of plate is in another column.
	rule(String.raw`(?<=(?<!\p{L})(?:bl|pl)[ .-]{0,2})(${n})\s?x\s?(${n})(?=${gradeBetween}${lengthAlone})`, ([, ...figures]) => [
		{ kind: "size", sizes: figures.slice(0, 3).map(number), thread: false, isPlate: true },
	]),
	rule(String.raw`(?<=(?<!\p{L})(?:bl|pl)[ .-]{0,2}[\d.]{1,6}\s?x\s?[\d.]{1,6}${gradeBetween})${lengthAlone}`, () => []),
	// "FL120X12 S235JR 260", "FL120X12 260 S235JR".
	rule(String.raw`(?<=${profile}${columnGap}${grade}${columnGap})([1-9]\d{2})${lastColumn}`, ([, length]) => saidLength(length, "mm")),
	rule(String.raw`(?<=${profile}${columnGap})([1-9]\d{2})(?=${columnGap}${grade})`, ([, length]) => saidLength(length, "mm")),
	// Former names of grades, "RSt 37-2": the figure after the hyphen is not a size.
	rule(String.raw`[ru]?st[ -]?(37|44|52)(?:-\d)?(?![\p{L}\d.]|-\d|\s?x)`, ([, strength]) => [
		{ kind: "designation", name: `st${strength}` },
	]),
	rule(String.raw`(\d{1,2}) (\d)\/(\d)(?!\/|\d)(?:${inch})?`, ([, whole, above, below]) =>
		ofInches(number(whole) + number(above) / number(below)),
	),
	rule(String.raw`(\d)\/(\d)${inch}`, ([, above, below]) => ofInches(number(above) / number(below))),
	rule(String.raw`[rg]?(1|3)\/(2|4|8)(?![\d/.])`, ([, above, below]) => ofInches(number(above) / number(below))),
	rule(`(${n})${inch}`, ([, inches]) => ofInches(number(inches))),
	rule(String.raw`${lengthBefore}(${n})(?:\s?(${unit}))?${noSizeBehind}`, ([, value, of]) => saidLength(value, of)),
	// "12er Längen", "6-m-Stangen", "6-metrisiä tankoja".
	rule(
		String.raw`(\d{1,2}(?:\.\d{1,2})?)(?:er[ -](?=lange)|-?m-|-met(?:er|re)[ -]|-me?etri\p{L}*[ -]?)(?:stangen?|stabe?n?|langen?|stucken?|stuck|bars?|lengths?|latti?d?e?|tangot?|tankoja)?(?![\p{L}\d])`,
		([, value]) => saidLength(value, "m"),
	),
	// "100x100x5 x 5400 lg", and "140 x 1250 lg" after a name: the last figure is the length.
	rule(String.raw`(${n}(?:\s?x\s?${n}){0,3})\s?x\s?(${n})(?:\s?(${unit}))?${lengthBehind}`, ([, before = "", value, of]) => [
		...(before.includes("x") ? sizes(before) : [{ kind: "number" as const, value: number(before), isMm: false }]),
		...saidLength(value, of),
	]),
	rule(String.raw`(${n})(?:\s?(${unit}))?${lengthBehind}`, ([, value, of]) => saidLength(value, of)),
	rule(String.raw`${thicknessBefore}(${n})(?:\s?mm)?${noSizeBehind}`, ([, value]) => [{ kind: "thickness", value: number(value) }]),
	rule(String.raw`(${n})(?:\s?mm)?${thicknessBehind}`, ([, value]) => [{ kind: "thickness", value: number(value) }]),
	// Abbreviations of drawings and building sites: U 120, Rd 12, Vkt 20, Bl 5, L50x5. A gate post is not a fence post.
	rule(String.raw`(?:tor|gate|portti|varava)[ -]?(?:pfosten|posts?|posti|postid|tolppa|tolpat|tolppaa)(?!\p{L})`, () => [
		{ kind: "grade", word: "pfosten" },
	]),
	rule(String.raw`(?:1|ein)[ -]?fl(?:u?gl?|ugelig\p{L}{0,2})?(?!\p{L})\.?`, () => [named("einflugeliges")]),
	rule(String.raw`(?:2|zwei)[ -]?fl(?:u?gl?|ugelig\p{L}{0,2})?(?!\p{L})\.?`, () => [named("zweiflugeliges")]),
	rule(String.raw`(?:wkl|wnkl|wink|rsa)(?!\p{L})\.?`, () => [named("winkelstahl")]),
	rule(String.raw`(?:rhp|qhp|msh)(?!\p{L})`, () => [named("hohlprofil")]),
	// "200er IPE", "20er IPE" in centimetres, "IPE 20er".
	rule(
		String.raw`(\d{2,4})(?:er[ -]?(?:(?:doppel-?t-?)?trager )?(${beams}|unp)|(?:${hyphened})[ -]?(ipe|he[abm]|up[ne]|unp))(?:-?(?:profile?n?|stahl|eisen|trager|beams?|palk\p{L}*|tala\p{L}*))?(?![\p{L}\d])`,
		([, height = "", german, other = ""]) => [beamOf(german ?? other, height)],
	),
	rule(String.raw`(${beams}|unp)[ -](\d{2,4})(?:er|${hyphened})(?![\p{L}\d]|[ -]lang)`, ([, series = "", height = ""]) => [
		beamOf(series, height),
	]),
	rule(
		String.raw`(?:(?:stahl|doppel-?t-?)?trager[ -]([1-6]\d)er(?! ?lang)|([1-6]\d)er[ -]?(?:stahl|doppel-?t-?)?trager)(?!\p{L})`,
		([, behind = "", before = ""]) => [beamOf("ipe", behind + before)],
	),
	rule(String.raw`(6|8|10|12|14|16|20|25|28|32)er[ -]?(?:eisen|baustahl|bewehrung(?:seisen)?|moniereisen)(?!\p{L})`, ([, value]) => [
		named("betonstahl"),
		{ kind: "diameter", value: number(value) },
	]),
	// "IPE 200 x 3500": a beam and its length.
	rule(String.raw`(${beams})[ .-]{0,2}(\d{2,4})(?=${beamLength})`, ([, series = "", height]) => [
		{ kind: "designation", name: `${formerBeams[series] ?? series}${height}` },
	]),
	rule(String.raw`(?<=(?<!\p{L})(?:${beams})[ .-]{0,2}\d{2,4})${beamLength}`, ([, length]) => saidLength(length, "mm")),
	rule(String.raw`u[ .-]?(\d{2,3})(?![\p{L}\d.]|\s?[x/])`, ([, height]) => [{ kind: "designation", name: `upn${height}` }]),
	// "Rd 20x350", "Vkt 20 x 350 mm": the second figure is a length.
	rule(`(?:${rounds})[ .:-]{0,2}(${n})(?=${barLength})`, ([, value]) => [named("rundstahl"), { kind: "diameter", value: number(value) }]),
	rule(`(?:vkt|4kt)[ .-]{0,2}(${n})(?=${barLength})`, ([, side]) => [
		named("vierkantstahl"),
		{ kind: "size", sizes: [number(side), number(side)], thread: false },
	]),
	rule(String.raw`(?<=(?<!\p{L})(?:${rounds}|vkt|4kt)[ .:-]{0,2}\d{1,3}(?:\.\d)?)${barLength}`, ([, length]) => saidLength(length, "mm")),
	rule(`(?:rd|rnd|rdst)[ .-]{0,2}(${n})${noSizeBehind}`, ([, value]) => [named("rundstahl"), { kind: "diameter", value: number(value) }]),
	rule(String.raw`(?:vkt|4kt)[ .-]{0,2}(${n})(?:\s?mm)?${noSizeBehind}`, ([, side]) => [
		named("vierkantstahl"),
		{ kind: "size", sizes: [number(side), number(side)], thread: false },
	]),
	rule(
		String.raw`(?:${plateParts})(?=[ .:-]{1,3}${n}\s?x\s?${n}\s?x\s?\d|[ .:,-]{1,3}(?:${thicknessBefore})?${n} ?(?:mm|dick|thick)?[ ,;]{1,3}${n}\s?x\s?\d)`,
		() => [{ kind: "grade", word: "blech" }],
	),
	rule(
		String.raw`(?:${plateParts})(?=[ .:,-]{1,3}${n}\s?x\s?${n}(?!\s?x)[^;]{1,40}?(?:${thicknessBefore}\d|(?<![x\d.] ?)\d{1,2} ?mm(?!\p{L})))`,
		() => [{ kind: "grade", word: "blech" }],
	),
	// Rods that are cast into concrete are threaded.
	rule(
		String.raw`(?:anker(?:stangen?|stabe?)|anchor (?:rods?|bars?)|ankkuritan(?:ko|kot|koa)|ankru(?:varda[ds]?|vardaid|varras|latt|lati[dt]?))(?!\p{L})(?=.{0,12}?[ ,;]m\d)`,
		() => [{ kind: "grade", word: "gewindestange" }],
	),
	// "RO 60,3x2,9" is a tube, and no elbow of that size.
	rule(String.raw`ro[ .:-]{0,3}(?=${n}\s?x)(?!.{0,60}(?:naht|seaml|bogen))`, () => [named("rundrohr")]),
	// The standard for tubes that are hot finished, which are not hot-dip galvanised.
	rule(String.raw`hot[ -](?:finished|formed)(?!\p{L})`, () => [{ kind: "norm", number: "10210" }]),
	rule(String.raw`(?:vkt|4kt)[ .-]{0,2}(?=${n}\s?x)`, () => [named("vierkantstahl")]),
	rule(String.raw`(?:bl|pl)[ .-]{0,2}(${n})(?:\s?mm)?${noSizeBehind}`, ([, value]) => [
		named("blech"),
		{ kind: "thickness", value: number(value) },
	]),
	rule(String.raw`(?:bl|pl)[ .-]{0,2}(?=${n}\s?x)`, () => [named("blech")]),
	rule(String.raw`l[ .-]?(\d{2,3})\s?x\s?(${n})(?:\s?mm)?${noSizeBehind}`, ([, side, thickness]) => [
		named("winkelstahl"),
		{ kind: "size", sizes: [number(side), number(side), number(thickness)], thread: false },
	]),
	rule(String.raw`m(${n})\s?[x/-]\s?(${n})(?:\s?mm(?!\p{L}))?`, ([, d, length]) => [
		{ kind: "size", sizes: [number(d), number(length)], thread: true },
	]),
	rule(String.raw`m(${n})(?![\p{L}])`, ([, d]) => [{ kind: "thread", value: number(d) }]),
	rule(String.raw`he[ -]{0,3}(\d{2,4})[ -]{0,3}([abm])(?![\p{L}\d])`, ([, height, series]) => [
		{ kind: "designation", name: `he${series}${height}` },
	]),
	rule(String.raw`he[ -]([abm])[ -]{0,3}(\d{2,4})(?![\p{L}\d])`, ([, series, height]) => [
		{ kind: "designation", name: `he${series}${height}` },
	]),
	rule(String.raw`(ipb[lv]?)[ -]{0,3}(\d{2,4})(?![\p{L}\d])`, ([, series = "", height]) => [
		{ kind: "designation", name: `${formerBeams[series]}${height}` },
	]),
	rule(
		String.raw`(?:ø|durchmesser|diameter|dia|halkaisija|labimoot|da?)\s?[=:.]?\s?(${n})(?:\s?mm(?!\p{L}))?(?!\s?x\s?\d)`,
		([, value]) => [{ kind: "diameter", value: number(value) }],
	),
	rule(String.raw`(?:dn|nw)[ -]{0,3}(\d{1,4})(?![\d.])`, ([, value]) => [{ kind: "dn", value: number(value) }]),
	...sheetFormats.map(([names, sides]) =>
		rule(
			String.raw`(?:(?:${names})[ -]?${formatWord}|(?<=(?:${plateWords}|(?<!\p{L})taf(?:eln?)?)(?![\p{L}])[^\p{L}]{0,40}(?:\p{L}+[^\p{L}]{1,20}){0,4})(?:${names})(?<=[gmkn]f))(?!\p{L})`,
			() => [{ kind: "size", sizes: sides, thread: false }],
		),
	),
	// Finnish mesh: "K7-200" has wires of 7 mm every 200 mm.
	rule(String.raw`k ?(\d{1,2})[-/](\d{2,3})(?![\p{L}\d.]|\s?x)`, ([, wire, spacing]) => [
		named("raudoiteverkko"),
		{ kind: "size", sizes: [number(wire), number(spacing)], thread: false },
	]),
	// A coated sheet by EN 10346: "DX51D+Z275" is its grade and its coating.
	rule(String.raw`(dx5[1-7]d|s[2-5]\d0gd)\+(z[af]?\d{2,3}|az\d{2,3})(?![\p{L}\d])`, ([, grade = "", coating = ""]) => [
		{ kind: "designation", name: grade },
		{ kind: "designation", name: coating },
	]),
	// Chequered plate with its ribs: "5/7 x 1250 x 2500".
	rule(String.raw`(\d(?:\.\d)?)/(\d(?:\.\d)?)\s?x\s?(?=\d{3,4}\s?x\s?\d{3,4}(?!\d))`, ([, thickness, ribs]) => [
		{ kind: "size", sizes: [number(thickness), number(ribs)], thread: false },
	]),
	rule(String.raw`(?<=${plateWords}[ .:-]{1,3})(${n})\s?x\s?(${n})\s?x\s?(${n})(?:\s?mm)?${noSizeBehind}`, ([, ...figures]) => [
		{ kind: "size", sizes: figures.slice(0, 3).map(number), thread: false, isPlate: true },
	]),
	rule(String.raw`${n}(?:(?:\s?(?:mm|cm|m)?\s?x\s?|[/-])${n}){1,5}(?:\s?(?:${unit})(?![\p{L}\d]))?`, ([whole = ""]) => sizes(whole)),
	rule(String.raw`(${n})\s?(${unit})(?![\p{L}\d])`, ([, value, of = ""]) =>
		factorOf(of) < 1000
			? [{ kind: "number", value: number(value) * factorOf(of), isMm: true }]
			: [{ kind: "length", value: Math.round(number(value) * 1000) }],
	),
	// "12er Eisen", and the degrees of an elbow.
	rule(String.raw`(${n})er(?![\p{L}\d])`, ([, value]) => [{ kind: "number", value: number(value), isMm: true }]),
	rule(String.raw`(${n})\s?(?:°|grad|deg|degrees?|kraadi?|astetta)(?![\p{L}\d])`, ([, value]) => [
		{ kind: "number", value: number(value), isMm: false },
	]),
	// "T35/207" and "T-35/207" name a profiled sheet by its height and pitch.
	rule(String.raw`tp?[ -]{0,3}(?=\d{2,3}\s?\/\s?\d{3,4}(?!\d))`, () => []),
	// "L=6000", "t = 5": the figure is enough.
	rule(String.raw`\p{L}{1,3}\s?=\s?(?=\d)`, () => []),
	// A material number, "1.4301" (EN 10027-2), is not a figure.
	rule(String.raw`\d\.\d{4}(?![\p{L}\d]|\.\d)`, ([word = ""]) => [{ kind: "word", word, parts: [] }]),
	// The sign before a pipe's diameter and wall.
	rule("ø", () => []),
	rule(String.raw`(\d{1,5})(?:\s?(?:${pieces})(?![\p{L}\d])|\s?x\s+(?=\p{L}{2}))`, ([, value]) => [
		{ kind: "quantity", value: number(value) },
	]),
	// Square metres, kilograms and similar units give a quantity, not a size.
	rule(String.raw`${n}\s?(?:m[23]|kg|kn)(?![\p{L}\d])`, () => []),
	rule(String.raw`\p{L}{1,12}(?=-?${n}\s?x\s?\d)`, ([word = ""]) => [{ kind: "word", word, parts: [] }]),
	rule(String.raw`(\p{L}{1,3})-(\d{1,5}(?:\.\d+)?\p{L}?)(?![\p{L}\d])`, ([, letters, rest]) => [
		{ kind: "designation", name: `${letters}${rest}` },
	]),
	rule(String.raw`(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{2,24}(?:\.\d+)?(?:\+\p{L}{1,2})?`, ([name = ""]) => [{ kind: "designation", name }]),
	rule(String.raw`\p{L}+(?:-\p{L}+)*`, ([word = ""]) => [
		{ kind: "word", word: word.replaceAll("-", ""), parts: word.includes("-") ? word.split("-") : [] },
	]),
	rule(n, ([value]) => [{ kind: "number", value: number(value), isMm: false }]),
	// Longer than any size or code: a word that no variant has.
	rule(String.raw`\d+(?:\.\d+)*`, ([word = ""]) => [{ kind: "word", word, parts: [] }]),
];

/** The longest side of a plate, in metres. */
export const longestSide = 6;

/** Reads 6/5/6, 5-150, 40×20×2 and 5 cm × 5 mm. "1.5x3 m" and "1m x 2m" are in metres; in "200x6 m" only the last size is. */
function sizes(text: string): Bare[] {
	const read = [...text.matchAll(/(?<![\d.])(\d{1,7}(?:\.\d{1,4})?)\s?([mcjlsz][^\P{L}x]*)?(?=\s?(?:x|[/-]|$))/gu)].map(
		([, value, of]) => ({
			value: Number(value),
			of: of === undefined ? undefined : factorOf(of),
		}),
	);
	const last = read.at(-1);
	const isMetres = last?.of === 1000;
	const isPair = read.length === 2 && read.every(({ value, of }) => value <= longestSide && (of ?? 1000) === 1000);
	const isAll = !isMetres || isPair || read.filter(({ of }) => of === 1000).length > 1;
	// "4,0 m x 1,83".
	const isPairOfMetres = isPair && read[0]?.of === 1000 && !Number.isInteger(last?.value);
	const common = isPairOfMetres ? 1000 : isMetres && !isPair ? 1 : (last?.of ?? 1);
	const values = read.map(({ value, of }) => Math.round(value * (of ?? common) * 10_000) / 10_000);
	if (isAll) return [{ kind: "size", sizes: values, thread: false }];
	const before = values.slice(0, -1);
	return [
		before.length > 1 ? { kind: "size", sizes: before, thread: false } : { kind: "number", value: before[0] ?? 0, isMm: false },
		{ kind: "length", value: Math.round(values.at(-1) ?? 0) },
	];
}

/** Parses a search text. Any text is valid: anything other than words, numbers and sizes is ignored. */
export function parse(original: string): Condition[] {
	const { text, typed } = plain(original);
	const found: Condition[] = [];
	for (let at = 0; at < text.length; ) {
		const from = at;
		for (const [pattern, read] of rules) {
			pattern.lastIndex = at;
			const match = pattern.exec(text);
			if (!match) continue;
			at = pattern.lastIndex;
			const piece = typed(from, at);
			for (const condition of read(match)) found.push({ ...condition, typed: piece });
			break;
		}
		if (at === from) at++;
	}
	return found;
}

/** 100×50×5 as one term. */
export const sizeTerm = (sizes: readonly number[], thread = false): string => `${thread ? "m" : ""}${sizes.join("x")}`;
