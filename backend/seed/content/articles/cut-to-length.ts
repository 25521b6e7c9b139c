import type { Article } from "../article";

export const cutToLength: Article = {
	slug: "cut-to-length",
	published: "2026-09-22",
	product: "shs-80x80x5",
	category: "hollow-sections",
	title: {
		de: "Zuschnitte richtig bestellen",
		en: "Ordering steel cut to length",
		et: "Mõõtu lõigatud terase tellimine",
		fi: "Määrämittaan katkaistun teräksen tilaaminen",
	},
	intro: {
		de: "Vier Stück zu 1500 mm passen nicht in eine Stange von 6 m. Warum, und wie man mit wenig Verschnitt plant.",
		en: "Four pieces of 1500 mm do not fit into a 6 m bar. Why that is, and how to plan with little waste.",
		et: "6 m latist ei saa nelja 1500 mm tükki. Miks, ja kuidas planeerida nii, et jääke oleks vähe.",
		fi: "Neljä 1500 mm:n kappaletta ei mahdu 6 metrin tankoon. Miksi, ja miten hukka pidetään pienenä.",
	},
	body: {
		de: `Wer Stäbe, Profile und Rohre auf Länge bestellt, spart auf der Baustelle Zeit und Lärm. Drei Größen entscheiden, wie viele Zuschnitte aus einer Stange kommen.

## Die Schnittbreite

Die Säge nimmt je nach Querschnitt 2 bis 4 mm weg. Aus 6000 mm werden bei 3 mm Schnittbreite keine vier Stück zu 1500 mm, sondern drei und ein Rest von 1491 mm. Genügen 1497 mm, sind es vier, aber nur, wenn die Stange genau 6000 mm misst und rechtwinklig beginnt. Walzlängen weichen ab, bei I-Profilen nach EN 10034 um bis zu 50 mm, und ein erster Säuberungsschnitt kostet eine Schnittbreite. Rechnen Sie mit Reserve.

## Die Toleranz

Auf der Säge sind je nach Gewicht ± 1 bis ± 3 mm üblich; der Wert steht beim Artikel. Wer Zuschnitte verschweißt, plant den Spalt ein. Gehrungen und Bohrungen gehören in die Anfrage, nicht ins Längenfeld.

## Die kürzeste Länge

Kurze Zuschnitte lassen sich nicht sicher spannen. Je nach Profil beginnt der Zuschnitt bei 50 bis 300 mm.

## Was berechnet wird

Sie zahlen ganze Stangen und jeden Schnitt; Reststücke ab 100 mm werden mitgeliefert. Der Rechner auf der Artikelseite zeigt Stangen, Schnitte, Reste und Preis einer Länge, bevor Sie etwas in den Warenkorb legen. Mehrere Längen sägen wir aus gemeinsamen Stangen: Die Zuschnittliste auf der Seite des Zuschnitts plant sie auf möglichst wenigen Stangen, zeigt Plan, Schnitte und Preis, und alle Stücke sind eine Position.

## Was man wissen sollte

- Schnittflächen bleiben roh. Bei verzinktem Material sind sie mit Zinkfarbe zu schützen.
- Zuschnitte können nicht zurückgegeben werden.
- Ein Zeugnis 3.1 gilt auch für die Zuschnitte: Ist es mitbestellt, übertragen wir die Schmelzennummer auf jeden.`,
		en: `Ordering bars, sections and tubes cut to length saves time and noise on site. Three quantities decide how many pieces come out of a bar.

## The kerf

Depending on the section the saw takes away 2 to 4 mm. With a kerf of 3 mm, 6000 mm do not make four pieces of 1500 mm but three and an offcut of 1491 mm. If 1497 mm will do, there are four, but only if the bar is exactly 6000 mm long with a square end. Mill lengths vary, for I sections to EN 10034 by up to 50 mm, and a first trim cut costs one kerf more. Leave some reserve.

## The tolerance

On the saw, ± 1 to ± 3 mm is usual, depending on weight; the figure is stated with the item. If the pieces are to be welded, plan for the gap. Mitres and holes belong in an enquiry, not in the length field.

## The shortest length

Short pieces cannot be clamped safely. Depending on the section, cutting starts at 50 to 300 mm.

## What is charged

You pay for whole bars and for each cut; offcuts of 100 mm and more are delivered with the order. The calculator on the item’s page shows bars, cuts, offcuts and price of one length before you put anything into the cart. Several lengths are sawn from shared bars: the cutting list on the page of the cut plans them on as few bars as it finds, shows plan, cuts and price, and all pieces are one line.

## Good to know

- Cut faces are left bare. On galvanised material they need zinc paint.
- Goods that have been cut cannot be returned.
- A certificate 3.1 covers the pieces too: where it is ordered, we mark each with the heat number.`,
		et: `Mõõtu lõigatud latid, profiilid ja torud säästavad objektil aega ja vähendavad müra. Kolm suurust määravad, mitu tükki ühest latist saab.

## Lõikelaius

Saag võtab olenevalt ristlõikest ära 2–4 mm. Kui lõikelaius on 3 mm, ei saa 6000 millimeetrist nelja 1500 mm tükki, vaid kolm ja jäägi 1491 mm. Kui piisab pikkusest 1497 mm, saab neli, kuid ainult siis, kui latt on täpselt 6000 mm pikk ja otsast täisnurkne. Valtsimispikkused kõiguvad, I-profiilidel EN 10034 järgi kuni 50 mm, ja esimene puhastuslõige võtab ühe lõikelaiuse. Jätke varu.

## Tolerants

Sae täpsus on olenevalt kaalust tavaliselt ± 1 kuni ± 3 mm; väärtus on kirjas toote juures. Kui tükid keevitatakse, arvestage piluga. Kaldlõiked ja avad kirjutage päringusse, mitte pikkuse lahtrisse.

## Lühim pikkus

Lühikesi tükke ei saa kindlalt kinnitada. Olenevalt profiilist algab lõikamine 50–300 millimeetrist.

## Mille eest tasute

Maksate tervete lattide ja iga lõike eest; jäägid alates 100 mm tulevad kaubaga kaasa. Toote lehel olev arvutus näitab ühe pikkuse latte, lõikeid, jääke ja hinda enne, kui midagi ostukorvi lisate. Mitu pikkust saeme ühistest lattidest: lõikelehe lõikenimekiri jaotab need võimalikult vähestele lattidele, näitab plaani, lõikeid ja hinda, ning kõik tükid on üks rida.

## Hea teada

- Lõikepinnad jäävad töötlemata. Tsingitud materjalil tuleb need katta tsinkvärviga.
- Lõigatud kaupa tagastada ei saa.
- Vastuvõtusertifikaat 3.1 (EN 10204) kehtib ka tükkide kohta: kui see on kaasa tellitud, kanname sulatusnumbri igale tükile.`,
		fi: `Valmiiksi katkaistut tangot, profiilit ja putket säästävät työmaalla aikaa ja melua. Kolme asiaa ratkaisee, montako kappaletta tangosta saadaan.

## Sahausrako

Saha vie poikkileikkauksen mukaan 2–4 mm. Kun rako on 3 mm, 6000 millimetristä ei saada neljää 1500 mm:n kappaletta, vaan kolme ja 1491 mm:n jäännöspala. Jos 1497 mm riittää, saadaan neljä, mutta vain jos tanko on tasan 6000 mm ja sen pää on suora. Valssauspituudet vaihtelevat, I-profiileilla EN 10034:n mukaan jopa 50 mm, ja ensimmäinen tasaussahaus vie yhden sahausraon. Jätä varaa.

## Toleranssi

Sahauksen tarkkuus on painon mukaan yleensä ± 1 – ± 3 mm; arvo on tuotteen tiedoissa. Jos kappaleet hitsataan, varaa railolle tilaa. Jiirit ja reiät kuuluvat tarjouspyyntöön, eivät pituuskenttään.

## Lyhin pituus

Lyhyitä kappaleita ei voi kiinnittää turvallisesti. Profiilin mukaan katkaisu alkaa 50–300 millimetristä.

## Mistä maksat

Maksat kokonaisista tangoista ja jokaisesta sahauksesta; vähintään 100 mm:n jäännöspalat toimitetaan mukana. Tuotesivun laskuri näyttää yhden pituuden tangot, sahaukset, jäännöspalat ja hinnan ennen kuin lisäät mitään ostoskoriin. Useat pituudet sahaamme yhteisistä tangoista: katkaisusivun katkaisulista sijoittaa ne mahdollisimman harvoihin tankoihin, näyttää suunnitelman, sahaukset ja hinnan, ja kaikki kappaleet ovat yksi rivi.

## Hyvä tietää

- Sahauspinnat jäävät käsittelemättä. Sinkityssä materiaalissa ne on suojattava sinkkimaalilla.
- Katkaistua tavaraa ei voi palauttaa.
- Ainestodistus 3.1 koskee myös kappaleita: kun se on tilattu, siirrämme sulatusnumeron jokaiseen.`,
	},
};
