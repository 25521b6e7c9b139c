import { type Rows, rowsOf } from "../db/inserts";
import { finishes } from "./finishes";
import { type Text, translations } from "./text";

interface AttributeSpec {
	symbol: string;
	unit: string;
	kind: "number" | "text";
	title: Text;
}

const number = (symbol: string, unit: string, title: Text): AttributeSpec => ({ symbol, unit, kind: "number", title });
const mm = (symbol: string, title: Text): AttributeSpec => number(symbol, "mm", title);
const words = (title: Text): AttributeSpec => ({ symbol: "", unit: "", kind: "text", title });

/** By code, in display order. */
const attributes: Readonly<Record<string, AttributeSpec>> = {
	h: mm("h", { de: "Höhe", en: "Height", et: "Kõrgus", fi: "Korkeus" }),
	b: mm("b", { de: "Breite", en: "Width", et: "Laius", fi: "Leveys" }),
	d: mm("d", { de: "Durchmesser", en: "Diameter", et: "Läbimõõt", fi: "Halkaisija" }),
	depth: mm("d", { de: "Tiefe", en: "Depth", et: "Sügavus", fi: "Syvyys" }),
	dout: mm("D", { de: "Außendurchmesser", en: "Outside diameter", et: "Välisläbimõõt", fi: "Ulkohalkaisija" }),
	dn: number("DN", "", { de: "Nennweite", en: "Nominal size", et: "Nimiläbimõõt", fi: "Nimelliskoko" }),
	s: mm("s", { de: "Stegdicke", en: "Web thickness", et: "Seina paksus", fi: "Uuman paksuus" }),
	t: mm("t", { de: "Dicke", en: "Thickness", et: "Paksus", fi: "Paksuus" }),
	r: mm("r", { de: "Radius", en: "Radius", et: "Raadius", fi: "Pyöristyssäde" }),
	sw: mm("s", { de: "Schlüsselweite", en: "Width across flats", et: "Võtmemõõt", fi: "Avainväli" }),
	k: mm("k", { de: "Kopfhöhe", en: "Head height", et: "Pea kõrgus", fi: "Kannan korkeus" }),
	m: mm("m", { de: "Mutterhöhe", en: "Nut height", et: "Mutri kõrgus", fi: "Mutterin korkeus" }),
	dx: mm("dx", { de: "Drahtdurchmesser längs", en: "Longitudinal wire", et: "Pikitraat", fi: "Pituussuunnan lanka" }),
	dy: mm("dy", { de: "Drahtdurchmesser quer", en: "Cross wire", et: "Põiktraat", fi: "Poikkisuunnan lanka" }),
	px: mm("px", { de: "Stababstand", en: "Bar spacing", et: "Varraste samm", fi: "Tankoväli" }),
	py: mm("py", { de: "Querstababstand", en: "Cross bar spacing", et: "Põikvarraste samm", fi: "Poikkitankoväli" }),
	dv: mm("dv", { de: "Senkrechte Stäbe", en: "Vertical wires", et: "Püstvardad", fi: "Pystylangat" }),
	dh: mm("dh", { de: "Waagerechte Stäbe", en: "Horizontal wires", et: "Rõhtvardad", fi: "Vaakalangat" }),
	mesh: mm("w", { de: "Maschenweite", en: "Mesh size", et: "Silma suurus", fi: "Silmäkoko" }),
	pitch: mm("p", { de: "Teilung", en: "Pitch", et: "Samm", fi: "Jako" }),
	bar: mm("t", { de: "Tragstabdicke", en: "Bearing bar thickness", et: "Kandevarda paksus", fi: "Kantoteräksen paksuus" }),
	clamp: mm("k", { de: "Anbauteil-/Klemmdicke", en: "Clamping range", et: "Kinnitusulatus", fi: "Kiinnityspaksuus" }),
	leaves: number("", "", { de: "Flügel", en: "Leaves", et: "Tiivad", fi: "Porttilehtiä" }),
	angle: number("α", "°", { de: "Winkel", en: "Angle", et: "Nurk", fi: "Kulma" }),
	pressure: words({ de: "Druckstufe", en: "Pressure rating", et: "Rõhuklass", fi: "Paineluokka" }),
	length: mm("L", { de: "Länge", en: "Length", et: "Pikkus", fi: "Pituus" }),
	mass: number("G", "kg/m", { de: "Masse je Meter", en: "Mass per metre", et: "Meetrimass", fi: "Metripaino" }),
	area_mass: number("G", "kg/m²", { de: "Masse je Quadratmeter", en: "Mass per square metre", et: "Ruutmeetrimass", fi: "Neliöpaino" }),
	pack: number("", "", { de: "Stück je Packung", en: "Pieces per pack", et: "Tükki pakendis", fi: "Kappaletta pakkauksessa" }),
	ends: words({ de: "Rohrenden", en: "Pipe ends", et: "Toruotsad", fi: "Putken päät" }),
	grade: words({ de: "Güte", en: "Grade", et: "Mark / klass", fi: "Laatu" }),
	finish: words({ de: "Oberfläche", en: "Finish", et: "Pinnaviimistlus", fi: "Pinta" }),
};

