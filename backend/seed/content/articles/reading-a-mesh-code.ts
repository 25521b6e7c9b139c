import type { Article } from "../article";

export const readingAMeshCode: Article = {
	slug: "reading-a-mesh-code",
	published: "2026-08-25",
	product: "mesh-q188a",
	category: "reinforcing-mesh",
	title: {
		de: "Q188A lesen: die Bezeichnung von Lagermatten",
		en: "Reading a mesh code: what Q188A means",
		et: "Kuidas lugeda võrgu tähist Q188A",
		fi: "Näin luet verkon tunnuksen Q188A",
	},
	intro: {
		de: "Ein Buchstabe, drei Ziffern, ein Buchstabe: Mehr braucht es nicht, um die Bewehrung einer Platte zu beschreiben.",
		en: "A letter, three digits, a letter: no more is needed to describe the reinforcement of a slab.",
		et: "Täht, kolm numbrit, täht: rohkem ei olegi vaja, et plaadi sarrust kirjeldada.",
		fi: "Kirjain, kolme numeroa, kirjain: enempää ei tarvita laatan raudoituksen kuvaamiseen.",
	},
	body: {
		de: `Die Bezeichnungen der deutschen Lagermatten werden auch in Finnland und Estland verstanden. Sie nennen nicht den Draht, sondern das Ergebnis: die Stahlfläche je Meter.

## Der Buchstabe vorn

- Q: gleiche Stahlfläche längs und quer, für Platten, die in beide Richtungen tragen
- R: Hauptbewehrung längs, quer weniger, für Platten, die in eine Richtung tragen

## Die Zahl

Sie ist der Stahlquerschnitt in mm² je Meter. Bei Q188A liegen Stäbe von 6 mm im Abstand von 150 mm. Ein Stab hat 28,3 mm², auf einen Meter kommen 6,67 Stäbe: 188 mm². R188A hat längs dieselben Stäbe, quer aber nur 113 mm²/m, also 6 mm alle 250 mm.

## Der Buchstabe hinten

A steht für Betonstahl B500A: Streckgrenze 500 N/mm², normale Duktilität. Rechnet der Tragwerksplaner mit hoher Duktilität, fordert er B500B; dann darf keine A-Matte geliefert werden.

## Format und Gewicht

Die Matten Q188A bis Q524A messen 6,00 × 2,30 m. Eine Q188A wiegt 41,7 kg, also etwa 3 kg/m². Bei Q424A, Q524A, Q636A, R424A und R524A sind die Randstäbe dünner: Dort ist das Gewicht je m² ein Mittelwert, und der Querschnitt gilt nur im Inneren. Für eine Bodenplatte von 100 m² sind es 7,2 Matten ohne Überdeckung. Rechnen Sie für Stöße und Verschnitt mit 15 bis 25 % mehr; die Länge der Übergreifung steht im Bewehrungsplan.

## Abladen

Ein Bund mit 20 Matten wiegt über 800 kg und ist 6 m lang. Planen Sie Kran oder Teleskoplader ein und lagern Sie die Matten auf Kanthölzern.`,
		en: `The codes of German stock mesh are understood in Finland and Estonia too. They do not name the wire but the result: the area of steel per metre.

## The prefix letter

- Q: the same area of steel lengthways and across, for slabs that span both ways
- R: main reinforcement lengthways, less across, for slabs that span one way

## The number

It is the cross-section of steel in mm² per metre. Q188A has 6 mm bars at 150 mm. One bar has 28.3 mm², and there are 6.67 bars to the metre: 188 mm². R188A has the same bars lengthways but only 113 mm²/m across, that is 6 mm bars at 250 mm.

## The suffix letter

A stands for reinforcing steel B500A: yield strength 500 N/mm², normal ductility. Where the engineer counts on high ductility, B500B is specified, and an A mesh must not be supplied.

## Size and weight

The meshes from Q188A to Q524A measure 6.00 × 2.30 m. A Q188A weighs 41.7 kg, about 3 kg/m². In Q424A, Q524A, Q636A, R424A and R524A the edge wires are thinner: their weight per m² is an average, and the area of steel holds inside the edges only. A ground slab of 100 m² takes 7.2 sheets without laps. Allow 15 to 25% more for laps and waste; the lap length is on the reinforcement drawing.

British codes work alike: A193 has 193 mm² of steel per metre both ways, from 7 mm wires at 200 mm.

## Unloading

A bundle of 20 sheets weighs more than 800 kg and is 6 m long. Plan for a crane or telehandler, and store the sheets on timber bearers.`,
		et: `Saksa standardvõrkude tähiseid tuntakse ka Eestis ja Soomes. Need ei nimeta traati, vaid tulemuse: terase ristlõike pindala meetri kohta.

## Esimene täht

- Q: piki- ja põikisuunas sama palju terast, kahes suunas töötavatele plaatidele
- R: põhisarrus pikisuunas, põikisuunas vähem, ühes suunas töötavatele plaatidele

## Arv

See on terase ristlõige mm² meetri kohta. Võrgul Q188A on 6 mm vardad 150 mm sammuga. Ühe varda ristlõige on 28,3 mm² ja meetri kohta tuleb 6,67 varrast: 188 mm². Võrgul R188A on pikisuunas samad vardad, põikisuunas aga ainult 113 mm²/m ehk 6 mm vardad 250 mm sammuga.

## Viimane täht

A tähendab sarrusterast B500A: voolavuspiir 500 N/mm², tavaline sitkus. Kui projekteerija arvestab suure sitkusega, nõutakse terast B500B ja siis A-võrku kasutada ei tohi.

## Mõõt ja kaal

Võrgud Q188A kuni Q524A on mõõtmetega 6,00 × 2,30 m. Üks Q188A kaalub 41,7 kg ehk umbes 3 kg/m². Võrkudel Q424A, Q524A, Q636A, R424A ja R524A on äärevardad peenemad: ruutmeetri kaal on keskmine ja ristlõige kehtib ainult võrgu sees. 100 m² põrandaplaadi jaoks kulub ilma ülekateteta 7,2 võrku. Arvestage ülekatete ja lõikejääkide tarvis 15–25% rohkem; ülekatte pikkus on kirjas armeerimisjoonisel.

## Mahalaadimine

Kahekümne võrguga kimp kaalub üle 800 kg ja on 6 m pikk. Varuge kraana või teleskooplaadur ning ladustage võrgud puitprussidel.`,
		fi: `Saksalaisten varastoverkkojen tunnukset ymmärretään myös Suomessa ja Virossa. Ne eivät kerro lankaa vaan tuloksen: teräspinta-alan metriä kohti.

## Ensimmäinen kirjain

- Q: sama teräsmäärä pituus- ja poikkisuunnassa, kahteen suuntaan kantaville laatoille
- R: pääraudoitus pituussuunnassa, poikkisuunnassa vähemmän, yhteen suuntaan kantaville laatoille

## Luku

Se on teräksen poikkipinta-ala (mm²) metriä kohti. Q188A-verkossa on 6 mm:n tangot 150 mm:n jaolla. Yhden tangon ala on 28,3 mm², ja metrille mahtuu 6,67 tankoa: 188 mm². R188A-verkossa on pituussuunnassa samat tangot, mutta poikkisuunnassa vain 113 mm²/m eli 6 mm:n tangot 250 mm:n jaolla.

## Viimeinen kirjain

A tarkoittaa betoniterästä B500A: myötölujuus 500 N/mm², tavanomainen sitkeys. Jos rakennesuunnittelija laskee suuren sitkeyden varaan, vaaditaan B500B, eikä A-verkkoa saa silloin käyttää.

## Koko ja paino

Verkot Q188A–Q524A ovat kooltaan 6,00 × 2,30 m. Yksi Q188A painaa 41,7 kg eli noin 3 kg/m². Verkoissa Q424A, Q524A, Q636A, R424A ja R524A reunalangat ovat ohuempia: neliöpaino on keskiarvo, ja pinta-ala pätee vain reunojen sisällä. Sadan neliön maanvaraiseen laattaan kuluu 7,2 verkkoa ilman limityksiä. Limityksiin ja hukkaan on varattava 15–25 % lisää; limijatkoksen pituus on raudoituspiirustuksessa.

Suomessa tavallinen merkintä kertoo langan ja jaon suoraan: 6-150 on sama raudoitus kuin Q188A.

## Purkaminen

Kahdenkymmenen verkon nippu painaa yli 800 kg ja on 6 m pitkä. Varaa purkuun nosturi tai kurottaja, ja varastoi verkot aluspuiden päällä.`,
	},
};
