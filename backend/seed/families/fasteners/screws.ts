import { category, type Family, type ProductSpec, rounded, slugged, stored } from "../../catalogue";
import type { FinishCode } from "../../finishes";
import { fill, type Text } from "../../text";
import { byPack } from "./packs";
import { screwMass } from "./tables";

const columns = ["d", "length", "clamp", "finish", "pack"] as const;

const categories = [
	category(
		"self-drilling-screws",
		"fasteners",
		columns,
		{ de: "Bohrschrauben", en: "Self-drilling screws", et: "Isepuurduvad kruvid", fi: "Porakärkiruuvit" },
		{
			de: "Bohrschrauben nach ISO 15480 (früher DIN 7504-K) mit Sechskantkopf, für Blech auf Stahl ohne Vorbohren.",
			en: "Self-drilling screws to ISO 15480 with hexagon washer head, for sheet to steel without pilot holes.",
			et: "Kuuskantpeaga isepuurduvad kruvid ISO 15480 järgi pleki kinnitamiseks terasele ilma ettepuurimata.",
			fi: "Kuusiokantaiset porakärkiruuvit standardin ISO 15480 mukaan, ohutlevyn kiinnitykseen teräkseen ilman esiporausta.",
		},
		"self-drilling-screw-5-5x38",
	),
	category(
		"screws-without-seal",
		"self-drilling-screws",
		columns,
		{
			de: "Bohrschrauben ohne Dichtscheibe",
			en: "Screws without sealing washer",
			et: "Tihendita kruvid",
			fi: "Tiivisteettömät porakärkiruuvit",
		},
		{
			de: "Bohrschrauben für Unterkonstruktion und Innenausbau.",
			en: "Self-drilling screws for substructures and interior work.",
			et: "Isepuurduvad kruvid aluskonstruktsioonidele ja sisetöödeks.",
			fi: "Porakärkiruuvit alusrakenteisiin ja sisätöihin.",
		},
		"self-drilling-screw-5-5x38",
	),
	category(
		"roofing-screws",
		"self-drilling-screws",
		columns,
		{
			de: "Bohrschrauben mit Dichtscheibe",
			en: "Roofing screws with sealing washer",
			et: "Katusekruvid tihendiga",
			fi: "Kateruuvit tiivisteellä",
		},
		{
			de: "Bohrschrauben mit EPDM-Dichtscheibe 14 mm für Dach und Wand, Köpfe in den Farben der Bleche.",
			en: "Self-drilling screws with 14 mm EPDM washer for roofs and walls, heads in the colours of the sheets.",
			et: "EPDM-seibiga 14 mm isepuurduvad kruvid katusele ja seinale, pead plekkide värvides.",
			fi: "Porakärkiruuvit 14 mm:n EPDM-aluslevyllä kattoon ja seinään, kannat levyjen väreissä.",
		},
		"roofing-screw-4-8x35",
	),
];

/** Diameter, the steel that its point drills through, and lengths. mm. */
const sizes: readonly (readonly [d: number, drills: number, ...lengths: number[]])[] = [
	[4.2, 3, 13, 16, 19, 25, 32, 38],
	[4.8, 4.4, 16, 19, 22, 25, 32, 38, 50],
	[5.5, 5.25, 19, 22, 25, 32, 38, 45, 50, 63, 80],
	[6.3, 6, 19, 22, 25, 32, 38, 50, 63, 80, 100, 120],
];
const roofing: typeof sizes = [
	[4.8, 4.4, 20, 25, 28, 35, 60],
	[5.5, 5.25, 25, 32, 38, 50, 63],
	[6.3, 6, 25, 32, 38, 50, 80, 100],
];

const drillTitle = {
	de: "Bohrschraube {d}×{l}",
	en: "Self-drilling screw {d}×{l}",
	et: "Isepuurduv kruvi {d}×{l}",
	fi: "Porakärkiruuvi {d}×{l}",
};
const roofTitle = {
	de: "Bohrschraube mit Dichtscheibe {d}×{l}",
	en: "Roofing screw with sealing washer {d}×{l}",
	et: "Katusekruvi tihendiga {d}×{l}",
	fi: "Kateruuvi tiivisteellä {d}×{l}",
};
const description = {
	de: "Gewindedurchmesser {d} mm, Länge {l} mm, bohrt Stahl bis {drills} mm, Klemmdicke bis {clamp} mm. {mass} kg je 1000 Stück.",
	en: "Thread diameter {d} mm, length {l} mm, drills steel up to {drills} mm, clamps up to {clamp} mm. {mass} kg per 1000 pieces.",
	et: "Keerme läbimõõt {d} mm, pikkus {l} mm, puurib terast kuni {drills} mm, kinnitab kuni {clamp} mm. {mass} kg 1000 tüki kohta.",
	fi: "Kierteen halkaisija {d} mm, pituus {l} mm, poraa terästä enintään {drills} mm, kiinnityspaksuus enintään {clamp} mm. {mass} kg tuhatta kappaletta kohti.",
};

interface Kind {
	slug: string;
	category: string;
	title: Text;
	/** Grams of the sealing washer. */
	seal: number;
	eurosEach: number;
	finishes: readonly FinishCode[];
}
const plainScrew: Kind = {
	slug: "self-drilling-screw",
	category: "screws-without-seal",
	title: drillTitle,
	seal: 0,
	eurosEach: 0.022,
	finishes: ["zinc-plated", "zinc-flake"],
};
const roofingScrew: Kind = {
	slug: "roofing-screw",
	category: "roofing-screws",
	title: roofTitle,
	seal: 1.3,
	eurosEach: 0.055,
	finishes: ["zinc-plated", "ral-3009", "ral-7016", "ral-8017", "ral-9002", "ral-9005", "ral-9006"],
};

function screw({ slug, category: place, title, seal, eurosEach, finishes }: Kind, d: number, drills: number, l: number): ProductSpec {
	const gramsEach = screwMass(d, l) + seal;
	// The point and the first turns do not clamp.
	const clamp = rounded(l - d * 1.5 - 3, 0);
	return {
		slug: `${slug}-${slugged(d)}x${l}`,
		category: place,
		title: fill(title, { d, l }),
		description: fill(description, { d, l, drills, clamp, mass: rounded(gramsEach, 1) }),
		norm: "ISO 15480",
		shape: "screw",
		dimensions: { d, l },
		attributes: stored({ d, length: l, clamp }),
		unit: "pack",
		trade: "fasteners",
		variants: byPack({ gramsEach, eurosPerKg: 4.2, eurosEach, makes: finishes.map((finish) => ({ finish })), packs: [100, 250, 500] }),
	};
}

export const screws: Family = {
	categories,
	products: [
		...sizes.flatMap(([d, drills, ...lengths]) => lengths.map((l) => screw(plainScrew, d, drills, l))),
		...roofing.flatMap(([d, drills, ...lengths]) => lengths.map((l) => screw(roofingScrew, d, drills, l))),
	],
};