/** Filters that are not attributes of variants; sorted after the attributes. */
export const furtherFilters: Readonly<Record<string, AttributeSpec>> = {
	availability: words({ de: "Verfügbarkeit", en: "Availability", et: "Saadavus", fi: "Saatavuus" }),
	supplier: words({ de: "Lieferant", en: "Supplier", et: "Tarnija", fi: "Toimittaja" }),
	norm: words({ de: "Norm", en: "Standard", et: "Standard", fi: "Standardi" }),
};

/** Headings of combined attributes, which no variant has (backend/catalogue/attributes.ts). */
export const furtherNames: Readonly<Record<string, AttributeSpec>> = {
	flange: mm("t", { de: "Flanschdicke", en: "Flange thickness", et: "Vöö paksus", fi: "Laipan paksuus" }),
	wall: mm("t", { de: "Wanddicke", en: "Wall thickness", et: "Seina paksus", fi: "Seinämän paksuus" }),
	property_class: words({ de: "Festigkeitsklasse", en: "Property class", et: "Tugevusklass", fi: "Lujuusluokka" }),
};

export const ends = {
	plain: { de: "glatte Enden", en: "plain ends", et: "siledad otsad", fi: "sileät päät" },
	threaded: { de: "mit Gewinde und Muffe", en: "screwed and socketed", et: "keermega ja muhviga", fi: "kierteillä ja muhvilla" },
	bevelled: { de: "angefaste Enden", en: "bevelled ends", et: "faasitud otsad", fi: "viistetyt päät" },
};
export type Ends = keyof typeof ends;

/** Words for text values by attribute; other values are designations and displayed unchanged. */
export const valueTitles: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
	finish: Object.fromEntries(Object.entries(finishes).map(([code, { title }]) => [code, title])),
	ends,
	availability: {
		available: { de: "auf Lager", en: "in stock", et: "laos", fi: "varastossa" },
		low: { de: "wenige", en: "low stock", et: "laos vähe", fi: "vähissä" },
		out: { de: "nicht lieferbar", en: "out of stock", et: "otsas", fi: "loppu varastosta" },
	},
};

/** Attributes and values with words, with their titles. */
export function attributeRows(): Rows[] {
	const named = Object.entries({ ...attributes, ...furtherFilters, ...furtherNames });
	const values = Object.entries(valueTitles).flatMap(([code, titles]) =>
		Object.entries(titles).map(([value, title], index) => ({ code, value, title, position: index + 1 })),
	);
	return [
		rowsOf(
			"attributes",
			["code", "symbol", "unit", "kind", "position"],
			named.map(([code, { symbol, unit, kind }], index) => [code, symbol, unit, kind, index + 1]),
		),
		rowsOf(
			"attribute_translations",
			["attribute_code", "language", "title"],
			named.flatMap(([code, { title }]) => translations([code], title)),
		),
		rowsOf(
			"attribute_values",
			["attribute_code", "value", "position"],
			values.map(({ code, value, position }) => [code, value, position]),
		),
		rowsOf(
			"attribute_value_translations",
			["attribute_code", "value", "language", "title"],
			values.flatMap(({ code, value, title }) => translations([code, value], title)),
		),
	];
}
