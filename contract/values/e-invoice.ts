/** An address in the e-invoice network: a scheme of the EAS code list, and an id within it. */
export interface ElectronicAddress {
	scheme: string;
	id: string;
}

/** Schemes of the EAS code list (Peppol release of May 2026) that an address may use. */
const schemes = new Set(
	[
		"0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200 0201 0204 0208 0209 0210",
		"0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248",
		"9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942",
		"9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959",
	].flatMap((line) => line.split(" ")),
);

/** German Leitweg-ID: coarse part, optional fine part, two check digits. */
const leitwegId = /^\d{2,12}(?:-[0-9A-Z]{1,30})?-\d{2}$/;
export const isLeitwegId = (text: string): boolean => leitwegId.test(text);

/** A Peppol address: 9930:DE136695976. @returns null if the text is not one, or its scheme is unknown */
export function participant(text: string): ElectronicAddress | null {
	const [, scheme = "", id = ""] = /^(\d{4}):([0-9A-Z][0-9A-Z:.-]*)$/.exec(text) ?? [];
	return schemes.has(scheme) ? { scheme, id } : null;
}

/**
 * An email address in the format of the scheme list: EM:invoices@example.com. Peppol does not deliver to these; the invoice is mailed.
 * @returns null if the text is not one
 */
export const mailAddress = (text: string): string | null => /^EM:(.+@.+)$/.exec(text)?.[1] ?? null;

/** Thirteen digits, the last of which is a check digit (GS1). */
export function isGln(text: string): boolean {
	if (!/^\d{13}$/.test(text)) return false;
	const sum = Array.from(text, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3)).reduce(
		(total, weighted) => total + weighted,
		0,
	);
	return sum % 10 === 0;
}

const iban = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/** Whether an e-invoice can be sent to this German address. @param text upper case, without spaces */
export const isGermanAddress = (text: string): boolean =>
	isLeitwegId(text) || participant(text) !== null || mailAddress(text) !== null || isGln(text) || iban.test(text);
