/** A text in searchable form, with the original place of each character. */
export interface PlainText {
	text: string;
	/** The original place of a place in the text. */
	place: (at: number) => number;
	/** The original text between two places. */
	typed: (from: number, to: number) => string;
}

/** Characters with another searchable spelling, besides capitals and letters with accents. */
const signs: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	"⌀": "ø",
	"∅": "ø",
	"×": "x",
	"✕": "x",
	"✖": "x",
	"⨯": "x",
	"*": "x",
	"⁄": "/",
	º: "°",
	"½": " 1/2",
	"¼": " 1/4",
	"¾": " 3/4",
	"⅜": " 3/8",
	"″": '"',
	"“": '"',
	"”": '"',
	"„": '"',
	"‐": "-",
	"‑": "-",
	"–": "-",
	"—": "-",
	"−": "-",
	_: " ",
};

/** The letter O between or after digits, "HEA18O", "2oox1oo", but not in a word. */
const letterForZero = /(?<=\d)o+(?!o)(?=\d|x\d|[cm]?m(?!\p{L})|s\d|[^\p{L}]|$)/gu;

/**
 * Normalises a text: lower case without accents; a decimal comma becomes a point, a letter O in a number becomes a zero, crosses become x,
 * white space becomes one space, and invisible characters disappear. Underscores become spaces, since the path of a call uses them for
 * spaces, and people type them too.
 */
export function plain(original: string): PlainText {
	let text = "";
	const places: number[] = [];
	let at = 0;
	for (const sign of original) {
		const written = simplified(sign);
		// One blank is enough, so that no pattern has to search through several.
		const simple = written.startsWith(" ") && (text === "" || text.endsWith(" ")) ? written.slice(1) : written;
		for (let index = 0; index < simple.length; index++) places.push(at);
		text += simple;
		at += sign.length;
	}
	places.push(at);
	const pointed = text
		.replaceAll("''", '" ')
		.replace(/(?<=\d),(?=\d)/g, ".")
		.replace(letterForZero, (letters) => "0".repeat(letters.length));
	return {
		text: pointed,
		place: (at) => places[at] ?? original.length,
		typed: (from, to) => original.slice(places[from] ?? at, places[to] ?? at).trim(),
	};
}

function simplified(sign: string): string {
	const small = sign.toLowerCase();
	const known = signs[small];
	if (known !== undefined) return known;
	if (/^[\p{Z}\s\p{Cc}]$/u.test(small)) return " ";
	return small.normalize("NFKD").replace(/[\p{M}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "");
}
