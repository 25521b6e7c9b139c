import type { ProductSpec } from "./catalogue";
import { each, fill, type Text } from "./text";

/**
 * The standards and permitted uses of a category's goods.
 * To be confirmed by counsel and an engineer before the shop sells: the marking and the uses of each category, by country (docs/counsel.md).
 */
interface Conformity {
	/** The standard for tolerances, if different from the product's. */
	tolerances?: string;
	/** The harmonised standard for CE marking. */
	marking?: string;
	/** Further notes, especially on permitted uses. */
	use?: Text;
}

const toleranceText = {
	de: "Grenzabmaße nach {norm}.",
	en: "Tolerances to {norm}.",
	et: "Tolerantsid {norm} järgi.",
	fi: "Toleranssit {norm} mukaan.",
};
const markingText = {
	de: "CE-Kennzeichnung und Leistungserklärung nach {norm}.",
	en: "CE marking and declaration of performance to {norm}.",
	et: "CE-märgis ja toimivusdeklaratsioon {norm} järgi.",
	fi: "CE-merkintä ja suoritustasoilmoitus {norm} mukaan.",
};

const notLoadBearing = {
	de: "Ohne CE-Kennzeichnung: nicht für tragende Bauteile von Bauwerken.",
	en: "No CE marking: not for load-bearing parts of construction works.",
	et: "CE-märgiseta: ei sobi ehitiste kandvateks osadeks.",
	fi: "Ei CE-merkintää: ei rakennuskohteiden kantaviin osiin.",
};
const notStructuralBolt = {
	de: "Keine SB-Garnitur nach EN 15048 und keine HV-Garnitur, ohne CE-Kennzeichnung: nicht für tragende Verbindungen im Stahlbau.",
	en: "Not an SB assembly to EN 15048 and not an HV assembly, no CE marking: not for load-bearing connections in steelwork.",
	et: "Ei ole SB-komplekt EN 15048 järgi ega HV-komplekt, CE-märgiseta: ei sobi teraskonstruktsioonide kandvatesse liidetesse.",
	fi: "Ei EN 15048 -standardin mukainen SB-kokoonpano eikä HV-kokoonpano, ei CE-merkintää: ei teräsrakenteiden kantaviin liitoksiin.",
};
const notUnderPressure = {
	de: "Ohne spezifische Prüfung: nicht für Druckgeräte (2014/68/EU) und nicht für Trinkwasser oder Gas.",
	en: "No specific inspection: not for pressure equipment (2014/68/EU), drinking water or gas.",
	et: "Eripartii katseteta: ei sobi surveseadmetele (2014/68/EL), joogiveele ega gaasile.",
	fi: "Ei toimituseräkohtaista testausta: ei painelaitteisiin (2014/68/EU), talousvedelle eikä kaasulle.",
};
/** EN 10080 is not cited as a harmonised standard, so each country approves reinforcing steel itself. */
const barsByCountry = {
	de: "Für Betonstahl gibt es keine CE-Kennzeichnung. In tragenden Bauteilen nur mit der Zulassung des Landes, in dem gebaut wird (Deutschland: DIN 488 mit Ü-Zeichen), die wir vor der Bestellung bestätigen.",
	en: "There is no CE marking for reinforcing steel. In load-bearing parts only with the approval of the country of the works (Germany: DIN 488 with Ü mark), which we confirm before you order.",
	et: "Sarrusterasel CE-märgist ei ole. Kandvates osades ainult ehituskoha riigi heakskiiduga (Saksamaal DIN 488 ja Ü-märk), mille kinnitame enne tellimist.",
	fi: "Betoniteräksellä ei ole CE-merkintää. Kantaviin rakenteisiin vain rakennusmaan hyväksynnällä (Saksassa DIN 488 ja Ü-merkki), jonka vahvistamme ennen tilausta.",
};
const meshOfGermany = {
	de: "Lagermatte mit Ü-Zeichen für Deutschland, ohne CE-Kennzeichnung. In Finnland und Estland nicht für tragende Bauteile, solange wir die dortige Zulassung nicht bestätigt haben.",
	en: "Stock mesh with Ü mark for Germany, no CE marking. Not for load-bearing parts in Finland or Estonia unless we have confirmed the approval there.",
	et: "Ü-märgiga standardvõrk Saksamaale, CE-märgiseta. Soomes ja Eestis ei sobi kandvatesse osadesse, kui me ei ole sealset heakskiitu kinnitanud.",
	fi: "Ü-merkitty vakioverkko Saksaan, ei CE-merkintää. Suomessa ja Virossa ei kantaviin rakenteisiin, ellemme ole vahvistaneet sikäläistä hyväksyntää.",
};
const meshOfTheNorth = {
	de: "Ohne CE-Kennzeichnung. In tragenden Bauteilen nur mit der Zulassung des Landes, die wir vor der Bestellung bestätigen; nicht für tragende Bauteile in Deutschland.",
	en: "No CE marking. In load-bearing parts only with the country's approval, which we confirm before you order; not for load-bearing parts in Germany.",
	et: "CE-märgiseta. Kandvates osades ainult riigi heakskiiduga, mille kinnitame enne tellimist; Saksamaal ei sobi kandvatesse osadesse.",
	fi: "Ei CE-merkintää. Kantaviin rakenteisiin vain maan hyväksynnällä, jonka vahvistamme ennen tilausta; ei kantaviin rakenteisiin Saksassa.",
};

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
		use: {
			de: "S235JR und S355J2 mit CE-Kennzeichnung und Leistungserklärung nach EN 10025-1.",
			en: "S235JR and S355J2 with CE marking and declaration of performance to EN 10025-1.",
			et: "S235JR ja S355J2 CE-märgise ja toimivusdeklaratsiooniga EN 10025-1 järgi.",
			fi: "S235JR ja S355J2: CE-merkintä ja suoritustasoilmoitus EN 10025-1 mukaan.",
		},
	},
	"bright-round-bars": { use: notLoadBearing },
	"reinforcing-bars": { use: barsByCountry },
	"q-mesh": { use: meshOfGermany },
	"r-mesh": { use: meshOfGermany },
	"nordic-mesh": { use: meshOfTheNorth },
	"hot-rolled-plates": {
		marking: structural,
		use: {
			de: "Grenzabmaße nach EN 10029, aus Band geschnitten nach EN 10051.",
			en: "Tolerances to EN 10029, cut from coil to EN 10051.",
			et: "Tolerantsid EN 10029 järgi, rullist lõigatuna EN 10051 järgi.",
			fi: "Toleranssit EN 10029 mukaan, kelasta leikattuina EN 10051 mukaan.",
		},
	},
	"wear-plates": { tolerances: "EN 10029", use: notLoadBearing },
	"chequered-plates": {
		use: {
			de: "Für tragende Bauteile fragen Sie bitte vor der Bestellung nach der Leistungserklärung.",
			en: "For load-bearing parts, please ask for the declaration of performance before you order.",
			et: "Kandvate osade jaoks küsige palun enne tellimist toimivusdeklaratsiooni.",
			fi: "Kantaviin rakenteisiin: pyydä suoritustasoilmoitus ennen tilausta.",
		},
	},
	"cold-rolled-sheets": { tolerances: "EN 10131" },
	"galvanised-sheets": { tolerances: "EN 10143" },
	"coated-flat-sheets": { tolerances: "EN 10143" },
	"roof-and-wall-profiles": { marking: "EN 14782" },
	"load-bearing-profiles": {
		marking: "EN 1090-1",
		use: {
			de: "Ausführung nach EN 1090-4.",
			en: "Execution to EN 1090-4.",
			et: "Teostus EN 1090-4 järgi.",
			fi: "Toteutus EN 1090-4 mukaan.",
		},
	},
	"corrugated-sheets": { marking: "EN 14782" },
	"threaded-pipes": { marking: "EN 10255", use: notUnderPressure },
	"seamless-pipes": {
		use: {
			de: "Für Druckgeräte der Kategorien II bis IV (2014/68/EU) bestellen Sie das Abnahmeprüfzeugnis 3.1 mit.",
			en: "For pressure equipment of categories II to IV (2014/68/EU), order the inspection certificate 3.1 as well.",
			et: "II–IV kategooria surveseadmete (2014/68/EL) jaoks tellige kaasa vastuvõtusertifikaat 3.1.",
			fi: "II–IV luokan painelaitteisiin (2014/68/EU) tilaa lisäksi ainestodistus 3.1.",
		},
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
		use: {
			de: "CE-Kennzeichnung und Leistungserklärung nach der Europäischen Technischen Bewertung (ETA) des Herstellers.",
			en: "CE marking and declaration of performance to the maker's European Technical Assessment (ETA).",
			et: "CE-märgis ja toimivusdeklaratsioon tootja Euroopa tehnilise hinnangu (ETA) järgi.",
			fi: "CE-merkintä ja suoritustasoilmoitus valmistajan eurooppalaisen teknisen arvioinnin (ETA) mukaan.",
		},
	},
	"threaded-rods": { use: notLoadBearing },
};

export function conformityOf(category: string): Conformity {
	const conformity = byCategory[category];
	if (!conformity) throw new Error(`No conformity is defined for ${category}`);
	return conformity;
}

/** A product's description with the standards for its tolerances and CE marking, and its permitted uses. */
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
