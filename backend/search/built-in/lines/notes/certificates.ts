/** A part of a text in plain form, and its meaning. */
export interface Said<T> {
	place: readonly [from: number, to: number];
	value: T;
}

const words = [
	String.raw`\p{L}{0,20}zeugni(?:s|sse|ssen|sses)|\p{L}{0,20}zertifikat\p{L}{0,4}|\p{L}{0,20}bescheinigung(?:en)?|apz|waz|abnahme`,
	String.raw`certificat\p{L}{0,6}|certs?|certified|mtcs?|mtrs?`,
	String.raw`\p{L}{0,20}todistu\p{L}{0,10}|ainestod`,
	String.raw`\p{L}{0,20}sertifika\p{L}{0,10}|sert|\p{L}{0,20}tunnistus\p{L}{0,6}`,
].join("|");
const token = new RegExp(
	String.raw`(?<![\p{L}\d])(?:(?<word>${words})|(?<norm>(?:din[ -]?)?(?:en[ -]?)?10204(?::?[ -]?20\d\d)?)|(?<number>[23]\.[12](?:\.?b)?))(?![\p{L}\d]|\.\d)`,
	"gu",
);
/** Signs and words between the parts: "Zeugnis nach EN 10204 - 3.1". */
const joining =
	/^[ :=,()/.-]{0,4}(?:(?:nach|gemass|gem|lt|laut|acc|according|acc\. to|according to|to|as per|per|type|typ|art|vom typ|mukaan|mukainen|standardin|tyyppi|vastavalt|jargi|tuup|inspection|material|mill|test|works?|quality)[ .:]{0,2})?$/;
const refusing = "ohne|keine?|keinen|without|no|w/o|ilman|ilma|ei";
const leads = `mit|inkl|inklusive|incl|including|includes|with|w/|plus|samt|nebst|koos|sis|sisaltaen|sisaldab|together|nach|gemass|gem|to|mill|material|inspection|test|works?|manufacturers?|an?|${refusing}`;
const lead = new RegExp(String.raw`(?:(?<![\p{L}\d])(?:${leads})(?![\p{L}\d])[ .:,]{0,2}|(?<= )[-+&/] ?|\(){1,4}$`, "u");
const refused = new RegExp(String.raw`(?<![\p{L}\d])(?:${refusing})(?![\p{L}\d])`, "u");
const trail =
	/^[ ,:-]{0,2}(?:(?:erforderlich|benotigt|gewunscht|gefordert|notwendig|required|needed|requested|please|bitte|kera|kanssa|mukaan|mukana|liitteeksi|vaja|noutud|tarvitaan|vaaditaan|beilegen|beifugen|mitliefern|included)(?!\p{L})|\))/u;

/** "3.1" without a word, at the end of a line or cell. */
const bare = /(?<![\p{L}\d.,/x=-]|[x=] )3\.1(?:\.?b)?(?=\s*(?:$|[;|)]|,\s))/gu;
const bareLead = /(?:mit|inkl|incl|with|w\/|koos|sis|sisaltaen|plus)[ .:]{0,2}$/;

/** Longest texts around a certificate that belong to it. In characters. */
const around = 40;

/**
 * Finds the certificates of a line: true for 3.1, false for none, null for another or one without a number.
 * @param text in plain form
 * @param hasPoint whether the decimal sign at a place was typed as a point: "3,1" is a size
 * @param hasCells whether the line has cells, in which a lone "3.1" may be a weight
 */
export function certificatesIn(
	text: string,
	{ hasPoint, hasCells }: { hasPoint: (at: number) => boolean; hasCells: boolean },
): Said<boolean | null>[] {
	const groups: { from: number; to: number; isNamed: boolean; numbers: string[] }[] = [];
	for (const { index, 0: found, groups: { number } = {} } of text.matchAll(token)) {
		const before = groups.at(-1);
		const numbers = number === undefined ? [] : [number.replace(/\.?b$/, "")];
		if (before && index - before.to <= around && joining.test(text.slice(before.to, index))) {
			before.to = index + found.length;
			before.isNamed ||= number === undefined;
			before.numbers.push(...numbers);
		} else groups.push({ from: index, to: index + found.length, isNamed: number === undefined, numbers });
	}
	const named = groups.filter(({ isNamed }) => isNamed);
	const alone = [...text.matchAll(bare)].filter(
		({ index }) =>
			hasPoint(index + 1) && !named.some(({ from, to }) => index >= from && index < to) && isBesideGoods(text, index, hasCells),
	);
	return [
		...named.map(({ from, to, numbers }) => withWords(text, from, to, numbers)),
		...alone.map(({ index, 0: found }) => withWords(text, index, index + found.length, ["3.1"])),
	];
}

/** Whether "3.1" follows a word for "with", or goods in a line without cells. */
function isBesideGoods(text: string, at: number, hasCells: boolean): boolean {
	const before = text.slice(0, at);
	if (bareLead.test(before.slice(-around))) return true;
	return !hasCells && /\p{L}/u.test(before) && /\d/.test(before.replace(/^[\s\d.]+/, ""));
}

/** Adds the words around a certificate that belong to it: "mit", "ohne", "erforderlich". */
function withWords(text: string, from: number, to: number, numbers: readonly string[]): Said<boolean | null> {
	const [before = ""] = lead.exec(text.slice(Math.max(0, from - around), from)) ?? [];
	const [behind = ""] = trail.exec(text.slice(to, to + around)) ?? [];
	const isThreeOne = numbers.length > 0 && numbers.every((number) => number === "3.1");
	return { place: [from - before.length, to + behind.length], value: refused.test(before) ? false : isThreeOne ? true : null };
}
