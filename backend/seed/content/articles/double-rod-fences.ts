import type { Article } from "../article";

export const doubleRodFences: Article = {
	slug: "double-rod-fences",
	published: "2026-10-14",
	product: "double-rod-panel-6-5-6-1430",
	category: "double-rod-fences",
	title: {
		de: "Doppelstabmatten planen und bestellen",
		en: "Twin-wire mesh fencing: planning and ordering",
		et: "2D-paneelaed: kavandamine ja tellimine",
		fi: "Kaksoislanka-aidan suunnittelu ja tilaaminen",
	},
	intro: {
		de: "6/5/6 oder 8/6/8, wie viele Pfosten, welche Länge: Mit fünf Angaben steht die Stückliste eines Zauns.",
		en: "6/5/6 or 8/6/8, how many posts, how long: five facts make the parts list of a fence.",
		et: "6/5/6 või 8/6/8, mitu posti ja kui pikka: aia materjaliloendi jaoks piisab viiest andmest.",
		fi: "6/5/6 vai 8/6/8, montako tolppaa ja minkä pituisia: viisi tietoa riittää aidan osaluetteloon.",
	},
	body: {
		de: `Eine Doppelstabmatte besteht aus senkrechten Stäben und waagerechten Stäben, von denen je einer davor und einer dahinter liegt. Die Maschen messen 50 × 200 mm, die Matte ist rund 2,5 m breit, die Höhe steigt in Schritten von 200 mm von 630 bis 2430 mm.

## 6/5/6 oder 8/6/8

Die Zahlen sind Drahtdurchmesser: außen zwei waagerechte Stäbe von 6 mm, dazwischen der senkrechte von 5 mm. Diese Matte genügt für Gärten, Betriebshöfe und Parkplätze. 8/6/8 ist deutlich steifer und gut eineinhalbmal so schwer; man nimmt sie für Schulen, Sportplätze und überall, wo geklettert oder angefahren wird.

## Pfosten

Auf eine gerade Strecke mit zehn Matten kommen elf Pfosten, an jeder Ecke und an jedem Tor kommt einer dazu. Der Pfosten ist 500 bis 700 mm länger als der Zaun hoch ist, denn so viel steht im Beton: für 1430 mm also 2000 mm. Das Fundament reicht bis in frostfreie Tiefe: in Deutschland meist 0,8 m, in Finnland und Estland 1,2 bis 2,5 m. Dort wird das Fundament tiefer oder gedämmt, nicht der Pfosten länger.

## Klemmen

Je Pfosten rechnet man eine Klemme je 400 mm Höhe und eine dazu, bei 1430 mm also vier bis fünf. Klemmen werden in Packungen geliefert; bestellen Sie etwas mehr.

## Überstand und Gefälle

An einer Seite stehen die Stäbe etwa 30 mm über; das ist in der Höhe enthalten. Im öffentlichen Bereich zeigt diese Seite bei niedrigen Zäunen nach unten. Am Hang setzt man die Matten stufenweise und wählt die Pfosten um die Stufe länger.

## Oberfläche

Feuerverzinkt hält der Zaun ohne Pflege am längsten. RAL 6005 und RAL 7016 sind pulverbeschichtet auf verzinktem Draht; Schnittkanten sind mit Zinkfarbe zu behandeln.`,
		en: `A twin-wire mesh panel is made of vertical wires with a pair of horizontal wires, one in front and one behind. The mesh is 50 × 200 mm, the panel about 2.5 m wide, and heights rise in steps of 200 mm from 630 to 2430 mm.

## 6/5/6 (656) or 8/6/8 (868)

The figures are wire diameters: two horizontal wires of 6 mm outside, the vertical of 5 mm between them. This panel will do for gardens, yards and car parks. 8/6/8 is much stiffer and a good one and a half times as heavy; use it for schools, sports grounds and wherever people climb or vehicles touch.

## Posts

A straight run of ten panels takes eleven posts, and every corner and gate adds one. A post is 500 to 700 mm longer than the fence is high, for that much is set in concrete: 2000 mm for 1430 mm. The foundation goes down to frost-free depth: usually 0.8 m in Germany, 1.2 to 2.5 m in Finland and Estonia. There the foundation is deeper or insulated, not the post longer.

## Clips

Reckon one clip per 400 mm of height on each post and one more, so four to five at 1430 mm. Clips come in packs; order a few extra.

## Overhang and slopes

On one side the wires stand out by about 30 mm, which is part of the height. In public places that side points down on low fences. On a slope, set the panels in steps and choose posts longer by the height of the step.

## Finish

Hot-dip galvanised, the fence lasts longest without upkeep. RAL 6005 and RAL 7016 are powder coated over galvanised wire; treat cut ends with zinc paint.`,
		et: `2D-aiapaneelil on püstvardad ja neist kummalgi pool rõhtvardad. Silma suurus on 50 × 200 mm, paneeli laius umbes 2,5 m ning kõrgus kasvab 200 mm kaupa 630 millimeetrist 2430 millimeetrini.

## 6/5/6 või 8/6/8

Arvud on varraste läbimõõdud: väljaspool kaks 6 mm rõhtvarrast, nende vahel 5 mm püstvarras. Sellest paneelist piisab aedadele, tootmisõuedele ja parklatele. 8/6/8 on tunduvalt jäigem ja üle 1,5 korra raskem; seda kasutatakse koolide ja spordiväljakute juures ning seal, kus üle aia ronitakse või sõidukid vastu puutuvad.

## Postid

Kümne paneeliga sirge lõigu jaoks on vaja üksteist posti, iga nurk ja värav lisab ühe. Post on aia kõrgusest 500–700 mm pikem, sest nii palju jääb betooni: 1430 mm aia jaoks 2000 mm. Vundament ulatub allapoole külmumispiiri: Saksamaal enamasti 0,8 m, Eestis ja Soomes 1,2–2,5 m. Siis on sügavam või soojustatud vundament, mitte pikem post.

## Klambrid

Igale postile arvestatakse üks klamber kõrguse iga 400 mm kohta ja üks lisaks, 1430 mm puhul seega neli kuni viis. Klambreid müüakse pakendite kaupa; tellige mõni varuks.

## Varraste otsad ja kalle

Ühel küljel ulatuvad vardad umbes 30 mm üle; see on kõrguse sees. Avalikus kohas pööratakse see külg madalal aial alla. Kallakul paigaldatakse paneelid astmeliselt ja postid valitakse astme võrra pikemad.

## Pinnaviimistlus

Kuumtsingitud aed kestab hoolduseta kõige kauem. RAL 6005 ja RAL 7016 on tsingitud traadile kantud pulbervärv; lõikekohad tuleb töödelda tsinkvärviga.`,
		fi: `Kaksoislankaelementissä on pystylangat ja niiden kummallakin puolella vaakalanka. Silmäkoko on 50 × 200 mm, elementin leveys noin 2,5 m, ja korkeus kasvaa 200 mm:n välein 630 millimetristä 2430 millimetriin.

## 6/5/6 vai 8/6/8

Luvut ovat lankojen paksuuksia: uloimpana kaksi 6 mm:n vaakalankaa, niiden välissä 5 mm:n pystylanka. Tämä elementti riittää pihoihin, varastoalueille ja pysäköintipaikoille. 8/6/8 on selvästi jäykempi ja yli puolitoista kertaa niin painava; sitä käytetään kouluissa, urheilukentillä ja kaikkialla, missä aitaan kiivetään tai siihen voidaan ajaa päin.

## Tolpat

Kymmenen elementin suoralle tarvitaan yksitoista tolppaa, ja jokainen kulma ja portti lisää yhden. Tolppa on 500–700 mm aidan korkeutta pidempi, sillä sen verran jää betoniin: 1430 mm:n aidalle 2000 mm. Perustus ulottuu roudattomaan syvyyteen: Saksassa yleensä 0,8 m, Suomessa ja Virossa 1,2–2,5 m. Silloin syvennetään tai routaeristetään perustus, ei pidennetä tolppaa.

## Kiinnikkeet

Tolppaan lasketaan yksi kiinnike jokaista 400 millimetriä kohti ja yksi lisää, 1430 mm:n aidassa siis neljä tai viisi. Kiinnikkeet toimitetaan pakkauksissa; tilaa muutama varalle.

## Piikit ja rinne

Toisella reunalla langat ulottuvat noin 30 mm yli; ylitys sisältyy korkeuteen. Yleisillä alueilla tämä reuna asennetaan matalissa aidoissa alaspäin. Rinteessä elementit porrastetaan ja tolpat valitaan portaan verran pidempinä.

## Pinta

Kuumasinkitty aita kestää huoltamatta pisimpään. RAL 6005 ja RAL 7016 ovat pulverimaaleja sinkityn langan päällä; katkaisukohdat on käsiteltävä sinkkimaalilla.`,
	},
};
