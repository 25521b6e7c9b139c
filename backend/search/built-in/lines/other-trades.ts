import { firmness, type QueryTerm } from "../query/resolved";
import type { TermBits } from "../query/search-index";
import { fields } from "../terms/fields";

/** Words of goods that other trades supply, in plain form. Compounds name what they end with: Betonstahl and Holzschraube are ours. */
const goods: readonly string[] = [
	// Concrete and screed
	"(?:ort|stahl|transport|fertig|mager|unter|sicht|poren|gas|leicht|spritz|faser|asphalt)?beton|betonage|(?:zement|fliess|heiz)?estrich|zement|trockenbeton|concrete|cement|mortar|screed",
	"(?:valmis|teras)?betoni(?:a|n|sta)?|betonivalu|betonointi|(?:valmis|raud)?betoon(?:i|ist)?|betoneerimine|sementti|sementtia|tsement|tsementi",
	// Welding
	"schweiss(?:draht|stabe?|elektroden?)|elektroden|electrodes|hitsauslank\\p{L}{1,3}|hitsauspui\\p{L}{2,4}|keevitustraat\\p{L}?|elektroodid?",
	// Wire for tying reinforcement
	String.raw`(?:binde|rodel)draht\p{L}?|rodeldrahte?|sidelan(?:ka|kaa|gat)|sidontalan(?:ka|kaa)|sidumistraa\p{L}{1,3}`,
	// Caps, for tubes and posts
	`(?:abdeck|pfosten|end|schutz|verschluss)kappen?|(?:tolpan|paaty|suoja)hat(?:tu|ut|tuja|un)|paatytulp(?:at|pa|pia)|(?:posti|otsa)kor(?:k|gid|ki|ke)|postimutsi?d?`,
	// Masonry
	String.raw`\p{L}*mauerwerk|kalksandsteine?|porenbetonsteine?|(?:\p{L}*)ziegel|klinker|brickwork|blockwork|masonry|bricks?`,
	String.raw`(?:poltto|kalkkihiekka|savi)?tiil(?:i|et|ta|ia)|muuraus\p{L}*|(?:betoni|kevytsora|eriste)?harko(?:t|n)|harkko\p{L}*|tellis(?:ed|kivi|kivid)?|muuritis`,
	// Paving and roads
	String.raw`\p{L}*pflaster|pflaster(?:steine?|belag|flache|arbeiten)|bordsteine?|gehwegplatten?|\p{L}*asphalt|asphalt(?:deck|trag)schicht|paving|pavers?|kerbs?|kerbstones?|tarmac`,
	"betonikiv(?:i|et|ia)|pihakiv(?:i|et|ia)|pihalaat(?:ta|at)|asfaltti|asfaltointi|(?:tanava|sillutise|betoon)kivi(?:d|de)?|asfalt(?:i|eerimine)?|aarekivi(?:d)?",
	// Earthworks
	String.raw`\p{L}*aushub|erdarbeiten|oberboden|mutterboden|schotter|kies|frostschutzschicht|tragschicht|excavation|backfill|topsoil|hardcore`,
	"(?:maan)?kaivu(?:tyo|tyot|maat)?|murske(?:tta)?|multa|(?:kalliomurske|salaoja)?sora|kaeve(?:tood)?|pinna(?:s|se)|kruus|killustik|muld",
	// Timber
	"(?:bau|schnitt|kant|rund|brettschicht|konstruktionsvoll)holz(?:er)?|holz(?:balken|platten?|pfosten|bohlen?|latten?)|dachlatten?|sperrholz(?:platten?)?|spanplatten?",
	"timber|plywood|softwood|hardwood|(?:sahatavara|puutavara)(?:a)?|vaneri(?:levy)?|lastulevy|saematerjal|saepuit|vineer|puitprussid?",
	// Plaster, paint, boards and tiles
	"(?:innen|aussen|gips|kalk|ober|unter|zement)?putz|putzarbeiten|gipskarton(?:platten?)?|(?:wand|fassaden|dispersions)farbe|malerarbeiten|fliesen|fliesenarbeiten",
	"plasterboards?|plaster|plastering|tiling|kipsilevy(?:t|a)?|rappaus|laatoitus|seinamaali|kipsplaa(?:t|did|ti)|krohv|krohvimine|seinavarv",
	// Formwork and insulation
	String.raw`\p{L}*schalung|schalungs(?:platten?|arbeiten)|formwork|shuttering|laudoitus|muottityot?|raketis|raketise`,
	String.raw`\p{L}*dammung|dammplatten?|(?:mineral|stein|glas)wolle|styropor|sandwich(?:elemente?|paneele?)|dampfsperre|bitumenbahn(?:en)?|insulation`,
	"(?:lampo)?eristys|(?:lampo)?eristeet?|(?:mineraali|kivi|lasi)villa|soojustus|(?:mineraal|kivi|klaas)vill",
	// Doors, windows, plants
	String.raw`(?:stahl|innen|haus|zimmer|holz|keller|wohnungs|brandschutz)tur(?:en)?|\p{L}*fenster|fensterarbeiten|\p{L}*verglasung|(?:schiebe|roll|garagen|sektional|falt|schwing|\p{L}*sektional)tore?n?|torantriebe?|garage doors?|lichtkuppeln?|doors?|windows?|glazing`,
	"(?:ulko|sisa|palo|vali)?ov(?:i|et|ea)|ikkuna(?:t|a)?|(?:valis|sise)?uks(?:ed)?|akna(?:d)?|pflanzen|straucher|rollrasen|rasenansaat|turf|shrubs|nurmikko|taimet|istikud|muru",
];
const phrases = /(?<!\p{L})(?:(?:welding|tying|binding|tie) wires?|(?:post|end) caps?)(?!\p{L})/u;
const ofOthers = new RegExp(`^(?:${goods.join("|")})$`, "u");

/** Words of our goods' names that are also parts of buildings, or measures. */
const ofBuildings = new Set(
	"wand wall deck deckung block blocks seina sein hohe breite lange height width length korkeus leveys pituus korgus laius pikkus".split(
		" ",
	),
);

/** From this quality a term is the word itself or one of its forms. */
const closely = 0.75;

/**
 * Returns whether a line names goods of another trade and none of ours.
 * @param text in plain form
 */
export const isOfOtherTrade = (text: string, ours: boolean): boolean =>
	phrases.test(text) || (!ours && wordsOf(text).some((word) => ofOthers.test(word)));

/**
 * Returns whether one of the words names goods of the catalogue. A part of a compound does not: "Deckenplatte" is no plate.
 * @param text in plain form
 */
export function namesOurs(text: string, wanted: readonly QueryTerm[], bitsOf: (term: string) => TermBits): boolean {
	const words = wordsOf(text).filter((word) => !ofOthers.test(word) && !ofBuildings.has(word));
	const isName = (term: string): boolean => bitsOf(term).has(fields.name);
	return wanted.some(({ figure, firmness: firm, shown, terms }) => {
		const near = terms.filter(({ quality }) => quality >= closely).map(({ term }) => term);
		if (near.length === 0 || (figure !== undefined && firm !== firmness.series)) return false;
		const isWord = near.some((term) => words.includes(term)) || wordsOf(shown.toLowerCase()).some((word) => words.includes(word));
		return firm === firmness.series || (isWord && shown.length > 2 && (firm === firmness.goods || near.some(isName)));
	});
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/**
 * Returns whether a text counts cubic metres, by which no steel is sold.
 * @param text in plain form
 */
export const countsVolume = (text: string): boolean => /\d ?[;|]? ?(?:m3|cbm)(?![\p{L}\d])/u.test(text);
