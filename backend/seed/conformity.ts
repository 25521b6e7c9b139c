import type { ProductSpec } from "./catalogue";
import { each, fill, type Text, text } from "./text";

/**
 * What the goods of a category conform to and what they may be used for.
 * To be confirmed by counsel and an engineer before the shop sells: the marking and the uses of each category, by country (docs/counsel.md).
 */
interface Conformity {
	/** The standard for deviations from size and shape, where it is another than the product's. */
	tolerances?: string;
	/** The harmonised standard by which the goods are CE marked. */
	marking?: string;
	/** What else is to be said, above all what they may be used for. */
	use?: Text;
}

const toleranceText = text("Grenzabmaße nach {norm}.", "Tolerances to {norm}.", "Tolerantsid {norm} järgi.", "Toleranssit {norm} mukaan.");
const markingText = text(
	"CE-Kennzeichnung und Leistungserklärung nach {norm}.",
	"CE marking and declaration of performance to {norm}.",
	"CE-märgis ja toimivusdeklaratsioon {norm} järgi.",
	"CE-merkintä ja suoritustasoilmoitus {norm} mukaan.",
);

const notLoadBearing = text(
	"Ohne CE-Kennzeichnung: nicht für tragende Bauteile von Bauwerken.",
	"No CE marking: not for load-bearing parts of construction works.",
	"CE-märgiseta: ei sobi ehitiste kandvateks osadeks.",
	"Ei CE-merkintää: ei rakennuskohteiden kantaviin osiin.",
);
const notStructuralBolt = text(
	"Keine SB-Garnitur nach EN 15048 und keine HV-Garnitur, ohne CE-Kennzeichnung: nicht für tragende Verbindungen im Stahlbau.",
	"Not an SB assembly to EN 15048 and not an HV assembly, no CE marking: not for load-bearing connections in steelwork.",
	"Ei ole SB-komplekt EN 15048 järgi ega HV-komplekt, CE-märgiseta: ei sobi teraskonstruktsioonide kandvatesse liidetesse.",
	"Ei EN 15048 -standardin mukainen SB-kokoonpano eikä HV-kokoonpano, ei CE-merkintää: ei teräsrakenteiden kantaviin liitoksiin.",
);
const notUnderPressure = text(
	"Ohne spezifische Prüfung: nicht für Druckgeräte (2014/68/EU) und nicht für Trinkwasser oder Gas.",
	"No specific inspection: not for pressure equipment (2014/68/EU), drinking water or gas.",
	"Eripartii katseteta: ei sobi surveseadmetele (2014/68/EL), joogiveele ega gaasile.",
	"Ei toimituseräkohtaista testausta: ei painelaitteisiin (2014/68/EU), talousvedelle eikä kaasulle.",
);
/** EN 10080 is not cited as a harmonised standard, so that each country approves reinforcing steel itself. */
const barsByCountry = text(
	"Für Betonstahl gibt es keine CE-Kennzeichnung. In tragenden Bauteilen nur mit der Zulassung des Landes, in dem gebaut wird (Deutschland: DIN 488 mit Ü-Zeichen), die wir vor der Bestellung bestätigen.",
	"There is no CE marking for reinforcing steel. In load-bearing parts only with the approval of the country of the works (Germany: DIN 488 with Ü mark), which we confirm before you order.",
	"Sarrusterasel CE-märgist ei ole. Kandvates osades ainult ehituskoha riigi heakskiiduga (Saksamaal DIN 488 ja Ü-märk), mille kinnitame enne tellimist.",
	"Betoniteräksellä ei ole CE-merkintää. Kantaviin rakenteisiin vain rakennusmaan hyväksynnällä (Saksassa DIN 488 ja Ü-merkki), jonka vahvistamme ennen tilausta.",
);
const meshOfGermany = text(
	"Lagermatte mit Ü-Zeichen für Deutschland, ohne CE-Kennzeichnung. In Finnland und Estland nicht für tragende Bauteile, solange wir die dortige Zulassung nicht bestätigt haben.",
	"Stock mesh with Ü mark for Germany, no CE marking. Not for load-bearing parts in Finland or Estonia unless we have confirmed the approval there.",
	"Ü-märgiga standardvõrk Saksamaale, CE-märgiseta. Soomes ja Eestis ei sobi kandvatesse osadesse, kui me ei ole sealset heakskiitu kinnitanud.",
	"Ü-merkitty vakioverkko Saksaan, ei CE-merkintää. Suomessa ja Virossa ei kantaviin rakenteisiin, ellemme ole vahvistaneet sikäläistä hyväksyntää.",
);
const meshOfTheNorth = text(
	"Ohne CE-Kennzeichnung. In tragenden Bauteilen nur mit der Zulassung des Landes, die wir vor der Bestellung bestätigen; nicht für tragende Bauteile in Deutschland.",
	"No CE marking. In load-bearing parts only with the country's approval, which we confirm before you order; not for load-bearing parts in Germany.",
	"CE-märgiseta. Kandvates osades ainult riigi heakskiiduga, mille kinnitame enne tellimist; Saksamaal ei sobi kandvatesse osadesse.",
	"Ei CE-merkintää. Kantaviin rakenteisiin vain maan hyväksynnällä, jonka vahvistamme ennen tilausta; ei kantaviin rakenteisiin Saksassa.",
);

