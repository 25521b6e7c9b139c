import { finishes } from "./finishes";
import { type Text, text, textColumns, textValues } from "./text";

interface AttributeSpec {
	symbol: string;
	unit: string;
	kind: "number" | "text";
	title: Text;
}

const mm = (symbol: string, de: string, en: string, et: string, fi: string): AttributeSpec => ({
	symbol,
	unit: "mm",
	kind: "number",
	title: text(de, en, et, fi),
});
const number = (symbol: string, unit: string, title: Text): AttributeSpec => ({ symbol, unit, kind: "number", title });
const words = (de: string, en: string, et: string, fi: string): AttributeSpec => ({
	symbol: "",
	unit: "",
	kind: "text",
	title: text(de, en, et, fi),
});

/** By code, in the order in which they are shown. */
const attributes: Readonly<Record<string, AttributeSpec>> = {
	h: mm("h", "Höhe", "Height", "Kõrgus", "Korkeus"),
	b: mm("b", "Breite", "Width", "Laius", "Leveys"),
	d: mm("d", "Durchmesser", "Diameter", "Läbimõõt", "Halkaisija"),
	depth: mm("d", "Tiefe", "Depth", "Sügavus", "Syvyys"),
	dout: mm("D", "Außendurchmesser", "Outside diameter", "Välisläbimõõt", "Ulkohalkaisija"),
	dn: number("DN", "", text("Nennweite", "Nominal size", "Nimiläbimõõt", "Nimelliskoko")),
	s: mm("s", "Stegdicke", "Web thickness", "Seina paksus", "Uuman paksuus"),
	t: mm("t", "Dicke", "Thickness", "Paksus", "Paksuus"),
	r: mm("r", "Radius", "Radius", "Raadius", "Pyöristyssäde"),
	sw: mm("s", "Schlüsselweite", "Width across flats", "Võtmemõõt", "Avainväli"),
	k: mm("k", "Kopfhöhe", "Head height", "Pea kõrgus", "Kannan korkeus"),
	m: mm("m", "Mutterhöhe", "Nut height", "Mutri kõrgus", "Mutterin korkeus"),
	dx: mm("dx", "Drahtdurchmesser längs", "Longitudinal wire", "Pikitraat", "Pituussuunnan lanka"),
	dy: mm("dy", "Drahtdurchmesser quer", "Cross wire", "Põiktraat", "Poikkisuunnan lanka"),
	px: mm("px", "Stababstand", "Bar spacing", "Varraste samm", "Tankoväli"),
	py: mm("py", "Querstababstand", "Cross bar spacing", "Põikvarraste samm", "Poikkitankoväli"),
	dv: mm("dv", "Senkrechte Stäbe", "Vertical wires", "Püstvardad", "Pystylangat"),
	dh: mm("dh", "Waagerechte Stäbe", "Horizontal wires", "Rõhtvardad", "Vaakalangat"),
	mesh: mm("w", "Maschenweite", "Mesh size", "Silma suurus", "Silmäkoko"),
	pitch: mm("p", "Teilung", "Pitch", "Samm", "Jako"),
	bar: mm("t", "Tragstabdicke", "Bearing bar thickness", "Kandevarda paksus", "Kantoteräksen paksuus"),
	clamp: mm("k", "Anbauteil-/Klemmdicke", "Clamping range", "Kinnitusulatus", "Kiinnityspaksuus"),
	leaves: number("", "", text("Flügel", "Leaves", "Tiivad", "Porttilehtiä")),
	angle: number("α", "°", text("Winkel", "Angle", "Nurk", "Kulma")),
	pressure: words("Druckstufe", "Pressure rating", "Rõhuklass", "Paineluokka"),
	length: mm("L", "Länge", "Length", "Pikkus", "Pituus"),
	mass: number("G", "kg/m", text("Masse je Meter", "Mass per metre", "Meetrimass", "Metripaino")),
	area_mass: number("G", "kg/m²", text("Masse je Quadratmeter", "Mass per square metre", "Ruutmeetrimass", "Neliöpaino")),
	pack: number("", "", text("Stück je Packung", "Pieces per pack", "Tükki pakendis", "Kappaletta pakkauksessa")),
	ends: words("Rohrenden", "Pipe ends", "Toruotsad", "Putken päät"),
	grade: words("Güte", "Grade", "Mark / klass", "Laatu"),
	finish: words("Oberfläche", "Finish", "Pinnaviimistlus", "Pinta"),
};

/** What narrows a list although it is no attribute of a variant; it stands behind the attributes. */
export const furtherFilters: Readonly<Record<string, AttributeSpec>> = {
	availability: words("Verfügbarkeit", "Availability", "Saadavus", "Saatavuus"),
	supplier: words("Lieferant", "Supplier", "Tarnija", "Toimittaja"),
	norm: words("Norm", "Standard", "Standard", "Standardi"),
};

/** What attributes are called beside others, of no variant themselves (backend/catalogue/attributes.ts). */
export const furtherNames: Readonly<Record<string, AttributeSpec>> = {
	flange: mm("t", "Flanschdicke", "Flange thickness", "Vöö paksus", "Laipan paksuus"),
	wall: mm("t", "Wanddicke", "Wall thickness", "Seina paksus", "Seinämän paksuus"),
	property_class: words("Festigkeitsklasse", "Property class", "Tugevusklass", "Lujuusluokka"),
};

export const ends = {
	plain: text("glatte Enden", "plain ends", "siledad otsad", "sileät päät"),
	threaded: text("mit Gewinde und Muffe", "screwed and socketed", "keermega ja muhviga", "kierteillä ja muhvilla"),
	bevelled: text("angefaste Enden", "bevelled ends", "faasitud otsad", "viistetyt päät"),
};
export type Ends = keyof typeof ends;

/** The words for text values by attribute; a value that is not here is a designation and shown as it stands. */
export const valueTitles: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
	finish: Object.fromEntries(Object.entries(finishes).map(([code, { title }]) => [code, title])),
	ends,
	availability: {
		available: text("auf Lager", "in stock", "laos", "varastossa"),
		low: text("geringer Bestand", "low stock", "laos vähe", "vähän varastossa"),
		out: text("nicht lieferbar", "out of stock", "otsas", "loppu varastosta"),
	},
};

export const attributeColumns = ["code", "symbol", "unit", "kind", "position", ...textColumns("title")];
export const attributeRows = (): (string | number)[][] =>
	Object.entries({ ...attributes, ...furtherFilters, ...furtherNames }).map(([code, { symbol, unit, kind, title }], index) => [
		code,
		symbol,
		unit,
		kind,
		index + 1,
		...textValues(title),
	]);

export const valueColumns = ["attribute_code", "value", "position", ...textColumns("title")];
export const valueRows = (): (string | number)[][] =>
	Object.entries(valueTitles).flatMap(([code, values]) =>
		Object.entries(values).map(([value, title], index) => [code, value, index + 1, ...textValues(title)]),
	);
