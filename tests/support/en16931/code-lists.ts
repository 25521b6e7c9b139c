/** Of the code lists that EN 16931 names, the codes that may stand in this shop's documents, and where one is short, all of it. */

const list = (codes: string): readonly string[] => codes.split(" ");

export const codeLists = {
	/** UNTDID 1001, as far as an invoice may have it. */
	invoiceType: list(
		"71 80 81 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935",
	),
	/** ISO 4217. */
	currency: list("EUR"),
	/** ISO 3166-1: the member states of the EU. */
	country: list("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"),
	/** Prefixes of VAT ids: as of countries, but for Greece, which also has EL. */
	vatPrefix: list("AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"),
	/** UNTDID 4461: credit transfers, cards, direct debits. */
	paymentMeans: list("10 20 30 31 42 48 49 54 55 57 58 59 68"),
	/** UNCL 5305. */
	vatCategory: list("AE L M E S Z G O K B"),
	/** UNCL 5189. */
	allowanceReason: list("41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105"),
	/** UNCL 7161: processing, attesting, packaging, freight, handling, packing. */
	chargeReason: list("AAH AAI ABL FC HD PC SH TAC"),
	/** CEF VATEX: exemptions within the Union, reverse charge among them. */
	exemption: list("VATEX-EU-AE VATEX-EU-IC VATEX-EU-G VATEX-EU-O VATEX-EU-132 VATEX-EU-143 VATEX-EU-148 VATEX-EU-151 VATEX-EU-309"),
	/** UN/ECE recommendations 20 and 21: pieces, measures, packages. */
	unit: list("H87 C62 MTR KGM MTK TNE SET XPK XRO XBX"),
	/** Electronic address schemes. */
	electronicAddress: list("0037 0088 0191 0192 0204 0212 0213 0216 9930 9931 EM"),
	/** ISO 6523. */
	registration: list("0037 0088 0191 0204 0212 0213 0216"),
} as const;
