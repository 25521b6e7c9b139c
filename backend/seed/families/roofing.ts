import { category, type Family, type ProductSpec, slugged, stored, threeFigures } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, type Text } from "../text";
import { metres, variantOf } from "../variant";

const columns = ["h", "b", "t", "length", "finish"] as const;

const categories = [
	category(
		"roofing-and-cladding",
		null,
		columns,
		{ de: "Dach und Wand", en: "Roofing and cladding", et: "Katused ja fassaadid", fi: "Katto- ja seinälevyt" },
		{
			de: "Trapezbleche, Tragschalen und Wellbleche, auf Länge gefertigt, verzinkt oder farbbeschichtet.",
			en: "Box-profile (trapezoidal) sheets, structural decking and corrugated sheets, made to length, galvanised or colour-coated.",
			et: "Profiilplekid, kandvad profiilplekid ja laineplekid kindlates pikkustes, tsingitud või värvkattega.",
			fi: "Poimulevyt, kantavat poimulevyt ja aaltolevyt vakiopituuksina, sinkittyinä tai maalipinnoitettuina.",
		},
		"trapezoidal-t-35-0-5",
	),
	category(
		"trapezoidal-sheets",
		"roofing-and-cladding",
		columns,
		{ de: "Trapezbleche", en: "Trapezoidal sheets", et: "Profiilplekid", fi: "Poimulevyt" },
		{
			de: "Trapezprofile aus verzinktem Stahlblech für Dach, Wand und Decke.",
			en: "Trapezoidal profiles of galvanised steel sheet for roofs, walls and floors.",
			et: "Tsingitud terasplekist trapetsprofiilid katustele, seintele ja vahelagedele.",
			fi: "Sinkitystä teräsohutlevystä valmistetut poimulevyt kattoihin, seiniin ja välipohjiin.",
		},
		"trapezoidal-t-35-0-5",
	),
	category(
		"roof-and-wall-profiles",
		"trapezoidal-sheets",
		columns,
		{ de: "Dach- und Wandprofile", en: "Roof and wall profiles", et: "Katuse- ja seinaprofiilid", fi: "Katto- ja seinäpoimulevyt" },
		{
			de: "Niedrige Trapezprofile mit 20 bis 50 mm Höhe für Dacheindeckung und Wandbekleidung.",
			en: "Low trapezoidal profiles from 20 to 50 mm high for roof covering and wall cladding.",
			et: "Madalad trapetsprofiilid kõrgusega 20–50 mm katusekatteks ja seinavooderduseks.",
			fi: "Matalat poimulevyt, korkeus 20–50 mm, vesikatteisiin ja seinäverhouksiin.",
		},
		"trapezoidal-t-35-0-5",
	),
	category(
		"load-bearing-profiles",
		"trapezoidal-sheets",
		columns,
		{ de: "Tragende Trapezprofile", en: "Load-bearing decking", et: "Kandvad profiilplekid", fi: "Kantavat poimulevyt" },
		{
			de: "Hohe Trapezprofile mit 85 bis 160 mm Höhe als Tragschale weit gespannter Dächer.",
			en: "Deep trapezoidal profiles from 85 to 160 mm as structural decking of long-span roofs.",
			et: "Kõrged trapetsprofiilid kõrgusega 85–160 mm suure sildega katuste kandvaks profiilplekiks.",
			fi: "Korkeat poimulevyt, korkeus 85–160 mm, pitkien jännevälien kattojen kantaviksi levyiksi.",
		},
		"trapezoidal-t-135-0-88",
	),
	category(
		"corrugated-sheets",
		"roofing-and-cladding",
		columns,
		{ de: "Wellbleche", en: "Corrugated sheets", et: "Laineplekid", fi: "Aaltolevyt" },
		{
			de: "Wellbleche für Dach, Wand und Einfriedung.",
			en: "Corrugated sheets for roofs, walls and enclosures.",
			et: "Laineplekid katustele, seintele ja piiretele.",
			fi: "Aaltolevyt kattoihin, seiniin ja aitauksiin.",
		},
		"corrugated-18-76-0-5",
	),
];

/** Height, pitch, crown, cover width and coil width in mm, sheet thicknesses in mm. */
type ProfileRow = readonly [h: number, pitch: number, crown: number, b: number, coil: number, thicknesses: readonly number[]];

const roofProfiles: readonly ProfileRow[] = [
	[20, 137.5, 35, 1100, 1250, [0.5, 0.6, 0.7]],
	[35, 207, 40, 1035, 1250, [0.5, 0.6, 0.75]],
	[40, 183, 40, 915, 1250, [0.5, 0.6, 0.75]],
	[45, 225, 65, 900, 1250, [0.5, 0.6, 0.75]],
	[50, 250, 60, 1000, 1250, [0.6, 0.75, 0.88]],
];
const decking: readonly ProfileRow[] = [
	[85, 280, 119, 1120, 1500, [0.75, 0.88, 1, 1.25]],
	[100, 275, 110, 825, 1250, [0.75, 0.88, 1, 1.25]],
	[135, 310, 145, 930, 1500, [0.75, 0.88, 1, 1.25]],
	[150, 280, 119, 840, 1500, [0.75, 0.88, 1, 1.25]],
	[160, 250, 119, 750, 1500, [0.75, 0.88, 1, 1.25]],
];
const waves: readonly ProfileRow[] = [
	[18, 76, 0, 988, 1230, [0.5, 0.63, 0.75]],
	[27, 111, 0, 888, 1150, [0.63, 0.75, 0.88]],
	[42, 160, 0, 960, 1250, [0.75, 0.88, 1]],
];

