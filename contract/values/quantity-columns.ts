/** Headings of columns that do not count the order: minimum, maximum, in stock, delivered, ordered before. Each in its base form. */
const other =
	/^(?:min|max|mindest\p{L}*|minimum|maximum|minimi|maksimi|miinimum|maksimum|stock|lager\p{L}*|bestand|lagerbestand|vorrat|varasto\p{L}*|ladu|laos|laoseis|delivered|geliefert|toimitettu|tarnitud|received|erhalten|saapunut|old|alt|alte|bisher|bisherige|vanha|vana|endine|previous|already|bereits|jo|juba|ordered|bestellt|tilattu|tellitud|rest|reserved|reserviert|varattu|broneeritud)$/u;
/** Headings of columns that count the total or the order. */
const whole =
	/^(?:total|totals|overall|gesamt\p{L}*|summe|yhteensa|kokonais\p{L}*|kokku|kogusumma|new|neu|neue|uusi|uus|bestell\p{L}*|zu|order|tilat\p{L}*|tilaus\p{L}*|tellida|tellitakse|tellimus\p{L}*)$/u;
/** Headings of columns that count per group: "Stk je Rahmen", "Qty/assembly". */
const each = /(?<!\p{L})(?:je|pro|per|each|kohti|kohta)(?!\p{L})|\p{L}\s?\/\s?\p{L}/u;

const plainly = (head: string): string => head.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Reads from its heading whether a column counts something else, pieces per group, the total, or either. */
function countingOf(head: string): "other" | "each" | "whole" | "any" {
	const text = plainly(head);
	const words = text.match(/\p{L}+/gu) ?? [];
	const isNow = words.some((word) => whole.test(word));
	if (words.some((word) => other.test(word)) && !/(?<!\p{L})(?:noch|still|viela|veel)(?!\p{L})/u.test(text)) return "other";
	return isNow ? "whole" : each.test(text) ? "each" : "any";
}

/**
 * Selects the counting columns that hold the ordered quantity.
 * @param heads their headings
 * @returns indexes: none, one, or several if they are ambiguous
 */
export function orderedColumns(heads: readonly string[]): number[] {
	const counting = heads.map((head, at) => ({ at, of: countingOf(head) }));
	const placesOf = (kind: ReturnType<typeof countingOf>): number[] => counting.flatMap(({ at, of }) => (of === kind ? [at] : []));
	const found = [placesOf("whole"), [...placesOf("any"), ...placesOf("each")]].find((places) => places.length > 0);
	return found ?? [];
}

/** Whether a column counts per group, and so does not say how many are wanted. */
export const countsEach = (head: string): boolean => countingOf(head) === "each";
