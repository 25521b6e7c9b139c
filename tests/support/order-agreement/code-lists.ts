/** The subset of each code list that this shop's documents may use. */

const list = (codes: string): readonly string[] => codes.split(" ");

export const codeLists = {
	/** ISO 4217. */
	currency: list("EUR"),
	/** ISO 3166-1: destinations of the shop. */
	country: list("FI DE EE"),
	/** UNCL 5305: standard rate and exempt intra-Community supply. */
	vatCategory: list("S K"),
	/** UNCL 5189: discount. */
	allowanceReason: list("95"),
	/** UNCL 7161: freight, packing, special handling. */
	chargeReason: list("FC PC SH"),
	/** UN/ECE recommendations 20 and 21: pieces, measures, packages. */
	unit: list("H87 KGM MMT SET XPK XRO"),
	/** Electronic address schemes, of which Peppol has none for e-mail. */
	electronicAddress: list("0088 0191 0192 0204 0216 9930 9931"),
	/** ISO 6523: the Estonian registry code, the Finnish organisation identifier and VAT id. */
	registration: list("0191 0212 0213"),
} as const;
