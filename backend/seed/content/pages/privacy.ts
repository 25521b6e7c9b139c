import type { Page } from "../page";

export const privacy: Page = {
	name: "privacy",
	title: {
		de: "Datenschutz",
		en: "Privacy",
		et: "Privaatsustingimused",
		fi: "Tietosuoja",
	},
	intro: {
		de: "Wir verarbeiten nur, was für Shop, Bestellung und Anfragen nötig ist. Besuche messen wir nur mit Ihrer Einwilligung und ohne Ihren Namen. Wir verkaufen keine Daten und geben keine für fremde Werbung weiter.",
		en: "We process only what the shop, your orders and your enquiries require. Visits are measured only with your consent, and without your name. We do not sell data or pass any on for the advertising of others.",
		et: "Töötleme ainult andmeid, mida on vaja poe, tellimuste ja päringute jaoks. Külastusi mõõdame ainult teie nõusolekul ja ilma teie nimeta. Me ei müü andmeid ega anna neid teiste reklaamiks edasi.",
		fi: "Käsittelemme vain tietoja, joita kauppa, tilaukset ja yhteydenotot edellyttävät. Käyntejä mittaamme vain suostumuksellasi ja ilman nimeäsi. Emme myy tietoja emmekä luovuta niitä muiden mainontaan.",
	},
	description: {
		de: "Welche Daten {{brand}} bei Bestellungen und Anfragen verarbeitet, welche Cookies nötig sind, wie lange wir Daten aufbewahren und welche Rechte Sie haben.",
		en: "What data {{brand}} processes for orders and enquiries, which cookies the shop needs, how long data is kept, and what rights you have over it.",
		et: "Milliseid andmeid {{brand}} tellimuste ja päringute puhul töötleb, mis küpsiseid pood vajab, kui kaua andmeid hoitakse ja millised on teie õigused.",
		fi: "Mitä tietoja {{brand}} käsittelee tilauksissa ja yhteydenotoissa, mitä evästeitä kauppa tarvitsee, kauanko tiedot säilyvät ja mitä oikeuksia sinulla on.",
	},
	body: {
		de: `## Verantwortlicher

Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist {{company}}, {{address}}. Fragen zum Datenschutz richten Sie an {{email}} oder {{phone}}.

## Welche Daten wir verarbeiten

- Bestellung: Unternehmen, USt-IdNr., Name, Telefon und E-Mail der bestellenden Person, weitere E-Mail-Adressen für die Auftragsbestätigung, Rechnungs- und Lieferadresse, Artikel, Bemerkungen und Referenzen
- Kundenkonto, wenn Sie eines anlegen: Unternehmensdaten, Name, Telefon, Rechnungs- und E-Mail-Adresse, das Passwort nur als Hashwert, Ihre Listen, Ihre Lieferadressen mit Ansprechpartnern, die Zugehörigkeit zum Team Ihres Unternehmens und angemeldete Geräte mit Browser, Betriebssystem, Sprache und der Stunde der letzten Nutzung
- Angebot: Positionen, Preise und die bis dahin eingegebenen Bestelldaten, dazu die Empfänger, die Sie nennen, und Ihre Nachricht
- Geteilter Warenkorb: die Empfänger, die Sie nennen, und Ihre Nachricht
- Kartenzahlung: Betrag, Zeitpunkt und Kennung der Zahlung. Ihre Kartendaten geben Sie nur beim Zahlungsdienstleister ein; wir erhalten sie nicht
- Versand von E-Mails: Empfänger, Anlass, Zeitpunkt und ob die Zustellung gelungen ist
- Anfrage: was Sie uns im Kontaktformular, am Telefon oder per E-Mail mitteilen, mit den angehängten Zeichnungen
- Reklamation: die Position, was Sie dazu melden, Ihre Fotos und unsere Antworten
- Lieferantenanfrage: Unternehmen, Ansprechpartner, Website und was Sie anbieten
- Newsletter, wenn Sie ihn abonnieren: Ihre E-Mail-Adresse, die Seite, auf der Sie ihn bestellt haben, und als Nachweis Zeitpunkt, IP-Adresse und Wortlaut von Anmeldung und Bestätigung
- Bewertung einer Bestellung: Sterne, Text und Tag, bezogen auf diese Bestellung. Veröffentlicht werden sie mit dem Monat der Bestellung und Ort und Land der Lieferung, ohne Namen von Personen oder Unternehmen
- Analyse, nur mit Ihrer Einwilligung: aufgerufene Seiten, Suchen und Schritte bis zur Bestellung mit einer zufälligen Kennung Ihres Browsers, aber ohne Namen, Adressen, E-Mail und USt-IdNr.
- Suche: Suchwörter und geöffnete Treffer, ohne Ihren Namen und ohne Ihr Konto; Suchen mit E-Mail-Adressen, Telefonnummern oder USt-IdNr. halten wir nicht fest. Einen Tag lang steht bei der Suche ein Hashwert der Sitzung, damit Treffer zur richtigen Suche zählen
- Betrieb der Website: IP-Adresse, Zeitpunkt, aufgerufene Adresse und Browserkennung, soweit für Auslieferung und Sicherheit nötig

Zur Bestellung gehören auch die E-Mail-Adresse für Rechnungen und die E-Rechnungsadresse, wenn Sie sie angeben. Ohne die Pflichtangaben der Bestellung können wir nicht liefern und keine Rechnung stellen.

## Zwecke und Rechtsgrundlagen

- Bestellung, Angebot, Lieferung, Zahlung und Rechnung: Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO; bei Ansprechpartnern eines Unternehmens unser berechtigtes Interesse an der Abwicklung, Buchst. f
- Buchführung und Steuern: rechtliche Verpflichtung, Buchst. c
- Prüfung der USt-IdNr.: rechtliche Verpflichtung, Buchst. c
- Prüfung der Bonität bei Kauf auf Rechnung: berechtigtes Interesse an der Vermeidung von Zahlungsausfällen, Buchst. f; mehr unter „Prüfung der Bonität“
- Versand von Angeboten und geteilten Warenkörben an die genannten Empfänger: berechtigtes Interesse an der Abstimmung im Einkauf, Buchst. f
- Beantwortung von Anfragen und Sicherheit der Website: berechtigtes Interesse, Buchst. f
- Bewertungen: berechtigtes Interesse an ehrlichen Urteilen über unsere Lieferungen, Buchst. f
- Newsletter, Analyse und Messung unserer Anzeigen: Ihre Einwilligung, Buchst. a; Sie können sie jederzeit für die Zukunft widerrufen

## Cookies

Ohne diese Cookies funktioniert der Shop nicht. Eine Einwilligung ist dafür nicht erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).

- Sitzung: eine zufällige Kennung, die Warenkorb, Angebote und Bestellungen Ihrem Browser zuordnet; sie entsteht erst, wenn sie gebraucht wird, und gilt 30 Tage
- Warenkorb: Kennung und Zahl der Positionen Ihres Warenkorbs, 30 Tage
- Hinweis: eine Meldung für die nächste Seite, eine Minute
- Sprache: die gewählte Sprache, 365 Tage
- Einwilligung: was Sie erlaubt haben, 180 Tage
- Skripte: dass Ihr Browser Skripte ausführt; ohne diese Angabe könnten Browser ohne Skripte Teile einer Seite nicht lesen, eine Stunde lang

Im Speicher des Browsers, ohne dass etwas an uns geht: wie weit gescrollt ist, damit „Zurück“ an dieselbe Stelle führt; dass Hilfe schon angeboten wurde, damit es nicht wieder geschieht (beides bis zum Schließen des Tabs); eine Seite für den Fall, dass die Verbindung abreißt

Nur wenn Sie funktionale Cookies erlauben, kommen hinzu:

- Kundenkonto: dass Sie angemeldet sind, mit dem Anfangsbuchstaben für die Kopfzeile, 30 Tage
- Anmeldung: auf welchem Weg Sie sich zuletzt angemeldet haben, 365 Tage
- Ziel der Anmeldung: welche Seite Sie danach sehen wollten, 30 Minuten

Nur wenn Sie Analyse erlauben:

- Gerät: eine zufällige Kennung, die Besuche desselben Browsers zusammenhält, 180 Tage

Die Einwilligung in Marketing setzt kein Cookie. Sie erlaubt, Anfragen, Bestellungen und Schritte dorthin zu zählen, damit wir sehen, ob sich Anzeigen lohnen: An den Analysedienst gehen dann Art und Zeit des Ereignisses, der Wert in Euro und die Artikel oder die Auftragsnummer mit einer zufälligen Kennung, aber weder Name noch Adresse, E-Mail oder USt-IdNr.

Unter „Cookie-Einstellungen“ am Fuß jeder Seite ändern Sie Ihre Wahl; was Sie widerrufen, löschen wir im selben Schritt aus dem Browser. Es gibt keine Cookies Dritter, und keine Seite lädt Programme fremder Anbieter. Personenbezogene Daten legen wir außerhalb der Cookies nicht im Browser ab.

## Wer Daten erhält

- Lieferanten und Frachtführer: was sie zur Bereitstellung und Zustellung brauchen
- Auskunfteien im Land des Käufers: Name und USt-IdNr. oder Registernummer des Unternehmens, für die Prüfung der Bonität
- Europäische Kommission (VIES): USt-IdNrn. aus {{others}}, deren Gültigkeit wir dort abfragen
- Zahlungsdienstleister, nur bei Kartenzahlung: Stripe (Irland) erhält Betrag und Ihre E-Mail-Adresse; Ihre Kartendaten verarbeitet er als eigener Verantwortlicher (stripe.com/privacy)
- Von Ihnen genannte Empfänger: das Angebot oder den Warenkorb mit Ihrem Namen, Ihrem Unternehmen und Ihrer Nachricht; Antworten gehen an Ihre E-Mail-Adresse
- Wer den Link zu Warenkorb oder Angebot hat: Positionen und Preise, aber weder Adressen noch Bemerkungen oder Referenzen
- Steuerbehörden und andere Behörden: soweit gesetzlich vorgeschrieben
- Versanddienst des Newsletters: Ihre E-Mail-Adresse, wenn Sie ihn abonniert haben
- Analysedienst Amplitude (USA, Server in der EU): die Ereignisse ohne Namen, wenn Sie Analyse oder Marketing erlaubt haben
- Dienstleister für Hosting und E-Mail, Cloudflare (USA, weltweites Netz): in unserem Auftrag und nach unserer Weisung

Verarbeitet ein Dienstleister Daten außerhalb des Europäischen Wirtschaftsraums, geschieht das nur auf Grundlage eines Angemessenheitsbeschlusses (für die USA: EU-US Data Privacy Framework) oder der Standardvertragsklauseln der EU. Eine Kopie und die Namen von Auskunftei und Versanddienst erhalten Sie von {{email}}.

## Aufbewahrung

Bestellungen, Zahlungen und Rechnungen bewahren wir {{books}}; danach löschen wir sie. Ein Kundenkonto besteht, bis Sie es löschen. 30 Tage lang können wir es dann noch wiederherstellen; danach werden seine Angaben endgültig gelöscht.

Alles andere löschen wir automatisch:

- nicht abgeschickte Warenkörbe mit allen Angaben: 180 Tage nach der letzten Änderung; ohne Kundenkonto und ohne Kontaktdaten schon nach 7 Tagen
- Angebote: 180 Tage nach ihrem Ablauf; bis dahin bleiben sie unter ihrer Adresse abrufbar
- Nachrichten aus den Formularen mit ihren Zeichnungen: nach 365 Tagen
- Benachrichtigungen zur Lieferbarkeit: 30 Tage nach unserer Nachricht; unbestätigte nach 7 Tagen, alle anderen nach 365 Tagen
- hochgeladene Dateien, die mit keinem Formular gesendet wurden: nach einem Tag
- Rechnungsdaten, die zu einer Kartenzahlung gespeichert sind: 30 Tage nach deren Ende; die Bestellung behält ihre eigenen
- E-Mail-Adressen und Namen im Versandprotokoll: nach 30 Tagen
- Suchwörter: nach 180 Tagen
- Sitzungen und Anmeldungen: nach 30 Tagen
- Hashwerte von Netzwerk und Postfach gegen Missbrauch, etwa gescheiterte Anmeldungen: nach einem Tag
- Protokolle der Sicherheit mit IP-Adresse: nach spätestens 90 Tagen
- Kennung der Analyse: 180 Tage, oder sobald Sie die Einwilligung widerrufen

Reklamationen bleiben so lange wie die Bestellung; ihr Text und ihre Fotos werden mit Ihrem Kundenkonto gelöscht. Einladungen und Freigaben bleiben, solange es das Team oder die Bestellung gibt. Sicherungen der Datenbank werden nach 30 Tagen überschrieben. Ihre Adresse für den Newsletter behält der Versanddienst, bis Sie ihn abbestellen, den Nachweis der Einwilligung drei Jahre länger; unbestätigte Adressen löscht er nach 30 Tagen. Bewertungen bleiben veröffentlicht, bis Sie oder das Unternehmen sie zurückziehen, höchstens so lange wie die Bestellung. Auf Wunsch löschen wir früher, soweit keine Aufbewahrungspflicht besteht.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit verlangen. Eine Nachricht an {{email}} genügt. Mit einem Kundenkonto können Sie Ihre Daten jederzeit im Profil als JSON-Datei herunterladen.

Beschwerden nimmt {{authority}} entgegen oder die Aufsichtsbehörde Ihres Landes.

## Ihr Widerspruchsrecht

Sie können einer Verarbeitung nach Art. 6 Abs. 1 Buchst. f DSGVO jederzeit widersprechen, aus Gründen, die sich aus Ihrer besonderen Situation ergeben. Wir verarbeiten die Daten dann nicht mehr, es sei denn, wir haben zwingende schutzwürdige Gründe oder brauchen sie für Rechtsansprüche.

Der Verarbeitung für Direktwerbung können Sie jederzeit und ohne Angabe von Gründen widersprechen.

Eine Nachricht an {{email}} genügt.

## Prüfung der Bonität

Nur vor einem Kauf auf Rechnung fragen wir eine Auskunftei im Land des Käufers nach dem Unternehmen. Wir senden Name und USt-IdNr. oder Registernummer und erhalten eine Einstufung. Maßgeblich dafür sind Zahlungsverhalten, Eintragungen über Zahlungsausfälle und Registerdaten. Die Herkunft der Daten nennt die Auskunftei.

Bei Einzelunternehmen, in Finnland Toiminimi, in Estland FIE, sind das Angaben über eine Person: Für sie gelten alle Rechte dieser Seite.

Die Einstufung allein entscheidet nicht endgültig: Auf Ihren Wunsch sieht ein Mensch den Fall an. Sie können Ihren Standpunkt darlegen, eine Erklärung der Entscheidung verlangen und sie anfechten, mit einer Nachricht an {{email}}. Bei Kartenzahlung prüfen wir die Bonität nicht.

## Wenn Sie uns die Daten nicht selbst gegeben haben

Manche Angaben erhalten wir von anderen (Art. 14 DSGVO):

- Empfänger von Angeboten, Warenkörben und Auftragsbestätigungen: Ihre E-Mail-Adresse, von der Person, die sie nennt; wir informieren Sie mit der ersten E-Mail
- eingeladene Kolleginnen und Kollegen: Ihre E-Mail-Adresse, von dem Unternehmen, das Sie einlädt; wir informieren Sie mit der Einladung
- Ansprechpartner auf der Baustelle: Name und Telefon, von der bestellenden Person; wir rufen nur wegen der Lieferung an
- Geschäftsführer und Inhaber: Name aus öffentlichen Registern (VIES, Handelsregister)
- Einzelunternehmen: die Einstufung der Auskunftei

Wir verwenden sie nur für den genannten Zweck, auf Grundlage von Buchst. f. Dauer und Rechte stehen auf dieser Seite.`,
		en: `## Controller

The controller under the General Data Protection Regulation (GDPR) is {{company}}, {{address}}. For questions about privacy, write to {{email}} or call {{phone}}.

## What data we process

- Order: company, VAT ID, name, telephone and email of the person ordering, further email addresses for the confirmation, billing and delivery address, items, comments and references
- Customer account, if you create one: company details, name, phone, billing and email address, the password only as a hash, your lists, your delivery addresses with their contacts, your place in your company’s team and signed-in devices with browser, operating system, language and the hour of their last use
- Quotation: items, prices and the order details entered so far, with the recipients you name and your message
- Shared cart: the recipients you name and your message
- Payment by card: amount, time and reference of the payment. You enter your card details with the payment provider only; we do not receive them
- Emails we send: recipients, occasion, time, and whether they were delivered
- Enquiry: what you tell us in the contact form, by telephone or email, with the drawings that you attach
- Claim: the line, what you report of it, your photographs and our replies
- Supplier enquiry: company, contact person, website and what you offer
- Newsletter, if you subscribe: your email address, the page on which you did so and, as proof, the time, IP address and wording of subscription and confirmation
- Review of an order: rating, text and day, tied to that order. It is published with the month of the order and the town and country of delivery, without the names of persons or companies
- Analytics, only with your consent: pages visited, searches and steps towards an order, with a random identifier of your browser but without names, addresses, email and VAT ID
- Search: words searched for and results opened, without your name or account; we do not keep searches for email addresses, telephone numbers or VAT IDs. For one day a search carries a hash of the session, so that results count towards the right search
- Running the website: IP address, time, address requested and browser identification, as far as delivery of the pages and security require

An order also includes the email address for invoices and the e-invoice address, if you give them. Without the details marked as required in the order we can neither deliver nor invoice.

## Purposes and legal bases

- Order, quotation, delivery, payment and invoice: contract, Art. 6(1)(b) GDPR; for contact persons of a company, our legitimate interest in handling the order, point (f)
- Accounting and tax: legal obligation, point (c)
- Checking the VAT ID: legal obligation, point (c)
- Credit check for purchases on invoice: our legitimate interest in avoiding bad debts, point (f); see “Credit check”
- Sending quotations and shared carts to the recipients named: legitimate interest in coordinating a purchase, point (f)
- Answering enquiries and keeping the website secure: legitimate interest, point (f)
- Reviews: legitimate interest in honest opinions of our deliveries, point (f)
- Newsletter, analytics and measuring our advertisements: your consent, point (a); you may withdraw it at any time for the future

## Cookies we set

The shop does not work without these cookies. They do not require consent (Art. 5(3) of Directive 2002/58/EC).

- Session: a random identifier that ties your cart, quotations and orders to your browser; it is set only once it is needed and lasts 30 days
- Cart: the identifier of your cart and its number of lines, for 30 days
- Notice: a message for the next page, for one minute
- Language: the language you have chosen, for 365 days
- Consent: what you have allowed, for 180 days
- Scripts: that your browser runs scripts; without knowing this, browsers without scripts could not read some parts of a page, for one hour

In the browser’s own storage, with nothing sent to us: how far you have scrolled, so that “back” leads to the same place; that help has been offered, so that it is not offered again (both until the tab is closed); a page for when the connection is lost

Only if you allow functional cookies, these are added:

- Account: that you are signed in, with the initial shown in the header, for 30 days
- Sign-in: the way in which you last signed in, for 365 days
- Destination: which page you wanted to see after signing in, for 30 minutes

Only if you allow analytics:

- Device: a random identifier that keeps visits of the same browser together, for 180 days

Consent to marketing sets no cookie. It allows us to count enquiries, orders and the steps towards them, so that we see whether advertisements pay: the analytics service then receives the kind and time of the event, its value in euros and the items or the order number with a random identifier, but no name, address, email or VAT ID.

You can change your choice under “Cookie settings” at the foot of every page; what you take back is deleted from the browser in the same step. There are no third-party cookies, and no page loads programs of other companies. Outside cookies, we store no personal data in your browser.

## Who receives data

- Suppliers and carriers: what they need to prepare and deliver the goods
- Credit reference agencies in the buyer’s country: the company’s name and VAT ID or registration number, for the credit check
- European Commission (VIES): VAT IDs of {{others}}, whose validity we look up there
- Payment provider, for card payments only: Stripe (Ireland) receives the amount and your email address; it processes your card details as a controller of its own (stripe.com/privacy)
- Recipients you name: the quotation or the cart with your name, your company and your message; replies go to your email address
- Anyone who has the link to a cart or a quotation: items and prices, but no addresses, comments or references
- Tax and other authorities: where the law requires it
- Newsletter service: your email address, if you have subscribed
- Analytics service Amplitude (USA, servers in the EU): the events without names, if you have allowed analytics or marketing
- Hosting and email provider Cloudflare (USA, worldwide network): on our behalf and on our instructions

Where a provider processes data outside the European Economic Area, it does so only under an adequacy decision (for the USA, the EU-US Data Privacy Framework) or the EU’s standard contractual clauses. You get a copy, and the names of the credit agency and the newsletter service, from {{email}}.

## How long we keep data

{{books}}; then we delete them. A customer account exists until you delete it. For 30 days after that we can still bring it back; then its details are erased for good.

Everything else we delete automatically:

- carts that were never ordered, with all details: 180 days after the last change; without an account and without contact details, after 7 days
- quotations: 180 days after they expire; until then they can be opened at their address
- messages from the forms with their drawings: after 365 days
- availability alerts: 30 days after our message; unconfirmed ones after 7 days, all others after 365 days
- uploaded files that were not sent with a form: after one day
- billing details kept with a payment by card: 30 days after it ends; the order keeps its own
- email addresses and names in the mail log: after 30 days
- words searched for: after 180 days
- sessions and sign-ins: after 30 days
- hashes of network and mailbox, kept against abuse, such as failed sign-ins: after one day
- security logs with IP address: after 90 days at the latest
- the identifier of analytics: after 180 days, or as soon as you withdraw your consent

Claims stay as long as the order does; their text and photographs are erased with your customer account. Invitations and approvals stay as long as the team or the order does. Backups of the database are overwritten after 30 days. The newsletter service keeps your address until you unsubscribe, and the proof of consent for three years longer; it deletes unconfirmed addresses after 30 days. Reviews are shown until you or the company withdraw them, at most as long as we keep the order. On request we delete sooner, unless the law requires us to keep the data.

## Your rights

You may ask for access to your data, for its correction, erasure or transfer, or for its processing to be restricted. A message to {{email}} is enough. With a customer account you can download your data in your profile at any time, as a JSON file.

Complaints can be made to {{authority}} or to the supervisory authority of your own country.

## Your right to object

You may object at any time to processing under Art. 6(1)(f) GDPR, on grounds relating to your particular situation. We then no longer process the data, unless we have compelling legitimate grounds or need them for legal claims.

You may object to processing for direct marketing at any time, without giving reasons.

A message to {{email}} is enough.

## Credit check

Only before a purchase on invoice do we ask a credit agency in the buyer’s country about the company. We send its name and VAT ID or registration number and receive a rating, which rests on payment behaviour, entries of default and register data. The agency tells you where the data come from.

For sole traders (Einzelunternehmen in Germany, toiminimi in Finland, FIE in Estonia) this is information about a person: all rights on this page apply to them.

The rating alone is not decisive: on request a person reviews the case. You may put your point of view, ask for an explanation of the decision and contest it, by a message to {{email}}. We make no credit check for card payments.

## If you did not give us the data yourself

Some data we receive from others (Art. 14 GDPR):

- recipients of quotations, carts and order confirmations: your email address, from the person who names you; we inform you with the first email
- invited colleagues: your email address, from the company that invites you; we inform you with the invitation
- contacts on site: name and telephone, from the person ordering; we call only about the delivery
- directors and owners: the name in public registers (VIES, trade register)
- sole traders: the rating of the credit agency

We use them only for the purpose named, under point (f). How long, and your rights, are stated on this page.`,
		et: `## Vastutav töötleja

Isikuandmete kaitse üldmääruse (GDPR) mõttes on vastutav töötleja {{company}}, {{address}}. Andmekaitse küsimustes kirjutage {{email}} või helistage {{phone}}.

## Milliseid andmeid töötleme

- Tellimus: ettevõte, KMKR number, tellija nimi, telefon ja e-post, teised e-posti aadressid kinnituse saatmiseks, arve aadress ja tarneaadress, tooted, märkused ja viited
- Kliendikonto, kui selle loote: ettevõtte andmed, nimi, telefon, arve ja e-posti aadress, parool ainult räsina, teie ostunimekirjad, teie tarneaadressid koos kontaktisikutega, kuulumine ettevõtte meeskonda ja sisse logitud seadmed koos brauseri, operatsioonisüsteemi, keele ja viimase kasutuse tunniga
- Pakkumine: read, hinnad ja seni sisestatud tellimuse andmed ning teie nimetatud saajad ja teie sõnum
- Jagatud ostukorv: teie nimetatud saajad ja teie sõnum
- Kaardimakse: makse summa, aeg ja tunnus. Kaardiandmed sisestate ainult makseteenuse pakkuja lehel; meie neid ei saa
- Meie saadetud e-kirjad: saajad, põhjus, aeg ja see, kas kiri jõudis kohale
- Päring: mida te meile kontaktivormil, telefonis või e-kirjas teatate, koos lisatud joonistega
- Pretensioon: rida, mida te selle kohta teatate, teie fotod ja meie vastused
- Tarnija päring: ettevõte, kontaktisik, veebileht ja mida te pakute
- Uudiskiri, kui selle tellite: teie e-posti aadress, leht, millel te selle tellisite, ja tõendina tellimise ja kinnitamise aeg, IP-aadress ja sõnastus
- Tellimuse hinnang: hinne, tekst ja päev, seotud selle tellimusega. Avaldame selle koos tellimuse kuu ning tarnekoha linna ja riigiga, isikute ja ettevõtete nimedeta
- Analüütika, ainult teie nõusolekul: külastatud lehed, otsingud ja sammud tellimuseni koos teie brauseri juhusliku tunnusega, kuid ilma nimede, aadresside, e-posti ja KMKR numbrita
- Otsing: otsisõnad ja avatud tulemused ilma teie nime ja kontota; e-posti aadresside, telefoninumbrite ja KMKR numbrite otsinguid me ei säilita. Säilitatud otsingu juures on ühe päeva jooksul seansi räsi, et avatud tulemus loetaks õige otsingu juurde
- Veebilehe töö: IP-aadress, aeg, päritud aadress ja brauseri tunnus, niivõrd kui lehtede edastamine ja turvalisus seda nõuavad

Tellimuse juurde kuuluvad ka arvete e-posti aadress ja e-arve aadress, kui te need märgite. Ilma tellimuse kohustuslike andmeteta ei saa me kaupa tarnida ega arvet esitada.

## Eesmärgid ja õiguslikud alused

- Tellimus, pakkumine, tarne, makse ja arve: leping, GDPR artikli 6 lõike 1 punkt b; ettevõtte kontaktisikute puhul meie õigustatud huvi tellimust täita, punkt f
- Raamatupidamine ja maksud: juriidiline kohustus, punkt c
- KMKR numbri kontroll: juriidiline kohustus, punkt c
- Krediidikontroll arvega ostmisel: õigustatud huvi vältida maksehäireid, punkt f; täpsemalt jaotises „Krediidikontroll“
- Pakkumiste ja jagatud ostukorvide saatmine nimetatud saajatele: õigustatud huvi ostu kooskõlastada, punkt f
- Päringutele vastamine ja veebilehe turvalisus: õigustatud huvi, punkt f
- Hinnangud: õigustatud huvi ausate arvamuste vastu meie tarnete kohta, punkt f
- Uudiskiri, analüütika ja meie reklaamide mõõtmine: teie nõusolek, punkt a; selle saate igal ajal edaspidiseks tagasi võtta

## Küpsised

Nende küpsisteta pood ei tööta. Nõusolekut nende jaoks vaja ei ole, sest neid on vaja teie soovitud teenuse osutamiseks (direktiivi 2002/58/EÜ artikli 5 lõige 3).

- Seanss: juhuslik tunnus, mis seob ostukorvi, pakkumised ja tellimused teie brauseriga; see luuakse alles siis, kui seda on vaja, ja kehtib 30 päeva
- Ostukorv: teie ostukorvi tunnus ja ridade arv, 30 päeva
- Teade: sõnum järgmise lehe jaoks, üks minut
- Keel: valitud keel, 365 päeva
- Nõusolek: mida olete lubanud, 180 päeva
- Skriptid: et teie brauser käivitab skripte; selle teabeta ei saaks skriptideta brauser kõiki lehe osi lugeda, üks tund

Brauseri enda mälus, ilma et meile midagi saadetaks: kui kaugele on lehte keritud, et „tagasi“ viiks samasse kohta; et abi on juba pakutud, et seda ei pakutaks uuesti (mõlemad kuni vahekaardi sulgemiseni); leht juhuks, kui ühendus katkeb

Ainult siis, kui lubate funktsionaalsed küpsised, lisanduvad:

- Kliendikonto: et olete sisse logitud, koos päises näidatava algustähega, 30 päeva
- Sisselogimine: viis, kuidas viimati sisse logisite, 365 päeva
- Sihtleht: millist lehte soovisite pärast sisselogimist näha, 30 minutit

Ainult siis, kui lubate analüütika:

- Seade: juhuslik tunnus, mis hoiab sama brauseri külastused koos, 180 päeva

Turunduse nõusolek küpsist ei loo. See lubab loendada päringuid, tellimusi ja nendeni viivaid samme, et näeksime, kas reklaam end ära tasub: analüütikateenus saab siis sündmuse liigi, aja ja väärtuse eurodes ning tooted või tellimuse numbri koos juhusliku tunnusega, kuid mitte nime, aadressi, e-posti ega KMKR numbrit.

Oma valikut saate muuta iga lehe allosas küpsiste seadetes; mille tagasi võtate, selle kustutame brauserist samas sammus. Kolmandate isikute küpsiseid ei ole ja ükski leht ei laadi teiste pakkujate programme. Väljaspool küpsiseid me teie brauserisse isikuandmeid ei salvesta.

## Kes andmeid saab

- Tarnijad ja vedajad: mida on vaja kauba ettevalmistamiseks ja kohaletoimetamiseks
- Krediidiinfo pakkujad ostja riigis: ettevõtte nimi ja KMKR number või registrikood krediidikontrolliks
- Euroopa Komisjon (VIES): {{othersOf}} KMKR numbrid, mille kehtivust sealt kontrollime
- Makseteenuse pakkuja, ainult kaardimakse korral: Stripe (Iirimaa) saab summa ja teie e-posti aadressi; kaardiandmeid töötleb ta iseseisva vastutava töötlejana (stripe.com/privacy)
- Teie nimetatud saajad: pakkumine või ostukorv koos teie nime, ettevõtte ja sõnumiga; vastused tulevad teie e-posti aadressile
- Igaüks, kellel on ostukorvi või pakkumise link: read ja hinnad, kuid mitte aadressid, märkused ega viited
- Maksuhaldur ja muud ametiasutused: kui seadus seda nõuab
- Uudiskirja saatmise teenus: teie e-posti aadress, kui olete uudiskirja tellinud
- Analüütikateenus Amplitude (USA, serverid ELis): nimedeta sündmused, kui olete analüütika või turunduse lubanud
- Majutus- ja e-postiteenuse pakkuja Cloudflare (USA, ülemaailmne võrk): meie ülesandel ja meie juhiste järgi

Kui teenusepakkuja töötleb andmeid väljaspool Euroopa Majanduspiirkonda, on aluseks alati Euroopa Komisjoni kaitse piisavuse otsus (USA puhul ELi ja USA andmekaitseraamistik) või ELi lepingu tüüptingimused. Koopia ning krediidiinfo pakkuja ja uudiskirja teenuse nime saate aadressilt {{email}}.

## Säilitamine

Tellimusi, makseid ja arveid säilitame {{books}}; seejärel kustutame need. Kliendikonto püsib, kuni selle kustutate. 30 päeva jooksul saame selle veel taastada; seejärel kustutatakse selle andmed lõplikult.

Kõik muu kustutame automaatselt:

- esitamata ostukorvid koos kõigi andmetega: 180 päeva pärast viimast muudatust; ilma kliendikonto ja kontaktandmeteta korvid juba 7 päeva pärast
- pakkumised: 180 päeva pärast tähtaja möödumist; seni saab need avada nende aadressil
- vormide kaudu saadetud sõnumid koos joonistega: 365 päeva pärast
- saadavuse teated: 30 päeva pärast meie sõnumit; kinnitamata teated 7 päeva, kõik teised 365 päeva pärast
- üles laaditud failid, mida ühegi vormiga ei saadetud: ühe päeva pärast
- kaardimakse juurde salvestatud arve andmed: 30 päeva pärast makse lõppu; tellimuse juures on need eraldi
- e-posti aadressid ja nimed kirjade saatmise logis: 30 päeva pärast
- otsisõnad: 180 päeva pärast
- seansid ja sisselogimised: 30 päeva pärast
- võrgu ja postkasti räsid väärkasutuse vastu, näiteks ebaõnnestunud sisselogimised: ühe päeva pärast
- turvalogid IP-aadressiga: hiljemalt 90 päeva pärast
- analüütika tunnus: 180 päeva pärast või kohe, kui nõusoleku tagasi võtate

Pretensioonid jäävad alles, kuni püsib tellimus; nende tekst ja fotod kustutatakse koos teie kliendikontoga. Kutsed ja kinnitused jäävad alles, kuni püsib meeskond või tellimus. Andmebaasi varukoopiad kirjutatakse 30 päeva pärast üle. Uudiskirja aadressi hoiab saatmise teenus, kuni te uudiskirjast loobute, nõusoleku tõendit kolm aastat kauem; kinnitamata aadressid kustutab ta 30 päeva pärast. Hinnangud jäävad alles, kuni teie või ettevõte need tagasi võtab, kuid mitte kauemaks kui tellimus. Soovi korral kustutame varem, kui seadus säilitamist ei nõua.

## Teie õigused

Teil on õigus tutvuda oma andmetega, nõuda nende parandamist, kustutamist, ülekandmist või töötlemise piiramist. Piisab kirjast aadressile {{email}}. Kui teil on kliendikonto, saate oma andmed igal ajal profiilist JSON-failina alla laadida.

Kaebuse saate esitada {{authority}} või oma riigi järelevalveasutusele.

## Teie õigus esitada vastuväiteid

GDPR artikli 6 lõike 1 punktil f põhinevale töötlemisele võite oma konkreetsest olukorrast lähtudes igal ajal vastuväite esitada. Siis me andmeid enam ei töötle, välja arvatud mõjuval õiguspärasel põhjusel või õigusnõuete tõttu.

Töötlemisele otseturunduse eesmärgil võite vastuväite esitada igal ajal ja põhjuseta.

Piisab kirjast aadressile {{email}}.

## Krediidikontroll

Ainult enne arvega ostmist küsime ettevõtte kohta teavet ostja riigi krediidiinfo pakkujalt. Saadame nime ja KMKR numbri või registrikoodi ning saame hinnangu, mis põhineb maksekäitumisel, maksehäiretel ja registriandmetel. Andmete päritolu ütleb krediidiinfo pakkuja.

Füüsilisest isikust ettevõtja (FIE, Soomes toiminimi, Saksamaal Einzelunternehmen) puhul on need isikuandmed: talle kehtivad kõik selle lehe õigused.

Hinnang üksi lõplikult ei otsusta: soovi korral vaatab juhtumi läbi inimene. Võite avaldada oma seisukoha, küsida otsuse selgitust ja selle vaidlustada, kirjutades aadressil {{email}}. Kaardimakse korral me krediidikontrolli ei tee.

## Kui te ei ole andmeid meile ise andnud

Mõned andmed saame teistelt (GDPR artikkel 14):

- pakkumiste, ostukorvide ja tellimuse kinnituste saajad: teie e-posti aadress isikult, kes selle nimetab; teavitame teid esimese kirjaga
- kutsutud kolleegid: teie e-posti aadress ettevõttelt, kes teid kutsub; teavitame teid kutsega
- kontaktisikud objektil: nimi ja telefon tellijalt; helistame ainult tarne asjus
- juhatuse liikmed ja omanikud: nimi avalikest registritest (VIES, äriregister)
- füüsilisest isikust ettevõtjad: krediidiinfo pakkuja hinnang

Kasutame neid ainult nimetatud eesmärgil punkti f alusel. Säilitamise aeg ja õigused on sellel lehel.`,
		fi: `## Rekisterinpitäjä

EU:n yleisen tietosuoja-asetuksen (GDPR) mukainen rekisterinpitäjä on {{company}}, {{address}}. Tietosuojaa koskeviin kysymyksiin vastaamme osoitteessa {{email}} ja numerossa {{phone}}.

## Mitä tietoja käsittelemme

- Tilaus: yritys, Y-tunnus tai ALV-tunnus, tilaajan nimi, puhelin ja sähköposti, muut tilausvahvistuksen sähköpostiosoitteet, laskutus- ja toimitusosoite, tuotteet, huomautukset ja viitteet
- Asiakastili, jos luot sellaisen: yritystiedot, nimi, puhelin, laskutus- ja sähköpostiosoite, salasana vain tiivisteenä, listasi, toimitusosoitteesi yhteyshenkilöineen, kuuluminen yrityksesi tiimiin ja laitteet, joilla olet kirjautunut, sekä niiden selain, käyttöjärjestelmä, kieli ja viimeisimmän käytön tunti
- Tarjous: rivit, hinnat ja siihen mennessä annetut tilaustiedot sekä ilmoittamasi vastaanottajat ja viestisi
- Jaettu ostoskori: ilmoittamasi vastaanottajat ja viestisi
- Korttimaksu: maksun summa, ajankohta ja tunniste. Korttitiedot annetaan vain maksupalvelulle; me emme saa niitä
- Lähettämämme sähköpostit: vastaanottajat, aihe, ajankohta ja tieto perillemenosta
- Yhteydenotto: yhteydenottolomakkeella, puhelimessa tai sähköpostissa kerrotut tiedot ja liitetyt piirustukset
- Reklamaatio: rivi, ilmoituksesi, valokuvasi ja vastauksemme
- Toimittajan yhteydenotto: yritys, yhteyshenkilö, verkkosivut ja mitä tarjoat
- Uutiskirje, jos tilaat sen: sähköpostiosoitteesi, sivu, jolla tilasit sen, ja todisteena tilauksen ja vahvistuksen ajankohta, IP-osoite ja sanamuoto
- Tilauksen arvio: arvosana, teksti ja päivä kyseiseen tilaukseen liitettynä. Arvio julkaistaan tilauskuukauden, toimituspaikkakunnan ja maan kanssa, ilman henkilöiden ja yritysten nimiä
- Analytiikka, vain suostumuksellasi: avatut sivut, haut ja vaiheet tilaukseen asti sekä selaimesi satunnainen tunniste, mutta ei nimiä, osoitteita, sähköpostia eikä ALV-tunnusta
- Haku: hakusanat ja avatut osumat ilman nimeäsi ja tiliäsi; sähköpostiosoitteiden, puhelinnumeroiden ja ALV-tunnusten hakuja emme tallenna. Tallennetun haun yhteydessä on yhden päivän ajan istunnon tiiviste, jotta osuma lasketaan oikeaan hakuun
- Verkkosivuston toiminta: IP-osoite, ajankohta, pyydetty osoite ja selaimen tunniste siltä osin kuin sivujen toimittaminen ja tietoturva edellyttävät

Tilaukseen kuuluvat myös laskujen sähköpostiosoite ja verkkolaskuosoite, jos annat ne. Ilman tilauksen pakollisia tietoja emme voi toimittaa emmekä laskuttaa.

## Käsittelyn tarkoitukset ja perusteet

- Tilaus, tarjous, toimitus, maksu ja lasku: sopimus, GDPR 6 artiklan 1 kohdan b alakohta; yrityksen yhteyshenkilöiden osalta oikeutettu etumme hoitaa tilaus, f alakohta
- Kirjanpito ja verotus: lakisääteinen velvoite, c alakohta
- ALV-tunnuksen tarkistus: lakisääteinen velvoite, c alakohta
- Luottotietojen tarkistus laskulla ostettaessa: oikeutettu etumme välttää luottotappioita, f alakohta; lisää kohdassa ”Luottotietojen tarkistus”
- Tarjousten ja jaettujen ostoskorien lähettäminen ilmoitetuille vastaanottajille: oikeutettu etu sopia hankinnasta yhdessä, f alakohta
- Yhteydenottoihin vastaaminen ja verkkosivuston tietoturva: oikeutettu etu, f alakohta
- Arviot: oikeutettu etu saada rehellisiä mielipiteitä toimituksistamme, f alakohta
- Uutiskirje, analytiikka ja mainontamme mittaus: suostumuksesi, a alakohta; voit perua sen milloin tahansa

## Evästeet

Kauppa ei toimi ilman näitä evästeitä. Niihin ei tarvita suostumusta (direktiivin 2002/58/EY 5 artiklan 3 kohta).

- Istunto: satunnainen tunniste, joka yhdistää ostoskorin, tarjoukset ja tilaukset selaimeesi; se luodaan vasta, kun sitä tarvitaan, ja on voimassa 30 päivää
- Ostoskori: ostoskorin tunniste ja rivien määrä, 30 päivää
- Ilmoitus: viesti seuraavalle sivulle, yksi minuutti
- Kieli: valittu kieli, 365 päivää
- Suostumus: mitä olet sallinut, 180 päivää
- Skriptit: tieto siitä, että selaimesi suorittaa skriptejä; ilman sitä selain, joka ei suorita niitä, ei voisi lukea sivun kaikkia osia, yksi tunti

Selaimen omaan muistiin, ilman että mitään lähetetään meille: kuinka pitkälle sivua on vieritetty, jotta ”takaisin” johtaa samaan kohtaan; että apua on jo tarjottu, jotta sitä ei tarjota uudelleen (molemmat välilehden sulkemiseen asti); sivu yhteyden katkeamisen varalle

Vain jos sallit toiminnalliset evästeet, lisäksi:

- Asiakastili: tieto siitä, että olet kirjautunut, ja yläpalkin alkukirjain, 30 päivää
- Kirjautuminen: tapa, jolla kirjauduit viimeksi, 365 päivää
- Kohdesivu: sivu, jonka halusit nähdä kirjautumisen jälkeen, 30 minuuttia

Vain jos sallit analytiikan:

- Laite: satunnainen tunniste, joka pitää saman selaimen käynnit yhdessä, 180 päivää

Suostumus markkinointiin ei luo evästettä. Sen perusteella laskemme yhteydenotot, tilaukset ja niihin johtavat vaiheet nähdäksemme, kannattaako mainonta: analytiikkapalvelu saa silloin tapahtuman lajin, ajan ja arvon euroina sekä tuotteet tai tilausnumeron satunnaisen tunnisteen kanssa, mutta ei nimeä, osoitetta, sähköpostia eikä ALV-tunnusta.

Voit muuttaa valintaasi jokaisen sivun alaosan evästeasetuksissa; sen, minkä perut, poistamme selaimesta samalla. Kolmansien osapuolten evästeitä ei ole, eikä mikään sivu lataa muiden yritysten ohjelmia. Emme tallenna henkilötietoja selaimeen evästeiden ulkopuolelle.

## Kuka saa tietoja

- Tavarantoimittajat ja kuljetusliikkeet: tiedot, joita tavaran valmisteluun ja perille toimittamiseen tarvitaan
- Luottotietoyhtiöt ostajan maassa: yrityksen nimi ja ALV-tunnus tai Y-tunnus luottotietojen tarkistusta varten
- Euroopan komissio (VIES): {{othersOf}} ALV-tunnukset, joiden voimassaolon tarkistamme sieltä
- Maksupalvelu, vain korttimaksussa: Stripe (Irlanti) saa summan ja sähköpostiosoitteesi; korttitiedot se käsittelee itsenäisenä rekisterinpitäjänä (stripe.com/privacy)
- Ilmoittamasi vastaanottajat: tarjous tai ostoskori sekä nimesi, yrityksesi ja viestisi; vastaukset tulevat sähköpostiosoitteeseesi
- Se, jolla on ostoskorin tai tarjouksen linkki: rivit ja hinnat, mutta ei osoitteita, huomautuksia eikä viitteitä
- Verohallinto ja muut viranomaiset: lain edellyttämät tiedot
- Uutiskirjeen lähetyspalvelu: sähköpostiosoitteesi, jos olet tilannut sen
- Analytiikkapalvelu Amplitude (Yhdysvallat, palvelimet EU:ssa): nimettömät tapahtumat, jos olet sallinut analytiikan tai markkinoinnin
- Palvelinten ja sähköpostin palveluntarjoaja Cloudflare (Yhdysvallat, maailmanlaajuinen verkko): toimeksiannostamme ja ohjeidemme mukaan

Jos palveluntarjoaja käsittelee tietoja Euroopan talousalueen ulkopuolella, perusteena on aina komission päätös tietosuojan riittävyydestä (Yhdysvalloissa EU:n ja Yhdysvaltojen tietosuojakehys) tai EU:n vakiosopimuslausekkeet. Jäljennöksen sekä luottotietoyhtiön ja uutiskirjepalvelun nimen saat osoitteesta {{email}}.

## Säilytysaika

Tilaukset, maksut ja laskut säilytämme {{books}}; sen jälkeen poistamme ne. Asiakastili on olemassa, kunnes poistat sen. Voimme palauttaa sen vielä 30 päivän ajan; sen jälkeen sen tiedot poistetaan lopullisesti.

Kaiken muun poistamme automaattisesti:

- tilaamatta jääneet ostoskorit kaikkine tietoineen: 180 päivää viimeisestä muutoksesta; ilman asiakastiliä ja yhteystietoja jo 7 päivää siitä
- tarjoukset: 180 päivää voimassaolon päättymisestä; siihen asti ne voi avata osoitteestaan
- lomakkeilla lähetetyt viestit piirustuksineen: 365 päivän kuluttua
- saatavuusilmoitukset: 30 päivää viestistämme; vahvistamattomat 7 päivän ja muut 365 päivän kuluttua
- ladatut tiedostot, joita ei lähetetty lomakkeella: yhden päivän kuluttua
- korttimaksun yhteyteen tallennetut laskutustiedot: 30 päivän kuluttua maksun päättymisestä; tilauksella on omansa
- sähköpostiosoitteet ja nimet lähetyslokissa: 30 päivän kuluttua
- hakusanat: 180 päivän kuluttua
- istunnot ja kirjautumiset: 30 päivän kuluttua
- verkon ja postilaatikon tiivisteet väärinkäytön varalta, esimerkiksi epäonnistuneet kirjautumiset: yhden päivän kuluttua
- tietoturvalokit, joissa on IP-osoite: viimeistään 90 päivän kuluttua
- analytiikan tunniste: 180 päivän kuluttua tai heti, kun perut suostumuksen

Reklamaatiot säilyvät niin kauan kuin tilaus; niiden teksti ja valokuvat poistetaan asiakastilisi mukana. Kutsut ja hyväksynnät säilyvät niin kauan kuin tiimi tai tilaus. Tietokannan varmuuskopiot korvautuvat 30 päivän kuluttua. Uutiskirjeen osoite säilyy lähetyspalvelussa, kunnes perut tilauksen, ja todiste suostumuksesta kolme vuotta pidempään; vahvistamattomat osoitteet palvelu poistaa 30 päivän kuluttua. Arviot säilyvät, kunnes sinä tai yritys vetää ne pois, kuitenkin enintään niin kauan kuin tilaus. Poistamme tiedot pyynnöstä aiemminkin, ellei laki vaadi säilyttämistä.

## Oikeutesi

Voit pyytää pääsyä tietoihisi, niiden oikaisemista, poistamista, siirtämistä tai käsittelyn rajoittamista. Viesti osoitteeseen {{email}} riittää. Jos sinulla on asiakastili, voit ladata tietosi profiilista milloin tahansa JSON-tiedostona.

Valituksen voi tehdä {{authority}} tai oman maan valvontaviranomaiselle.

## Vastustamisoikeutesi

Voit milloin tahansa vastustaa GDPR 6 artiklan 1 kohdan f alakohtaan perustuvaa käsittelyä henkilökohtaiseen erityiseen tilanteeseesi liittyvällä perusteella. Emme silloin enää käsittele tietoja, ellei meillä ole siihen huomattavan tärkeää ja perusteltua syytä tai ellemme tarvitse niitä oikeusvaateen vuoksi.

Suoramarkkinointia varten tapahtuvaa käsittelyä voit vastustaa milloin tahansa ja ilman perusteluja.

Viesti osoitteeseen {{email}} riittää.

## Luottotietojen tarkistus

Vain ennen laskulla ostamista kysymme yrityksestä ostajan maassa toimivalta luottotietoyhtiöltä. Lähetämme nimen ja ALV-tunnuksen tai Y-tunnuksen ja saamme luokituksen, joka perustuu maksukäyttäytymiseen, maksuhäiriömerkintöihin ja rekisteritietoihin (luottotietolaki 527/2007). Luottotietoyhtiö kertoo, mistä tiedot ovat peräisin.

Yksityisen elinkeinonharjoittajan (toiminimi, Saksassa Einzelunternehmen, Virossa FIE) tiedot ovat henkilötietoja: hänellä on kaikki tämän sivun oikeudet.

Luokitus ei yksin ratkaise asiaa lopullisesti: pyynnöstäsi tapauksen käsittelee ihminen. Voit esittää kantasi, pyytää päätöksen perustelut ja riitauttaa sen viestillä osoitteeseen {{email}}. Korttimaksussa emme tarkista luottotietoja.

## Jos et ole itse antanut tietoja meille

Joitakin tietoja saamme muilta (GDPR 14 artikla):

- tarjousten, ostoskorien ja tilausvahvistusten vastaanottajat: sähköpostiosoitteesi siltä, joka ilmoittaa sen; kerromme tästä ensimmäisessä viestissä
- kutsutut työkaverit: sähköpostiosoitteesi yritykseltä, joka kutsuu sinut; kerromme tästä kutsussa
- työmaan yhteyshenkilöt: nimi ja puhelin tilaajalta; soitamme vain toimituksesta
- toimitusjohtajat ja omistajat: nimi julkisista rekistereistä (VIES, kaupparekisteri)
- yksityiset elinkeinonharjoittajat: luottotietoyhtiön luokitus

Käytämme niitä vain mainittuun tarkoitukseen f alakohdan perusteella. Säilytysajat ja oikeudet ovat tällä sivulla.`,
	},
};
