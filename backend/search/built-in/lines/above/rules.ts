import { finishOf } from "../../terms/refused";

const ruleWords =
	`alles|alle|allgemein|durchgehend|throughout|generell|sonst|material|werkstoff|gute|stahl|ausfuhrung|oberflache|lange|langen|stangen?|stabe|profile|positionen|zeilen|sofern|wenn|falls|soweit|nicht|nichts|
	anders|anderes|vermerkt|angegeben|genannt|geschrieben|steht|in|mit|und|je|von|zu|a|bitte|all|everything|items|lines|steel|grade|finish|length|lengths|bars|long|unless|otherwise|stated|
	noted|in|as|of|and|please|kaikki|kaikissa|kaikkiin|laatu|teras|pinta|pituus|tangot|tankoina|salot|ellei|jos|muuta|muuten|mainita|mainittu|ole|ja|koik|koigil|mark|pikkus|latid|latti|
	kui|pole|ei|teisiti|margitud|palun|on`.replace(/\s+/g, "");
const stated =
	/(?<![\p{L}\d])(?:s ?[2-4]\d\d ?(?:j[r02]h?|k2|mh?)?h?(?![\p{L}\d])|\d{1,2}(?:\.\d{1,2})?(?: ?m(?:eter)?n?|-m-?(?:stangen|stabe|langen|bars)?)(?!\p{L}))/gu;
const rule = new RegExp(String.raw`(?<!\p{L})(?:${ruleWords})(?!\p{L})`, "gu");
/** Whether a word in plain form is a finish, none included. */
export const isFinish = (word: string): boolean => raw.test(word) || finishOf(word) !== undefined;
const raw = /^(?:roh|unbehandelt|self-?colou?r|untreated|kasittelemat\p{L}*|tootlemata)$/u;

/** Returns whether a line says the grade, finish or length of the goods below and nothing else: "Alles roh, Länge 6 m", "Stahl S355". */
export function statesRule(text: string): boolean {
	const rest = text.replace(stated, " ").replace(rule, " ");
	const words = rest.match(/[\p{L}-]*\p{L}/gu) ?? [];
	const hasRule = text.search(stated) >= 0 || words.length > 0;
	return hasRule && text.search(rule) >= 0 && !/\d/.test(rest) && words.every(isFinish);
}

/** Returns a rule without the words around what it says. */
export const rulesIn = (text: string): string => text.replace(rule, (word) => " ".repeat(word.length));
