import { category } from "../catalogue";
import { text } from "../text";

const columns = ["t", "b", "length", "grade"] as const;
const coated = ["t", "b", "length", "finish"] as const;

export const plateCategories = [
	category(
		"plates-and-sheets",
		null,
		columns,
		text("Bleche", "Plates and sheets", "Lehtteras ja plekk", "Teräslevyt"),
		text(
			"Grobbleche, Tränenbleche und Feinbleche in Lagerformaten.",
			"Heavy plates, chequered plates and thin sheets in stock sizes.",
			"Lehtteras, rihvellehed ja õhukesed plekid laomõõtudes.",
			"Karkealevyt, kyynellevyt ja ohutlevyt varastokokoina.",
		),
		"hot-rolled-plate-10",
	),
	category(
		"hot-rolled-plates",
		"plates-and-sheets",
		columns,
		text("Warmgewalzte Bleche", "Hot-rolled plates", "Kuumvaltsitud lehtteras", "Kuumavalssatut levyt"),
		text(
			"Warmgewalzte Bleche für den Stahlbau von 3 bis 50 mm, Grenzabmaße nach EN 10029 oder EN 10051.",
			"Hot-rolled structural plates from 3 to 50 mm, tolerances to EN 10029 or EN 10051.",
			"Kuumvaltsitud konstruktsioonilehtteras 3–50 mm, tolerantsid EN 10029 või EN 10051 järgi.",
			"Kuumavalssatut rakenneteräslevyt 3–50 mm, toleranssit standardien EN 10029 ja EN 10051 mukaan.",
		),
		"hot-rolled-plate-10",
	),
	category(
		"wear-plates",
		"plates-and-sheets",
		columns,
		text("Verschleißbleche", "Wear plates", "Kulumiskindel lehtteras", "Kulutuslevyt"),
		text(
			"Vergütete Verschleißbleche mit 400, 450 und 500 HBW für Schaufeln, Mulden und Rutschen.",
			"Quenched wear plates of 400, 450 and 500 HBW for buckets, bodies and chutes.",
			"Karastatud kulumiskindel lehtteras kõvadusega 400, 450 ja 500 HBW koppadele, kallurikastidele ja rennidele.",
			"Karkaistut kulutuslevyt, kovuus 400, 450 ja 500 HBW, kauhoihin, lavoihin ja kouruihin.",
		),
	),
	category(
		"chequered-plates",
		"plates-and-sheets",
		columns,
		text("Tränenbleche", "Chequered plates", "Rihvellehed", "Kyynellevyt"),
		text(
			"Rutschhemmende Tränenbleche mit Muster T nach DIN 59220 für Bühnen, Treppen und Rampen.",
			"Slip-resistant chequered plates, teardrop pattern T to DIN 59220, for platforms, stairs and ramps.",
			"Libisemiskindlad pisarmustriga lehed (muster T, DIN 59220) platvormidele, treppidele ja kaldteedele.",
			"Liukumista estävät kyynellevyt, kuvio T standardin DIN 59220 mukaan, tasoihin, portaisiin ja ramppeihin.",
		),
		"chequered-plate-5",
	),
	category(
		"cold-rolled-sheets",
		"plates-and-sheets",
		columns,
		text("Kaltgewalzte Bleche", "Cold-rolled sheets", "Külmvaltsitud plekid", "Kylmävalssatut levyt"),
		text(
			"Kaltgewalzte Feinbleche nach EN 10130 zum Kanten, Ziehen und Lackieren.",
			"Cold-rolled thin sheets to EN 10130 for folding, drawing and painting.",
			"Külmvaltsitud õhukesed plekid standardi EN 10130 järgi painutamiseks, tõmbamiseks ja värvimiseks.",
			"Kylmävalssatut ohutlevyt standardin EN 10130 mukaan taivutukseen, syvävetoon ja maalaukseen.",
		),
	),
	category(
		"galvanised-sheets",
		"plates-and-sheets",
		coated,
		text("Verzinkte Feinbleche", "Galvanised sheets", "Tsingitud plekid", "Sinkityt ohutlevyt"),
		text(
			"Schmelztauchveredelte Feinbleche DX51D nach EN 10346 mit Zink- oder Zink-Magnesium-Überzug.",
			"Hot-dip coated sheets DX51D to EN 10346 with zinc or zinc-magnesium coating.",
			"Kuumkastmisel kaetud plekid DX51D standardi EN 10346 järgi tsink- või tsink-magneesiumkattega.",
			"Kuumasinkityt ohutlevyt DX51D standardin EN 10346 mukaan sinkki- tai sinkki-magnesiumpinnoitteella.",
		),
	),
	category(
		"coated-flat-sheets",
		"plates-and-sheets",
		coated,
		text("Farbbeschichtete Glattbleche", "Colour-coated flat sheets", "Värvkattega siledad plekid", "Maalipinnoitetut sileälevyt"),
		text(
			"Bandbeschichtete Glattbleche nach EN 10169 für Kantteile, Abdeckungen und Anschlüsse.",
			"Coil-coated flat sheets to EN 10169 for flashings, covers and trims.",
			"Tehases värvitud siledad plekid standardi EN 10169 järgi lisaplekkidele, katetele ja liistudele.",
			"Maalipinnoitetut sileälevyt standardin EN 10169 mukaan pellityksiin, suojapelteihin ja listoihin.",
		),
	),
];
