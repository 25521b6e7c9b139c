import type { Question, Topic } from "../question";

const payment: Topic = { name: "payment", title: { de: "Zahlung", en: "Payment", et: "Maksmine", fi: "Maksaminen" } };

export const paymentQuestions: readonly Question[] = [
	{
		topic: payment,
		slug: "paying-by-invoice",
		question: { de: "Wie bezahle ich?", en: "How do I pay?", et: "Kuidas maksta?", fi: "Miten maksan?" },
		answer: {
			de: "- auf Rechnung: 30 Tage netto ab Rechnungsdatum. Vorher prüfen wir die Bonität des Unternehmens.\n- mit Karte: Nach dem Bestellen öffnet sich die Seite unseres Zahlungsdienstleisters, dort zahlen Sie den Gesamtbetrag sofort. Ihre Kartendaten erhält nur der Zahlungsdienstleister. Eine Bonitätsprüfung entfällt.\n\nKönnen wir eine Bestellung auf Rechnung nicht annehmen, melden wir uns; Sie zahlen dann mit Karte oder vereinbaren andere Zahlungsbedingungen mit uns.",
			en: "- by invoice: 30 days net from the date of invoice. We check the company’s credit rating first.\n- by card: after you order, the page of our payment provider opens, where you pay the whole amount at once. Only the provider receives your card details. There is no credit check.\n\nIf we cannot accept an order on invoice, we get in touch; you then pay by card or agree other terms of payment with us.",
			et: "- arvega: maksetähtaeg 30 päeva arve kuupäevast. Enne teeme ettevõtte kohta krediidikontrolli.\n- kaardiga: pärast tellimist avaneb meie makseteenuse pakkuja leht, kus maksate kohe kogu summa. Kaardiandmed saab ainult makseteenuse pakkuja. Krediidikontrolli ei tehta.\n\nKui me arvega tellimust kinnitada ei saa, võtame ühendust; siis tasute kaardiga või lepite meiega kokku teised maksetingimused.",
			fi: "- laskulla: 30 päivää netto laskun päiväyksestä. Tarkistamme ensin yrityksen luottotiedot.\n- kortilla: tilaamisen jälkeen avautuu maksupalvelumme sivu, jolla maksat heti koko summan. Korttitiedot saa vain maksupalvelu. Luottotietoja ei tarkisteta.\n\nJos emme voi vahvistaa laskutilausta, otamme yhteyttä; maksa silloin kortilla tai sovi kanssamme muusta maksutavasta.",
		},
	},
	{
		topic: payment,
		slug: "large-orders",
		question: {
			de: "Welche Bestellungen werden geprüft?",
			en: "Which orders are reviewed?",
			et: "Millised tellimused vaadatakse läbi?",
			fi: "Mitkä tilaukset tarkistetaan?",
		},
		answer: {
			de: "Innerhalb eines Arbeitstages prüfen wir:\n\n- Bestellungen auf Rechnung\n- Bestellungen im Namen eines bestätigten Unternehmens durch jemanden, der nicht zu dessen Team gehört\n- Bestellungen mit einer USt-IdNr., die sich beim Bestellen nicht abfragen ließ\n\nOhne Prüfung geht eine Bestellung auf Rechnung weiter, wenn sie ein Mitglied eines bestätigten Unternehmens aufgibt: innerhalb des Kreditrahmens, der ohne andere Vereinbarung 10.000 € einschließlich MwSt. beträgt, und an eine Adresse des Unternehmens oder eine, an die wir schon geliefert haben. Bestätigt wird Ihr Unternehmen in Ihrem Konto unter „Unternehmen“: mit einem Code an eine E-Mail-Adresse des Unternehmens oder mit einem hochgeladenen Nachweis.\n\nWird geprüft, erhalten Sie zuerst eine E-Mail, dass die Bestellung eingegangen ist. Verbindlich wird sie, wenn wir sie nach der Prüfung bestätigen.\n\nStaffelpreise stehen offen beim Artikel und gelten ohne Anfrage.",
			en: "Within one working day we review:\n\n- orders on invoice\n- orders on behalf of a verified company by somebody who is not in its team\n- orders with a VAT ID that could not be looked up at the time of ordering\n\nAn order on invoice goes on without a review if a member of a verified company places it: within the company’s credit limit, which is €10,000 including VAT unless agreed otherwise, and to an address of the company or one we have delivered to before. Your company is verified in your account under “Company”: by a code to an email address of the company, or by a document that you upload.\n\nWhere we review, you first get an email saying that we have received the order. It becomes binding when we confirm it after the review.\n\nVolume prices are listed with the item and apply without asking.",
			et: "Ühe tööpäeva jooksul vaatame läbi:\n\n- arvega tellimused\n- tellimused, mille teeb kinnitatud ettevõtte nimel keegi, kes ei kuulu selle meeskonda\n- tellimused, mille KMKR numbrit ei olnud tellimise ajal võimalik registrist kontrollida\n\nArvega tellimus läheb ilma läbivaatamiseta töösse, kui selle esitab kinnitatud ettevõtte liige: krediidilimiidi piires, mis on 10 000 eurot koos käibemaksuga, kui ei ole kokku lepitud teisiti, ning ettevõtte aadressile või aadressile, kuhu oleme juba tarninud. Ettevõte kinnitatakse teie konto lehel „Ettevõte“: koodiga ettevõtte e-posti aadressile või üles laaditud dokumendiga.\n\nLäbivaatamise korral saate kõigepealt e-kirja, et tellimus on kätte saadud. Siduvaks muutub see siis, kui kinnitame selle pärast läbivaatamist.\n\nKogusehinnad on kirjas toote juures ja kehtivad ilma päringuta.",
			fi: "Yhden työpäivän kuluessa tarkistamme:\n\n- laskutilaukset\n- tilaukset, jotka vahvistetun yrityksen nimissä tekee joku sen tiimiin kuulumaton\n- tilaukset, joiden ALV-tunnusta ei tilaushetkellä voitu tarkistaa rekisteristä\n\nLaskutilaus etenee ilman tarkistusta, kun sen tekee vahvistetun yrityksen jäsen: luottorajan puitteissa, joka on 10 000 euroa (sis. ALV), ellei muuta ole sovittu, ja yrityksen osoitteeseen tai osoitteeseen, johon olemme jo toimittaneet. Yritys vahvistetaan tililläsi kohdassa ”Yritys”: koodilla yrityksen sähköpostiosoitteeseen tai lähettämälläsi asiakirjalla.\n\nJos tilaus tarkistetaan, saat ensin sähköpostin, että tilaus on saapunut. Sitova siitä tulee, kun vahvistamme sen tarkistuksen jälkeen.\n\nPorrashinnat ovat tuotteen tiedoissa ja ovat voimassa ilman erillistä kyselyä.",
		},
	},
	{
		topic: payment,
		// To be confirmed by a tax adviser: duties to send and receive e-invoices in each country.
		slug: "e-invoices",
		question: {
			de: "Kann ich E-Rechnungen und Auftragsdaten bekommen?",
			en: "Can I have e-invoices and order data?",
			et: "Kas saan e-arveid ja tellimuse andmeid?",
			fi: "Saanko verkkolaskuja ja tilaustietoja?",
		},
		answer: {
			de: "Ja. Geben Sie in den Rechnungsdaten Ihre E-Rechnungsadresse an: in Finnland OVT-Kennung und Provider, in Deutschland als öffentlicher Auftraggeber die Leitweg-ID, sonst die Peppol-Teilnehmerkennung, in Estland die Registernummer (registrikood). Sonst kommt die Rechnung an die E-Mail-Adresse, die Sie für Rechnungen angeben.\n\nAuf der Seite der Bestellung laden Sie die Auftragsbestätigung als PDF und die Auftragsdaten als UBL-Datei für Ihr System herunter. Die UBL-Datei ist keine Rechnung; diese folgt gesondert.",
			en: "Yes. Give your e-invoice address with the billing details: in Finland the OVT identifier and the operator, in Germany the Leitweg-ID for public buyers, otherwise the Peppol participant identifier, in Estonia the registry code. Otherwise the invoice goes to the email address you give for invoices.\n\nThe page of the order has the order confirmation as a PDF and the order data as a UBL file for your system. The UBL file is not an invoice; that follows separately.",
			et: "Jah. Märkige arve andmetes oma e-arve aadress: Soomes OVT-tunnus ja operaator, Saksamaal avaliku sektori tellija Leitweg-ID, muul juhul Peppoli osaleja tunnus, Eestis registrikood. Muul juhul saadame arve e-posti aadressile, mille arvete jaoks märgite.\n\nTellimuse lehelt saate tellimuse kinnituse PDF-ina ja tellimuse andmed UBL-failina oma süsteemi jaoks. UBL-fail ei ole arve; arve saadame eraldi.",
			fi: "Kyllä. Anna laskutustiedoissa verkkolaskuosoitteesi: Suomessa OVT-tunnus ja välittäjätunnus, Saksassa julkisella ostajalla Leitweg-ID, muilla Peppol-tunniste, Virossa rekisterikoodi. Muuten lasku lähetetään sähköpostiosoitteeseen, jonka annat laskuja varten.\n\nTilauksen sivulta saat tilausvahvistuksen PDF-tiedostona ja tilaustiedot UBL-tiedostona omaan järjestelmääsi. UBL-tiedosto ei ole lasku; lasku lähetetään erikseen.",
		},
	},
];
