import type { Article } from "../article";

export const readingAGrating: Article = {
	slug: "reading-a-grating-code",
	published: "2025-11-11",
	product: "grating-34x38-30x2",
	category: "gratings",
	title: {
		de: "Gitterroste bestellen: Masche, Stab, Richtung",
		en: "Ordering gratings: mesh, bar, direction",
		et: "Restide tellimine: silm, kandevarras, suund",
		fi: "Ritilän tilaaminen: silmä, kantoteräs, suunta",
	},
	intro: {
		de: "Wer Länge und Breite verwechselt, bekommt einen Rost, der quer trägt. Die Bezeichnung in drei Schritten.",
		en: "Whoever mixes up length and width gets a grating that spans the wrong way. The designation in three steps.",
		et: "Kes ajab pikkuse ja laiuse segi, saab resti, mis kannab valepidi. Tähis kolmes sammus.",
		fi: "Jos pituus ja leveys vaihtuvat, ritilä kantaa väärään suuntaan. Merkintä kolmessa vaiheessa.",
	},
	body: {
		de: `Ein Gitterrost besteht aus Tragstäben, die die Last zu den Auflagern bringen, und Querstäben, die sie auf Abstand halten. Daraus folgt die ganze Bezeichnung.

## Die Masche

- 30 × 30: Pressrost, quadratische Felder, ruhiges Bild, für Treppen, Bühnen und Fassaden
- 34 × 38: Schweißpressrost, Tragstäbe alle 34 mm, gedrehte Querstäbe alle 38 mm, robust und günstig

Das erste Maß ist immer der Abstand der Tragstäbe.

## Der Stab

30 × 2 heißt: Der Tragstab ist 30 mm hoch und 2 mm dick. Die Höhe bestimmt, wie weit der Rost trägt, und sie bestimmt auch die Falzhöhe im Rahmen. Für Fahrverkehr braucht man dickere Stäbe.

## Die Richtung

Zuerst kommt die Länge der Tragstäbe, dann die Breite. Ein Rost 800 × 1000 überspannt 800 mm, einer 1000 × 800 überspannt 1000 mm. Zeichnen Sie die Tragrichtung in den Plan.

## Was Normen verlangen

EN ISO 14122-2 gilt für Zugänge zu Maschinen; in Gebäuden zählen DIN 24537-1, EN 1991 und die Landesregeln. Sie begrenzt die Durchbiegung auf 1/200 der Stützweite und den Höhenunterschied zum unbelasteten Nachbarrost auf 4 mm. Durch die Öffnung darf keine Kugel von 35 mm fallen, über Arbeitsplätzen keine von 20 mm. Wo es nass oder ölig ist, wählt man gezahnte Tragstäbe.

## Auflager und Klemmen

Der Rost liegt an beiden Enden mindestens 30 mm auf. Vier Klemmen halten eine Tafel; lose Roste sind eine Absturzgefahr. Ausschnitte werden eingefasst und möglichst vor dem Verzinken gemacht.`,
		en: `A grating consists of bearing bars, which take the load to the supports, and cross bars, which keep them apart. The whole designation follows from that.

## The mesh

- 30 × 30: pressed grating, square openings, an even look, for stairs, platforms and façades
- 34 × 38: welded grating, bearing bars every 34 mm, twisted cross bars every 38 mm, sturdy and economical

The first figure is always the distance between the bearing bars.

## The bar

30 × 2 means that the bearing bar is 30 mm high and 2 mm thick. Its height decides how far the grating spans, and also the depth of the rebate in a frame. Traffic calls for thicker bars.

## The direction

The length of the bearing bars comes first, then the width. A grating of 800 × 1000 spans 800 mm, one of 1000 × 800 spans 1000 mm. Draw the direction of span into the plan.

## What standards require

EN ISO 14122-2 is for access to machinery; buildings follow DIN 24537-1, EN 1991 and national rules. It limits the deflection to 1/200 of the span and the difference in level to an unloaded neighbour to 4 mm. No ball of 35 mm may fall through the openings, above workplaces none of 20 mm. Where it is wet or oily, choose serrated bearing bars.

## Supports and clips

At both ends the grating bears on at least 30 mm. Four clips hold a panel; loose gratings are traps. Cut-outs are banded, and made before galvanising where possible.`,
		et: `Rest koosneb kandevarrastest, mis viivad koormuse tugedele, ja põikvarrastest, mis hoiavad neid vahega. Sellest tuleneb kogu tähis.

## Silm

- 30 × 30: pressrest, ruudukujulised avad, ühtlane välimus, treppidele, platvormidele ja fassaadidele
- 34 × 38: keevisrest, kandevardad iga 34 mm, keeratud põikvardad iga 38 mm järel, tugev ja soodne

Esimene arv on alati kandevarraste vahe.

## Kandevarras

30 × 2 tähendab, et kandevarras on 30 mm kõrge ja 2 mm paks. Kõrgusest sõltub, kui suurt avaust rest katab, ja ka raami valtsi sügavus. Sõidukite jaoks on vaja paksemaid vardaid.

## Suund

Esimesena märgitakse kandevarraste pikkus, seejärel laius. Rest 800 × 1000 katab 800 mm avause, rest 1000 × 800 aga 1000 mm avause. Joonistage kandesuund plaanile.

## Mida standardid nõuavad

EN ISO 14122-2 käib masinate juurdepääsuteede kohta; hoonetes kehtivad DIN 24537-1, EN 1991 ja riigi nõuded. See piirab läbipainde 1/200-ni sildest ja kõrguste vahe koormamata naaberrestiga 4 millimeetrini. Avadest ei tohi läbi kukkuda 35 mm kuul, töökohtade kohal 20 mm kuul. Kus on märg või õline, valitakse hammastatud kandevardad.

## Toed ja klambrid

Rest toetub mõlemas otsas vähemalt 30 mm ulatuses. Üht resti hoiab neli klambrit; lahtine rest on lõks. Väljalõiked ääristatakse ja tehakse võimaluse korral enne tsinkimist.`,
		fi: `Ritilässä on kantoteräkset, jotka vievät kuorman tuille, ja sideteräkset, jotka pitävät ne erillään. Siitä seuraa koko merkintä.

## Silmä

- 30 × 30: puristettu ritilä, neliöaukot ja tasainen ilme, portaisiin, tasoihin ja julkisivuihin
- 34 × 38: hitsattu ritilä, kantoteräkset 34 mm:n ja kierretyt sideteräkset 38 mm:n välein, luja ja edullinen

Ensimmäinen luku on aina kantoterästen väli.

## Tanko

30 × 2 tarkoittaa, että kantoteräs on 30 mm korkea ja 2 mm paksu. Korkeus ratkaisee, kuinka pitkän jännevälin ritilä kantaa, ja myös kehyksen huulloksen syvyyden. Ajoneuvoliikenteeseen tarvitaan paksumpia teräksiä.

## Suunta

Ensin tulee kantoterästen pituus, sitten leveys. Ritilä 800 × 1000 kantaa 800 mm:n jännevälin, ritilä 1000 × 800 taas 1000 mm:n. Piirrä kantosuunta suunnitelmaan.

## Mitä standardit vaativat

EN ISO 14122-2 koskee koneiden kulkuteitä; rakennuksissa noudatetaan DIN 24537-1:tä, EN 1991:tä ja kansallisia määräyksiä. Se rajaa taipuman 1/200:aan jännevälistä ja tasoeron kuormittamattomaan naapuriritilään 4 millimetriin. Aukoista ei saa pudota 35 mm:n kuula, työpisteiden yläpuolella ei 20 mm:n kuula. Märkään tai öljyiseen paikkaan valitaan hammastetut kantoteräkset.

## Tuet ja kiinnikkeet

Ritilä tukeutuu molemmissa päissä vähintään 30 mm:n matkalta. Neljä kiinnikettä pitää yhden ritilän paikallaan; irtonainen ritilä on ansa. Aukot reunustetaan ja tehdään mieluiten ennen sinkitystä.`,
	},
};
