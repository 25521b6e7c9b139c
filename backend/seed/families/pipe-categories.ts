import { category } from "../catalogue";

const columns = ["dn", "d", "t", "mass", "length", "grade"] as const;

export const pipeCategories = [
	category(
		"pipes-and-fittings",
		null,
		["dn", "d", "t", "grade"],
		{ de: "Rohre und Fittings", en: "Pipes and fittings", et: "Torud ja toruliitmikud", fi: "Putket ja putkenosat" },
		{
			de: "Gewinderohre, nahtlose und geschweißte Stahlrohre mit Bogen und Flanschen zum Einschweißen.",
			en: "Threaded tubes, seamless and welded steel pipes with elbows and flanges for welding.",
			et: "Vee- ja gaasitorud, õmbluseta ja keevitatud terastorud koos keevispõlvede ja äärikutega.",
			fi: "Kierteitettävät putket, saumattomat ja hitsatut teräsputket sekä hitsattavat käyrät ja laipat.",
		},
		"seamless-pipe-60-3x2-9",
	),
	category(
		"pipes",
		"pipes-and-fittings",
		columns,
		{ de: "Stahlrohre", en: "Steel pipes", et: "Terastorud", fi: "Teräsputket" },
		{
			de: "Rohre für Heizung, Druckluft und Dampf in Herstelllängen von 6 und 12 m; nicht für Trinkwasser.",
			en: "Pipes for heating, compressed air and steam in lengths of 6 and 12 m; not for drinking water.",
			et: "Torud küttele, suruõhule ja aurule, pikkus 6 ja 12 m; joogiveele ei sobi.",
			fi: "Putket lämmitykseen, paineilmalle ja höyrylle, pituudet 6 ja 12 m; eivät talousvedelle.",
		},
		"threaded-pipe-dn-32-h",
	),
	category(
		"threaded-pipes",
		"pipes",
		["dn", "d", "t", "ends", "length"],
		{ de: "Gewinderohre", en: "Threaded pipes", et: "Keermestatavad torud", fi: "Kierteitettävät putket" },
		{
			de: "Stahlrohre mit Eignung zum Gewindeschneiden nach EN 10255 (früher DIN 2440/2441), mittelschwere und schwere Reihe.",
			en: "Steel tubes suitable for threading to EN 10255, medium and heavy series.",
			et: "Keermestamiseks sobivad terastorud standardi EN 10255 järgi, keskmine ja raske seeria.",
			fi: "Kierteitettäväksi soveltuvat teräsputket standardin EN 10255 mukaan, keskiraskas ja raskas sarja.",
		},
	),
	category(
		"seamless-pipes",
		"pipes",
		columns,
		{ de: "Nahtlose Rohre", en: "Seamless pipes", et: "Õmbluseta torud", fi: "Saumattomat putket" },
		{
			de: "Nahtlose Stahlrohre für Druckbeanspruchung bei erhöhter Temperatur nach EN 10216-2.",
			en: "Seamless steel tubes for pressure purposes at elevated temperature to EN 10216-2.",
			et: "Õmbluseta terastorud surve all kõrgendatud temperatuuril kasutamiseks standardi EN 10216-2 järgi.",
			fi: "Saumattomat painelaiteteräsputket korotettuihin lämpötiloihin standardin EN 10216-2 mukaan.",
		},
		"seamless-pipe-60-3x2-9",
	),
	category(
		"welded-pipes",
		"pipes",
		columns,
		{ de: "Geschweißte Rohre", en: "Welded pipes", et: "Keevitatud torud", fi: "Hitsatut putket" },
		{
			de: "Geschweißte Stahlrohre für Druckbeanspruchung bei Raumtemperatur nach EN 10217-1.",
			en: "Welded steel tubes for pressure purposes at room temperature to EN 10217-1.",
			et: "Keevitatud terastorud surve all toatemperatuuril kasutamiseks standardi EN 10217-1 järgi.",
			fi: "Hitsatut painelaiteteräsputket huoneenlämpötilaan standardin EN 10217-1 mukaan.",
		},
	),
];
