import { category } from "../catalogue";

const columns = ["t", "b", "length", "grade"] as const;
const coated = ["t", "b", "length", "finish"] as const;

export const plateCategories = [
	category(
		"plates-and-sheets",
		null,
		columns,
		{ de: "Bleche", en: "Plates and sheets", et: "Lehtteras ja plekk", fi: "Teräslevyt" },
		{
			de: "Grobbleche, Tränenbleche und Feinbleche in Lagerformaten.",
			en: "Heavy plates, chequered plates and thin sheets in stock sizes.",
			et: "Lehtteras, rihvellehed ja õhukesed plekid laomõõtudes.",
			fi: "Karkealevyt, kyynellevyt ja ohutlevyt varastokokoina.",
		},
		"hot-rolled-plate-10",
	),
	category(
		"hot-rolled-plates",
		"plates-and-sheets",
		columns,
		{ de: "Warmgewalzte Bleche", en: "Hot-rolled plates", et: "Kuumvaltsitud lehtteras", fi: "Kuumavalssatut levyt" },
		{
			de: "Warmgewalzte Bleche für den Stahlbau von 3 bis 50 mm, Grenzabmaße nach EN 10029 oder EN 10051.",
			en: "Hot-rolled structural plates from 3 to 50 mm, tolerances to EN 10029 or EN 10051.",
			et: "Kuumvaltsitud konstruktsioonilehtteras 3–50 mm, tolerantsid EN 10029 või EN 10051 järgi.",
			fi: "Kuumavalssatut rakenneteräslevyt 3–50 mm, toleranssit standardien EN 10029 ja EN 10051 mukaan.",
		},
		"hot-rolled-plate-50",
	),
	category(
		"wear-plates",
		"plates-and-sheets",
		columns,
		{ de: "Verschleißbleche", en: "Wear plates", et: "Kulumiskindel lehtteras", fi: "Kulutuslevyt" },
		{
			de: "Vergütete Verschleißbleche mit 400, 450 und 500 HBW für Schaufeln, Mulden und Rutschen.",
			en: "Quenched wear plates of 400, 450 and 500 HBW for buckets, bodies and chutes.",
			et: "Karastatud kulumiskindel lehtteras kõvadusega 400, 450 ja 500 HBW koppadele, kallurikastidele ja rennidele.",
			fi: "Karkaistut kulutuslevyt, kovuus 400, 450 ja 500 HBW, kauhoihin, lavoihin ja kouruihin.",
		},
	),
	category(
		"chequered-plates",
		"plates-and-sheets",
		columns,
		{ de: "Tränenbleche", en: "Chequered plates", et: "Rihvellehed", fi: "Kyynellevyt" },
		{
			de: "Rutschhemmende Tränenbleche mit Muster T nach DIN 59220 für Bühnen, Treppen und Rampen.",
			en: "Slip-resistant chequered plates, teardrop pattern T to DIN 59220, for platforms, stairs and ramps.",
			et: "Libisemiskindlad pisarmustriga lehed (muster T, DIN 59220) platvormidele, treppidele ja kaldteedele.",
			fi: "Liukumista estävät kyynellevyt, kuvio T standardin DIN 59220 mukaan, tasoihin, portaisiin ja ramppeihin.",
		},
		"chequered-plate-5",
	),
	category(
		"cold-rolled-sheets",
		"plates-and-sheets",
		columns,
		{ de: "Kaltgewalzte Bleche", en: "Cold-rolled sheets", et: "Külmvaltsitud plekid", fi: "Kylmävalssatut levyt" },
		{
			de: "Kaltgewalzte Feinbleche nach EN 10130 zum Kanten, Ziehen und Lackieren.",
			en: "Cold-rolled thin sheets to EN 10130 for folding, drawing and painting.",
			et: "Külmvaltsitud õhukesed plekid standardi EN 10130 järgi painutamiseks, tõmbamiseks ja värvimiseks.",
			fi: "Kylmävalssatut ohutlevyt standardin EN 10130 mukaan taivutukseen, syvävetoon ja maalaukseen.",
		},
	),
	category(
		"galvanised-sheets",
		"plates-and-sheets",
		coated,
		{ de: "Verzinkte Feinbleche", en: "Galvanised sheets", et: "Tsingitud plekid", fi: "Sinkityt ohutlevyt" },
		{
			de: "Schmelztauchveredelte Feinbleche DX51D nach EN 10346 mit Zink- oder Zink-Magnesium-Überzug.",
			en: "Hot-dip coated sheets DX51D to EN 10346 with zinc or zinc-magnesium coating.",
			et: "Kuumkastmisel kaetud plekid DX51D standardi EN 10346 järgi tsink- või tsink-magneesiumkattega.",
			fi: "Kuumasinkityt ohutlevyt DX51D standardin EN 10346 mukaan sinkki- tai sinkki-magnesiumpinnoitteella.",
		},
	),
	category(
		"coated-flat-sheets",
		"plates-and-sheets",
		coated,
		{
			de: "Farbbeschichtete Glattbleche",
			en: "Colour-coated flat sheets",
			et: "Värvkattega siledad plekid",
			fi: "Maalipinnoitetut sileälevyt",
		},
		{
			de: "Bandbeschichtete Glattbleche nach EN 10169 für Kantteile, Abdeckungen und Anschlüsse.",
			en: "Coil-coated flat sheets to EN 10169 for flashings, covers and trims.",
			et: "Tehases värvitud siledad plekid standardi EN 10169 järgi lisaplekkidele, katetele ja liistudele.",
			fi: "Maalipinnoitetut sileälevyt standardin EN 10169 mukaan pellityksiin, suojapelteihin ja listoihin.",
		},
	),
];
