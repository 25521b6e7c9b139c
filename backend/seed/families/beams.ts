import { type CategorySpec, type Family, type ProductSpec, stored } from "../catalogue";
import { byLength, rollingPrice } from "../long-products";
import { fill, same } from "../text";
import { hea, heb, hem, ipe, type SectionRow } from "./beam-tables";

const columns = ["h", "b", "s", "t", "length", "grade"] as const;

const categories: readonly CategorySpec[] = [
	{
		slug: "steel-profiles",
		parent: null,
		title: { de: "Stahlprofile", en: "Steel profiles", et: "Terasprofiilid", fi: "Teräsprofiilit" },
		description: {
			de: "Warmgewalzte Träger, U-Profile, Winkel und T-Stahl in Handelslängen, roh, grundiert oder feuerverzinkt.",
			en: "Hot-rolled beams, channels, angles and tees in stock lengths, self-colour, primed or hot-dip galvanised.",
			et: "Kuumvaltsitud talad, U-profiilid, nurkterased ja T-terased laopikkustes, töötlemata, krunditud või kuumtsingitud.",
			fi: "Kuumavalssatut palkit, U-profiilit, kulmateräkset ja T-teräkset varastopituuksina, käsittelemättöminä, pohjamaalattuina tai kuumasinkittyinä.",
		},
		columns: ["h", "b", "t", "length", "grade"],
		drawing: "ipe-200",
	},
	{
		slug: "beams",
		parent: "steel-profiles",
		title: { de: "Träger", en: "Beams", et: "Talad", fi: "Palkit" },
		description: {
			de: "I- und H-Träger mit parallelen Flanschflächen nach EN 10365 für Decken, Stützen und Rahmen.",
			en: "I and H beams with parallel flanges to EN 10365 for floors, columns and frames.",
			et: "Paralleelsete vöödega I- ja H-talad standardi EN 10365 järgi vahelagedele, postidele ja raamidele.",
			fi: "Yhdensuuntaislaippaiset I- ja H-palkit standardin EN 10365 mukaan välipohjiin, pilareihin ja kehiin.",
		},
		columns,
		drawing: "heb-200",
	},
	{
		slug: "ipe-beams",
		parent: "beams",
		title: { de: "IPE-Träger, warmgewalzt", en: "IPE beams, hot-rolled", et: "IPE-talad, kuumvaltsitud", fi: "IPE-palkit, kuumavalssatut" },
		description: {
			de: "Mittelbreite I-Träger mit parallelen Flanschflächen nach EN 10365, die leichteste Reihe bei Biegung um die starke Achse.",
			en: "Medium-flange I beams with parallel flanges to EN 10365, the lightest series for bending about the strong axis.",
			et: "Keskmise laiusega paralleelsete vöödega I-talad standardi EN 10365 järgi, kergeim seeria painde korral tugeva telje suhtes.",
			fi: "Keskileveät yhdensuuntaislaippaiset I-palkit standardin EN 10365 mukaan, kevein sarja, kun palkkia rasittaa taivutus vahvemman akselin suhteen.",
		},
		columns,
		drawing: "ipe-200",
	},
	{
		slug: "hea-beams",
		parent: "beams",
		title: { de: "HEA-Träger, warmgewalzt", en: "HEA beams, hot-rolled", et: "HEA-talad, kuumvaltsitud", fi: "HEA-palkit, kuumavalssatut" },
		description: {
			de: "Breite I-Träger der leichten Reihe (HE-A, IPBl) nach EN 10365.",
			en: "Wide-flange beams of the light series (HE-A) to EN 10365.",
			et: "Kerge seeria laiavöölised talad (HE-A) standardi EN 10365 järgi.",
			fi: "Kevyen sarjan leveälaippapalkit (HE-A) standardin EN 10365 mukaan.",
		},
		columns,
		drawing: "hea-200",
	},
	{
		slug: "heb-beams",
		parent: "beams",
		title: { de: "HEB-Träger, warmgewalzt", en: "HEB beams, hot-rolled", et: "HEB-talad, kuumvaltsitud", fi: "HEB-palkit, kuumavalssatut" },
		description: {
			de: "Breite I-Träger der Normalreihe (HE-B, IPB) nach EN 10365, oft als Stütze verwendet.",
			en: "Wide-flange beams of the standard series (HE-B) to EN 10365, often used as columns.",
			et: "Tavaseeria laiavöölised talad (HE-B) standardi EN 10365 järgi, sageli kasutusel postidena.",
			fi: "Perussarjan leveälaippapalkit (HE-B) standardin EN 10365 mukaan, usein pilareina käytettyjä.",
		},
		columns,
		drawing: "heb-200",
	},
	{
		slug: "hem-beams",
		parent: "beams",
		title: { de: "HEM-Träger, warmgewalzt", en: "HEM beams, hot-rolled", et: "HEM-talad, kuumvaltsitud", fi: "HEM-palkit, kuumavalssatut" },
		description: {
			de: "Breite I-Träger der verstärkten Reihe (HE-M, IPBv) nach EN 10365 für hohe Lasten bei geringer Bauhöhe.",
			en: "Wide-flange beams of the heavy series (HE-M) to EN 10365 for high loads at little depth.",
			et: "Raske seeria laiavöölised talad (HE-M) standardi EN 10365 järgi suurtele koormustele väikese kõrguse juures.",
			fi: "Raskaan sarjan leveälaippapalkit (HE-M) standardin EN 10365 mukaan suurille kuormille matalassa rakenteessa.",
		},
		columns,
		drawing: "hem-200",
	},
];

