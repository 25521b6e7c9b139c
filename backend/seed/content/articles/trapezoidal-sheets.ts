import type { Article } from "../article";

export const trapezoidalSheets: Article = {
	// To be confirmed by an engineer: the least pitch of a roof in Finland and Estonia.
	slug: "choosing-trapezoidal-sheets",
	published: "2026-04-21",
	product: "trapezoidal-t-50-0-6",
	category: "trapezoidal-sheets",
	title: { de: "Trapezblech auswählen", en: "Choosing trapezoidal sheets", et: "Trapetsprofiili valimine", fi: "Poimulevyn valinta" },
	intro: {
		de: "Höhe, Dicke, Deckbreite, Neigung: vier Angaben, aus denen sich ein Dach oder eine Wand bestellen lässt.",
		en: "Depth, thickness, cover width, pitch: four figures from which a roof or a wall can be ordered.",
		et: "Kõrgus, paksus, kattelaius ja kalle: nelja andmega saab katuse või seina tellida.",
		fi: "Korkeus, paksuus, hyötyleveys ja kaltevuus: neljällä tiedolla katon tai seinän voi tilata.",
	},
	body: {
		de: `Die Zahl im Namen ist die Profilhöhe: T-50 ist 50 mm hoch. Je höher das Profil und je dicker das Blech, desto weiter trägt es.

## Höhe und Dicke

- T-20, 0,5 mm: Wände, Blenden, kleine Dächer auf dichter Lattung
- T-40 und T-50, 0,5 bis 0,7 mm: Dächer von Hallen, Carports und Stallungen
- ab T-85, 0,75 bis 1,25 mm: tragende Decken und Dächer von Binder zu Binder

Welche Stützweite zulässig ist, entscheiden Schnee, Wind und die Zahl der Felder. In Finnland rechnet man mit viel mehr Schnee als in Norddeutschland; lassen Sie tragende Bleche bemessen.

## Deckbreite

Bestellt wird nach Stück und Länge, gerechnet nach Deckbreite: Sie ist um die Überlappung schmaler als das Blech. Dachbreite durch Deckbreite, aufgerundet, ergibt die Zahl der Tafeln.

## Länge und Neigung

Am besten reicht eine Tafel vom First bis zur Traufe, mit etwa 50 mm Überstand. In Deutschland sind ohne Querstoß 3° Neigung das Mindeste, mit Querstoß 5°; in Finnland und Estland gilt die Angabe zum Profil, oft ab 1:14. Bei Stößen überlappen die Tafeln 150 bis 200 mm.

## Befestigen

Auf Stahl und Holz wird in den Untergurt geschraubt, mit Dichtscheibe, etwa sechs Schrauben je m², an First, Traufe und Ortgang dichter. Im Längsstoß sitzt alle 500 mm eine Schraube.

## Gegen Kondenswasser

Über unbeheizten Räumen tropft ein Blechdach an kalten Morgen. Planen Sie Unterspannbahn und Lüftung mit ein. Späne sofort abkehren: Sie rosten in der Beschichtung fest.`,
		en: `The number in the name is the depth of the profile: T-50 is 50 mm deep. The deeper the profile and the thicker the sheet, the further it spans.

## Depth and thickness

- T-20, 0.5 mm: walls, fascias, small roofs on close battens
- T-40 and T-50, 0.5 to 0.7 mm: roofs of industrial buildings, carports and barns
- from T-85, 0.75 to 1.25 mm: load-bearing decks and roofs from truss to truss

Snow, wind and the number of spans decide how far a sheet may span. Finland reckons with far more snow than northern Germany; have load-bearing sheets designed.

## Cover width

You order by piece and length and reckon by cover width, which is less than the sheet by the side lap. Roof width divided by cover width, rounded up, gives the number of sheets.

## Length and pitch

Best is one sheet from ridge to eaves with an overhang of about 50 mm. In Germany the least pitch is 3° without end laps and 5° with them; in Finland and Estonia it goes by the profile, often from 1:14. At end laps the sheets overlap by 150 to 200 mm.

## Fixing

On steel and timber, screw through the trough with sealing washers, about six screws per m², closer at ridge, eaves and verge. Along the side lap there is a screw every 500 mm.

## Against condensation

Above unheated rooms a metal roof drips on cold mornings. Allow for an underlay and ventilation. Sweep off swarf at once: it rusts into the coating.`,
		et: `Arv nimes on profiili kõrgus: T-50 on 50 mm kõrge. Mida kõrgem profiil ja paksem plekk, seda suurem sille.

## Kõrgus ja paksus

- T-20, 0,5 mm: seinad, liistud ja väikesed katused tihedal roovitusel
- T-40 ja T-50, 0,5–0,7 mm: hallide, varjualuste ja lautade katused
- alates T-85, 0,75–1,25 mm: kandvad vahelaed ja katused fermist fermini

Lubatud sille sõltub lumest, tuulest ja avade arvust. Soomes arvestatakse palju suurema lumekoormusega kui Põhja-Saksamaal; kandvad plekid laske projekteerida.

## Kattelaius

Tellitakse tükkide ja pikkuse järgi, arvutatakse kattelaiusega: see on ülekatte võrra kitsam kui plekk. Katuse laius jagatud kattelaiusega ja ümardatud ülespoole annab lehtede arvu.

## Pikkus ja kalle

Parim on üks leht harjast räästani, umbes 50 mm üleulatusega. Väikseima kalde annab profiili tootja, sageli 1:14 või järsem; Saksamaal on see ilma otsajätkuta 3°, jätkuga 5°. Jätkukohas on ülekate 150–200 mm.

## Kinnitamine

Terasele ja puidule kruvitakse profiili põhjast, tihendseibiga, umbes kuus kruvi ruutmeetrile, harjal, räästas ja otsaviilul tihedamalt. Pikijätkus on kruvi iga 500 mm järel.

## Kondensaadi vastu

Kütmata ruumi kohal tilgub plekk-katus külmadel hommikutel. Nähke ette aluskate ja tuulutus. Puurilaastud pühkige kohe maha: need roostetavad katte sisse.`,
		fi: `Nimen luku on profiilin korkeus: T-50 on 50 mm korkea. Mitä korkeampi profiili ja paksumpi levy, sitä pidempi jänneväli.

## Korkeus ja paksuus

- T-20, 0,5 mm: seinät, otsalaudat ja pienet katot tiheällä ruoteella
- T-40 ja T-50, 0,5–0,7 mm: hallien, katosten ja navettojen katot
- T-85:stä alkaen, 0,75–1,25 mm: kantavat välipohjat ja katot ristikolta ristikolle

Sallitun jännevälin ratkaisevat lumi, tuuli ja kenttien määrä. Suomessa lumikuorma on paljon suurempi kuin Pohjois-Saksassa; anna kantavat levyt suunnittelijan mitoitettaviksi.

## Hyötyleveys

Levyt tilataan kappaleina ja pituuksina, mutta lasketaan hyötyleveydellä, joka on limityksen verran levyä kapeampi. Katon leveys jaettuna hyötyleveydellä ja pyöristettynä ylöspäin on levyjen määrä.

## Pituus ja kaltevuus

Parasta on yksi levy harjalta räystäälle, noin 50 mm:n ylityksellä. Vähimmäiskaltevuus on profiilikohtainen, usein 1:14 tai jyrkempi; Saksassa se on ilman päittäislimitystä 3°, limityksen kanssa 5°. Päittäin levyt limittyvät 150–200 mm.

## Kiinnitys

Teräkseen ja puuhun ruuvataan profiilin pohjasta, tiivisteellisillä ruuveilla, noin kuusi ruuvia neliömetrille, harjalla, räystäällä ja päädyissä tiheämmin. Sivusaumassa on ruuvi 500 mm:n välein.

## Kosteuden tiivistyminen

Kylmän tilan päällä peltikatto tippuu pakkasaamuna. Varaa aluskate ja tuuletus. Harjaa porauslastut heti pois: ne ruostuvat pinnoitteeseen kiinni.`,
	},
};
