import { category, type Family } from "../catalogue";
import { anchorsAndRods } from "./fasteners/anchors-and-rods";
import { bolts } from "./fasteners/bolts";
import { nutsAndWashers } from "./fasteners/nuts-and-washers";
import { screws } from "./fasteners/screws";

const root = category(
	"fasteners",
	null,
	["d", "length", "grade", "finish", "pack"],
	{ de: "Verbindungsmittel", en: "Fasteners", et: "Kinnitusvahendid", fi: "Kiinnitystarvikkeet" },
	{
		de: "Schrauben, Muttern, Scheiben, Bohrschrauben, Anker und Gewindestangen, mit Gewicht je Packung.",
		en: "Bolts, nuts, washers, self-drilling screws, anchors and threaded rods, with the weight of each box.",
		et: "Poldid, mutrid, seibid, isepuurduvad kruvid, ankrud ja keermelatid, pakendi kaaluga.",
		fi: "Ruuvit, mutterit, aluslevyt, porakärkiruuvit, ankkurit ja kierretangot pakkauspainoineen.",
	},
	"iso-4014-m16x80",
);

const parts = [bolts, nutsAndWashers, screws, anchorsAndRods];

export const fasteners: Family = {
	categories: [root, ...parts.flatMap(({ categories }) => categories)],
	products: parts.flatMap(({ products }) => products),
};
