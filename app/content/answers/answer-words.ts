import type { Locale } from "../../platform/config/market";

/** A page with an address of its own; plates: those that are cut to size. */
export const answeringPages = ["terms", "contact", "privacy", "legal", "plates"] as const;
export type AnsweringPage = (typeof answeringPages)[number];

/** Questions by their slugs in addresses, which are the same in all languages. */
type Answering = AnsweringPage | `faq/${string}`;

/**
 * Names that readers search for, besides the words of the question or title itself, by language. The first entry with a name is the first
 * answer. None is a name of goods: "3.1" alone is a certificate.
 */
export const answerWords: Readonly<Record<Locale, readonly (readonly [of: Answering, names: string])[]>> = {
	de: [
		[
			"faq/delivery-cost",
			"Fracht, Frachtkosten, Frachtpreis, Versand, Versandkosten, Lieferkosten, Transport, Transportkosten, Kran, Kranentladung",
		],
		["faq/delivery-time", "Lieferzeit, Lieferzeiten, Lieferdauer, Liefertermin, Lieferung, Versanddauer"],
		["faq/unloading", "Entladung, Entladen, Abladen, Kran, Kranentladung, Stapler"],
		["faq/own-freight", "Abholung, Selbstabholung, Abholen, Spediteur, Spedition, Incoterms, FCA"],
		["faq/damaged-goods", "Reklamation, Reklamationen, Transportschaden, Mangel, Schaden"],
		["faq/returning-goods", "Rückgabe, Rückgaben, Retoure, Retouren, Rücksendung, Umtausch, Widerruf, Widerrufsrecht, Erstattung"],
		["faq/packaging", "Verpackung"],
		["faq/changing-an-order", "Stornierung, Storno, Stornieren, Bestellung ändern"],
		["faq/offers", "Angebot, Angebote, Preisanfrage, Rahmenauftrag, Rahmenvertrag, Rahmenmenge, Abruf, Abrufe, Abrufauftrag"],
		["faq/minimum-quantities", "Mindestmenge, Mindestbestellmenge, Mindestbestellwert"],
		[
			"faq/paying-by-invoice",
			"Rechnung, Rechnungskauf, Kauf auf Rechnung, Zahlung, Zahlungsarten, Zahlungsziel, Bezahlung, Skonto, Kreditkarte, Vorkasse",
		],
		["faq/e-invoices", "E-Rechnung, E-Rechnungen, XRechnung, ZUGFeRD, Peppol, Rechnung"],
		["faq/vat-rate", "Mehrwertsteuer, MwSt, Umsatzsteuer, Steuer, steuerfrei, Reverse Charge"],
		["faq/vat-id-not-verified", "USt-IdNr, Umsatzsteuer-Identifikationsnummer, Mehrwertsteuer, MwSt"],
		["plates", "Zuschnitt, Zuschnitte, Blechzuschnitt, Blechzuschnitte, Brennzuschnitt, Blech Zuschnitt, Blech auf Maß, Tafelzuschnitt"],
		["faq/cutting", "Zuschnitt, Zuschnitte, Anarbeitung, Sägen, Sägeschnitt, Zuschneiden"],
		["faq/inspection-certificates", "3.1, Zeugnis, Zeugnisse, Abnahmeprüfzeugnis, Werkszeugnis, Prüfzeugnis, EN 10204"],
		["faq/weights-and-tolerances", "Toleranz, Toleranzen"],
		["faq/ce-marking", "CE, CE-Kennzeichnung, Leistungserklärung"],
		[
			"terms",
			"AGB, Lieferbedingungen, Verkaufsbedingungen, Geschäftsbedingungen, Eigentumsvorbehalt, Gewährleistung, Garantie, Rückgabe, Lieferung",
		],
		["contact", "Kontakt, Telefon, Telefonnummer, Öffnungszeiten, Ansprechpartner, Adresse"],
		["privacy", "Datenschutz, DSGVO, Cookies"],
		["legal", "Impressum, Handelsregister"],
	],
	en: [
		[
			"faq/delivery-cost",
			"freight, freight cost, shipping, shipping cost, delivery cost, delivery price, carriage, postage, transport, transport cost, crane",
		],
		["faq/delivery-time", "delivery time, delivery times, lead time, delivery date, delivery, shipping time"],
		["faq/unloading", "unloading, offloading, crane, forklift"],
		["faq/own-freight", "collection, pick up, pickup, haulier, own carrier, Incoterms, FCA, ex works"],
		["faq/damaged-goods", "claim, claims, complaint, transport damage, damaged goods, missing goods"],
		["faq/returning-goods", "return, returns, refund, refunds, exchange, return policy, right of withdrawal"],
		["faq/changing-an-order", "cancellation, cancel, cancel order, change order"],
		["faq/offers", "quotation, quote, quotes, offer, framework order, framework agreement, blanket order, call-off, call-offs"],
		["faq/minimum-quantities", "minimum order, minimum quantity, MOQ"],
		["faq/paying-by-invoice", "invoice, invoices, pay by invoice, payment, payment terms, payment methods, credit card, prepayment"],
		["faq/e-invoices", "e-invoice, e-invoices, electronic invoice, Peppol, invoice"],
		["faq/vat-rate", "VAT, VAT rate, value added tax, tax, reverse charge"],
		["faq/vat-id-not-verified", "VAT id, VAT number, VAT"],
		["plates", "cut to size, plate cut to size, sheet cut to size, cutting to size, plate cutting"],
		["faq/cutting", "cutting, cut to length, sawing"],
		[
			"faq/inspection-certificates",
			"3.1, certificate, certificates, mill certificate, inspection certificate, material certificate, test certificate, EN 10204",
		],
		["faq/weights-and-tolerances", "tolerance, tolerances"],
		["faq/ce-marking", "CE, CE marking, declaration of performance"],
		["terms", "terms, conditions, terms and conditions, terms of sale, warranty, guarantee, retention of title, returns, return, delivery"],
		["contact", "contact, phone, telephone, phone number, opening hours, address"],
		["privacy", "privacy, GDPR, cookies, data protection"],
		["legal", "imprint, legal notice"],
	],
	et: [
		[
			"faq/delivery-cost",
			"vedu, veohind, veotasu, veokulu, veokulud, transport, transpordi hind, tarnekulu, tarnehind, tarne hind, saatmine, kraana",
		],
		["faq/delivery-time", "tarneaeg, tarneajad, tarnetähtaeg, tarne, tarne kestus"],
		["faq/unloading", "mahalaadimine, mahalaadimist, kraana, tõstuk"],
		["faq/own-freight", "järeletulek, ise järele, oma vedu, vedaja, Incoterms, FCA"],
		["faq/damaged-goods", "pretensioon, pretensioonid, reklamatsioon, reklamatsioonid, kahjustus, transpordikahjustus, puudus"],
		["faq/returning-goods", "tagastus, tagastused, tagastamine, tagastamist, taganemine, taganemisõigus, vahetamine, raha tagasi"],
		["faq/packaging", "pakend, pakendid, pakkimine"],
		["faq/changing-an-order", "tühistamine, tühista, tellimuse muutmine"],
		["faq/offers", "pakkumine, pakkumus, hinnapakkumine, hinnapäring, raamleping, raamkogus, osatellimus, osatellimused"],
		["faq/minimum-quantities", "miinimumkogus, minimaalne kogus"],
		["faq/paying-by-invoice", "arve, arved, arvega, maksmine, maksetingimused, maksetähtaeg, maksekaart, ettemaks"],
		["faq/e-invoices", "e-arve, e-arved, Peppol, arve, arved"],
		["faq/vat-rate", "käibemaks, käibemaksu, käibemaksumäär, KM, pöördmaksustamine"],
		["faq/vat-id-not-verified", "KMKR, KMKR number, käibemaksunumber, käibemaks, KM"],
		["plates", "mõõtu lõikamine, mõõtu lõigatud, pleki lõikamine, lehe lõikamine, plekk mõõtu"],
		["faq/cutting", "mõõtu lõikamine, lõikamine, saagimine, mõõtulõikamine"],
		["faq/inspection-certificates", "3.1, sertifikaat, sertifikaadid, materjalisertifikaat, EN 10204"],
		["faq/weights-and-tolerances", "tolerants, tolerantsid, hälve"],
		["faq/ce-marking", "CE, CE-märgis, toimivusdeklaratsioon"],
		["terms", "tingimused, müügitingimused, tarnetingimused, garantii, omandireservatsioon, tagastus, tagastamine, tarne"],
		["contact", "kontakt, kontaktid, telefon, lahtiolekuaeg, lahtiolekuajad, aadress"],
		["privacy", "privaatsus, andmekaitse, GDPR, küpsised"],
		["legal", "õigusteave"],
	],
	fi: [
		[
			"faq/delivery-cost",
			"rahti, rahdin, rahtikulu, rahtikulut, toimituskulu, toimituskulut, toimitusmaksu, kuljetus, kuljetuskulut, kuljetuksen hinta, postikulut, nosturi",
		],
		["faq/delivery-time", "toimitusaika, toimitusajat, toimituspäivä, toimitus"],
		["faq/unloading", "purku, nosturipurku, nosturi, purkaminen, trukki"],
		["faq/own-freight", "nouto, noutaa, oma kuljetus, huolitsija, kuljetusliike, Incoterms, FCA"],
		["faq/damaged-goods", "reklamaatio, reklamaatiot, kuljetusvaurio, virhe, puute"],
		["faq/returning-goods", "palautus, palautukset, palautusoikeus, palauttaminen, vaihto, hyvitys, peruuttamisoikeus"],
		["faq/packaging", "pakkaus, pakkaukset"],
		["faq/changing-an-order", "peruutus, peruminen, tilauksen muuttaminen, tilauksen peruminen"],
		["faq/offers", "tarjous, tarjoukset, tarjouspyyntö, puitesopimus, vuosisopimus, kotiinkutsu, kotiinkutsut"],
		["faq/minimum-quantities", "vähimmäismäärä, vähimmäistilaus, minimitilaus"],
		[
			"faq/paying-by-invoice",
			"lasku, laskut, laskulla, laskutus, maksaminen, maksutavat, maksuehto, maksuehdot, luottokortti, korttimaksu, ennakkomaksu",
		],
		["faq/e-invoices", "verkkolasku, verkkolaskut, Finvoice, Peppol, lasku, laskutus"],
		["faq/vat-rate", "ALV, arvonlisävero, alv-kanta, verokanta, vero, käännetty verovelvollisuus"],
		["faq/vat-id-not-verified", "ALV-tunnus, ALV-numero, ALV"],
		["plates", "määrämittaan, levyleikkaus, levyn leikkaus, polttoleikkaus, levy määrämittaan, leikkaus määrämittaan"],
		["faq/cutting", "määrämittaan, katkaisu, määrämittaan katkaisu, sahaus"],
		["faq/inspection-certificates", "3.1, todistus, ainestodistus, ainestodistukset, ainetodistus, EN 10204"],
		["faq/weights-and-tolerances", "toleranssi, toleranssit"],
		["faq/ce-marking", "CE, CE-merkintä, suoritustasoilmoitus"],
		["terms", "ehdot, myyntiehdot, toimitusehdot, sopimusehdot, takuu, omistuksenpidätys, palautus, palautukset, toimitus"],
		["contact", "yhteystiedot, puhelin, puhelinnumero, aukioloajat, aukioloaika, osoite"],
		["privacy", "tietosuoja, GDPR, evästeet"],
		["legal", "julkaisutiedot"],
	],
};
