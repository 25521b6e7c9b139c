import type { Article } from "../article";

export const ipeHeaOrHeb: Article = {
	slug: "ipe-hea-or-heb",
	published: "2026-05-19",
	product: "hea-200",
	category: "beams",
	title: { de: "IPE, HEA oder HEB?", en: "IPE, HEA or HEB?", et: "IPE, HEA või HEB?", fi: "IPE, HEA vai HEB?" },
	intro: {
		de: "Mehrere Reihen, ein Zweck: Was die Zahl im Namen bedeutet und welcher Träger wohin gehört.",
		en: "Several series, one purpose: what the number in the name means and where each beam belongs.",
		et: "Mitu seeriat, üks eesmärk: mida tähendab arv tähises ja kuhu milline tala sobib.",
		fi: "Monta sarjaa, yksi tarkoitus: mitä nimen luku tarkoittaa ja mihin mikin palkki sopii.",
	},
	body: {
		de: `Alle diese Träger haben parallele Flanschflächen und stehen in EN 10365. Sie unterscheiden sich in Flanschbreite und Wanddicke.

## Die Zahl ist nicht immer die Höhe

- IPE 200: 200 mm hoch, 100 mm breit, 22,4 kg/m
- HEA 200: 190 mm hoch, 200 mm breit, 42,3 kg/m
- HEB 200: 200 mm hoch, 200 mm breit, 61,3 kg/m
- HEM 200: 220 mm hoch, 206 mm breit, 103 kg/m

Bei IPE und HEB ist die Zahl die Höhe. Ein HEA ist niedriger, ein HEM höher als seine Zahl. Bis zur Größe 300 sind HEA und HEB so breit wie ihre Zahl, ab 320 bleibt es bei 300 mm.

## Träger: meist IPE

Für einen Träger, der nur um die starke Achse gebogen wird und seitlich gehalten ist, liefert IPE die meiste Tragfähigkeit je Kilogramm. Ein Vergleich: IPE 270 hat ein Widerstandsmoment von 429 cm³ bei 36,1 kg/m, HEA 200 nur 389 cm³ bei 42,3 kg/m. Dafür braucht der IPE 80 mm mehr Bauhöhe.

## Stützen: HEA und HEB

Stützen knicken um die schwache Achse. Hier zählen breite Flansche: Der Trägheitsradius um die schwache Achse beträgt bei IPE 200 rund 22 mm, bei HEA 200 rund 50 mm. Deshalb sind HEA und HEB die üblichen Stützen. Auch wo die Bauhöhe knapp ist oder der Träger verdreht werden kann, sind sie die bessere Wahl.

## Und HEM?

HEM nimmt man, wenn die Last groß und der Platz klein ist, etwa für Unterzüge im Umbau. Die Profile sind teuer und schwer; oft ist ein höherer HEB billiger.`,
		en: `All of these beams have parallel flanges and are listed in EN 10365. They differ in the width of their flanges and in thickness.

## The number is not always the depth

- IPE 200: 200 mm deep, 100 mm wide, 22.4 kg/m
- HEA 200: 190 mm deep, 200 mm wide, 42.3 kg/m
- HEB 200: 200 mm deep, 200 mm wide, 61.3 kg/m
- HEM 200: 220 mm deep, 206 mm wide, 103 kg/m

With IPE and HEB the number is the depth. An HEA is shallower than its number, an HEM deeper. Up to size 300, HEA and HEB are as wide as their number; from 320 the width stays at 300 mm.

## Beams: mostly IPE

For a beam that bends about its strong axis only and is restrained sideways, IPE gives the most resistance per kilogram. Compare: IPE 270 has a section modulus of 429 cm³ at 36.1 kg/m, HEA 200 only 389 cm³ at 42.3 kg/m. In return the IPE needs 80 mm more depth.

## Columns: HEA and HEB

Columns buckle about the weak axis, and there wide flanges count: the radius of gyration about the weak axis is about 22 mm for IPE 200 and about 50 mm for HEA 200. That is why HEA and HEB are the usual columns. They are also the better choice where depth is short or where the beam may twist.

## And HEM?

HEM is for heavy loads in little space, such as downstand beams in conversions. The sections are dear and heavy; a deeper HEB is often cheaper.

British UC sections do the same work as HEA and HEB, but their dimensions differ, so connections cannot simply be carried over.`,
		et: `Kõik need talad on paralleelsete vöödega ja kuuluvad standardisse EN 10365. Erinevad on vöö laius ja seinapaksused.

## Arv ei ole alati kõrgus

- IPE 200: kõrgus 200 mm, laius 100 mm, 22,4 kg/m
- HEA 200: kõrgus 190 mm, laius 200 mm, 42,3 kg/m
- HEB 200: kõrgus 200 mm, laius 200 mm, 61,3 kg/m
- HEM 200: kõrgus 220 mm, laius 206 mm, 103 kg/m

IPE ja HEB puhul on arv kõrgus. HEA on oma arvust madalam, HEM kõrgem. Kuni suuruseni 300 on HEA ja HEB laius sama mis arv, alates suurusest 320 jääb laiuseks 300 mm.

## Tala: enamasti IPE

Kui tala paindub ainult tugeva telje suhtes ja on külgsuunas toestatud, annab IPE ühe kilogrammi kohta kõige suurema kandevõime. Võrdluseks: IPE 270 vastupanumoment on 429 cm³ kaaluga 36,1 kg/m, HEA 200 oma ainult 389 cm³ kaaluga 42,3 kg/m. Selle eest vajab IPE 80 mm rohkem kõrgust.

## Post: HEA ja HEB

Post nõtkub nõrga telje suhtes ja siis loevad laiad vööd: nõrga telje inertsiraadius on IPE 200 puhul umbes 22 mm, HEA 200 puhul umbes 50 mm. Seepärast on HEA ja HEB tavalised postid. Need on parem valik ka siis, kui kõrgust on vähe või kui tala võib väänduda.

## Aga HEM?

HEM on suurte koormuste jaoks kitsas ruumis, näiteks ümberehituse kandetaladeks. Need profiilid on kallid ja rasked; sageli tuleb kõrgem HEB odavam.`,
		fi: `Kaikki nämä palkit ovat yhdensuuntaislaippaisia ja kuuluvat standardiin EN 10365. Niitä erottavat laipan leveys ja ainepaksuudet.

## Luku ei ole aina korkeus

- IPE 200: korkeus 200 mm, leveys 100 mm, 22,4 kg/m
- HEA 200: korkeus 190 mm, leveys 200 mm, 42,3 kg/m
- HEB 200: korkeus 200 mm, leveys 200 mm, 61,3 kg/m
- HEM 200: korkeus 220 mm, leveys 206 mm, 103 kg/m

IPE- ja HEB-palkissa luku on korkeus. HEA on lukuaan matalampi, HEM korkeampi. Kokoon 300 asti HEA ja HEB ovat yhtä leveitä kuin lukunsa, koosta 320 alkaen leveys pysyy 300 millimetrissä.

## Palkiksi yleensä IPE

Kun palkki taipuu vain vahvemman akselinsa suhteen ja on sivusuunnassa tuettu, IPE antaa eniten kestävyyttä kiloa kohti. Vertailu: IPE 270:n taivutusvastus on 429 cm³ painolla 36,1 kg/m, HEA 200:n vain 389 cm³ painolla 42,3 kg/m. Vastineeksi IPE vaatii 80 mm enemmän korkeutta.

## Pilariksi HEA tai HEB

Pilari nurjahtaa heikomman akselinsa suhteen, ja silloin leveät laipat ratkaisevat: heikomman akselin jäyhyyssäde on IPE 200:lla noin 22 mm ja HEA 200:lla noin 50 mm. Siksi HEA ja HEB ovat tavallisia pilareita. Ne ovat parempi valinta myös silloin, kun korkeutta on vähän tai kun palkki voi vääntyä.

## Entä HEM?

HEM sopii suurille kuormille ahtaaseen tilaan, esimerkiksi saneerauskohteen kannatuspalkiksi. Profiilit ovat kalliita ja raskaita; korkeampi HEB on usein edullisempi.`,
	},
};
