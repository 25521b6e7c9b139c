/** Formats of other programs that are text and no list: each line of them would be read as goods. */
export const knownFormats = ["xml", "gaeb", "datanorm", "nc"] as const;
export type KnownFormat = (typeof knownFormats)[number];

/** How a format begins, GAEB before the XML that it may be. "ST" alone is a piece in German: a program says its kind of section some lines below. */
const beginnings: Readonly<Record<KnownFormat, RegExp>> = {
	gaeb: /^(?:#begin\[gaeb\]|00 {8}8\d|<(?:\?xml|gaeb)[\s\S]{0,1500}?(?:<gaeb|www\.gaeb\.de))/i,
	xml: /^<(?:\?xml|!doctype|!--|[a-z][\w:.-]*[\s/>])/i,
	datanorm: /^(?:V (?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d|V;\d{1,3};[A-Z];|[ABDPRSWZ];[ALNXU];[^;]*;[^;\n]*;)/,
	nc: /^(?:ST *\r?\n(?: *\*\*|(?:[^\n]{0,80}\n){5,9} *(?:[BCILMTU]|R[OU]?|SO) *\r?\n)|%[^\n]{0,40}\r?\n *(?:O|N|G|:)\d|N\d+ ?G\d)/,
};
const inTurn = ["gaeb", "xml", "datanorm", "nc"] as const satisfies readonly KnownFormat[];

/** No more of a text is looked at. In characters. */
const longestBeginning = 2000;

/** The format that a text is in: an order or a parts list of another program (XML), a bill of quantities (GAEB), an article file (DATANORM), a program of a machine (NC). */
export function formatOf(text: string): KnownFormat | null {
	const begin = text.slice(0, longestBeginning).replace(/^[\uFEFF\s]+/, "");
	return inTurn.find((format) => beginnings[format].test(begin)) ?? null;
}
