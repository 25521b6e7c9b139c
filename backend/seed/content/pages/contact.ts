import type { Page } from "../page";

export const contact: Page = {
	name: "contact",
	title: {
		de: "Kontakt",
		en: "Contact",
		et: "Kontakt",
		fi: "Yhteystiedot",
	},
	intro: {
		de: "Fragen zu Artikeln, Mengen, Lieferung oder Rechnung beantworten wir am Telefon und schriftlich. Auch Änderungen an einer Bestellung nehmen wir so entgegen.",
		en: "We answer questions about products, quantities, deliveries and invoices by telephone and in writing. Changes to an order are taken in the same way.",
		et: "Vastame toodete, koguste, tarnete ja arvetega seotud küsimustele telefonis ja kirjalikult. Samamoodi võtame vastu tellimuse muudatused.",
		fi: "Vastaamme tuotteita, määriä, toimituksia ja laskuja koskeviin kysymyksiin puhelimitse ja kirjallisesti. Samoin otamme vastaan tilauksen muutokset.",
	},
	description: {
		de: "Fragen zu Stahl, Lieferung oder Rechnung? {{brand}} ist telefonisch erreichbar: {{hours}}. Per E-Mail jederzeit.",
		en: "Questions about steel, delivery or an invoice? Call {{brand}}, {{hours}}, or send us an email at any time.",
		et: "Küsimus terase, tarne või arve kohta? {{brand}} vastab telefonile: {{hours}}. E-kirja võite saata igal ajal.",
		fi: "Kysyttävää teräksistä, toimituksesta tai laskusta? {{brand}} palvelee puhelimitse {{hours}} ja sähköpostitse aina.",
	},
	body: {
		de: `## Wann wir antworten

Am Telefon ({{phone}}) sind wir erreichbar: {{hours}}.

Nachrichten über das Formular oder an {{email}} beantworten wir in der Regel am selben Arbeitstag, abends und am Wochenende geschriebene am nächsten.

## Was Sie bereithalten sollten

Mit diesen Angaben können wir sofort nachsehen:

- zu einem Artikel: die Artikelnummer oder Bezeichnung, Länge und Güte
- zu einer Bestellung: die Auftragsnummer
- zu einem Angebot: die Angebotsnummer
- zu einer Anfrage: Menge, Lieferort und gewünschter Termin
- zur Entladung: Zufahrt zur Baustelle und Ansprechpartner vor Ort

## Schaden oder Fehlmenge

Vermerken Sie sichtbare Schäden und fehlende Packstücke auf dem Frachtbrief, bevor Sie unterschreiben, und machen Sie Fotos. Schicken Sie beides mit der Auftragsnummer an {{email}}.

## Anschrift und Unternehmensangaben

{{company}}, {{address}}

{{noCollection}}- Vertreten durch: {{manager}}
- {{registerLine}}
- USt-IdNr.: {{vatId}}
- E-Mail: {{email}}, Telefon: {{phone}}`,
		en: `## When we answer

The telephone {{phone}} is answered {{hours}}.

Messages sent with the form or to {{email}} are usually answered on the same working day, those written in the evening or at the weekend on the next.

## What to have at hand

With these details we can look into it straight away:

- about an item: the item code, or the designation, length and grade
- about an order: the order number
- about a quotation: the quotation number
- for an enquiry: quantity, place of delivery and the date required
- about unloading: access to the site and a contact on site

## Damaged or missing goods

Before you sign, note any visible damage or missing packages on the consignment note, and take photographs. Send both to {{email}} with your order number.

## Address and company details

{{company}}, {{address}}

{{noCollection}}- Represented by: {{manager}}
- {{registerLine}}
- VAT ID: {{vatId}}
- Email: {{email}}, telephone: {{phone}}`,
		et: `## Millal vastame

Telefonile {{phone}} vastame: {{hours}}.

Vormi kaudu või aadressile {{email}} saadetud sõnumitele vastame tavaliselt samal tööpäeval, õhtul ja nädalavahetusel kirjutatutele järgmisel.

## Mis võiks käepärast olla

Nende andmetega saame kohe aidata:

- toote kohta: tootekood või tähis, pikkus ja terasemark
- tellimuse kohta: tellimuse number
- pakkumise kohta: pakkumise number
- päringu kohta: kogus, tarnekoht ja soovitud kuupäev
- mahalaadimise kohta: juurdepääs objektile ja kontaktisik kohapeal

## Kahjustatud või puuduv kaup

Märkige nähtavad kahjustused ja puuduvad pakid veokirjale enne allkirjastamist ning tehke fotod. Saatke mõlemad koos tellimuse numbriga aadressile {{email}}.

## Aadress ja ettevõtte andmed

{{company}}, {{address}}

{{noCollection}}- Esindaja: {{manager}}
- {{registerLine}}
- KMKR number: {{vatId}}
- E-post: {{email}}, telefon: {{phone}}`,
		fi: `## Milloin vastaamme

Puhelimeen {{phone}} vastaamme {{hours}}.

Lomakkeella tai osoitteeseen {{email}} lähetettyihin viesteihin vastaamme yleensä samana työpäivänä, illalla ja viikonloppuna kirjoitettuihin seuraavana.

## Näistä tiedoista on apua

Kun nämä tiedot ovat käsillä, asia selviää heti:

- tuotteesta: tuotekoodi tai nimike, pituus ja teräslaji
- tilauksesta: tilausnumero
- tarjouksesta: tarjousnumero
- tarjouspyynnöstä: määrä, toimituspaikka ja toivottu toimituspäivä
- kuorman purusta: ajoreitti työmaalle ja yhteyshenkilö paikan päällä

## Vaurio tai puuttuva tavara

Kirjaa näkyvät vauriot ja puuttuvat kollit varaumana rahtikirjaan ennen allekirjoitusta ja ota kuvat. Lähetä molemmat tilausnumeron kanssa osoitteeseen {{email}}.

## Osoite ja yritystiedot

{{company}}, {{address}}

{{noCollection}}- Edustaja: {{manager}}
- {{registerLine}}
- ALV-tunnus: {{vatId}}
- Sähköposti: {{email}}, puhelin: {{phone}}`,
	},
};
