import { type FileColumn, headKey } from "../../../contract/ordering/order-files";

/** Names of columns in files of buyers' systems, as lower-case letters. SAP's own field names are among them. */
const names: Readonly<Record<Exclude<FileColumn, "ignore">, readonly string[]>> = {
	article:
		"artikelnummer artikelnr artnr artikel lieferantenartikelnummer lieferantenartikelnr herstellernummer bestellnummer code item itemcode itemno sku partno productcode suppliermaterial vendormaterial suppliersku idnlf tootekood kood tarnijakood tuotekoodi tuotenumero toimittajankoodi".split(
			" ",
		),
	ownNumber:
		"material materialnummer materialnr matnr sachnummer teilenummer ihreartikelnummer kundenartikelnummer buyeritem ownnumber ownitem customermaterial internalcode nimike nimikekoodi omanumero omakoodi oma materjalikood omakood".split(
			" ",
		),
	name: "bezeichnung benennung beschreibung kurztext materialkurztext maktx txz description shorttext itemdescription name nimetus kirjeldus nimitys kuvaus selite".split(
		" ",
	),
	quantity: "menge bestellmenge anzahl stückzahl quantity qty orderqty orderquantity amount count kogus hulk määrä lkm tilausmäärä".split(
		" ",
	),
	unit: "einheit me mengeneinheit bestellmengeneinheit bme meins unit uom unitofmeasure orderunit ühik mõõtühik yksikkö yks".split(" "),
	position:
		"pos position posnr positionsnummer bestellposition ebelp line lineno linenumber itemnumber rida reanumber rivi rivinro positio".split(
			" ",
		),
	day: "liefertermin lieferdatum wunschtermin termin eindt deliverydate requesteddate date duedate needby tarneaeg tarnekuupäev toimituspäivä toimitusaika".split(
		" ",
	),
	orderNumber:
		"bestellnr bestellung bestellbelegnummer auftragsnummer ebeln order orderno ordernumber ponumber po purchaseorder tellimus tellimusenumber tilaus tilausnumero ostotilaus".split(
			" ",
		),
	costCentre: "kostenstelle kst kostl costcentre costcenter accountingcost kulukoht kustannuspaikka".split(" "),
	note: "bemerkung notiz hinweis text kommentar referenz kommission verwendung note remark comment reference märkus kommentaar viide huomautus kommentti viite".split(
		" ",
	),
};

const kindOf = new Map(Object.entries(names).flatMap(([kind, words]) => words.map((word): [string, string] => [word, kind])));
const kinds: readonly string[] = Object.keys(names);
const isKind = (text: string): text is FileColumn => kinds.includes(text);

/** The lower-case letters of a name, without brackets. */
const lettersOf = (head: string): string =>
	head
		.slice(0, 60)
		.normalize("NFC")
		.toLowerCase()
		.replace(/[([].*$/, "")
		.replace(/[^\p{L}]/gu, "");

/** Guesses the kind of each column by its name. Each kind is used once, for its first column. */
export function guessedKinds(heads: readonly string[]): FileColumn[] {
	const used = new Set<FileColumn>();
	return heads.map((head) => {
		const kind = kindOf.get(lettersOf(head)) ?? "ignore";
		if (!isKind(kind) || used.has(kind)) return "ignore";
		used.add(kind);
		return kind;
	});
}

export const sameHeads = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((head, index) => headKey(head) === headKey(other[index] ?? ""));

/** Rows above the head: a title, an address. */
const mostAbove = 20;

/** The index of the row that names the columns: the first of at least two names without figures above a row with some. −1 for none. */
export function headIn(rows: readonly (readonly string[])[]): number {
	return rows.slice(0, mostAbove).findIndex((cells, index) => {
		const filled = cells.filter((cell) => cell !== "");
		const isNames = filled.length > 1 && filled.every((cell) => /\p{L}/u.test(cell) && !/^\W*\d/.test(cell));
		return isNames && (rows[index + 1] ?? []).some((cell) => /\d/.test(cell));
	});
}
