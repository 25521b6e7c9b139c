/** Patterns of data that logs must never contain, about people, companies and carts. Request ids are impersonal. */
const forms = [
	// E-mail addresses.
	/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
	// Phone numbers in storage format.
	/\+(?:358|49|372)\d{5,12}/g,
	// VAT ids, with country prefix or in Finnish format.
	/\b(?:FI|DE|EE)\d{8,9}\b|\b\d{7}-\d\b/g,
	// Uuids of carts, orders and lists.
	/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
	// Session ids and tokens: 256 bits.
	/(?<![\w-])[\w-]{43}(?![\w-])/g,
];

/** @returns personal data in the Workers' logs, without duplicates */
export function personalIn(log: string): string[] {
	const text = log.replace(/"requestId":"[^"]*"/g, "");
	return [...new Set(forms.flatMap((form) => text.match(form) ?? []))];
}
