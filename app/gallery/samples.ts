import type { FilterGroup, Supply } from "../../contract/catalogue";
import type { TableVariant } from "../catalogue/table/table-rows";
import { href } from "../platform/config/href";

/** Texts and goods for the gallery, with words as long as German ones. */
export const samples = {
	title: "Feuerverzinkungsschichtdickenmessprotokolle und andere Bauteile",
	lead: "Jedes Bauteil der Oberfläche in jedem seiner Zustände, mit langen Wörtern.",
	heading: "Umsatzsteuer-Identifikationsnummernprüfung für innergemeinschaftliche Lieferungen",
	paragraph:
		"Warmgewalzte Breitflanschträger nach DIN EN 10034 liefern wir mit Werkstoffbescheinigung. Die Oberflächenbehandlungsverfahren stehen in der Leistungserklärung, dort auch die Streckgrenzenverhältniswerte.",
	link: "Allgemeine Geschäftsbedingungen",
	small: "zuzüglich Verpackungs- und Frachtkostenanteil",
	action: "Zahlungspflichtig bestellen",
	longAction: "Werkstoffprüfbescheinigung nachträglich anfordern",
	cancel: "Abbrechen",
	label: "Umsatzsteuer-Identifikationsnummer",
	optional: "freiwillig",
	hint: "Zwei Buchstaben und bis zu zwölf Ziffern, wie auf der Gewerbeanmeldungsbescheinigung.",
	value: "DE136695976",
	error: "Geben Sie die Umsatzsteuer-Identifikationsnummer mit Länderkennzeichen an.",
	warning: "Diese Nummer haben wir im Bestätigungsverfahren nicht gefunden.",
	summary: "Zwei Angaben fehlen",
	choice: "Abweichende Rechnungsanschrift verwenden",
	note: "Ihre Auftragsbestätigung ist unterwegs.",
	noteText: "Die Empfangsbestätigung geht an einkaufsabteilung@stahlhandelsgesellschaft.example.",
	empty: "Keine Versandverfolgungsnummern",
	dialog: "Zuschnittslängenberechnung",
	close: "Schließen",
	show: "Passwort anzeigen",
	previous: "Zurück",
	next: "Weiter",
	caption: "Querschnitt, Maße in mm",
	alternative: "Querschnitt eines I-Trägers",
	loading: "Wird geladen …",
} as const;

export const facts = [
	{ term: "Norm", value: "EN 10025-2" },
	{ term: "Werkstoffnummer", value: "1.0577" },
	{ term: "Mindeststreckgrenze", value: "355 N/mm²" },
	{ term: "Oberflächenbehandlungsverfahren", value: "feuerverzinkt nach EN ISO 1461" },
];

const column = { symbol: "", unit: "", min: null, max: null };

export const groups: FilterGroup[] = [
	{
		...column,
		code: "h",
		symbol: "h",
		unit: "mm",
		title: "Höhe",
		kind: "number",
		min: 80,
		max: 600,
		options: [80, 100, 120, 140, 160, 180, 200, 600].map((value) => ({ value, title: String(value), count: value === 600 ? 0 : value })),
	},
	{
		...column,
		code: "finish",
		title: "Oberflächenbehandlungsverfahren",
		kind: "text",
		options: [
			{ value: "raw", title: "roh", count: 96 },
			{ value: "galvanised", title: "feuerverzinkt nach dem Stückverzinkungsverfahren", count: 48 },
			{ value: "primed", title: "grundiert", count: 0 },
		],
	},
];

const supply: Supply = {
	id: 1,
	price: 13_440,
	price_per_kg: 100,
	price_per_m: 2240,
	min_order: 1,
	pack_size: 1,
	availability: "available",
	delivery: { min: 2, max: 4, approx: false },
	supplier: { id: 1, name: "Stahlhandelsgesellschaft Nordrhein", city: "Duisburg", country: "DE" },
	supplierCode: "NR-1",
	stock: null,
	volume_prices: [],
};

const variant: TableVariant = {
	id: 1,
	code: "CR-000001",
	fullTitle: "IPE 200, 6 m, S355J2",
	products: {
		slug: "ipe-200",
		title: "IPE 200",
		unit: "piece",
	},
	values: { h: 200, b: 100, s: 5.6, grade: "S355J2" },
	measures: [],
	weight: 134_400,
	length: 6000,
	suppliedVariant: supply,
	beside: ["6\u00a0m"],
};

const named = (id: number, title: string, own: Partial<Supply>): TableVariant => ({
	...variant,
	id,
	code: `CR-00000${id}`,
	fullTitle: `${title}, 6 m, S355J2`,
	products: { ...variant.products, title },
	suppliedVariant: { ...supply, ...own, id },
});

/** The rows cover each state of stock, a volume price, and a minimum order in packs. */
export const variants: TableVariant[] = [
	named(1, "IPE 200", { stock: { quantity: 40, more_in: 10 }, volume_prices: [{ threshold: 10, price: 12_900 }] }),
	named(2, "HEB 200 Breitflanschträger", {
		availability: "low",
		stock: { quantity: 3, more_in: null },
		delivery: { min: null, max: 10, approx: true },
	}),
	named(3, "Stabstahl-Rundmaterialzuschnitt mit Feuerverzinkungsschicht", { price: 1_234_567, min_order: 10, pack_size: 5 }),
	named(4, "UPN 200", { availability: "out" }),
];

export const columns = [
	{ code: "h", symbol: "h", unit: "mm", title: "Höhe", kind: "number" },
	{ code: "b", symbol: "b", unit: "mm", title: "Breite", kind: "number" },
	{ code: "s", symbol: "s", unit: "mm", title: "Stegdicke", kind: "number" },
	{ code: "grade", symbol: "", unit: "", title: "Güte", kind: "text" },
] as const;

export const path = href("/_dev/ui");

/** The samples' handlers do nothing. */
export const ignore = () => {};
