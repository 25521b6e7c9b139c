/** Numbers of accounts by country: how long they are. Other countries have other lengths, which the check digits cover well enough. */
const lengths: Readonly<Record<string, number>> = { FI: 18, DE: 22, EE: 20 };

/** Whether the check digits of an account number are right (ISO 13616). @param iban in capitals, without spaces */
export function isIban(iban: string): boolean {
	if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban)) return false;
	const length = lengths[iban.slice(0, 2)];
	if (length !== undefined && iban.length !== length) return false;
	const digits = Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`, (sign) => String(Number.parseInt(sign, 36))).join("");
	return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
