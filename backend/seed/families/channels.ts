import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { byLength, rollingPrice } from "../long-products";
import { fill, same } from "../text";
import type { SectionRow } from "./beam-tables";

const columns = ["h", "b", "s", "t", "length", "grade"] as const;

const categories = [
	category(
		"channels",
		"steel-profiles",
		columns,
		{ de: "U-Profile", en: "Channels", et: "U-profiilid", fi: "U-profiilit" },
		{
			de: "Warmgewalzte U-Profile mit geneigten (UPN) oder parallelen (UPE) Flanschflächen.",
			en: "Hot-rolled channels with tapered (UPN) or parallel (UPE) flanges.",
			et: "Kuumvaltsitud U-profiilid kaldsete (UPN) või paralleelsete (UPE) vöödega.",
			fi: "Kuumavalssatut U-profiilit vinoilla (UPN) tai yhdensuuntaisilla (UPE) laipoilla.",
		},
		"upe-200",
	),
	category(
		"upn-channels",
		"channels",
		columns,
		{
			de: "UPN-Profile, warmgewalzt",
			en: "UPN channels, hot-rolled",
			et: "UPN-profiilid, kuumvaltsitud",
			fi: "UPN-profiilit, kuumavalssatut",
		},
		{
			de: "U-Profile mit geneigten inneren Flanschflächen nach EN 10365, Grenzabmaße nach EN 10279.",
			en: "Channels with tapered inner flange faces to EN 10365, tolerances to EN 10279.",
			et: "Kaldsete sisepindadega U-profiilid standardi EN 10365 järgi, tolerantsid EN 10279 järgi.",
			fi: "Vinolaippaiset U-profiilit standardin EN 10365 mukaan, toleranssit standardin EN 10279 mukaan.",
		},
		"upn-200",
	),
	category(
		"upe-channels",
		"channels",
		columns,
		{
			de: "UPE-Profile, warmgewalzt",
			en: "UPE channels, hot-rolled",
			et: "UPE-profiilid, kuumvaltsitud",
			fi: "UPE-profiilit, kuumavalssatut",
		},
		{
			de: "U-Profile mit parallelen Flanschflächen nach EN 10365: Schrauben liegen ohne Keilscheiben an.",
			en: "Channels with parallel flanges to EN 10365: bolts seat without taper washers.",
			et: "Paralleelsete vöödega U-profiilid standardi EN 10365 järgi: poldid toetuvad ilma kiilseibideta.",
			fi: "Yhdensuuntaislaippaiset U-profiilit standardin EN 10365 mukaan: ruuvit istuvat ilman kiila-aluslevyjä.",
		},
		"upe-200",
	),
];

const upn: readonly SectionRow[] = [
	[50, 50, 38, 5, 7, 7, 5.59],
	[65, 65, 42, 5.5, 7.5, 7.5, 7.09],
	[80, 80, 45, 6, 8, 8, 8.64],
	[100, 100, 50, 6, 8.5, 8.5, 10.6],
	[120, 120, 55, 7, 9, 9, 13.4],
	[140, 140, 60, 7, 10, 10, 16.0],
	[160, 160, 65, 7.5, 10.5, 10.5, 18.8],
	[180, 180, 70, 8, 11, 11, 22.0],
	[200, 200, 75, 8.5, 11.5, 11.5, 25.3],
	[220, 220, 80, 9, 12.5, 12.5, 29.4],
	[240, 240, 85, 9.5, 13, 13, 33.2],
	[260, 260, 90, 10, 14, 14, 37.9],
	[280, 280, 95, 10, 15, 15, 41.8],
	[300, 300, 100, 10, 16, 16, 46.2],
	[320, 320, 100, 14, 17.5, 17.5, 59.5],
	[350, 350, 100, 14, 16, 16, 60.6],
	[380, 380, 102, 13.5, 16, 16, 63.1],
	[400, 400, 110, 14, 18, 18, 71.8],
];

const upe: readonly SectionRow[] = [
	[80, 80, 50, 4, 7, 10, 7.9],
	[100, 100, 55, 4.5, 7.5, 10, 9.82],
	[120, 120, 60, 5, 8, 12, 12.1],
	[140, 140, 65, 5, 9, 12, 14.5],
	[160, 160, 70, 5.5, 9.5, 12, 17.0],
	[180, 180, 75, 5.5, 10.5, 12, 19.7],
	[200, 200, 80, 6, 11, 13, 22.8],
	[220, 220, 85, 6.5, 12, 13, 26.6],
	[240, 240, 90, 7, 12.5, 15, 30.2],
	[270, 270, 95, 7.5, 13.5, 15, 35.2],
	[300, 300, 100, 9.5, 15, 15, 44.4],
	[330, 330, 105, 11, 16, 18, 53.2],
	[360, 360, 110, 12, 17, 18, 61.2],
	[400, 400, 115, 13.5, 18, 18, 72.2],
];

const description = {
	UPN: {
		de: "U-Profil mit geneigten Flanschflächen, {h} mm hoch und {b} mm breit, Steg {s} mm, Flansch {t} mm. Masse {kg} kg/m nach EN 10365.",
		en: "Channel with tapered flanges, {h} mm deep and {b} mm wide, web {s} mm, flange {t} mm. Mass {kg} kg/m to EN 10365.",
		et: "Kaldsete vöödega U-profiil, kõrgus {h} mm ja laius {b} mm, sein {s} mm, vöö {t} mm. Mass {kg} kg/m standardi EN 10365 järgi.",
		fi: "Vinolaippainen U-profiili, korkeus {h} mm ja leveys {b} mm, uuma {s} mm, laippa {t} mm. Paino {kg} kg/m standardin EN 10365 mukaan.",
	},
	UPE: {
		de: "U-Profil mit parallelen Flanschflächen, {h} mm hoch und {b} mm breit, Steg {s} mm, Flansch {t} mm. Masse {kg} kg/m nach EN 10365.",
		en: "Channel with parallel flanges, {h} mm deep and {b} mm wide, web {s} mm, flange {t} mm. Mass {kg} kg/m to EN 10365.",
		et: "Paralleelsete vöödega U-profiil, kõrgus {h} mm ja laius {b} mm, sein {s} mm, vöö {t} mm. Mass {kg} kg/m standardi EN 10365 järgi.",
		fi: "Yhdensuuntaislaippainen U-profiili, korkeus {h} mm ja leveys {b} mm, uuma {s} mm, laippa {t} mm. Paino {kg} kg/m standardin EN 10365 mukaan.",
	},
} as const;

function channel(series: "UPN" | "UPE", [size, h, b, s, t, r, kgPerM]: SectionRow): ProductSpec {
	return {
		slug: `${series.toLowerCase()}-${size}`,
		category: `${series.toLowerCase()}-channels`,
		title: same(`${series} ${size}`),
		description: fill(description[series], { h, b, s, t, kg: kgPerM }),
		norm: "EN 10365",
		shape: "channel",
		dimensions: { h, b, s, t, r },
		attributes: stored({ h, b, s, t, r, mass: kgPerM }),
		unit: "piece",
		trade: "sections",
		variants: byLength({
			kgPerM,
			eurosPerKg: rollingPrice(1.17, kgPerM, 24),
			lengths: size <= 80 ? [6, 12] : [6, 10, 12],
			grades: ["S235JR", "S355J2"],
			finishes: ["raw", "primed", "galvanised"],
		}),
	};
}

export const channels: Family = {
	categories,
	products: [...upn.map((row) => channel("UPN", row)), ...upe.map((row) => channel("UPE", row))],
};
