import type { Understood } from "./line-answer";

const words = (list: string): string => String.raw`(?<!\p{L})(?:${list.split(/\|\s*/).join("|")})(?!\p{L})`;

/** Words, in plain form, that take goods back wherever they stand: "die UPN 120 entfällt". "Gestrichen" alone may be painted. */
const cancelling = new RegExp(
	words(`entfall(?:t|en)|fall(?:t|en) weg|storniert|cancell?ed|peruttu|perutaan|tuhistat(?:ud|akse)|tuhistada|jaab ara|ara jatta|
		jatetaan pois|jaa(?:vat)? pois|jaetakse (?:ara|valja)|lassen wir weg|streichen wir|scrap (?:that|this|it)|left out|deleted?|geloscht|
		nicht mehr (?:benotigt|notig|gebraucht)|nicht (?:benotigt|bestellen)|(?:brauchen|benotigen) wir (?:doch )?nicht(?: mehr)?|doch nicht(?: mehr)?|
		no longer (?:needed|required)|not (?:needed|required)|do not order|don't order|
		ei sittenkaan|sittenkaan ei|ei (?:enaa )?(?:tarvita|tilata|oteta)|ei tule|pole (?:enam )?vaja|ei ole (?:enam )?vaja|ei telli\\p{L}*|ara telli|
		(?:wieder|bitte|ersatzlos|komplett|ganz) (?:ge)?(?:streichen|strichen|stornieren|stornier|loschen)`),
	"u",
);
/** Verbs in front of the goods: "cancel 4 pcs IPE 200". */
const cancellingFirst =
	/^[\s;,.*•-]*(?:(?:bitte|please|palun) )?(?:cancel|leave out|delete|remove|drop|storno|stornieren?|streichen?|peru|peruuta|perukaa|perutaan|poista|poistakaa|tuhista(?:da|ge|me)?)(?!\p{L})[ :]/u;
/** "keine Q188", "ei UPN 100", "keine Schrauben M12". */
const noneOf =
	/^[\s;,.*•-]*(?:doch )?(?:(?:kein(?:e|en)?|nicht|no|not|ei|mitte)(?: (?:mehr|more|sittenkaan|enaa|enam))?) (?:\p{L}{4,20} m\d|(?!s\d|m\d)[a-z]{1,4} ?\d{2,4}(?![\d.]))/u;
/** The line orders something after all: a part, other goods, or under a condition. */
const ordering = new RegExp(
	words(`dafur|stattdessen|statt|ersatz(?!los)\\p{L}*|instead|replac\\p{L}*|tilalle|sijaan|asemel|davon|of which|joista|millest|nur|only|vain|ainult|aber|but|mutta|aga|
		bis auf|except|paitsi|teilweise|partly|osittain|osaliselt|rest\\p{L}*|sondern|falls|wenn|if|jos|kui|oder|or|tai|voi|zusatzlich|plus|oben|above|bereits|
		nicht (?:stornieren|streichen|loschen)|(?:do not|don't|not) cancel|ei peruta`),
	"u",
);
/** Work or papers that are taken back, and not the goods: "HEA 200 6 m 4 Stk, Verzinkung entfällt". */
const workBefore =
	/(?:ung|schnitt|zeugnis|anstrich|termin|fracht|farbe|ing|ys|us|mine|certificate|primer|paint|todistus|sertifikaat)[ ,:-]{1,3}(?:ist |is |on )?$/u;
/** "--> bitte streichen": an arrow in front of words that cancel. Other arrows change a value. */
const pointing =
	/(?:[-=]{1,3}>|[→⇒]|>>)[ :]{0,2}(?=(?:(?:bitte|please|palun|wird|wurde|ist|is|on|now|jetzt|wieder) ){0,2}(?:(?:ge)?strichen|streichen|entfall\p{L}*|fallt weg|storn\p{L}*|(?:ge)?loscht?(?:en)?|cancel\p{L}*|deleted?|removed?|dropp?e?d?|not (?:needed|required)|peru\p{L}*|poist\p{L}*|tuhista\p{L}*|jaab ara)(?!\p{L}))/u;
/** Names of sections: with two, only one may be cancelled. */
const names = /(?<![\p{L}\d])(?:ipe|ipn|inp|hea|heb|hem|upn|upe|unp|q|r) ?\d{2,4}a?(?![\p{L}\d])/gu;

/**
 * Returns whether a line takes back the goods that it names, and orders nothing.
 * @param line in plain form
 */
export function cancelsItsGoods(line: string): boolean {
	const text = line.replace(pointing, " ");
	const found = cancelling.exec(text);
	const isCancelling =
		text !== line || cancellingFirst.test(text) || noneOf.test(text) || (found !== null && !workBefore.test(text.slice(0, found.index)));
	return isCancelling && !ordering.test(text) && !/->|→|⇒/.test(text) && new Set(text.match(names)).size < 2;
}

/** The line as one that orders nothing, if it takes back goods. One that names none may cancel other lines, and is a question. */
export const cancelled = (line: Understood, text: string): Understood =>
	line.variants.length > 0 && cancelsItsGoods(text)
		? { ...line, kind: "skipped", variants: [], unread: [], disagrees: false, isCancelled: true }
		: line;
