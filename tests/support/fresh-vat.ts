/** Unique VAT ids with valid check digits: a VAT id can only have one team. */
const used = new Set<number>();

/** A unique Finnish VAT id in national format. */
export function freshVat(): string {
	for (;;) {
		const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999));
		const rest = [7, 9, 10, 5, 8, 4, 2].reduce((sum, factor, index) => sum + factor * Number(digits[index]), 0) % 11;
		if (rest === 1 || used.has(Number(digits))) continue;
		used.add(Number(digits));
		return `${digits}-${rest === 0 ? 0 : 11 - rest}`;
	}
}
