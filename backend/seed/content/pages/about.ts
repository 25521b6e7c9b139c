import type { Page } from "../page";

export const about: Page = {
	name: "about",
	title: {
		de: "Über uns",
		en: "About us",
		et: "Meist",
		fi: "Meistä",
	},
	intro: {
		de: "{{brand}} verkauft Stahl und Bauprodukte an Unternehmen in Finnland, Deutschland und Estland. Maße, Gewicht, Preis und Lieferzeit stehen an jedem Artikel.",
		en: "{{brand}} sells steel and construction products to companies in Finland, Germany and Estonia. Dimensions, weight, price and delivery time are shown with every item.",
		et: "{{brand}} müüb terast ja ehitustooteid ettevõtetele Soomes, Saksamaal ja Eestis. Mõõdud, kaal, hind ja tarneaeg on kirjas iga toote juures.",
		fi: "{{brand}} myy terästä ja rakennustuotteita yrityksille Suomessa, Saksassa ja Virossa. Mitat, paino, hinta ja toimitusaika ovat jokaisen tuotteen tiedoissa.",
	},
	description: {
		de: "{{brand}} ist der Onlinehandel für Stahl, Zäune, Rohre und Bleche: viele Lieferanten, ein Warenkorb und offene Nettopreise für Unternehmen.",
		en: "{{brand}} is an online steel merchant for business: sections, tube, sheet and fencing from many suppliers, in one cart, with open prices, excluding VAT.",
		et: "{{brand}} on terase, aedade, torude ja lehtmetalli veebipood ettevõtetele: palju tarnijaid, üks ostukorv ja avalikud käibemaksuta hinnad.",
		fi: "{{brand}} on terästen, aitojen, putkien ja levyjen verkkokauppa yrityksille: monta toimittajaa, yksi ostoskori ja avoimet verottomat hinnat.",
	},
	body: {
		de: `## Was wir machen

Wir führen die Sortimente vieler europäischer Lieferanten in einem Katalog zusammen: Träger und Formstahl, Hohlprofile, Rohre, Stab- und Betonstahl, Betonstahlmatten, Bleche, Gitterroste, Zäune und Befestigungsmittel.

Geordnet ist der Katalog so, wie im Einkauf und auf der Baustelle gedacht wird: nach Bezeichnung, Abmessung, Länge, Güte und Oberfläche.

## Wie die Preise zustande kommen

Alle Preise sind ohne Anmeldung sichtbar, in Euro und ohne Mehrwertsteuer. Ein Angebot müssen Sie dafür nicht anfordern. Wollen Sie Preise festhalten, erstellen Sie aus dem Warenkorb selbst eines: Es gilt 14 Tage.

Wo es Staffelpreise gibt, stehen sie als Tabelle beim Artikel; im Warenkorb gilt der Preis der erreichten Staffel. Fracht, Kranentladung und Verpackung weisen wir dort einzeln aus, dazu die Summe mit und ohne Mehrwertsteuer.

## Viele Lieferanten, eine Bestellung

Artikel verschiedener Lieferanten legen Sie in einen Warenkorb und bestellen sie zusammen. Ganze Listen nimmt die Schnellbestellung an; Stäbe und Profile schneiden wir auf Länge. Verkäufer ist immer {{company}}: eine Auftragsbestätigung, ein Ansprechpartner und eine Rechnung, bei Teillieferungen mehrere.

Die Lieferzeit einer Bestellung richtet sich nach dem Artikel mit der längsten Lieferzeit. Sie steht im Warenkorb.

## Lieferung

Welche Lieferarten möglich sind, hängt vom Lieferort ab:

- Finnland: Frachtpauschale, für jeden Ort gleich
- Estland: Frachtpauschale, für jeden Ort gleich
- Deutschland: Fracht nach Gewicht der Sendung
- Hauptstadtregion Helsinki: Lieferung auf die Baustelle mit Ladekran
- Kranentladung: gegen Aufpreis, bei der Lieferung auf die Baustelle im Preis enthalten
- Eigener Frachtvertrag: Ihr Spediteur holt die Ware ab, sofern der Warenkorb es zulässt

Preis und Bedingungen jeder Lieferart sehen Sie vor der Bestellung.

## Bezahlung

Sie bestellen mit Unternehmensdaten und USt-IdNr., ein Konto brauchen Sie nicht. Sie zahlen auf Rechnung (nach Bonitätsprüfung), 30 Tage netto, oder sofort mit Karte auf der Seite unseres Zahlungsdienstleisters. Wer bestellt, bestätigt, dass er für das Unternehmen einkaufen darf.

## Herkunft und Sanktionen

Schmelz- und Ursprungsland nennen wir auf Anfrage vor der Bestellung. Stahl mit Vormaterial aus Russland liefern wir nicht (Art. 3g der Verordnung (EU) Nr. 833/2014).

## Barrierefreiheit

Der Shop richtet sich nur an Unternehmen; die Pflichten des Barrierefreiheitsstärkungsgesetzes für den Handel mit Verbrauchern gelten für ihn nicht. Wir richten uns freiwillig nach den WCAG 2.2, Stufe AA. Stoßen Sie auf ein Hindernis, schreiben Sie an {{email}}: Wir helfen beim Bestellen und beheben es.`,
		en: `## What we do

We bring the ranges of many European suppliers together in one catalogue: beams and sections, hollow sections, tube, bar and reinforcement, welded mesh, plate and sheet, gratings, fencing and fixings.

The catalogue is arranged the way buyers and site managers think: by designation, dimensions, length, grade and finish.

## How our prices work

All prices can be seen without signing in, in euros and excluding VAT. There is no need to ask for a quotation first. To hold prices, save your cart as a quotation: it is valid for 14 days.

Where volume prices apply, they are listed in a table with the item, and the cart uses the price for the quantity you have reached. Freight, unloading by crane and packaging are shown there one by one, with totals both including and excluding VAT.

## Many suppliers, one order

Put items from different suppliers into one cart and order them together. Whole lists go into the quick order; bars and sections are cut to length. The seller is always {{company}}: one order confirmation, one point of contact and one invoice, or several for part deliveries.

The delivery time of an order is that of the item with the longest delivery time. It is shown in the cart.

## Delivery

The delivery methods available depend on where the goods are going:

- Finland: flat rate, the same to any address
- Estonia: flat rate, the same to any address
- Germany: freight by weight of the consignment
- Helsinki capital region: delivery to site by crane lorry
- Unloading by crane: at an extra charge, included in delivery to site
- Own freight contract: your carrier collects the goods, if the goods in the cart allow it

The price and terms of each method are shown before you order.

## Payment

You order with your company details and VAT ID; no account is needed. You pay by invoice, 30 days net subject to a credit check, or at once by card on the page of our payment provider. Whoever places the order confirms that they are authorised to buy for the company.

## Origin and sanctions

On request we state the country of melting and the country of origin before you order. We supply no steel with inputs from Russia (Art. 3g of Regulation (EU) No 833/2014).

## Accessibility

The shop is meant for businesses only; the duties of the European Accessibility Act for trade with consumers do not apply to it. We follow WCAG 2.2, level AA, voluntarily. If you meet an obstacle, write to {{email}}: we help you order, and remove it.`,
		et: `## Mida me teeme

Koondame paljude Euroopa tarnijate tootevaliku ühte kataloogi: talad ja profiilterased, õõnesprofiilid, torud, terasvardad, sarrusvardad ja sarrusvõrgud, lehtmetall, restid, aiad ja kinnitusvahendid.

Kataloog on üles ehitatud nii, nagu ostujuht ja objektijuht mõtlevad: tähise, mõõtude, pikkuse, terasemargi ja pinnaviimistluse järgi.

## Kuidas hinnad kujunevad

Kõik hinnad on näha sisse logimata, eurodes ja ilma käibemaksuta. Hinna teadasaamiseks ei ole vaja pakkumist küsida. Kui soovite hinnad fikseerida, salvestage ostukorv pakkumisena: see kehtib 14 päeva.

Kui tootel on kogusehinnad, on need tabelina toote juures ja ostukorvis kehtib kogusele vastav hind. Vedu, mahalaadimine kraanaga ja pakkimine on ostukorvis ükshaaval välja toodud, samuti kogusumma käibemaksuta ja käibemaksuga.

## Palju tarnijaid, üks tellimus

Eri tarnijate tooted saate panna ühte ostukorvi ja tellida korraga. Terve loendi saate lisada kiirtellimusega; latid ja profiilid lõikame mõõtu. Müüja on alati {{company}}: üks tellimuse kinnitus, üks kontakt ja üks arve, osatarnete korral mitu.

Tellimuse tarneaja määrab kõige pikema tarneajaga toode. Tarneaeg on näha ostukorvis.

## Tarne

Valitavad tarneviisid olenevad tarnekohast:

- Soome: kindel veohind, kõikjale ühesugune
- Eesti: kindel veohind, kõikjale ühesugune
- Saksamaa: veohind saadetise kaalu järgi
- Helsingi pealinnapiirkond: tarne ehitusobjektile kraanaautoga
- Mahalaadimine kraanaga: lisatasu eest, objektile tarnimisel hinna sees
- Oma veoleping: kaubale tuleb järele teie vedaja, kui ostukorvi sisu seda võimaldab

Iga tarneviisi hind ja tingimused on näha enne tellimist.

## Tasumine

Tellimiseks on vaja ettevõtte andmeid ja KMKR numbrit, kontot ei ole vaja. Tasute arvega, maksetähtaeg 30 päeva (eeldab krediidikontrolli), või kohe kaardiga meie makseteenuse pakkuja lehel. Tellija kinnitab, et tal on õigus ettevõtte nimel osta.

## Päritolu ja sanktsioonid

Soovi korral nimetame enne tellimist sulatusriigi ja päritoluriigi. Vene päritolu lähtematerjaliga terast me ei tarni (määruse (EL) nr 833/2014 artikkel 3g).

## Ligipääsetavus

Pood on mõeldud ainult ettevõtetele ja tarbijakaubanduse ligipääsetavuse nõuded sellele ei kehti. Järgime vabatahtlikult WCAG 2.2 taset AA. Kui puutute kokku takistusega, kirjutage aadressil {{email}}: aitame tellida ja kõrvaldame selle.`,
		fi: `## Mitä teemme

Kokoamme monen eurooppalaisen toimittajan valikoimat yhteen luetteloon: palkit ja muototeräkset, putkipalkit, putket, tangot ja betoniteräkset, raudoiteverkot, levyt, ritilät, aidat ja kiinnikkeet.

Luettelo on järjestetty niin kuin ostossa ja työmaalla ajatellaan: nimikkeen, mittojen, pituuden, teräslajin ja pintakäsittelyn mukaan.

## Miten hinnat muodostuvat

Kaikki hinnat näkyvät kirjautumatta, euroina ja ilman arvonlisäveroa. Tarjousta ei tarvitse pyytää hinnan saamiseksi. Jos haluat lukita hinnat, tallenna ostoskori tarjouksena: se on voimassa 14 päivää.

Jos tuotteella on porrashinnat, ne esitetään taulukkona tuotteen yhteydessä, ja ostoskorissa käytetään määrää vastaavaa hintaa. Rahti, nosturipurku ja pakkaus eritellään ostoskorissa, samoin loppusumma verottomana ja verollisena.

## Monta toimittajaa, yksi tilaus

Eri toimittajien tuotteet kerätään samaan ostoskoriin ja tilataan yhdellä kertaa. Pikatilaukseen voi liittää kokonaisen luettelon, ja tangot ja profiilit katkaistaan määrämittaan. Myyjä on aina {{company}}: yksi tilausvahvistus, yksi yhteyshenkilö ja yksi lasku, osatoimituksista useampi.

Tilauksen toimitusaika määräytyy sen tuotteen mukaan, jonka toimitusaika on pisin. Se näkyy ostoskorissa.

## Toimitus

Valittavissa olevat toimitustavat riippuvat toimituspaikasta:

- Suomi: kiinteä rahti, sama joka paikkakunnalle
- Viro: kiinteä rahti, sama joka paikkakunnalle
- Saksa: rahti lähetyksen painon mukaan
- Pääkaupunkiseutu: työmaatoimitus nosturiautolla
- Nosturipurku: lisähinnasta, sisältyy työmaatoimitukseen
- Oma rahtisopimus: oma kuljetusliike noutaa tavaran, jos ostoskorin sisältö sen sallii

Toimitustavan hinta ja ehdot näkyvät ennen tilausta.

## Maksaminen

Tilaukseen tarvitaan yrityksen tiedot ja Y-tunnus tai ALV-tunnus, ei asiakastiliä. Maksat laskulla, maksuaika 30 päivää netto (edellyttää luottotietojen tarkistusta), tai heti kortilla maksupalvelumme sivulla. Tilaaja vahvistaa, että hänellä on oikeus ostaa yrityksen nimissä.

## Alkuperä ja pakotteet

Kerromme pyynnöstä sulatusmaan ja alkuperämaan ennen tilausta. Emme toimita terästä, jonka lähtömateriaali on peräisin Venäjältä (asetuksen (EU) N:o 833/2014 3 g artikla).

## Saavutettavuus

Kauppa on tarkoitettu vain yrityksille, eivätkä kuluttajakaupan esteettömyysvaatimukset koske sitä. Noudatamme vapaaehtoisesti WCAG 2.2 -ohjeiston tasoa AA. Jos kohtaat esteen, kirjoita osoitteeseen {{email}}: autamme tilaamisessa ja korjaamme asian.`,
	},
};
