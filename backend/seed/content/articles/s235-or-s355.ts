import type { Article } from "../article";

export const s235OrS355: Article = {
	slug: "s235-or-s355",
	published: "2026-03-10",
	product: "ipe-270",
	category: "steel-profiles",
	title: {
		de: "S235 oder S355: Welche Güte bestellen?",
		en: "S235 or S355: which grade to order?",
		et: "S235 või S355: kumba tellida?",
		fi: "S235 vai S355: kumpi tilataan?",
	},
	intro: {
		de: "Der Preisunterschied ist klein, der Festigkeitsunterschied groß. Trotzdem ist S355 nicht immer die bessere Wahl.",
		en: "The difference in price is small, the difference in strength large. Even so, S355 is not always the better choice.",
		et: "Hinnavahe on väike, tugevuse vahe suur. Sellegipoolest ei ole S355 alati parem valik.",
		fi: "Hintaero on pieni, lujuusero suuri. Silti S355 ei ole aina parempi valinta.",
	},
	body: {
		de: `Beide Güten sind unlegierte Baustähle nach EN 10025-2. Die Zahl nennt die Mindeststreckgrenze in N/mm² für Dicken bis 16 mm. Darüber sinkt sie: Von 16 bis 40 mm sind es 225 statt 235 und 345 statt 355 N/mm².

## Was die Buchstaben sagen

- JR: Kerbschlagarbeit 27 J bei +20 °C
- J0: 27 J bei 0 °C
- J2: 27 J bei −20 °C
- K2: 40 J bei −20 °C

Für Bauteile im Freien, vor allem in Finnland und Estland, wird deshalb meist J2 gefordert. Bei Hohlprofilen nach EN 10219 steht ein H dahinter: S355J2H.

## Wann sich S355 lohnt

Bestimmt die Tragfähigkeit den Querschnitt, trägt S355 rund die Hälfte mehr. Oft genügt dann das nächstkleinere Profil, und das eingesparte Gewicht wiegt den Aufpreis je Kilogramm mehrfach auf. Das gilt für Zugstäbe, gedrungene Stützen und kurze, hoch belastete Träger.

## Wann nicht

Der Elastizitätsmodul ist bei beiden Güten gleich: 210.000 N/mm². Ein Träger aus S355 biegt sich unter derselben Last genauso weit durch wie einer aus S235. Begrenzt die Durchbiegung den Träger, was bei langen Decken- und Dachträgern häufig ist, bringt die höhere Güte nichts. Auch bei schlanken Stützen, die vorher ausknicken, ist der Gewinn gering.

## Schweißen und Verzinken

Beide Güten lassen sich gut schweißen. S355 hat ein höheres Kohlenstoffäquivalent, dicke Querschnitte müssen daher eher vorgewärmt werden. Wer feuerverzinken lässt, achtet bei beiden auf den Siliziumgehalt: Er bestimmt Dicke und Aussehen des Überzugs. Vereinbaren Sie ihn vor der Bestellung.`,
		en: `Both grades are non-alloy structural steels to EN 10025-2. The number is the minimum yield strength in N/mm² for thicknesses up to 16 mm. Above that it falls: from 16 to 40 mm it is 225 instead of 235, and 345 instead of 355 N/mm².

## What the letters say

- JR: impact energy of 27 J at +20 °C
- J0: 27 J at 0 °C
- J2: 27 J at −20 °C
- K2: 40 J at −20 °C

That is why J2 is usually specified for outdoor work, above all in Finland and Estonia. Hollow sections to EN 10219 carry an H at the end: S355J2H.

## When S355 pays

Where resistance decides the section, S355 carries about half as much again. Often the next smaller section will do, and the weight saved outweighs the extra price per kilogram several times over. This holds for ties, stocky columns and short, heavily loaded beams.

## When it does not

The modulus of elasticity is the same for both: 210,000 N/mm². Under the same load a beam in S355 deflects just as far as one in S235. Where deflection governs, as it often does with long floor and roof beams, the higher grade gains nothing. With slender columns, which buckle first, it gains little.

## Welding and galvanising

Both grades weld well. S355 has a higher carbon equivalent, so thick sections are more likely to need preheating. If the steel is to be hot-dip galvanised, look at the silicon content of either grade: it decides the thickness and the look of the coating. Agree it before you order.`,
		et: `Mõlemad on standardi EN 10025-2 järgi legeerimata konstruktsiooniterased. Arv näitab minimaalset voolavuspiiri N/mm² kuni 16 mm paksuse korral. Paksemal materjalil on see väiksem: vahemikus 16–40 mm vastavalt 225 ja 345 N/mm².

## Mida tähed ütlevad

- JR: löögisitkus 27 J temperatuuril +20 °C
- J0: 27 J temperatuuril 0 °C
- J2: 27 J temperatuuril −20 °C
- K2: 40 J temperatuuril −20 °C

Seepärast nõutakse välistingimustes, eriti Eestis ja Soomes, enamasti J2. Standardi EN 10219 järgi valmistatud õõnesprofiilidel on lõpus H: S355J2H.

## Millal tasub võtta S355

Kui ristlõike määrab kandevõime, kannab S355 umbes 1,5 korda rohkem. Sageli piisab siis järgmisest väiksemast profiilist ja kokku hoitud kaal katab kilohinna vahe mitmekordselt. See kehtib tõmbide, jässakate postide ning lühikeste, tugevalt koormatud talade kohta.

## Millal mitte

Elastsusmoodul on mõlemal sama: 210 000 N/mm². Sama koormuse all paindub S355 tala täpselt niisama palju kui S235 tala. Kui määrav on läbipaine, nagu pikkade vahelae- ja katusetalade puhul sageli on, ei anna tugevam teras midagi juurde. Väike on võit ka saledate postide puhul, mis nõtkuvad enne.

## Keevitamine ja tsinkimine

Mõlemad keevituvad hästi. S355 süsinikuekvivalent on suurem, seetõttu vajavad paksud ristlõiked sagedamini eelkuumutust. Kuumtsinkimisel tuleb mõlema margi puhul jälgida ränisisaldust: sellest sõltub katte paksus ja välimus. Leppige see enne tellimist kokku.`,
		fi: `Molemmat ovat seostamattomia rakenneteräksiä standardin EN 10025-2 mukaan. Luku on myötölujuuden vähimmäisarvo (N/mm²) enintään 16 mm:n paksuudella. Sitä paksummilla arvo laskee: välillä 16–40 mm se on 225 ja 345 N/mm².

## Mitä kirjaimet kertovat

- JR: iskusitkeys 27 J lämpötilassa +20 °C
- J0: 27 J lämpötilassa 0 °C
- J2: 27 J lämpötilassa −20 °C
- K2: 40 J lämpötilassa −20 °C

Siksi ulkorakenteisiin vaaditaan Suomessa ja Virossa yleensä J2. Standardin EN 10219 mukaisissa putkipalkeissa tunnuksen lopussa on H: S355J2H.

## Milloin S355 kannattaa

Kun kestävyys määrää poikkileikkauksen, S355 kantaa noin puolet enemmän. Usein riittää seuraavaksi pienempi profiili, ja säästetty paino kattaa kilohinnan eron moninkertaisesti. Näin on vetosauvoissa, tanakoissa pilareissa ja lyhyissä, raskaasti kuormitetuissa palkeissa.

## Milloin ei

Kimmokerroin on molemmilla sama, 210 000 N/mm². S355-palkki taipuu samalla kuormalla aivan yhtä paljon kuin S235-palkki. Kun taipuma on mitoittava, kuten pitkissä välipohja- ja kattopalkeissa usein on, lujemmasta teräksestä ei ole hyötyä. Vähäinen hyöty on myös hoikissa pilareissa, jotka nurjahtavat ensin.

## Hitsaus ja sinkitys

Molemmat hitsautuvat hyvin. S355:n hiiliekvivalentti on suurempi, joten paksut poikkileikkaukset on useammin esilämmitettävä. Jos teräs kuumasinkitään, kummankin teräslajin piipitoisuus on tarkistettava: siitä riippuvat pinnoitteen paksuus ja ulkonäkö. Piipitoisuudesta on sovittava ennen tilausta.`,
	},
};
