import type { Article } from "../article";

export const pipeSizes: Article = {
	slug: "pipe-sizes-dn-and-inches",
	published: "2026-07-28",
	product: "threaded-pipe-dn-40-m",
	category: "pipes",
	title: {
		de: "DN, Zoll und Millimeter: Rohrmaße lesen",
		en: "DN, inches and millimetres: reading pipe sizes",
		et: "DN, tollid ja millimeetrid: kuidas lugeda toru mõõte",
		fi: "DN, tuumat ja millimetrit: putken mittojen lukeminen",
	},
	intro: {
		de: "Ein Rohr DN 50 misst nirgends genau 50 mm. Welche Zahl was bedeutet und was in die Bestellung gehört.",
		en: "A DN 50 pipe measures exactly 50 mm nowhere. Which number means what, and what belongs in the order.",
		et: "DN 50 torul ei ole ükski mõõt täpselt 50 mm. Mida iga arv tähendab ja mida tellimusse märkida.",
		fi: "DN 50 -putkessa mikään mitta ei ole tasan 50 mm. Mitä luvut tarkoittavat ja mitä tilaukseen kirjoitetaan.",
	},
	body: {
		de: `Für Rohre gibt es drei Sprachen nebeneinander: die Nennweite DN, das Gewinde in Zoll und den Außendurchmesser in Millimetern. Eindeutig ist nur die letzte.

## Die Reihe

- DN 15, ½ Zoll: Ø 21,3 mm
- DN 20, ¾ Zoll: Ø 26,9 mm
- DN 25, 1 Zoll: Ø 33,7 mm
- DN 32, 1¼ Zoll: Ø 42,4 mm
- DN 40, 1½ Zoll: Ø 48,3 mm
- DN 50, 2 Zoll: Ø 60,3 mm
- DN 80, 3 Zoll: Ø 88,9 mm
- DN 100, 4 Zoll: Ø 114,3 mm

Der Außendurchmesser bleibt gleich, denn auf ihn passen Gewinde, Schellen und Bogen. Mit der Wanddicke ändert sich nur die lichte Weite.

## Welche Norm wofür

- Gewinderohre nach EN 10255: mittlere Reihe (M) für Heizung, Druckluft und Geländer, schwere Reihe (H) für mehr Druck oder Abrieb
- nahtlose Rohre nach EN 10216-2: für Druck bei erhöhter Temperatur (EN 10216-1: bei Raumtemperatur)
- geschweißte Rohre aus P235TR1 nach EN 10217-1: bei Raumtemperatur, ohne Kerbschlagprüfung
- Hohlprofile nach EN 10219 oder EN 10210: für den Stahlbau. Sie sind keine Druckrohre, auch wenn die Maße gleich sind.

## Fittings und Flansche

Rohrbogen bestellen Sie nach Außendurchmesser und Wanddicke, Flansche nach DN und Druckstufe. PN 16 heißt: bei Raumtemperatur bis 16 bar; bei höherer Temperatur weniger.

## Was in die Bestellung gehört

Außendurchmesser, Wanddicke, Norm, Güte, Länge und Oberfläche. Für drucktragende Teile der Kategorien II bis IV (2014/68/EU) gehört das Zeugnis 3.1 dazu; Gewinderohre und P235TR1 gibt es damit nicht.`,
		en: `Pipes speak three languages side by side: the nominal size DN, the thread in inches and the outside diameter in millimetres. Only the last is unambiguous.

## The series

- DN 15, ½ inch: Ø 21.3 mm
- DN 20, ¾ inch: Ø 26.9 mm
- DN 25, 1 inch: Ø 33.7 mm
- DN 32, 1¼ inch: Ø 42.4 mm
- DN 40, 1½ inch: Ø 48.3 mm
- DN 50, 2 inch: Ø 60.3 mm
- DN 80, 3 inch: Ø 88.9 mm
- DN 100, 4 inch: Ø 114.3 mm

The outside diameter stays the same, because threads, clamps and elbows fit on it. A thicker wall only makes the bore smaller.

## Which standard for what

- threaded pipe to EN 10255: medium series (M) for heating, compressed air and railings, heavy series (H) for more pressure or wear
- seamless pipe to EN 10216-2: for pressure at elevated temperature (EN 10216-1: at room temperature)
- welded pipe of P235TR1 to EN 10217-1: at room temperature, without impact test
- hollow sections to EN 10219 or EN 10210: for structural steelwork. They are not pressure pipe, even where the dimensions are the same.

## Fittings and flanges

Order elbows by outside diameter and wall, flanges by DN and pressure rating. PN 16 means up to 16 bar at room temperature, and less when it gets hotter.

## What belongs in the order

Outside diameter, wall thickness, standard, grade, length and finish. For pressure-bearing parts of categories II to IV (2014/68/EU), add the certificate 3.1; threaded pipe and P235TR1 do not come with it.`,
		et: `Torudel on kõrvuti kolm keelt: nimimõõt DN, keere tollides ja välisläbimõõt millimeetrites. Üheselt mõistetav on ainult viimane.

## Mõõdurida

- DN 15, ½ tolli: Ø 21,3 mm
- DN 20, ¾ tolli: Ø 26,9 mm
- DN 25, 1 toll: Ø 33,7 mm
- DN 32, 1¼ tolli: Ø 42,4 mm
- DN 40, 1½ tolli: Ø 48,3 mm
- DN 50, 2 tolli: Ø 60,3 mm
- DN 80, 3 tolli: Ø 88,9 mm
- DN 100, 4 tolli: Ø 114,3 mm

Välisläbimõõt jääb samaks, sest sellele sobivad keermed, klambrid ja põlved. Paksem sein muudab väiksemaks ainult siseläbimõõdu.

## Milline standard milleks

- vee- ja gaasitorud (VGP) EN 10255: keskmine seeria (M) kütteks, suruõhule ja piireteks, raske seeria (H) suurema rõhu või kulumise jaoks
- õmbluseta torud EN 10216-2: rõhu jaoks kõrgendatud temperatuuril (EN 10216-1: toatemperatuuril)
- keevitatud torud P235TR1 EN 10217-1 järgi: toatemperatuuril, löögikatseta
- õõnesprofiilid EN 10219 või EN 10210: teraskonstruktsioonideks. Need ei ole survetorud, ka siis, kui mõõdud on samad.

## Liitmikud ja äärikud

Põlved tellitakse välisläbimõõdu ja seinapaksuse, äärikud DN-i ja rõhuklassi järgi. PN 16 tähendab kuni 16 baari toatemperatuuril, kuumemalt vähem.

## Mida tellimusse märkida

Välisläbimõõt, seinapaksus, standard, terasemark, pikkus ja pinnaviimistlus. II–IV kategooria surveseadmete (2014/68/EL) puhul lisage vastuvõtusertifikaat 3.1 (EN 10204); keermetorudele ja P235TR1-le seda ei saa.`,
		fi: `Putkilla on rinnakkain kolme kieltä: nimelliskoko DN, kierre tuumina ja ulkohalkaisija millimetreinä. Vain viimeinen on yksiselitteinen.

## Kokosarja

- DN 15, ½ tuumaa: Ø 21,3 mm
- DN 20, ¾ tuumaa: Ø 26,9 mm
- DN 25, 1 tuuma: Ø 33,7 mm
- DN 32, 1¼ tuumaa: Ø 42,4 mm
- DN 40, 1½ tuumaa: Ø 48,3 mm
- DN 50, 2 tuumaa: Ø 60,3 mm
- DN 80, 3 tuumaa: Ø 88,9 mm
- DN 100, 4 tuumaa: Ø 114,3 mm

Ulkohalkaisija pysyy samana, sillä kierteet, kannakkeet ja käyrät sopivat siihen. Paksumpi seinämä pienentää vain sisähalkaisijaa.

## Mikä standardi mihinkin

- kierteitettävät putket EN 10255: keskiraskas sarja (M) lämmitykseen, paineilmaan ja kaiteisiin, raskas sarja (H) suurempaan paineeseen tai kulutukseen
- saumattomat putket EN 10216-2: paineeseen korotetussa lämpötilassa (EN 10216-1: huoneenlämmössä)
- hitsatut P235TR1-putket EN 10217-1: huoneenlämmössä, ei iskusitkeyskoetta
- putkipalkit EN 10219 tai EN 10210: teräsrakenteisiin. Ne eivät ole paineputkia, vaikka mitat olisivat samat.

## Osat ja laipat

Käyrät tilataan ulkohalkaisijan ja seinämän, laipat DN-koon ja paineluokan mukaan. PN 16 tarkoittaa enintään 16 baaria huoneenlämmössä, kuumempana vähemmän.

## Mitä tilaukseen kirjoitetaan

Ulkohalkaisija, seinämä, standardi, teräslaji, pituus ja pinta. II–IV luokan painelaitteisiin (2014/68/EU) tarvitaan lisäksi ainestodistus 3.1; kierteitettäviin putkiin ja P235TR1:een sitä ei saa.`,
	},
};
