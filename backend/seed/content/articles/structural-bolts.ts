import type { Article } from "../article";

export const structuralBolts: Article = {
	// To be confirmed by an engineer: the 2 mm hole for M12 and M14 by EN 1090-2.
	slug: "bolts-8-8-10-9-hv",
	published: "2025-12-09",
	product: "hv-m16x80",
	category: "bolts",
	title: {
		de: "8.8, 10.9 oder HV: Schrauben im Stahlbau",
		en: "8.8, 10.9 or HV: bolts in steelwork",
		et: "8.8, 10.9 või HV: poldid teraskonstruktsioonides",
		fi: "8.8, 10.9 vai HV: teräsrakenteiden ruuvit",
	},
	intro: {
		de: "Die Festigkeitsklasse ist schnell gelesen. Ob eine Schraube vorgespannt werden darf, steht woanders.",
		en: "The property class is quickly read. Whether a bolt may be preloaded is written elsewhere.",
		et: "Tugevusklassi on lihtne lugeda. Kas polti tohib eelpingutada, on kirjas mujal.",
		fi: "Lujuusluokan lukee helposti. Se, saako ruuvin esijännittää, selviää muualta.",
	},
	body: {
		de: `Eine Schraube für den Stahlbau hat drei Angaben: Form, Festigkeit und Zulassung. Alle drei gehören in die Bestellung.

## Die Klasse

- 8.8: Zugfestigkeit 800 N/mm², Streckgrenze 80 % davon, also 640 N/mm²
- 10.9: Zugfestigkeit 1000 N/mm², Streckgrenze 900 N/mm²

Die Mutter muss mindestens so fest sein: Klasse 8 zu 8.8, Klasse 10 zu 10.9.

## Die Form

ISO 4014 hat einen Schaft, ISO 4017 Gewinde bis zum Kopf. Wird die Schraube auf Abscheren beansprucht, trägt der Schaft mehr als das Gewinde. ISO 4017 ist dafür in jeder Klemmlänge einfacher zu lagern.

## Garnitur und CE

Für tragende Verbindungen ohne Vorspannung gilt EN 15048, erkennbar am Zeichen SB. Unsere einzeln verkauften Schrauben, Muttern und Scheiben sind keine SB-Garnituren und dort nicht zulässig. Für vorgespannte Verbindungen gilt EN 14399. HV-Garnituren nach EN 14399-4 bestehen aus Schraube, Mutter und zwei Scheiben eines Herstellers; man darf sie nicht mischen. Die Fase der Scheibe zeigt zum Kopf und zur Mutter. Die volle Vorspannkraft Fp,C nach EN 1090-2 beträgt bei M16 110 kN, bei M20 172 kN, bei M24 247 kN. In Deutschland gilt meist Fp,C* nach DIN EN 1993-1-8/NA: 100, 160 und 220 kN.

## Länge und Loch

Klemmlänge plus Scheiben plus Mutter, und mindestens ein Gewindegang steht über. Das Loch ist bei M12 und M14 um 1 mm (unter den Bedingungen der EN 1090-2 um 2 mm), bei M16 bis M24 um 2 mm und ab M27 um 3 mm größer.

## Oberfläche

Galvanisch verzinkte Schrauben der Klasse 10.9 können durch Wasserstoff verspröden. Für draußen nimmt man feuerverzinkte Garnituren.`,
		en: `A structural bolt is defined by three things: type, property class and conformity (SB/HV). All three belong in the order.

## The class

- 8.8: tensile strength 800 N/mm², yield 80% of that, 640 N/mm²
- 10.9: tensile strength 1000 N/mm², yield 900 N/mm²

The nut has to be at least as strong: class 8 with 8.8, class 10 with 10.9.

## The shape

ISO 4014 has a shank, ISO 4017 is threaded up to the head. In shear, the shank carries more than the thread. ISO 4017, in return, is simpler to stock for every grip length.

## Assembly and CE

Load-bearing connections without preload come under EN 15048, recognised by the mark SB. The bolts, nuts and washers that we sell singly are not SB assemblies and must not be used there. Preloaded connections come under EN 14399. HV assemblies to EN 14399-4 consist of bolt, nut and two washers of one producer and must not be mixed. The chamfer of a washer faces the head and the nut. To EN 1090-2 the full preload Fp,C is 110 kN for M16, 172 kN for M20 and 247 kN for M24. In Germany Fp,C* of DIN EN 1993-1-8/NA is usual: 100, 160 and 220 kN.

## Length and hole

Grip length plus washers plus nut, and at least one thread stands out. The hole is larger by 1 mm for M12 and M14 (2 mm on the conditions of EN 1090-2), by 2 mm for M16 to M24 and by 3 mm from M27.

## Finish

Zinc-plated bolts of class 10.9 may become brittle through hydrogen. Outdoors, use hot-dip galvanised assemblies.`,
		et: `Teraskonstruktsiooni poldil on kolm andmet: kuju, tugevus ja kasutusluba. Kõik kolm tuleb tellimusse märkida.

## Klass

- 8.8: tõmbetugevus 800 N/mm², voolavuspiir 80% sellest ehk 640 N/mm²
- 10.9: tõmbetugevus 1000 N/mm², voolavuspiir 900 N/mm²

Mutter peab olema vähemalt sama tugev: klass 8 poldile 8.8, klass 10 poldile 10.9.

## Kuju

ISO 4014 poldil on sile varreosa, ISO 4017 poldil keere kuni peani. Lõikele töötades kannab sile osa rohkem kui keere. ISO 4017 polti on see-eest lihtsam iga haardepikkuse jaoks laos hoida.

## Komplekt ja CE

Eelpingutamata kandvate liidete kohta kehtib EN 15048, tunnuseks on märk SB. Meie eraldi müüdavad poldid, mutrid ja seibid ei ole SB-komplektid ja seal neid kasutada ei tohi. Eelpingutatud liidete kohta kehtib EN 14399. EN 14399-4 järgi koosneb HV-komplekt ühe tootja poldist, mutrist ja kahest seibist; neid ei tohi segada. Seibi faas on pea ja mutri poole. EN 1090-2 järgi on täielik eelpingutusjõud Fp,C M16 puhul 110 kN, M20 puhul 172 kN ja M24 puhul 247 kN. Saksamaal kehtib enamasti Fp,C* (DIN EN 1993-1-8/NA): 100, 160 ja 220 kN.

## Pikkus ja ava

Haardepikkus pluss seibid pluss mutter, ja vähemalt üks keermekäik jääb välja. Ava on M12 ja M14 puhul 1 mm (EN 1090-2 tingimustel 2 mm), M16–M24 puhul 2 mm ja alates M27-st 3 mm suurem.

## Pinnakate

Klassi 10.9 elektrotsingitud poldid võivad vesiniku tõttu rabedaks muutuda. Välitingimustes kasutatakse kuumtsingitud komplekte.`,
		fi: `Teräsrakenteen ruuvista tarvitaan kolme tietoa: muoto, lujuus ja hyväksyntä. Kaikki kolme kuuluvat tilaukseen.

## Luokka

- 8.8: murtolujuus 800 N/mm², myötölujuus siitä 80 % eli 640 N/mm²
- 10.9: murtolujuus 1000 N/mm², myötölujuus 900 N/mm²

Mutterin on oltava vähintään yhtä luja: luokka 8 ruuviin 8.8, luokka 10 ruuviin 10.9.

## Muoto

ISO 4014 -ruuvissa on sileä varsi, ISO 4017 on kierteitetty kantaan asti. Leikkausta kestää sileä varsi paremmin kuin kierre. ISO 4017 on taas helpompi varastoida joka puristuspituudelle.

## Kokoonpano ja CE

Kantavia liitoksia ilman esijännitystä koskee EN 15048, jonka tuntee merkistä SB. Erikseen myymämme ruuvit, mutterit ja aluslevyt eivät ole SB-kokoonpanoja, eikä niitä saa käyttää niissä. Esijännitettyjä liitoksia koskee EN 14399. Standardin EN 14399-4 mukaiseen HV-kokoonpanoon kuuluvat saman valmistajan ruuvi, mutteri ja kaksi aluslevyä; osia ei saa sekoittaa. Aluslevyn viiste tulee kantaa ja mutteria vasten. EN 1090-2:n mukainen täysi esijännitysvoima Fp,C on M16:lla 110 kN, M20:llä 172 kN ja M24:llä 247 kN. Saksassa käytetään yleensä arvoa Fp,C* (DIN EN 1993-1-8/NA): 100, 160 ja 220 kN.

## Pituus ja reikä

Puristuspituus, aluslevyt ja mutteri yhteensä, ja vähintään yksi kierre jää näkyviin. Reikä on M12:lla ja M14:llä 1 mm (EN 1090-2:n ehdoin 2 mm), M16–M24:llä 2 mm ja M27:stä alkaen 3 mm suurempi.

## Pinta

Sähkösinkitty luokan 10.9 ruuvi voi haurastua vedyn vuoksi. Ulkona käytetään kuumasinkittyjä kokoonpanoja.`,
	},
};
