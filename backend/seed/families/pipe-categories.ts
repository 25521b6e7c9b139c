import { category } from "../catalogue";
import { text } from "../text";

const columns = ["dn", "d", "t", "mass", "length"] as const;

export const pipeCategories = [
	category(
		"pipes-and-fittings",
		null,
		["dn", "d", "t", "grade"],
		text("Rohre und Fittings", "Pipes and fittings", "Torud ja toruliitmikud", "Putket ja putkenosat"),
		text(
			"Gewinderohre, nahtlose und geschweißte Stahlrohre mit Bogen und Flanschen zum Einschweißen.",
			"Threaded tubes, seamless and welded steel pipes with elbows and flanges for welding.",
			"Vee- ja gaasitorud, õmbluseta ja keevitatud terastorud koos keevispõlvede ja äärikutega.",
			"Kierteitettävät putket, saumattomat ja hitsatut teräsputket sekä hitsattavat käyrät ja laipat.",
		),
		"seamless-pipe-60-3x2-9",
	),
	category(
		"pipes",
		"pipes-and-fittings",
		columns,
		text("Stahlrohre", "Steel pipes", "Terastorud", "Teräsputket"),
		text(
			"Rohre für Heizung, Druckluft und Dampf in Herstelllängen von 6 und 12 m; nicht für Trinkwasser.",
			"Pipes for heating, compressed air and steam in lengths of 6 and 12 m; not for drinking water.",
			"Torud küttele, suruõhule ja aurule, pikkus 6 ja 12 m; joogiveele ei sobi.",
			"Putket lämmitykseen, paineilmalle ja höyrylle, pituudet 6 ja 12 m; eivät talousvedelle.",
		),
		"seamless-pipe-60-3x2-9",
	),
	category(
		"threaded-pipes",
		"pipes",
		["dn", "d", "t", "ends", "length"],
		text("Gewinderohre", "Threaded pipes", "Keermestatavad torud", "Kierteitettävät putket"),
		text(
			"Stahlrohre mit Eignung zum Gewindeschneiden nach EN 10255 (früher DIN 2440/2441), mittelschwere und schwere Reihe.",
			"Steel tubes suitable for threading to EN 10255, medium and heavy series.",
			"Keermestamiseks sobivad terastorud standardi EN 10255 järgi, keskmine ja raske seeria.",
			"Kierteitettäväksi soveltuvat teräsputket standardin EN 10255 mukaan, keskiraskas ja raskas sarja.",
		),
	),
	category(
		"seamless-pipes",
		"pipes",
		columns,
		text("Nahtlose Rohre", "Seamless pipes", "Õmbluseta torud", "Saumattomat putket"),
		text(
			"Nahtlose Stahlrohre für Druckbeanspruchung bei erhöhter Temperatur nach EN 10216-2.",
			"Seamless steel tubes for pressure purposes at elevated temperature to EN 10216-2.",
			"Õmbluseta terastorud surve all kõrgendatud temperatuuril kasutamiseks standardi EN 10216-2 järgi.",
			"Saumattomat painelaiteteräsputket korotettuihin lämpötiloihin standardin EN 10216-2 mukaan.",
		),
		"seamless-pipe-60-3x2-9",
	),
	category(
		"welded-pipes",
		"pipes",
		columns,
		text("Geschweißte Rohre", "Welded pipes", "Keevitatud torud", "Hitsatut putket"),
		text(
			"Geschweißte Stahlrohre für Druckbeanspruchung bei Raumtemperatur nach EN 10217-1.",
			"Welded steel tubes for pressure purposes at room temperature to EN 10217-1.",
			"Keevitatud terastorud surve all toatemperatuuril kasutamiseks standardi EN 10217-1 järgi.",
			"Hitsatut painelaiteteräsputket huoneenlämpötilaan standardin EN 10217-1 mukaan.",
		),
	),
];