const description = {
	de: "{series}-Träger mit parallelen Flanschflächen, {h} mm hoch und {b} mm breit, Steg {s} mm, Flansch {t} mm. Masse {kg} kg/m nach EN 10365.",
	en: "{series} beam with parallel flanges, {h} mm deep and {b} mm wide, web {s} mm, flange {t} mm. Mass {kg} kg/m to EN 10365.",
	et: "Paralleelsete vöödega {series}-tala, kõrgus {h} mm ja laius {b} mm, sein {s} mm, vöö {t} mm. Mass {kg} kg/m standardi EN 10365 järgi.",
	fi: "Yhdensuuntaislaippainen {series}-palkki, korkeus {h} mm ja leveys {b} mm, uuma {s} mm, laippa {t} mm. Paino {kg} kg/m standardin EN 10365 mukaan.",
};

function beam(series: "IPE" | "HEA" | "HEB" | "HEM", [size, h, b, s, t, r, kgPerM]: SectionRow): ProductSpec {
	return {
		slug: `${series.toLowerCase()}-${size}`,
		category: `${series.toLowerCase()}-beams`,
		title: same(`${series} ${size}`),
		description: fill(description, { series, h, b, s, t, kg: kgPerM }),
		norm: "EN 10365",
		shape: "i-beam",
		dimensions: { h, b, s, t, r },
		attributes: stored({ h, b, s, t, r, mass: kgPerM }),
		unit: "piece",
		trade: "sections",
		variants: byLength({
			kgPerM,
			eurosPerKg: rollingPrice(series === "HEM" ? 1.29 : 1.146, kgPerM, 24),
			lengths: size <= 120 ? [6, 12] : size <= 300 ? [6, 8, 10, 12, 15] : [6, 8, 10, 12, 15, 18],
			grades: series === "HEM" ? ["S355J2", "S460M"] : ["S235JR", "S355J2"],
			finishes: ["raw", "primed", "galvanised"],
		}),
	};
}

export const beams: Family = {
	categories,
	products: [
		...ipe.map((row) => beam("IPE", row)),
		...hea.map((row) => beam("HEA", row)),
		...heb.map((row) => beam("HEB", row)),
		...hem.map((row) => beam("HEM", row)),
	],
};
