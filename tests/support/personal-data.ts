/** What a log must never hold (of people, companies and carts), each by its form. Ids of requests are nobody's. */
const forms = [
	// E-mail addresses.
	/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
	// Phone numbers as they are stored.
	/\+(?:358|49|372)\d{5,12}/g,
	// VAT ids, with their country or as Finland writes them.
	/\b(?:FI|DE|EE)\d{8,9}\b|\b\d{7}-\d\b/g,
	// Carts, orders, lists and what else is found by its address.
	/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
	// Sessions and tokens: 256 bits.
	/(?<![\w-])[\w-]{43}(?![\w-])/g,
];

/** @returns what was found in the messages of the Workers, each once */
export function personalIn(log: string): string[] {
	const text = log.replace(/"requestId":"[^"]*"/g, "");
	return [...new Set(forms.flatMap((form) => text.match(form) ?? []))];
}
