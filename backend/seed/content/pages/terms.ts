import type { Page } from "../page";

export const terms: Page = {
	name: "terms",
	title: {
		de: "Verkaufs- und Lieferbedingungen",
		en: "Terms of sale and delivery",
		et: "Müügi- ja tarnetingimused",
		fi: "Myynti- ja toimitusehdot",
	},
	intro: {
		de: "Diese Bedingungen gelten für alle Verkäufe von {{company}} an Unternehmen.",
		en: "These terms apply to all sales by {{company}} to business customers.",
		et: "Need tingimused kehtivad kogu müügi kohta, kus müüja on {{company}} ja ostja on ettevõte.",
		fi: "Näitä ehtoja sovelletaan kaikkeen myyntiin, jossa myyjänä on {{company}} ja ostajana yritys.",
	},
	description: {
		de: "Verkaufs- und Lieferbedingungen von {{brand}} für Unternehmen: Preise, Mehrwertsteuer, Lieferung, Reklamation, Zahlung und Eigentumsvorbehalt.",
		en: "Terms of sale and delivery of {{brand}} for business customers: prices, VAT, delivery, inspection, claims, payment and retention of title.",
		et: "Müügi- ja tarnetingimused ettevõtetele, {{brand}}: hinnad, käibemaks, tarne, ülevaatus, pretensioonid, tasumine ja omandireservatsioon.",
		fi: "Yritysmyynnin myynti- ja toimitusehdot, {{brand}}: hinnat, arvonlisävero, toimitus, tarkastus, reklamaatiot, maksaminen ja omistuksenpidätys.",
	},
	body: {
		de: `## Geltungsbereich

Wir verkaufen ausschließlich an Unternehmen und andere Organisationen mit einer USt-IdNr. aus Finnland, Deutschland oder Estland oder einer finnischen Unternehmensnummer (Y-tunnus), nicht an Verbraucher. Verkäufer ist {{company}}, nachfolgend „wir“.

Einkaufsbedingungen des Käufers gelten nur, wenn wir ihnen schriftlich zugestimmt haben. Individuelle Vereinbarungen gehen diesen Bedingungen vor.

Mit der Bestellung bestätigt der Käufer, als Unternehmen und nicht als Verbraucher zu handeln.

## Angebot, Bestellung, Vertrag

Die Darstellung der Artikel im Shop ist kein bindendes Angebot. Mit der Bestellung gibt der Käufer ein Kaufangebot ab; der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen. Die Auftragsbestätigung geht sofort nach der Bestellung hinaus, bei Kartenzahlung sofort nach der Zahlung.

Innerhalb eines Arbeitstages prüfen wir:

- Bestellungen auf Rechnung, es sei denn, ein Mitglied eines von uns bestätigten Unternehmens bestellt innerhalb des Kreditrahmens an eine Anschrift des Unternehmens oder eine, an die wir bereits geliefert haben
- Bestellungen im Namen eines bestätigten Unternehmens durch jemanden, der nicht zu dessen Team gehört
- Bestellungen mit einer USt-IdNr., die sich beim Bestellen nicht abfragen ließ

In diesen Fällen bestätigt die erste E-Mail nur den Eingang; der Vertrag kommt zustande, wenn wir die Bestellung nach der Prüfung bestätigen.

Die Preise eines im Shop erstellten Angebots gelten bis zum Ablauf des 14. Tages nach dem Angebotsdatum ({{sellerAdjective}}e Zeit), höchstens für die angebotenen Mengen und solange die Ware lieferbar ist. Es kann ganz oder in Teilen angenommen werden: Die gewählten Positionen kommen in einen Warenkorb, der Vertrag kommt erst mit dessen Bestellung nach den vorstehenden Regeln zustande.

Wer bestellt, versichert, zum Einkauf für das Unternehmen befugt zu sein. Abweichungen zwischen Bestellung und Auftragsbestätigung sind unverzüglich zu melden.

## Preise

Alle Preise verstehen sich in Euro, ohne Mehrwertsteuer, je angegebener Einheit. Es gilt der Preis zum Zeitpunkt der Bestellung, bei Positionen aus einem Angebot der angebotene. Mindestmengen, Verpackungseinheiten und Staffelpreise stehen beim Artikel.

Die Lieferkosten umfassen Fracht, Verpackung und, wenn gewählt, Kranentladung. Sie werden gesondert berechnet und vor der Bestellung einzeln ausgewiesen. Ist ein Preis offensichtlich falsch, sind wir nicht daran gebunden; wir melden uns dann vor der Lieferung. Der Käufer kann zum richtigen Preis bestellen oder kostenlos stornieren; gezahlte Beträge erstatten wir.

## Mehrwertsteuer

Jede Lieferung beginnt in {{seller}}: Auch Ware ausländischer Lieferanten kommt zuerst zu uns und wird von dort versandt. Daraus ergibt sich:

- Lieferung in {{seller}}: {{sellerAdjective}}e Mehrwertsteuer zum Regelsatz
- Lieferung nach {{others}} an einen Käufer mit gültiger USt-IdNr. aus {{others}}: 0 % (steuerfreie innergemeinschaftliche Lieferung); der Käufer versteuert den innergemeinschaftlichen Erwerb in seinem Land
- Lieferung nach {{others}} ohne eine solche USt-IdNr.: {{sellerAdjective}}e Mehrwertsteuer zum Regelsatz

Der Steuersatz und sein Grund stehen im Warenkorb und in der Bestellung. Für die Richtigkeit der USt-IdNr. ist der Käufer verantwortlich; wird sie nicht anerkannt, berechnen wir die Steuer nach.

## Lieferarten

Für die Lieferung gelten die Klauseln der Incoterms® 2020:

- Frachtpauschale in Finnland und in Estland sowie Fracht nach Gewicht nach Deutschland: DAP Lieferadresse. Die Entladung ist Sache des Käufers; ist Kranentladung bestellt, gilt DPU Lieferadresse.
- Baustellenlieferung mit Ladekran, nur in der Hauptstadtregion (Helsinki, Espoo, Vantaa, Kauniainen): DPU Baustelle. Der Fahrer setzt die Ware neben dem Fahrzeug ab.
- Eigener Frachtvertrag: FCA {{loadingPlace}}, {{seller}}; wir verladen. Den Bereitstellungstermin teilen wir nach der Bestellung mit. Der Käufer nennt bei der Bestellung Vertragsnummer und Spediteur. Diese Lieferart steht nur zur Wahl, wenn der Warenkorb sie zulässt. Bei steuerfreier Lieferung bestätigt der Käufer bis zum 10. Tag des Folgemonats schriftlich, welche Ware wann und wo im Bestimmungsland angekommen ist (Gelangensnachweis), und legt die Frachtpapiere bei; sonst berechnen wir die {{sellerAdjective}}e Mehrwertsteuer nach.

Teillieferungen sind zulässig, wenn sie dem Käufer zumutbar sind und keine Mehrkosten verursachen.

## Zufahrt und Entladung

Die Lieferadresse muss mit schweren Lastwagen erreichbar und jemand zur Annahme vor Ort sein. Die Kranentladung wird mit der Bestellung gewählt und zum dort genannten Preis berechnet; bei der Baustellenlieferung ist sie enthalten. Der Fahrer setzt die Ware bis zu 5 m neben dem Fahrzeug ab. Nötig ist eine tragfähige, freie Stellfläche ohne Leitungen im Schwenkbereich; der Käufer stellt eine Person zum Einweisen und Anschlagen. Traglast und Ausladung des Krans begrenzen Gewicht und Länge eines Hubs: Bunde über 1 t oder 12 m stimmen wir vor der Lieferung ab.

Die Frachtpauschalen gelten je Ladung bis 24 t und für Orte, die ein Lastwagen im Lieferland ganzjährig ohne weitere Fähre erreicht. Für mehr Gewicht, Inseln und Åland nennen wir den Preis vor der Lieferung; stimmt der Käufer nicht zu, kann jede Seite diesen Teil kostenlos stornieren.

Wartezeiten und vergebliche Anfahrten, die der Käufer zu vertreten hat, berechnen wir nach Aufwand.

## Lieferzeit und Gefahrübergang

Lieferzeiten sind in Arbeitstagen angegeben und werden nach Lagerbestand und Transportweg geschätzt. Lagerware kommt in {{seller}} oft in 3–5 Arbeitstagen, ein Teil schon in 1–3; für diesen sind es {{soonestDays}}. Beim Artikel steht die Lieferzeit in das dort genannte Land, im Warenkorb die an den Ort der Lieferung. Legt der Käufer für Positionen mehrere Liefertage fest, ist jeder Tag eine Lieferung mit eigenen Lieferkosten. Fest sind nur Termine, die wir ausdrücklich als fest bestätigen. Verzögerungen teilen wir mit, sobald wir davon wissen.

Verzögert sich die Lieferung erheblich, kann der Käufer eine angemessene Frist setzen und danach vom betroffenen Teil der Bestellung zurücktreten. Die Gefahr geht nach der vereinbarten Lieferklausel über.

## Maße, Gewichte und Toleranzen

Für die Güte gilt die Norm, die beim Artikel genannt ist, für Maße und Form:

- I- und H-Profile: EN 10034
- U-Profile: EN 10279
- Winkel: EN 10056-2, T-Profile: EN 10055
- Flach-, Vierkant- und Rundstahl: EN 10058, EN 10059, EN 10060
- Hohlprofile, kaltgefertigt: EN 10219-2
- warmgewalztes Blech: EN 10029, aus Band geschnitten EN 10051
- kaltgewalztes Blech: EN 10131, oberflächenveredeltes: EN 10143
- Gitterroste: DIN 24537-1
- alles andere: die beim Artikel genannte Norm

Gewichtsangaben sind theoretische Werte, bei Stahl mit einer Dichte von 7850 kg/m³. Abweichungen innerhalb der Toleranz ändern den Stückpreis nicht. Zeichnungen zeigen die Nennmaße.

## Zuschnitte und Bescheinigungen

Stäbe und Profile liefern wir in den angegebenen Längen oder, wo es beim Artikel angeboten wird, auf Länge geschnitten. Preis je Schnitt, kürzeste Länge, Schnittbreite und Längentoleranz stehen beim Artikel. Berechnet werden ganze Stangen und die Schnitte; Reststücke ab 100 mm liefern wir mit. Wo es angeboten wird, schneiden wir Stücke aus Blechtafeln: Berechnet werden der verbrauchte Anteil der Tafel und der Brennschnitt, der Rest bleibt bei uns. Schnittflächen bleiben unbehandelt. Zuschnitte sind von der Rückgabe ausgeschlossen; Rechte bei Mängeln bleiben.

Ein Abnahmeprüfzeugnis 3.1 nach EN 10204 wird, wo es beim Artikel angeboten wird, mit der Position bestellt und zum angegebenen Preis je Position berechnet. Wir geben das Zeugnis des Herstellers mit der Schmelzennummer weiter, per E-Mail und spätestens mit der Rechnung; auf Zuschnitte übertragen wir die Nummer. Andere Prüfbescheinigungen sind vor der Bestellung anzufragen; nachträglich können wir sie nicht immer beschaffen.

## Prüfung und Reklamation

Der Käufer prüft die Ware bei der Annahme:

- sichtbare Transportschäden und fehlende Packstücke auf dem Frachtbrief vermerken und uns innerhalb von 2 Arbeitstagen melden
- äußerlich nicht erkennbare Transportschäden innerhalb von 7 Tagen melden, Sonn- und Feiertage nicht gerechnet
- andere erkennbare Mängel innerhalb von 7 Tagen nach Lieferung melden, in jedem Fall vor Verarbeitung oder Einbau
- verdeckte Mängel unverzüglich nach Entdeckung melden, spätestens 12 Monate nach Lieferung; danach sind Ansprüche wegen Mängeln ausgeschlossen, außer bei Vorsatz oder grober Fahrlässigkeit

Zur Meldung gehören Auftragsnummer, Menge und Fotos; mit Kundenkonto geht sie auf der Seite der Bestellung. Berechtigte Mängel beheben wir durch Nachbesserung oder Ersatzlieferung oder mindern den Preis. Flugrost, übliche Walz- und Verzinkungsspuren und Weißrost sind kein Mangel, es sei denn, eine Oberflächenklasse ist vereinbart oder die Norm des Artikels schließt sie aus (für Blech EN 10163, für Stückverzinkung EN ISO 1461).

Rückrufe und Sicherheitshinweise senden wir an die E-Mail-Adresse der Bestellung. Gefahren, die von einem Artikel ausgehen, meldet der Käufer sofort an {{email}}.

## Zahlung

Der Käufer zahlt auf Rechnung oder mit Karte. Rechnungen sind 30 Tage nach Rechnungsdatum netto fällig. Vor dem Kauf auf Rechnung prüfen wir die Bonität des Unternehmens. Können wir eine Bestellung auf Rechnung nicht annehmen, teilen wir das mit; der Käufer kann dann mit Karte zahlen oder andere Zahlungsbedingungen mit uns vereinbaren.

Bei Kartenzahlung ist der Gesamtbetrag einschließlich Mehrwertsteuer sofort fällig. Bezahlt wird auf der Seite unseres Zahlungsdienstleisters; die Bestellung wird mit der Zahlung wirksam.

Bei Zahlungsverzug berechnen wir Verzugszinsen {{interest}} und die Kosten der Beitreibung, mindestens pauschal 40 €. Solange fällige Rechnungen offen sind, können wir weitere Lieferungen zurückhalten.

## Eigentumsvorbehalt

Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Im üblichen Geschäftsgang darf der Käufer sie vorher verarbeiten, einbauen oder weiterverkaufen. Bei Zahlungsverzug können wir noch vorhandene Ware zurücknehmen.

Für Ware, die nach Deutschland geliefert wird, gilt außerdem: Verarbeitung geschieht für uns als Hersteller (§ 950 BGB); bei Verbindung oder Vermischung erwerben wir Miteigentum im Verhältnis der Rechnungswerte. Forderungen aus dem Weiterverkauf tritt der Käufer uns schon jetzt bis zur Höhe unserer Rechnung ab; er darf sie einziehen, solange er nicht in Verzug ist. Übersteigen die Sicherheiten unsere Forderungen um mehr als 10 %, geben wir den Rest auf Verlangen frei. Für Ware in Estland gilt der Vorbehalt, soweit das dortige Recht ihn zulässt.

## Storno und Rückgabe

Änderungen und Stornierungen nehmen wir auf der Seite der Bestellung im Shop, telefonisch oder per E-Mail entgegen. Solange wir eine Bestellung prüfen, kann der Käufer sie dort selbst ändern oder zurückziehen. Danach fragt er die Änderung oder Stornierung an; möglich ist sie nur, solange die Ware weder zugeschnitten noch zur Auslieferung bereitgestellt ist. Der Käufer kauft als Unternehmen; ein gesetzliches Widerrufsrecht hat er nicht, und ein Recht auf Rückgabe mangelfreier Ware besteht nicht.

Unbenutzte Lagerware in der Originalverpackung nehmen wir zurück, wenn wir vorher zugesagt haben. Der Käufer fragt die Rückgabe mit Auftragsnummer und Menge an, mit Kundenkonto auf der Seite der Bestellung; die Anfrage schiebt die Zahlung nicht auf. Rückfracht und Bearbeitungskosten, die wir in der Antwort nennen, trägt der Käufer. Zugeschnittene, auf Bestellung gefertigte und angebrochene Ware ist von der Rückgabe ausgeschlossen.

## Haftung

Wir haften für unmittelbare Schäden bis zur Höhe des Nettowertes der betroffenen Bestellung, nicht für entgangenen Gewinn, Stillstand, Vertragsstrafen oder andere Folgeschäden.

Für Verzug haften wir nur mit dem Rücktrittsrecht nach „Lieferzeit und Gefahrübergang“ und in denselben Grenzen. Für Schäden, die ein Produkt an Sachen des Käufers oder seiner Kunden verursacht, haften wir nur, soweit das Gesetz es zwingend vorschreibt.

Diese Grenzen gelten nicht bei Vorsatz und grober Fahrlässigkeit, bei Personenschäden und soweit zwingendes Recht entgegensteht. Für Hindernisse außerhalb unseres Einflusses, etwa Streik, behördliche Maßnahmen oder den Ausfall eines Lieferwerks, haften wir nicht.

## Recht und Gerichtsstand

Es gilt {{sellerAdjective}}es Recht ohne das UN-Kaufrecht (CISG). Ausschließlich zuständig ist das Gericht am Sitz des Verkäufers ({{court}}). Vor einer Klage suchen beide Seiten eine Einigung im Gespräch.

Diese Bedingungen liegen in mehreren Sprachen vor. Maßgeblich ist die Fassung in der Sprache der Bestellung.

## Vertragstext und Fassung

Seit wann diese Fassung gilt, steht am Anfang dieser Seite. Maßgeblich ist die Fassung, die bei der Bestellung galt: Die Auftragsbestätigung verweist auf sie. Der Käufer kann diese Seite speichern oder drucken und erhält frühere Fassungen von {{email}}.

Eine Bestellung entsteht in vier Schritten: Warenkorb, Adressen und Rechnung, Lieferung und Zahlung, Prüfen und bestellen. Bis zum letzten lassen sich alle Eingaben ändern. Vertragssprachen sind Deutsch, Englisch, Estnisch und Finnisch. Den Inhalt der Bestellung speichern wir und senden ihn mit der Auftragsbestätigung; mit Kundenkonto bleibt er dort abrufbar.

## Bewertungen

Bewerten kann, wer bestellt hat und beliefert wurde. Für Bewertungen zahlen wir nichts und wählen sie nicht aus.

Wir lehnen ab oder entfernen, was Personen erkennbar macht oder beleidigt, wirbt, nichts mit der Bestellung zu tun hat, rechtswidrig oder nachweislich unwahr ist. Darüber entscheidet ein Mensch. Wer die Bewertung geschrieben hat, erfährt den Grund und kann widersprechen.

Melden Sie eine Bewertung mit ihrem Wortlaut und dem Grund an {{email}}. Wir bestätigen die Meldung, prüfen sie und teilen mit, wie wir entschieden haben. {{email}} ist zugleich die Kontaktstelle nach Art. 11 und 12 der Verordnung (EU) 2022/2065, auf Deutsch, Englisch, Estnisch und Finnisch.`,
		en: `## Scope

We sell only to companies and other organisations that have a VAT ID of Finland, Germany or Estonia or a Finnish Business ID (Y-tunnus), not to consumers. The seller is {{company}}, referred to below as “we”.

The buyer’s own terms of purchase apply only where we have agreed to them in writing. Individual agreements take precedence over these terms.

By ordering, the buyer confirms that it acts as a business and not as a consumer.

## Quotations, orders and contract

Items shown in the shop are an invitation to order, not a binding offer. By ordering, the buyer offers to buy; the contract is made when we confirm the order by email. The order confirmation is sent as soon as the order is placed or, where payment is by card, as soon as it is paid.

Within one working day we review:

- orders on invoice, unless a member of a company that we have verified orders within its credit limit, to an address of the company or one we have delivered to before
- orders on behalf of a verified company by somebody who is not in its team
- orders with a VAT ID that could not be looked up at the time of ordering

In these cases the first email only acknowledges receipt; the contract is made when we confirm the order after the review.

The prices of a quotation made in the shop are valid until the end of the 14th day after its date ({{sellerAdjective}} time), for the quantities offered at most and for as long as the goods are available. It can be accepted in whole or in part: the items chosen are put into a cart, and the contract is made only by ordering that cart under the rules above.

Whoever places the order warrants that they are authorised to buy for the company. Any difference between the order and our confirmation must be reported without delay.

## Prices

All prices are in euros, excluding VAT, per unit as stated. The price at the time of ordering applies, for items from a quotation the price quoted. Minimum quantities, pack sizes and volume prices are stated with the item.

Delivery costs consist of freight, packaging and, where chosen, unloading by crane. They are charged separately and shown one by one before the order is placed. We are not bound by a price that is plainly wrong; in that case we contact the buyer before delivery. The buyer may order at the right price or cancel free of charge; amounts paid are refunded.

## VAT

Every delivery starts in {{seller}}: goods from suppliers abroad come to us there first and are dispatched from there. VAT is therefore charged as follows:

- delivery in {{seller}}: {{sellerAdjective}} VAT at the standard rate
- delivery to {{others}}, to a buyer with a valid VAT ID of {{others}}: 0% (VAT-exempt intra-Community supply); the buyer declares an intra-Community acquisition in its own country
- delivery to {{others}} without such a VAT ID: {{sellerAdjective}} VAT at the standard rate

The rate and the reason for it are stated in the cart and on the order. The buyer is responsible for giving the correct VAT ID; if it is not accepted, we charge the VAT afterwards.

## Delivery methods

Deliveries are made under Incoterms® 2020:

- Flat rate within Finland or Estonia, and freight by weight to Germany: DAP delivery address. The buyer unloads; where unloading by crane is ordered, the term is DPU delivery address.
- Delivery to site by crane lorry, in the capital region only (Helsinki, Espoo, Vantaa, Kauniainen): DPU building site. The driver sets the goods down beside the vehicle.
- Own freight contract: FCA {{loadingPlace}}, {{seller}}; we load. We give you the ready date after you order. The buyer gives the contract number and the carrier when ordering. This method is offered only if the goods in the cart allow it. For a VAT-exempt supply the buyer states in writing, by the 10th day of the following month, which goods arrived when and where in the country of delivery (proof of arrival), and encloses the transport documents; otherwise we charge {{sellerAdjective}} VAT afterwards.

Part deliveries are permitted where they are reasonable for the buyer and cause no extra cost.

## Access and unloading

The delivery address must be accessible to heavy lorries, and someone must be there to receive the goods. Unloading by crane is chosen with the order and charged at the price shown there; delivery to site includes it. The driver sets the goods down up to 5 m beside the vehicle. Firm, clear ground is needed, with no overhead lines within reach of the crane; the buyer provides a person to guide and sling. The crane’s capacity and reach limit the weight and length of a lift: bundles above 1 t or 12 m are agreed before delivery.

The flat rates are for one load of up to 24 t, to places that a lorry reaches all year without a further ferry in the country of delivery. For more weight, for islands and for Åland we state the price before delivery; if the buyer does not agree, either side may cancel that part free of charge.

Waiting time and failed deliveries for which the buyer is responsible are charged at cost.

## Delivery time and passing of risk

Delivery times are given in working days and estimated from stock and transport distance. In {{seller}}, stock goods often arrive in 3–5 working days, some in as few as 1–3; those take {{soonestDays}}. Each item shows the delivery time to the country named there, the cart the one to the place of delivery. If the buyer sets several delivery days for lines, each day is a delivery with delivery costs of its own. Dates are fixed only where we have expressly confirmed them as such. We give notice of delays as soon as we know of them.

If delivery is seriously delayed, the buyer may set a reasonable time limit and, once it has passed, cancel the part of the order concerned. Risk passes according to the agreed delivery term.

## Dimensions, weights and tolerances

The grade is subject to the standard stated with the item, dimensions and shape to:

- I and H sections: EN 10034
- channels: EN 10279
- angles: EN 10056-2, tees: EN 10055
- flats, squares and rounds: EN 10058, EN 10059, EN 10060
- cold-formed hollow sections: EN 10219-2
- hot-rolled plate: EN 10029, cut from coil EN 10051
- cold-rolled sheet: EN 10131, coated sheet: EN 10143
- gratings: DIN 24537-1
- all else: the standard stated with the item

Weights are theoretical and, for steel, based on a density of 7850 kg/m³. Deviations within tolerance do not change the price per piece. Drawings show nominal dimensions.

## Cutting and certificates

Bars and sections are supplied in the lengths stated or, where this is offered with the item, cut to length. The price per cut, the shortest length, the kerf and the length tolerance are stated with the item. Whole bars and the cuts are charged; offcuts of 100 mm and more are delivered with the pieces. Where it is offered, we cut pieces from plates: the share of the plate used up and the thermal cutting are charged, and the rest stays with us. Cut faces are left untreated. Goods that have been cut cannot be returned; rights in case of defects remain.

An inspection certificate 3.1 to EN 10204, where offered with the item, is ordered with the order line and charged at the price stated per line. We pass on the mill’s certificate with the heat number, by email and at the latest with the invoice; goods cut to length are marked with that number. Other inspection documents must be requested before ordering; they cannot always be obtained afterwards.

## Inspection and claims

The buyer inspects the goods on receipt:

- visible transport damage and missing packages: note them on the consignment note and report them to us within 2 working days
- transport damage that cannot be seen from outside: report it within 7 days, not counting Sundays and public holidays
- other visible defects: report them within 7 days of delivery, and in any case before processing or installation
- hidden defects: report them without delay once discovered, at the latest 12 months after delivery; after that, claims for defects are excluded except for wilful misconduct or gross negligence

A report must include the order number, the quantity and photographs; with an account it can be made on the page of the order. We settle justified claims by replacement, repair or a reduction in price. Surface rust, the usual marks of rolling and galvanising, and white rust are not defects, unless a surface class is agreed or the standard of the item rules them out (EN 10163 for plate, EN ISO 1461 for hot-dip galvanising).

Recalls and safety notices go to the email address of the order. Please report dangers from an item at once to {{email}}.

## Payment

The buyer pays by invoice or by card. Invoices are due 30 days net from the date of invoice. We check the company’s credit rating before selling on invoice. If we cannot accept an order on invoice, we say so, and the buyer can pay by card or agree other terms of payment with us.

Payment by card is due at once for the whole amount including VAT. It is made on the page of our payment provider; the order takes effect once payment has been made.

On overdue amounts we charge interest {{interest}} and the cost of collection, at least a lump sum of €40. While invoices are overdue, we may withhold further deliveries.

## Retention of title

The goods remain our property until they have been paid for in full. Until then the buyer may process, install or resell them in the ordinary course of business. If payment is overdue, we may take back goods that are still in the buyer’s possession.

For goods delivered to Germany, moreover: processing is done for us as manufacturer (section 950 BGB); where goods are combined or mixed, we acquire co-ownership in proportion to the invoice values. The buyer assigns to us now its claims from resale up to the amount of our invoice, and may collect them as long as it is not in default. If the securities exceed our claims by more than 10%, we release the rest on request. For goods in Estonia the retention holds as far as the law there allows.

## Cancellation and returns

Changes and cancellations are taken on the page of the order in the shop, by telephone or by email. While we are reviewing an order, the buyer may change or withdraw it there. After that the buyer asks for the change or cancellation, which is possible only until the goods have been cut or made ready for dispatch. The buyer buys as a business: there is no statutory right of withdrawal and no right to return goods that are free of defects.

We accept unused stock items in their original packaging once we have agreed. The buyer asks for the return with the order number and the quantity, with an account on the page of the order; the request does not defer payment. The buyer bears the return freight and the handling charge stated in our reply. Goods that have been cut, made to order or partly used cannot be returned.

## Liability

We are liable for direct loss up to the value of the order concerned, excluding VAT, and not for loss of profit, downtime, contractual penalties or other consequential loss.

For delay we are liable only by the right to cancel under “Delivery time and passing of risk”, and within the same limits. For damage that a product does to property of the buyer or its customers we are liable only as far as mandatory law provides.

These limits do not apply to wilful misconduct or gross negligence, to personal injury, or where mandatory law provides otherwise. We are not liable for obstacles beyond our control, such as strikes, acts of authorities or the failure of a producing works.

## Governing law and disputes

{{sellerAdjective}} law applies, excluding the UN Convention on Contracts for the International Sale of Goods (CISG). Disputes are settled by the court at the seller’s registered office ({{court}}), after both sides have tried to reach agreement by negotiation.

These terms exist in several languages. The version in the language of the order prevails.

## Text and version of the contract

The day from which this version holds is at the top of this page. The version in force when the order is placed applies: the order confirmation links to it. You can save or print this page, and get earlier versions from {{email}}.

An order is placed in four steps: cart, addresses and invoice, delivery and payment, check and order. Until the last, everything entered can be changed. Contracts are made in English, Estonian, Finnish or German. We store the content of the order and send it with the order confirmation; with a customer account it can be opened there.

## Reviews

Those who have ordered and received goods can review. We pay nothing for reviews and do not select them.

We refuse or remove what identifies or insults persons, advertises, has nothing to do with the order, is unlawful or can be shown to be untrue. A person decides on this. Whoever wrote the review is told the reason and may object.

Report a review to {{email}}, with its wording and the reason. We acknowledge the report, look into it and tell you what we decided. {{email}} is also the point of contact under Articles 11 and 12 of Regulation (EU) 2022/2065, in English, Estonian, Finnish and German.`,
		et: `## Kohaldamisala

Müüme ainult ettevõtetele ja muudele organisatsioonidele, kellel on Soome, Saksamaa või Eesti KMKR number või Soome äriregistri Y-tunnus, mitte tarbijatele. Müüja on {{company}}, edaspidi „meie“.

Ostja ostutingimused kehtivad üksnes juhul, kui oleme nendega kirjalikult nõustunud. Eraldi kokkulepped on nende tingimuste suhtes ülimuslikud.

Tellides kinnitab ostja, et tegutseb ettevõttena, mitte tarbijana.

## Pakkumus, tellimus ja leping

Toodete esitlemine veebipoes ei ole siduv pakkumus. Tellimus on ostja ettepanek osta; leping sõlmitakse, kui kinnitame tellimuse e-posti teel. Tellimuse kinnituse saadame kohe pärast tellimist, kaardimakse korral kohe pärast maksmist.

Ühe tööpäeva jooksul vaatame läbi:

- arvega tellimused, välja arvatud juhul, kui meie kinnitatud ettevõtte liige tellib krediidilimiidi piires ettevõtte aadressile või aadressile, kuhu oleme juba tarninud
- tellimused, mille teeb kinnitatud ettevõtte nimel keegi, kes ei kuulu selle meeskonda
- tellimused, mille KMKR numbrit ei olnud tellimise ajal võimalik registrist kontrollida

Neil juhtudel kinnitab esimene e-kiri ainult tellimuse kättesaamist; leping sõlmitakse, kui kinnitame tellimuse pärast läbivaatamist.

Poes salvestatud pakkumise hinnad kehtivad kuni pakkumise kuupäevale järgneva 14. päeva lõpuni ({{seller}} aja järgi), kuni pakutud koguste ulatuses ja seni, kuni kaup on saadaval. Pakkumise saab vastu võtta tervikuna või osaliselt: valitud read lisatakse ostukorvi ja leping sõlmitakse alles siis, kui see ostukorv eespool kirjeldatud korras tellitakse.

Tellija kinnitab, et tal on õigus ettevõtte nimel osta. Tellimuse ja kinnituse erinevustest tuleb teatada viivitamata.

## Hinnad

Hinnad on eurodes, ilma käibemaksuta, näidatud ühiku kohta. Kehtib tellimise hetke hind, pakkumisest tellitud ridadel pakutud hind. Miinimumkogused, pakendi suurused ja kogusehinnad on kirjas toote juures.

Tarnekulu koosneb veost, pakkimisest ja valitud mahalaadimisest kraanaga. See lisandub kauba hinnale ning on enne tellimist osade kaupa näha. Ilmselgelt vale hind ei ole meile siduv; sel juhul võtame enne tarnet ühendust. Ostja võib tellida õige hinnaga või tellimuse tasuta tühistada; makstud summad tagastame.

## Käibemaks

Iga tarne algab {{sellerFrom}}: ka välismaiste tarnijate kaup jõuab kõigepealt meie kätte ja saadetakse sealt edasi. Seetõttu on käibemaks järgmine:

- tarne {{sellerTo}}: {{seller}} käibemaks standardmääraga
- tarne {{othersTo}} ostjale, kellel on kehtiv {{othersOf}} KMKR number: 0% (ühendusesisene käive); ostja deklareerib ühendusesisese soetamise oma riigis
- tarne {{othersTo}} ilma sellise KMKR numbrita: {{seller}} käibemaks standardmääraga

Maksumäär ja selle põhjus on kirjas ostukorvis ja tellimusel. KMKR numbri õigsuse eest vastab ostja; kui numbrit ei tunnustata, esitame käibemaksu kohta hiljem arve.

## Tarneviisid

Tarnele kohaldatakse Incoterms® 2020 klausleid:

- Kindel veohind Soomes ja Eestis ning kaalupõhine vedu Saksamaale: DAP tarneaadress. Kauba laadib maha ostja; kui on tellitud mahalaadimine kraanaga, kehtib DPU tarneaadress.
- Tarne ehitusobjektile kraanaautoga ainult pealinnapiirkonnas (Helsingi, Espoo, Vantaa, Kauniainen): DPU ehitusobjekt. Juht tõstab kauba auto kõrvale.
- Oma veoleping: FCA {{loadingPlace}}, {{seller}}; kauba laadime peale meie. Kauba valmimise kuupäeva teatame pärast tellimist. Ostja märgib tellimusele lepingu numbri ja vedaja. Tarneviisi saab valida ainult siis, kui ostukorvi sisu seda võimaldab. Ühendusesisese käibe (0%) korral kinnitab ostja kirjalikult hiljemalt järgmise kuu 10. kuupäevaks, milline kaup millal ja kuhu sihtriiki jõudis, ning lisab veodokumendid; muidu lisame hiljem {{seller}} käibemaksu.

Osatarned on lubatud, kui need on ostjale vastuvõetavad ega tekita lisakulu.

## Juurdepääs ja mahalaadimine

Tarneaadressile peab pääsema raskeveokiga ja kohal peab olema kauba vastuvõtja. Mahalaadimine kraanaga valitakse tellimisel ja selle eest tuleb tasuda seal näidatud hind; objektile tarnimisel on see hinna sees. Juht tõstab kauba autost kuni 5 m kaugusele. Vaja on kandvat ja vaba platsi, mille kohal ei ole kraana ulatuses liine; ostja tagab inimese, kes suunab ja troppib. Kraana tõstevõime ja ulatus piiravad tõste kaalu ja pikkust: üle 1 t või 12 m kimbud lepime kokku enne tarnet.

Kindel veohind kehtib kuni 24 t koorma kohta ja kohtadesse, kuhu veoauto pääseb sihtriigis aasta ringi ilma täiendava praamita. Suurema kaalu, saarte ja Ahvenamaa puhul teatame hinna enne tarnet; kui ostja sellega ei nõustu, võib kumbki pool selle osa tasuta tühistada.

Ostjast tingitud ooteaja ja asjatud sõidud arveldame tegelike kulude järgi.

## Tarneaeg ja riisiko üleminek

Tarneajad on tööpäevades ja hinnangulised, arvestatud laoseisu ja veokauguse järgi. {{sellerTo}} jõuab laokaup kohale sageli 3–5, mõni toode juba 1–3 tööpäevaga; sellised tooted jõuavad {{soonestDays}} tööpäevaga. Toote juures on kirjas tarneaeg seal nimetatud riiki, ostukorvis tarnekohta. Kui ostja määrab ridadele mitu tarnepäeva, on iga päev eraldi tarne oma tarnekuluga. Siduvad on ainult need tähtajad, mille oleme sõnaselgelt siduvana kinnitanud. Viivitusest teatame kohe, kui sellest teada saame.

Kui tarne oluliselt hilineb, võib ostja määrata mõistliku lisatähtaja ja selle möödudes tellimusest hilinenud osas taganeda. Riisiko läheb üle kokkulepitud tarneklausli järgi.

## Mõõdud, kaalud ja tolerantsid

Terasemargile kehtib toote juures nimetatud standard, mõõtudele ja kujule:

- I- ja H-profiilid: EN 10034
- U-profiilid: EN 10279
- nurkterased: EN 10056-2, T-terased: EN 10055
- latt-, nelikant- ja ümarterased: EN 10058, EN 10059, EN 10060
- külmvormitud õõnesprofiilid: EN 10219-2
- kuumvaltsitud lehtteras: EN 10029, rullist lõigatud EN 10051
- külmvaltsitud plekk: EN 10131, kattega plekk: EN 10143
- restid: DIN 24537-1
- muu: toote juures nimetatud standard

Kaalud on teoreetilised, terasel tiheduse 7850 kg/m³ järgi. Tolerantsi piiresse jäävad hälbed tükihinda ei muuda. Joonistel on nimimõõdud.

## Lõikamine ja sertifikaadid

Latid ja profiilid tarnitakse näidatud pikkustes või mõõtu lõigatult, kui toote juures seda pakutakse. Lõike hind, lühim pikkus, lõikelaius ja pikkuse tolerants on kirjas toote juures. Arvesse lähevad terved latid ja lõiked; jäägid alates 100 mm anname kaasa. Kui seda pakutakse, lõikame tükke lehtterasest: arvesse lähevad lehest kulunud osa ja termolõikamine, ülejääk jääb meile. Lõikepinnad jäävad töötlemata. Mõõtu lõigatud kaupa tagasi ei võeta; puuduste korral jäävad õigused alles.

Vastuvõtusertifikaat 3.1 (EN 10204) tellitakse koos tellimuse reaga, kui toote juures seda pakutakse, ja selle eest tuleb tasuda näidatud hind rea kohta. Edastame tootja sertifikaadi koos sulatusnumbriga e-postiga hiljemalt koos arvega; mõõtu lõigatud tükkidele kanname numbri peale. Muid sertifikaate tuleb küsida enne tellimist; tagantjärele ei ole neid alati võimalik hankida.

## Ülevaatus ja pretensioonid

Ostja vaatab kauba vastuvõtmisel üle:

- nähtavad veokahjustused ja puuduvad pakid märgitakse veokirjale ja neist teatatakse meile 2 tööpäeva jooksul
- väliselt mittenähtavatest veokahjustustest teatatakse 7 päeva jooksul, pühapäevi ja riigipühi arvestamata
- muudest nähtavatest puudustest teatatakse 7 päeva jooksul pärast tarnet, igal juhul enne töötlemist või paigaldamist
- varjatud puudustest teatatakse viivitamata pärast nende avastamist, hiljemalt 12 kuud pärast tarnet; pärast seda on puudustest tulenevad nõuded välistatud, välja arvatud tahtluse või raske hooletuse korral

Teatele lisatakse tellimuse number, kogus ja fotod; kliendikontoga saab selle esitada tellimuse lehel. Põhjendatud pretensiooni korral asendame kauba, parandame selle või alandame hinda. Pindmine rooste, tavapärased valtsimis- ja tsinkimisjäljed ning valge rooste ei ole puudused, kui ei ole kokku lepitud pinnaklassis või kui toote standard neid ei välista (lehtterasel EN 10163, kuumtsinkimisel EN ISO 1461).

Tagasikutsumised ja ohutusteated saadame tellimuse e-posti aadressile. Tootest tulenevast ohust teatage kohe aadressile {{email}}.

## Tasumine

Ostja tasub arvega või kaardiga. Arve maksetähtaeg on 30 päeva arve kuupäevast. Enne arvega müüki teeme krediidikontrolli. Kui me arvega tellimust kinnitada ei saa, anname sellest teada; siis saab ostja maksta kaardiga või leppida meiega kokku teised maksetingimused.

Kaardiga tasutakse kohe kogu summa koos käibemaksuga. Maksmine toimub meie makseteenuse pakkuja lehel; tellimus jõustub pärast tasumist.

Hilinenud maksetelt arvestame viivist {{interest}} ning lisame sissenõudmiskulud, vähemalt 40 eurot. Kuni tähtaja ületanud arved on maksmata, võime järgmised tarned peatada.

## Omandireservatsioon

Kaup jääb meie omandisse, kuni see on täielikult tasutud. Ostja võib kaupa enne seda tavapärase majandustegevuse käigus töödelda, paigaldada või edasi müüa. Kui tasumine hilineb, võime ostja valduses oleva kauba tagasi võtta.

Saksamaale tarnitud kauba kohta kehtib lisaks: kaupa töödeldakse meie kui tootja huvides (BGB § 950), ühendamisel või segamisel saame kaasomandi arvete väärtuste suhtes. Edasimüügist tekkivad nõuded loovutab ostja meile juba praegu meie arve ulatuses ja võib neid sisse nõuda, kuni ta ei ole viivituses. Kui tagatised ületavad meie nõudeid üle 10%, vabastame ülejäägi nõudmisel. Eestis asuva kauba kohta kehtib omandireservatsioon Eesti õigusega lubatud ulatuses.

## Tühistamine ja tagastamine

Muudatusi ja tühistamisi võtame vastu poes tellimuse lehel, telefoni või e-posti teel. Kuni me tellimust läbi vaatame, võib ostja seda seal ise muuta või selle tagasi võtta. Pärast seda taotleb ta muutmist või tühistamist, mis on võimalik ainult seni, kuni kaup ei ole lõigatud ega saatmiseks valmis pandud. Ostja ostab ettevõttena: seadusest tulenevat taganemisõigust ei ole ja puudusteta kaupa ei ole tal õigust tagastada.

Kasutamata laokaupa originaalpakendis võtame tagasi, kui oleme sellega eelnevalt nõustunud. Ostja taotleb tagastust, märkides tellimuse numbri ja koguse, kliendikontoga tellimuse lehel; taotlus ei lükka maksmist edasi. Tagasiveo kulu ja käitluskulu, mille teatame vastuses, kannab ostja. Lõigatud, tellimusel valmistatud ega osaliselt kasutatud kaupa tagastada ei saa.

## Vastutus

Vastutame otsese kahju eest kuni asjaomase tellimuse käibemaksuta väärtuseni. Me ei vastuta saamata jäänud tulu, seisaku, leppetrahvide ega muu kaudse kahju eest.

Viivituse korral on ostjal jaotises „Tarneaeg ja riisiko üleminek“ nimetatud taganemisõigus; muus osas vastutame samades piirides. Kahju eest, mida toode tekitab ostja või tema klientide varale, vastutame ainult kohustuslike õigusnormide järgi.

Need piirangud ei kehti tahtluse ja raske hooletuse ega isikukahju korral ega juhul, kui kohustuslik õigusnorm näeb ette teisiti. Me ei vastuta takistuste eest, mida me ei saa mõjutada, näiteks streik, ametiasutuse otsus või tootmisettevõtte seisak.

## Kohaldatav õigus ja vaidlused

Kohaldatakse {{seller}} õigust, välja arvatud ÜRO konventsioon kaupade rahvusvahelise ostu-müügi lepingute kohta (CISG). Vaidlused püütakse lahendada läbirääkimistel; kui see ei õnnestu, lahendab vaidluse müüja asukoha kohus ({{court}}).

Tingimused on mitmes keeles. Määrav on tellimuse keeles koostatud tekst.

## Lepingu tekst ja versioon

Päev, millest alates see versioon kehtib, on selle lehe alguses. Kohaldatakse tellimise ajal kehtinud versiooni: tellimuse kinnitus viitab sellele. Selle lehe saate salvestada või välja printida, varasemad versioonid saate aadressilt {{email}}.

Tellimus esitatakse neljas etapis: ostukorv, aadressid ja arve, tarne ja makse, kontroll ja tellimine. Kõiki andmeid saab muuta viimase etapini. Lepingu keeled on eesti, inglise, saksa ja soome keel. Tellimuse sisu salvestame ja saadame koos tellimuse kinnitusega; kliendikontoga saab selle seal avada.

## Hinnangud

Hinnata saab see, kes on tellinud ja kauba kätte saanud. Hinnangute eest me ei maksa ega vali neid välja.

Lükkame tagasi või eemaldame sisu, mis teeb isiku äratuntavaks või solvab, reklaamib, ei puuduta tellimust, on õigusvastane või tõendatult vale. Otsuse teeb inimene. Hinnangu kirjutaja saab teada põhjuse ja võib esitada vastuväite.

Hinnangust teatage aadressil {{email}}, märkides selle sõnastuse ja põhjuse. Kinnitame teate, kontrollime seda ja teatame otsuse. {{email}} on ka määruse (EL) 2022/2065 artiklite 11 ja 12 kohane kontaktpunkt eesti, inglise, saksa ja soome keeles.`,
		fi: `## Soveltamisala

Myymme vain yrityksille ja muille organisaatioille, joilla on Y-tunnus tai suomalainen, saksalainen tai virolainen ALV-tunnus, emme kuluttajille. Myyjä on {{company}}, jäljempänä ”me”.

Ostajan omia ostoehtoja sovelletaan vain, jos olemme hyväksyneet ne kirjallisesti. Erikseen sovitut ehdot ovat ensisijaisia näihin ehtoihin nähden.

Tilauksella ostaja vahvistaa toimivansa yrityksenä eikä kuluttajana.

## Tarjous, tilaus ja sopimus

Tuotteiden esittely verkkokaupassa ei ole sitova tarjous. Tilaus on ostajan ostotarjous; sopimus syntyy, kun vahvistamme tilauksen sähköpostitse. Tilausvahvistus lähetetään heti tilauksen jälkeen, korttimaksussa heti maksun jälkeen.

Yhden työpäivän kuluessa tarkistamme:

- laskutilaukset, paitsi jos vahvistamamme yrityksen jäsen tilaa luottorajan puitteissa yrityksen osoitteeseen tai osoitteeseen, johon olemme jo toimittaneet
- tilaukset, jotka vahvistetun yrityksen nimissä tekee joku sen tiimiin kuulumaton
- tilaukset, joiden ALV-tunnusta ei tilaushetkellä voitu tarkistaa rekisteristä

Näissä tapauksissa ensimmäinen sähköposti vahvistaa vain, että tilaus on vastaanotettu; sopimus syntyy, kun vahvistamme tilauksen tarkistuksen jälkeen.

Verkkokaupassa tallennetun tarjouksen hinnat ovat voimassa tarjouspäivää seuraavan 14. päivän loppuun ({{sellerOf}} aikaa), enintään tarjotuille määrille ja niin kauan kuin tuotteita on saatavilla. Tarjouksen voi hyväksyä kokonaan tai osittain: valitut rivit siirtyvät ostoskoriin, ja sopimus syntyy vasta, kun ostoskori tilataan edellä kuvatulla tavalla.

Tilaaja vakuuttaa, että hänellä on oikeus ostaa yrityksen nimissä. Tilauksen ja tilausvahvistuksen eroista on ilmoitettava viipymättä.

## Hinnat

Hinnat ovat euroina, ilman arvonlisäveroa, ilmoitettua yksikköä kohti. Sovellamme tilaushetken hintaa, tarjouksesta tilatuilla riveillä tarjottua hintaa. Vähimmäismäärät, pakkauskoot ja porrashinnat on ilmoitettu tuotteen yhteydessä.

Toimituskulut muodostuvat rahdista, pakkauksesta ja valitusta nosturipurusta. Ne veloitetaan erikseen ja eritellään ennen tilausta. Selvästi virheellinen hinta ei sido meitä; siinä tapauksessa otamme yhteyttä ennen toimitusta. Ostaja voi tilata oikeaan hintaan tai perua tilauksen maksutta; maksetut summat palautamme.

## Arvonlisävero

Jokainen toimitus lähtee {{sellerFrom}}: myös ulkomaisten toimittajiemme tavara tulee ensin meille ja lähetetään sieltä. Siksi arvonlisävero määräytyy näin:

- toimitus {{sellerTo}}: {{sellerOf}} arvonlisävero yleisen verokannan mukaan
- toimitus {{othersTo}} ostajalle, jolla on voimassa oleva {{othersOf}} ALV-tunnus: 0 % (veroton yhteisömyynti); ostaja ilmoittaa yhteisöhankinnan ja maksaa siitä arvonlisäveron omassa maassaan
- toimitus {{othersTo}} ilman tällaista ALV-tunnusta: {{sellerOf}} arvonlisävero yleisen verokannan mukaan

Verokanta ja sen peruste näkyvät ostoskorissa ja tilauksessa. Ostaja vastaa ALV-tunnuksen oikeellisuudesta; jos tunnusta ei hyväksytä, veloitamme veron jälkikäteen.

## Toimitustavat

Toimituksiin sovelletaan Incoterms® 2020 -lausekkeita:

- Kiinteä rahti Suomessa ja Virossa sekä painon mukainen rahti Saksaan: DAP toimitusosoite. Ostaja purkaa kuorman; jos nosturipurku on tilattu, lauseke on DPU toimitusosoite.
- Työmaatoimitus nosturiautolla, vain pääkaupunkiseudulla (Helsinki, Espoo, Vantaa, Kauniainen): DPU työmaa. Kuljettaja nostaa tavaran auton viereen.
- Oma rahtisopimus: FCA {{loadingPlace}}, {{seller}}; me lastaamme. Noutovalmiuspäivä ilmoitetaan tilauksen jälkeen. Ostaja ilmoittaa tilauksessa sopimusnumeron ja kuljetusliikkeen. Toimitustapa on valittavissa vain, jos ostoskorin sisältö sen sallii. Verottomassa yhteisömyynnissä ostaja vahvistaa kirjallisesti viimeistään seuraavan kuukauden 10. päivänä, mikä tavara on saapunut määrämaahan, milloin ja mihin, ja liittää mukaan kuljetusasiakirjat; muuten veloitamme {{sellerOf}} arvonlisäveron jälkikäteen.

Osatoimitukset ovat sallittuja, jos ne ovat ostajan kannalta kohtuullisia eivätkä aiheuta lisäkustannuksia.

## Ajoreitti ja purku

Toimitusosoitteeseen on päästävä raskaalla kuorma-autolla, ja vastaanottajan on oltava paikalla. Nosturipurku valitaan tilauksen yhteydessä ja veloitetaan siinä ilmoitetun hinnan mukaan; työmaatoimitukseen se sisältyy. Kuljettaja nostaa tavaran enintään 5 metrin päähän autosta. Purkupaikan on oltava kantava ja vapaa, eikä sen yläpuolella saa olla johtoja nosturin ulottuvilla; ostaja järjestää henkilön ohjaamaan nostoa ja kiinnittämään taakat. Nosturin nostokyky ja ulottuma rajoittavat noston painoa ja pituutta: yli 1 t:n tai 12 m:n nipuista sovimme ennen toimitusta.

Kiinteä rahti koskee enintään 24 t:n kuormaa ja paikkoja, joihin kuorma-auto pääsee toimitusmaassa ympäri vuoden ilman toista lauttaa. Suuremmasta painosta, saarista ja Ahvenanmaasta ilmoitamme hinnan ennen toimitusta; jos ostaja ei hyväksy sitä, kumpikin voi perua tämän osan maksutta.

Ostajasta johtuvat odotusajat ja turhat ajot veloitetaan toteutuneiden kustannusten mukaan.

## Toimitusaika ja vaaranvastuu

Toimitusajat ilmoitetaan työpäivinä ja arvioidaan varastosaldon ja kuljetusmatkan perusteella. Varastotavara saapuu {{sellerIn}} usein 3–5 työpäivässä, osa jo 1–3 työpäivässä; nämä ovat {{soonestDays}} työpäivässä. Tuotteen tiedoissa on toimitusaika siinä nimettyyn maahan, ostoskorissa toimituspaikkaan. Jos ostaja määrää riveille useita toimituspäiviä, jokainen päivä on toimitus, jolla on omat toimituskulunsa. Sitovia ovat vain ajat, jotka olemme nimenomaisesti vahvistaneet sitoviksi. Viivästyksestä ilmoitamme heti, kun se on tiedossamme.

Jos toimitus viivästyy olennaisesti, ostaja voi asettaa kohtuullisen lisäajan ja sen päätyttyä purkaa tilauksen viivästyneeltä osin. Vaaranvastuu siirtyy sovitun toimituslausekkeen mukaan.

## Mitat, painot ja toleranssit

Teräslajiin sovelletaan tuotteen yhteydessä ilmoitettua standardia, mittoihin ja muotoon:

- I- ja H-profiilit: EN 10034
- U-profiilit: EN 10279
- kulmateräkset: EN 10056-2, T-teräkset: EN 10055
- latta-, neliö- ja pyöröteräkset: EN 10058, EN 10059, EN 10060
- kylmämuovatut putkipalkit: EN 10219-2
- kuumavalssatut levyt: EN 10029, kelasta leikatut EN 10051
- kylmävalssatut levyt: EN 10131, pinnoitetut: EN 10143
- ritilät: DIN 24537-1
- muut: tuotteen yhteydessä ilmoitettu standardi

Painot ovat teoreettisia, teräksellä tiheyden 7850 kg/m³ mukaan. Toleranssien rajoissa olevat poikkeamat eivät muuta kappalehintaa. Piirrosten mitat ovat nimellismittoja.

## Katkaisu ja ainestodistukset

Tangot ja profiilit toimitetaan ilmoitetuissa pituuksissa tai, jos tuotteen tiedoissa niin kerrotaan, määrämittaan katkaistuina. Sahauksen hinta, lyhin pituus, sahausrako ja pituustoleranssi on ilmoitettu tuotteen yhteydessä. Veloitamme kokonaiset tangot ja sahaukset; vähintään 100 mm:n jäännöspalat toimitetaan mukana. Jos tuotteen tiedoissa niin kerrotaan, leikkaamme kappaleita levyistä: veloitamme levystä kuluneen osan ja polttoleikkauksen, ja loppu levystä jää meille. Leikkauspinnat jäävät käsittelemättä. Määrämittaan katkaistua tavaraa ei voi palauttaa; virheen perusteella ostajalla on samat oikeudet kuin muustakin tavarasta.

EN 10204 -ainestodistus 3.1 tilataan tilausrivin yhteydessä, jos se on tuotteen tiedoissa tarjolla, ja veloitetaan ilmoitetun rivihinnan mukaan. Välitämme valmistajan todistuksen sulatusnumeroineen sähköpostilla viimeistään laskun mukana; määrämittaan katkaistuihin kappaleisiin siirrämme numeron. Muita ainestodistuksia on pyydettävä ennen tilausta; jälkikäteen niitä ei aina saada.

## Tarkastus ja reklamaatiot

Ostaja tarkastaa tavaran vastaanotettaessa:

- näkyvät kuljetusvauriot ja puuttuvat kollit kirjataan varaumana rahtikirjaan ja niistä ilmoitetaan meille 2 työpäivän kuluessa
- päällepäin näkymättömistä kuljetusvaurioista ilmoitetaan 7 päivän kuluessa, sunnuntaita ja pyhäpäiviä lukuun ottamatta
- muista näkyvistä virheistä ilmoitetaan 7 päivän kuluessa toimituksesta, joka tapauksessa ennen työstöä tai asennusta
- piilevistä virheistä ilmoitetaan viipymättä niiden havaitsemisen jälkeen, viimeistään 12 kuukauden kuluttua toimituksesta; sen jälkeen vaatimuksia virheestä ei voi esittää, ellei kyse ole tahallisuudesta tai törkeästä huolimattomuudesta

Ilmoitukseen tarvitaan tilausnumero, määrä ja kuvat; asiakastilillä sen voi tehdä tilauksen sivulla. Aiheelliset reklamaatiot hyvitämme uudella toimituksella, korjauksella tai hinnanalennuksella. Pintaruoste, tavanomaiset valssaus- ja sinkitysjäljet ja valkoruoste eivät ole virheitä, ellei pintaluokasta ole sovittu tai tuotteen standardi niitä sulje pois (levyillä EN 10163, kuumasinkityksessä EN ISO 1461).

Takaisinkutsut ja turvallisuustiedotteet lähetämme tilauksen sähköpostiosoitteeseen. Ilmoita tuotteesta johtuvasta vaarasta heti osoitteeseen {{email}}.

## Maksaminen

Ostaja maksaa laskulla tai kortilla. Laskun maksuaika on 30 päivää netto laskun päiväyksestä. Ennen laskutusmyyntiä tarkistamme yrityksen luottotiedot. Jos emme voi hyväksyä laskutilausta, ilmoitamme siitä; ostaja voi silloin maksaa kortilla tai sopia kanssamme muusta maksutavasta.

Kortilla maksetaan heti koko summa arvonlisäveroineen. Maksu tapahtuu maksupalvelumme sivulla; tilaus on tehty, kun se on maksettu.

Viivästyneestä maksusta veloitamme {{interest}} ja perintäkulut, vähintään 40 euron vakiokorvauksen. Voimme pidättäytyä uusista toimituksista, kunnes erääntyneet laskut on maksettu.

## Omistuksenpidätys

Tavara on omaisuuttamme, kunnes se on kokonaan maksettu. Ostaja saa sitä ennen työstää, asentaa tai myydä tavaran tavanomaisessa liiketoiminnassaan. Jos maksu viivästyy, voimme ottaa takaisin tavaran, joka on vielä ostajan hallussa.

Saksaan toimitettuun tavaraan sovelletaan lisäksi seuraavaa: tavara työstetään meidän lukuumme (BGB 950 §), ja kun se yhdistetään tai sekoitetaan muuhun, saamme yhteisomistuksen laskutusarvojen suhteessa. Ostaja siirtää meille jo nyt jälleenmyynnistä syntyvät saatavansa laskumme määrään asti ja saa periä ne, kunnes maksu viivästyy. Jos vakuudet ylittävät saatavamme yli 10 %:lla, vapautamme ylimenevän osan pyynnöstä. Virossa olevaan tavaraan omistuksenpidätystä sovelletaan siinä laajuudessa kuin Viron laki sallii.

## Peruutus ja palautus

Muutokset ja peruutukset otamme vastaan verkkokaupassa tilauksen sivulla, puhelimitse tai sähköpostitse. Tarkistuksen aikana ostaja voi itse muuttaa tilausta tai perua sen siellä. Sen jälkeen hän pyytää muutosta tai peruutusta, joka on mahdollinen vain siihen asti, kun tavara on katkaistu tai valmiina lähetettäväksi. Ostaja ostaa yrityksenä: lakisääteistä peruuttamisoikeutta ei ole, eikä virheettömällä tavaralla ole palautusoikeutta.

Käyttämätöntä varastotavaraa otamme takaisin alkuperäispakkauksessa, kun olemme hyväksyneet palautuksen etukäteen. Ostaja pyytää palautusta ilmoittamalla tilausnumeron ja määrän, asiakastilillä tilauksen sivulla; pyyntö ei lykkää maksua. Ostaja maksaa vastauksessamme ilmoitetun paluurahdin ja käsittelykulut. Katkaistua, tilauksesta valmistettua tai osittain käytettyä tavaraa ei voi palauttaa.

## Vastuu

Vastaamme välittömistä vahingoista enintään kyseisen tilauksen verottomaan arvoon asti. Emme vastaa saamatta jääneestä voitosta, seisokista, sopimussakoista emmekä muista välillisistä vahingoista.

Viivästyksestä ostajalla on kohdan ”Toimitusaika ja vaaranvastuu” mukainen purkuoikeus; muuten vastaamme siitä vain samoissa rajoissa. Vahingoista, joita tuote aiheuttaa ostajan tai tämän asiakkaiden omaisuudelle, vastaamme vain pakottavan lain mukaan.

Rajoitukset eivät koske tahallisuutta, törkeää huolimattomuutta eivätkä henkilövahinkoja, eikä niitä sovelleta pakottavan lainsäädännön vastaisesti. Emme vastaa esteistä, joihin emme voi vaikuttaa, kuten lakosta, viranomaisen toimesta tai tuotantokatkoksesta tehtaalla.

## Sovellettava laki ja riidat

Sopimukseen sovelletaan {{sellerOf}} lakia, ei kuitenkaan kansainvälistä tavaran kauppaa koskevaa YK:n yleissopimusta (CISG). Erimielisyydet pyritään ratkaisemaan neuvottelemalla; muussa tapauksessa asian ratkaisee myyjän kotipaikan tuomioistuin ({{court}}).

Ehdot ovat saatavilla usealla kielellä. Ratkaiseva on tilauksen kielellä laadittu versio.

## Sopimuksen sisältö ja versio

Päivä, josta alkaen tämä versio on voimassa, on sivun alussa. Tilaukseen sovelletaan tilaushetken versiota: tilausvahvistuksessa on linkki siihen. Voit tallentaa tai tulostaa tämän sivun, ja aiemmat versiot saat osoitteesta {{email}}.

Tilaus tehdään neljässä vaiheessa: ostoskori, osoitteet ja lasku, toimitus ja maksu, tarkistus ja tilaus. Kaikki tiedot voi korjata viimeiseen vaiheeseen asti. Sopimuskielet ovat englanti, saksa, suomi ja viro. Tallennamme tilauksen sisällön ja lähetämme sen tilausvahvistuksessa; asiakastilillä se on luettavissa myöhemmin.

## Arviot

Arvioida voi se, joka on tilannut ja saanut toimituksen. Emme maksa arvioista emmekä valikoi niitä.

Hylkäämme tai poistamme sisällön, josta henkilön voi tunnistaa tai joka loukkaa, mainostaa, ei liity tilaukseen, on lainvastaista tai todistettavasti virheellistä. Päätöksen tekee ihminen. Arvion kirjoittaja saa tiedon syystä ja voi esittää vastalauseen.

Ilmoita arviosta osoitteeseen {{email}} ja kerro sen sanamuoto ja syy. Vahvistamme ilmoituksen, tutkimme asian ja kerromme ratkaisun. {{email}} on myös asetuksen (EU) 2022/2065 11 ja 12 artiklan mukainen yhteyspiste, kielet englanti, saksa, suomi ja viro.`,
	},
};
