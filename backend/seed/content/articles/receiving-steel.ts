import type { Article } from "../article";

export const receivingSteel: Article = {
	slug: "receiving-a-delivery-of-steel",
	published: "2026-06-23",
	product: "heb-140",
	category: "steel-profiles",
	title: {
		de: "Stahl auf der Baustelle annehmen",
		en: "Receiving steel on site",
		et: "Terase vastuvõtmine objektil",
		fi: "Teräksen vastaanotto työmaalla",
	},
	intro: {
		de: "Der Lkw kommt, zwölf Meter lange Bunde obenauf, und niemand hat einen Kran. Eine Liste, damit das nicht passiert.",
		en: "The lorry arrives with bundles twelve metres long on top, and nobody has a crane. A list so that this does not happen.",
		et: "Auto jõuab kohale, peal kaheteistmeetrised kimbud, ja kellelgi ei ole kraanat. Nimekiri, et seda ei juhtuks.",
		fi: "Auto saapuu, kyydissä kaksitoistametriset niput, eikä kenelläkään ole nosturia. Lista, jotta niin ei käy.",
	},
	body: {
		de: `Stahl ist schwer und lang. Eine Anlieferung geht glatt, wenn drei Dinge vorher geklärt sind: Zufahrt, Entladung und wer unterschreibt.

## Vor der Bestellung

- Zufahrt: Ein Sattelzug ist 16,5 m lang und in Deutschland bis zu 40 t schwer, in Estland bis zu 44 t; finnische Züge messen bis zu 34,5 m bei 76 t. Engstellen, Brücken und Baustellenampeln nennen Sie in den Bemerkungen.
- Entladung: Ohne Stapler oder Kran vor Ort wählen Sie die Kranentladung mit der Lieferart. Auf Baustellen der Hauptstadtregion Helsinki ist sie dabei.
- Platz: Der Fahrer setzt die Ware bis zu 5 m neben dem Fahrzeug ab. Der Grund muss tragen, Leitungen dürfen nicht im Weg hängen.

## Am Tag davor

Legen Sie Kanthölzer bereit, etwa alle 2 m eines, bei langen Stäben mehr. Halten Sie Schlingen oder Ketten mit lesbarer Traglast bereit, wenn Sie selbst heben. Eine Person mit Telefon ist vor Ort; ihre Nummer steht in der Bestellung.

## Beim Entladen

Niemand steht unter der Last oder zwischen Last und Fahrzeug. Bunde werden an zwei Punkten angeschlagen und mit einem Seil geführt. Bindedraht ist kein Anschlagmittel.

## Vor der Unterschrift

- Zahl der Packstücke mit dem Frachtbrief vergleichen
- Schilder lesen: Bezeichnung, Länge, Güte, Schmelze
- verbogene Stäbe, gerissene Bänder und nasse Bleche fotografieren
- Schäden und Fehlmengen auf dem Frachtbrief notieren

## Lagern

Auf Hölzern, leicht geneigt, damit Wasser abläuft. Verzinktes und beschichtetes Blech gehört unter Dach; Planen brauchen Luft.`,
		en: `Steel is heavy and long. A delivery goes smoothly when three things are settled beforehand: access, unloading, and who signs.

## Before you order

- Access: an articulated lorry is 16.5 m long and weighs up to 40 t in Germany and 44 t in Estonia; Finnish combinations reach 34.5 m and 76 t. Mention narrow places, bridges and site traffic lights in the comments.
- Unloading: without a forklift or crane on site, choose unloading by crane along with the delivery method. Delivery to sites in the Helsinki capital region includes it.
- Room: the driver sets the goods down up to 5 m beside the vehicle. The ground must be firm, with no overhead lines in the way.

## The day before

Lay out timber bearers, about one every 2 m, more for long bars. If you lift yourself, have slings or chains with a legible working load ready. Someone with a telephone is on site; the number is in the order.

## While unloading

Nobody stands under the load or between load and vehicle. Bundles are slung at two points and guided by a rope. Binding wire is not lifting gear.

## Before signing

- compare the number of packages with the consignment note
- read the labels: designation, length, grade, heat
- photograph bent bars, broken straps and wet sheets
- note damage and shortages on the consignment note

## Storing

On bearers, slightly inclined so that water runs off. Galvanised and coated sheet belongs under a roof; tarpaulins need air below them.`,
		et: `Teras on raske ja pikk. Vastuvõtt läheb ladusalt, kui kolm asja on enne selged: juurdepääs, mahalaadimine ja kes allkirjastab.

## Enne tellimist

- Juurdepääs: poolhaagisega auto on 16,5 m pikk ja Eestis kuni 44 t raske, Saksamaal 40 t; Soome autorongid on kuni 34,5 m ja 76 t. Kitsad kohad, sillad ja ehitusaegsed foorid kirjutage märkustesse.
- Mahalaadimine: kui objektil ei ole tõstukit ega kraanat, valige koos tarneviisiga mahalaadimine kraanaga. Helsingi pealinnapiirkonna objektile tarnides on see hinna sees.
- Ruum: juht tõstab kauba autost kuni 5 m kaugusele. Pind peab kandma ja liinid ei tohi ees olla.

## Päev enne

Pange valmis aluspuud, umbes iga 2 m järel, pikkade lattide jaoks rohkem. Kui tõstate ise, olgu käepärast loetava kandevõimega tropid või ketid. Objektil on telefoniga inimene; tema number on tellimuses.

## Mahalaadimise ajal

Keegi ei seisa koorma all ega koorma ja auto vahel. Kimbud kinnitatakse kahest punktist ja juhitakse köiega. Sidumistraat ei ole tõstevahend.

## Enne allkirja

- võrrelge pakkide arvu veokirjaga
- lugege silte: tähis, pikkus, mark, sulatus
- pildistage kõverad latid, katkised lindid ja märjad plekid
- märkige kahjustused ja puudujäägid veokirjale

## Ladustamine

Aluspuudel, veidi kaldu, et vesi maha jookseks. Tsingitud ja kaetud plekk hoidke katuse all; katteriide all peab õhk liikuma.`,
		fi: `Teräs on painavaa ja pitkää. Vastaanotto sujuu, kun kolme asiaa on sovittu ennalta: ajoreitti, purku ja kuittaaja.

## Ennen tilausta

- Ajoreitti: Suomessa yhdistelmä on enintään 34,5 m pitkä ja painaa jopa 76 t, Virossa 44 t ja Saksassa 40 t; puoliperävaunuyhdistelmän pituus on 16,5 m. Kerro ahtaista paikoista, silloista ja työmaan liikennevaloista huomautuksissa.
- Purku: jos työmaalla ei ole trukkia eikä nosturia, valitse toimitustavan yhteydessä nosturipurku. Pääkaupunkiseudun työmaatoimitukseen se sisältyy.
- Tila: kuljettaja nostaa tavaran enintään 5 metrin päähän autosta. Alustan on kannettava, eikä ilmajohtoja saa olla tiellä.

## Edellisenä päivänä

Aseta aluspuut valmiiksi, noin kahden metrin välein, pitkille tangoille tiheämmin. Jos nostat itse, pidä valmiina liinat tai ketjut, joiden nostokyky on luettavissa. Paikalla on henkilö, jolla on puhelin; numero on tilauksessa.

## Purettaessa

Kukaan ei seiso taakan alla eikä taakan ja auton välissä. Niput kiinnitetään kahdesta kohdasta ja ohjataan köydellä. Sidelanka ei ole nostoväline.

## Ennen kuittausta

- vertaa kollien määrää rahtikirjaan
- lue laput: tunnus, pituus, teräslaji, sulatus
- kuvaa vääntyneet tangot, katkenneet vanteet ja märät levyt
- kirjaa vauriot ja puutteet rahtikirjaan

## Varastointi

Aluspuilla, hieman kallellaan, jotta vesi valuu pois. Sinkitty ja pinnoitettu levy kuuluu katon alle; peitteen alla on oltava ilmaa.`,
	},
};