interface Line {
	slug: string;
	category: string;
	shape: "trapezoidal-sheet" | "corrugated-sheet";
	title: Text;
	description: Text;
	lengths: readonly number[];
	finishes: readonly FinishCode[];
	base: number;
}

const trapezoidalTitle = {
	de: "Trapezblech T-{h}, {t} mm",
	en: "Trapezoidal sheet T-{h}, {t} mm",
	et: "Profiilplekk T-{h}, {t} mm",
	fi: "Poimulevy T-{h}, {t} mm",
};
const sheetText = {
	de: "{h} mm hohes Profil mit {pitch} mm Teilung, Deckbreite {b} mm, Blechdicke {t} mm, nach {norm}. Masse {kg} kg/m².",
	en: "Profile {h} mm high with {pitch} mm pitch, cover width {b} mm, sheet thickness {t} mm, to {norm}. Mass {kg} kg/m².",
	et: "{h} mm kõrgune profiil sammuga {pitch} mm, kattelaius {b} mm, pleki paksus {t} mm, {norm} järgi. Mass {kg} kg/m².",
	fi: "{h} mm korkea profiili, jako {pitch} mm, hyötyleveys {b} mm, levyn paksuus {t} mm, standardin {norm} mukaan. Paino {kg} kg/m².",
};

const colours = ["z275", "ral-3009", "ral-7016", "ral-8017", "ral-9002", "ral-9005", "ral-9006"] as const;

const lines: readonly (Line & { rows: readonly ProfileRow[]; norm: string })[] = [
	{
		slug: "trapezoidal-t",
		category: "roof-and-wall-profiles",
		shape: "trapezoidal-sheet",
		title: trapezoidalTitle,
		description: sheetText,
		norm: "EN 14782",
		rows: roofProfiles,
		lengths: [2, 2.5, 3, 4, 5, 6, 7, 8, 10],
		finishes: colours,
		base: 1.42,
	},
	{
		slug: "trapezoidal-t",
		category: "load-bearing-profiles",
		shape: "trapezoidal-sheet",
		title: trapezoidalTitle,
		description: sheetText,
		norm: "EN 1090-1",
		rows: decking,
		lengths: [6, 7.5, 9, 10, 12],
		finishes: ["z275", "zm310", "ral-9002"],
		base: 1.36,
	},
	{
		slug: "corrugated",
		category: "corrugated-sheets",
		shape: "corrugated-sheet",
		title: {
			de: "Wellblech {h}/{pitch}, {t} mm",
			en: "Corrugated sheet {h}/{pitch}, {t} mm",
			et: "Laineplekk {h}/{pitch}, {t} mm",
			fi: "Aaltolevy {h}/{pitch}, {t} mm",
		},
		description: sheetText,
		norm: "EN 14782",
		rows: waves,
		lengths: [2, 2.5, 3, 4, 6],
		finishes: ["z275", "az185", "ral-7016", "ral-9006"],
		base: 1.45,
	},
];

function sheet(line: (typeof lines)[number], [h, pitch, crown, b, coil]: ProfileRow, t: number): ProductSpec {
	// The coil width is the developed width of the profile.
	const kgPerM = (coil / 1000) * t * 7.85;
	const facts = { h, pitch, b, t, kg: threeFigures((kgPerM / b) * 1000) };
	return {
		slug: `${line.slug}-${line.shape === "trapezoidal-sheet" ? slugged(h, t) : slugged(h, pitch, t)}`,
		category: line.category,
		title: fill(line.title, facts),
		description: fill(line.description, { ...facts, norm: line.norm }),
		norm: line.norm,
		shape: line.shape,
		dimensions: line.shape === "trapezoidal-sheet" ? { h, pitch, crown, b, t } : { h, pitch, b, t },
		attributes: stored({ h, pitch, b, t, area_mass: facts.kg, grade: line.norm === "EN 1090-1" ? "S350GD" : "S280GD" }),
		unit: "piece",
		trade: "roofing",
		variants: line.lengths.flatMap((length) =>
			line.finishes.map((finish) =>
				variantOf({
					title: [metres(length), finishes[finish].title],
					attributes: { length: length * 1000, finish },
					kg: kgPerM * length,
					euros: kgPerM * length * (line.base + finishes[finish].perKg),
					lengthMm: length * 1000,
				}),
			),
		),
	};
}

export const roofing: Family = {
	categories,
	products: lines.flatMap((line) => line.rows.flatMap((row) => row[5].map((t) => sheet(line, row, t)))),
};