const structural = "EN 10025-1";
const hollow: Conformity = { marking: "EN 10219-1" };
const nothing: Conformity = {};

const byCategory: Readonly<Record<string, Conformity>> = {
	"ipe-beams": { tolerances: "EN 10034", marking: structural },
	"hea-beams": { tolerances: "EN 10034", marking: structural },
	"heb-beams": { tolerances: "EN 10034", marking: structural },
	"hem-beams": { tolerances: "EN 10034", marking: structural },
	"upn-channels": { tolerances: "EN 10279", marking: structural },
	"upe-channels": { tolerances: "EN 10279", marking: structural },
	"equal-angles": { tolerances: "EN 10056-2", marking: structural },
	"unequal-angles": { tolerances: "EN 10056-2", marking: structural },
	tees: { marking: structural },
	"square-hollow-sections": hollow,
	"rectangular-hollow-sections": hollow,
	"circular-hollow-sections": hollow,
	"flat-bars": { marking: structural },
	"square-bars": { marking: structural },
	"round-bars": {
		use: text(
			"S235JR und S355J2 mit CE-Kennzeichnung und Leistungserklärung nach EN 10025-1.",
			"S235JR and S355J2 with CE marking and declaration of performance to EN 10025-1.",
			"S235JR ja S355J2 CE-märgise ja toimivusdeklaratsiooniga EN 10025-1 järgi.",
			"S235JR ja S355J2: CE-merkintä ja suoritustasoilmoitus EN 10025-1 mukaan.",
		),
	},
	"bright-round-bars": { use: notLoadBearing },
	"reinforcing-bars": { use: barsByCountry },
	"q-mesh": { use: meshOfGermany },
	"r-mesh": { use: meshOfGermany },
	"nordic-mesh": { use: meshOfTheNorth },
	"hot-rolled-plates": {
		marking: structural,
		use: text(
			"Grenzabmaße nach EN 10029, aus Band geschnitten nach EN 10051.",
			"Tolerances to EN 10029, cut from coil to EN 10051.",
			"Tolerantsid EN 10029 järgi, rullist lõigatuna EN 10051 järgi.",
			"Toleranssit EN 10029 mukaan, kelasta leikattuina EN 10051 mukaan.",
		),
	},
	"wear-plates": { tolerances: "EN 10029", use: notLoadBearing },
	"chequered-plates": {
		use: text(
			"Für tragende Bauteile fragen Sie bitte vor der Bestellung nach der Leistungserklärung.",
			"For load-bearing parts, please ask for the declaration of performance before you order.",
			"Kandvate osade jaoks küsige palun enne tellimist toimivusdeklaratsiooni.",
			"Kantaviin rakenteisiin: pyydä suoritustasoilmoitus ennen tilausta.",
		),
	},
	"cold-rolled-sheets": { tolerances: "EN 10131" },
	"galvanised-sheets": { tolerances: "EN 10143" },
	"coated-flat-sheets": { tolerances: "EN 10143" },
	"roof-and-wall-profiles": { marking: "EN 14782" },
	"load-bearing-profiles": {
		marking: "EN 1090-1",
		use: text("Ausführung nach EN 1090-4.", "Execution to EN 1090-4.", "Teostus EN 1090-4 järgi.", "Toteutus EN 1090-4 mukaan."),
	},
	"corrugated-sheets": { marking: "EN 14782" },
	"threaded-pipes": { marking: "EN 10255", use: notUnderPressure },
	"seamless-pipes": {
		use: text(
			"Für Druckgeräte der Kategorien II bis IV (2014/68/EU) bestellen Sie das Abnahmeprüfzeugnis 3.1 mit.",
			"For pressure equipment of categories II to IV (2014/68/EU), order the inspection certificate 3.1 as well.",
			"II–IV kategooria surveseadmete (2014/68/EL) jaoks tellige kaasa vastuvõtusertifikaat 3.1.",
			"II–IV luokan painelaitteisiin (2014/68/EU) tilaa lisäksi ainestodistus 3.1.",
		),
	},
	"welded-pipes": { use: notUnderPressure },
	"pipe-elbows": nothing,
	"plate-flanges": nothing,
	"weld-neck-flanges": nothing,
	"double-rod-panels-6-5-6": nothing,
	"double-rod-panels-8-6-8": nothing,
	"welded-3d-panels": nothing,
	"fence-posts": nothing,
	"fence-fittings": nothing,
	"single-gates": { marking: "EN 13241" },
	"double-gates": { marking: "EN 13241" },
	"chain-link-fences": nothing,
	"site-fence-panels": nothing,
	"site-fence-parts": nothing,
	"pressed-gratings": nothing,
	"welded-gratings": nothing,
	"grating-fixings": nothing,
	"stair-treads": nothing,
	"fully-threaded-bolts": { use: notStructuralBolt },
	"partly-threaded-bolts": { use: notStructuralBolt },
	"hv-assemblies": { marking: "EN 14399-1" },
	"hexagon-nuts": { use: notStructuralBolt },
	"lock-nuts": { use: notStructuralBolt },
	"plain-washers": { use: notStructuralBolt },
	"large-washers": { use: notStructuralBolt },
	"screws-without-seal": nothing,
	"roofing-screws": nothing,
	"wedge-anchors": {
		use: text(
			"CE-Kennzeichnung und Leistungserklärung nach der Europäischen Technischen Bewertung (ETA) des Herstellers.",
			"CE marking and declaration of performance to the maker's European Technical Assessment (ETA).",
			"CE-märgis ja toimivusdeklaratsioon tootja Euroopa tehnilise hinnangu (ETA) järgi.",
			"CE-merkintä ja suoritustasoilmoitus valmistajan eurooppalaisen teknisen arvioinnin (ETA) mukaan.",
		),
	},
	"threaded-rods": { use: notLoadBearing },
};

export function conformityOf(category: string): Conformity {
	const conformity = byCategory[category];
	if (!conformity) throw new Error(`Nothing is said of the conformity of ${category}`);
	return conformity;
}

/** A product's description with the standards for its tolerances and CE marking, and what it may be used for. */
export function describedFully({ category, description }: Pick<ProductSpec, "category" | "description">): Text {
	const { tolerances, marking, use } = conformityOf(category);
	const sentences = [
		description,
		...(tolerances ? [fill(toleranceText, { norm: tolerances })] : []),
		...(marking ? [fill(markingText, { norm: marking })] : []),
		...(use ? [use] : []),
	];
	return each((language) => sentences.map((sentence) => sentence[language]).join(" "));
}
