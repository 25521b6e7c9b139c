import type { Page } from "../page";

export const suppliers: Page = {
	name: "suppliers",
	title: {
		de: "Lieferant werden",
		en: "Become a supplier",
		et: "Hakka tarnijaks",
		fi: "Ryhdy toimittajaksi",
	},
	intro: {
		de: "{{brand}} ist ein digitaler Vertriebsweg für Hersteller und Händler von Stahl und Bauprodukten. Sie liefern die Ware, wir den Katalog, den Verkauf und die Rechnung.",
		en: "{{brand}} is a digital sales channel for producers and stockholders of steel and construction products. You supply the goods; we take care of the catalogue, the sale and the invoice.",
		et: "{{brand}} on digitaalne müügikanal terase ja ehitustoodete tootjatele ning hulgimüüjatele. Teie tarnite kauba, meie hoolitseme kataloogi, müügi ja arvete eest.",
		fi: "{{brand}} on digitaalinen myyntikanava terästen ja rakennustuotteiden valmistajille ja tukkureille. Yrityksesi toimittaa tavaran, me hoidamme luettelon, myynnin ja laskutuksen.",
	},
	description: {
		de: "Stahl und Bauprodukte über {{brand}} verkaufen: ein digitaler Vertriebsweg zu Unternehmen in Finnland, Deutschland und Estland, in vier Sprachen.",
		en: "Sell steel and construction products through {{brand}}: a digital sales channel to companies in Finland, Germany and Estonia, in four languages.",
		et: "Müüge terast ja ehitustooteid veebis: {{brand}} on digitaalne müügikanal ettevõteteni Soomes, Saksamaal ja Eestis, kokku neljas keeles.",
		fi: "Myy terästä ja rakennustuotteita verkossa: {{brand}} on digitaalinen myyntikanava yrityksille Suomessa, Saksassa ja Virossa, neljällä kielellä.",
	},
	body: {
		de: `## Was wir bieten

- Ihr Sortiment in einem Shop für Finnland, Deutschland und Estland, in vier Sprachen
- Artikelseiten mit bemaßten Zeichnungen, die wir aus Ihren Maßen erstellen
- eine Suche nach Bezeichnung, Abmessung und Artikelnummer
- Verkauf in unserem Namen: Bonitätsprüfung, Zahlung, Rechnung und Kundendienst liegen bei uns

## Wie es abläuft

- Sie schicken uns Ihre Artikelliste und Ihre Konditionen.
- Wir prüfen die Daten, ordnen die Artikel in den Katalog ein und stimmen offene Fragen mit Ihnen ab.
- Kunden bestellen bei uns; Sie erhalten den Auftrag mit dem Termin.
- Sie liefern die Ware an uns in {{seller}} oder stellen sie zur Abholung bereit und rechnen mit uns ab.

## Was wir brauchen

Je Artikel:

- Bezeichnung, Norm und Güte
- Maße in Millimetern, Länge und Oberfläche
- Gewicht je Einheit
- Preis, Staffelpreise, Mindestmenge und Verpackungseinheit
- Lagerbestand oder Lieferzeit in Arbeitstagen
- ob er auf Länge geschnitten und mit Abnahmeprüfzeugnis 3.1 geliefert werden kann, und zu welchem Preis

Eine Tabelle genügt. Bei Bauprodukten kommen die Leistungserklärung und die CE-Kennzeichnung hinzu, soweit sie vorgeschrieben sind, in den Sprachen der Lieferländer.

Außerdem:

- Werkszeugnisse mit Schmelz- und Ursprungsland
- Angaben nach Artikel 33 REACH und Sicherheitsdatenblätter
- Nummern der Verpackungsregister
- Nachweis einer Produkthaftpflichtversicherung
- das Recht, Ihre Produktdaten und Bilder zu zeigen

## Was wir erwarten

Bestand, Preise und Lieferzeiten müssen stimmen, denn der Kunde bestellt danach. Änderungen teilen Sie uns mit, bevor sie gelten. Die Ware ist so zu verpacken und zu kennzeichnen, dass sie auf der Baustelle eindeutig zugeordnet werden kann.

## Kontakt aufnehmen

Senden Sie uns das Formular auf dieser Seite. Sie können auch an {{email}} schreiben oder anrufen: {{phone}}, {{hours}}. Nennen Sie bitte Unternehmen, USt-IdNr., Ansprechpartner und Warengruppen, am besten mit einem Auszug aus Ihrer Artikelliste.`,
		en: `## What we offer

- Your range in a shop for Finland, Germany and Estonia, in four languages
- Item pages with dimensioned drawings, which we produce from your dimensions
- A search by designation, dimensions and item code
- Sales in our name: credit checks, payment, invoicing and customer service are our job

## How it works

- You send us your item list and your terms.
- We check the data, place the items in the catalogue and settle open questions with you.
- Customers order from us; you receive the order with the date.
- You deliver the goods to us in {{seller}} or make them ready for collection, and invoice us.

## What we need

For each item:

- designation, standard and grade
- dimensions in millimetres, length and finish
- weight per unit
- price, volume prices, minimum quantity and pack size
- stock, or lead time in working days
- whether it can be cut to length and supplied with an inspection certificate 3.1, and at what price

A spreadsheet will do. Construction products also need the declaration of performance and CE marking where these are required, in the languages of the countries of delivery.

Moreover:

- mill documents with the country of melting and of origin
- information under Article 33 of REACH and safety data sheets
- numbers in packaging registers
- proof of product liability insurance
- the right to show your product data and pictures

## What we expect

Stock, prices and lead times have to be right, because customers order by them. Tell us of changes before they take effect. Goods must be packed and labelled so that they can be identified on site without doubt.

## Get in touch

Send us the form on this page. You can also write to {{email}} or call {{phone}}, {{hours}}. Please give your company, VAT ID, a contact person and your product groups, ideally with an extract from your item list.`,
		et: `## Mida pakume

- Teie tooted poes, mis teenindab Soomet, Saksamaad ja Eestit neljas keeles
- Tootelehed mõõtjoonistega, mille koostame teie mõõtude järgi
- Otsing tähise, mõõtude ja tootekoodi järgi
- Müük meie nimel: krediidikontroll, maksed, arved ja klienditeenindus on meie töö

## Kuidas see käib

- Saadate meile oma tooteloendi ja tingimused.
- Kontrollime andmed, paigutame tooted kataloogi ja lahendame lahtised küsimused koos teiega.
- Kliendid tellivad meilt; teie saate tellimuse koos tähtajaga.
- Tarnite kauba meile {{sellerTo}} või panete selle äraviimiseks valmis ja esitate arve meile.

## Mida vajame

Iga toote kohta:

- tähis, standard ja terasemark
- mõõdud millimeetrites, pikkus ja pinnaviimistlus
- ühiku kaal
- hind, kogusehinnad, miinimumkogus ja pakendi suurus
- laoseis või tarneaeg tööpäevades
- kas toodet saab mõõtu lõigata ja tarnida vastuvõtusertifikaadiga 3.1 ning mis hinnaga

Piisab tabelist. Ehitustoodete puhul on lisaks vaja toimivusdeklaratsiooni ja CE-märgist, kui need on nõutavad, tarneriikide keeltes.

Lisaks:

- tootja dokumendid sulatus- ja päritoluriigiga
- REACHi artikli 33 teave ja ohutuskaardid
- pakendiregistrite numbrid
- tootevastutuskindlustuse tõend
- õigus näidata teie tooteandmeid ja pilte

## Mida ootame

Laoseis, hinnad ja tarneajad peavad paika pidama, sest klient tellib nende järgi. Muudatustest teatage meile enne nende jõustumist. Kaup tuleb pakkida ja märgistada nii, et see on objektil üheselt äratuntav.

## Võtke ühendust

Saatke meile sellel lehel olev vorm. Võite ka kirjutada aadressil {{email}} või helistada numbril {{phone}}, {{hours}}. Palun märkige ettevõte, KMKR number, kontaktisik ja tooterühmad, soovitavalt koos väljavõttega tooteloendist.`,
		fi: `## Mitä tarjoamme

- Valikoimasi kaupassa, joka palvelee Suomea, Saksaa ja Viroa neljällä kielellä
- Tuotesivut ja mittapiirrokset, jotka laadimme mittojesi perusteella
- Haku nimikkeen, mitan ja tuotekoodin mukaan
- Myynti meidän nimissämme: luottotietojen tarkistus, maksut, laskutus ja asiakaspalvelu kuuluvat meille

## Näin se toimii

- Lähetä meille tuoteluettelosi ja ehtosi.
- Tarkistamme tiedot, sijoitamme tuotteet luetteloon ja selvitämme avoimet kysymykset kanssasi.
- Asiakkaat tilaavat meiltä; sinä saat tilauksen ja toimituspäivän.
- Toimita tavara meille {{sellerTo}} tai aseta se noudettavaksi ja laskuta meitä.

## Mitä tarvitsemme

Jokaisesta tuotteesta:

- nimike, standardi ja teräslaji
- mitat millimetreinä, pituus ja pintakäsittely
- yksikköpaino
- hinta, porrashinnat, vähimmäismäärä ja pakkauskoko
- varastosaldo tai toimitusaika työpäivinä
- voiko tuotteen katkaista määrämittaan ja toimittaa ainestodistuksella 3.1, ja mihin hintaan

Taulukko riittää. Rakennustuotteista tarvitaan lisäksi suoritustasoilmoitus ja CE-merkintä, jos niitä vaaditaan, toimitusmaiden kielillä.

Lisäksi:

- tehtaan asiakirjat, joista näkyvät sulatus- ja alkuperämaa
- REACH-asetuksen 33 artiklan tiedot ja käyttöturvallisuustiedotteet
- pakkausrekisterien numerot
- todistus tuotevastuuvakuutuksesta
- oikeus näyttää tuotetietosi ja kuvasi

## Mitä odotamme

Saldojen, hintojen ja toimitusaikojen on pidettävä paikkansa, sillä asiakas tilaa niiden perusteella. Muutoksista ilmoitetaan meille ennen niiden voimaantuloa. Tavara on pakattava ja merkittävä niin, että se on työmaalla yksiselitteisesti tunnistettavissa.

## Ota yhteyttä

Lähetä tällä sivulla oleva lomake. Voit myös kirjoittaa osoitteeseen {{email}} tai soittaa numeroon {{phone}}, {{hours}}. Kerro yritys, Y-tunnus tai ALV-tunnus, yhteyshenkilö ja tuoteryhmät ja liitä mieluiten mukaan ote tuoteluettelostasi.`,
	},
};
