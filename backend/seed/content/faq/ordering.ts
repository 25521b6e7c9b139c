import { text } from "../../text";
import type { Question } from "../question";

const ordering = text("Bestellen", "Ordering", "Tellimine", "Tilaaminen");
const payment = text("Zahlung", "Payment", "Maksmine", "Maksaminen");

export const orderingQuestions: readonly Question[] = [
	{
		topic: ordering,
		slug: "how-to-order",
		question: text(
			"Wie bestelle ich, und brauche ich dafür ein Konto?",
			"How do I order, and do I need an account?",
			"Kuidas tellida ja kas selleks on vaja kontot?",
			"Miten tilaan, ja tarvitsenko käyttäjätilin?",
		),
		answer: text(
			"Ein Konto brauchen Sie nicht. Legen Sie die Artikel in den Warenkorb, geben Sie Firma, USt-IdNr., Ansprechpartner und Adresse an, prüfen Sie die Zusammenfassung und senden Sie die Bestellung ab.\n\nDie Auftragsbestätigung kommt per E-Mail an die angegebene Adresse und, wenn Sie es wünschen, an weitere Empfänger.",
			"You do not need an account. Put the items into the cart, give your company, VAT ID, contact person and address, check the summary and send the order.\n\nThe order confirmation goes by email to the address you give and, if you wish, to further recipients.",
			"Kontot ei ole vaja. Lisage tooted ostukorvi, sisestage ettevõtte andmed, KMKR number, kontaktisik ja aadress, kontrollige kokkuvõtet ning saatke tellimus ära.\n\nTellimuse kinnitus saadetakse e-postiga teie antud aadressile ja soovi korral ka teistele saajatele.",
			"Käyttäjätiliä ei tarvita. Lisää tuotteet ostoskoriin, anna yrityksen tiedot, Y-tunnus tai ALV-tunnus, yhteyshenkilö ja osoite, tarkista yhteenveto ja lähetä tilaus.\n\nTilausvahvistus lähetetään sähköpostilla antamaasi osoitteeseen ja halutessasi muillekin vastaanottajille.",
		),
	},
	{
		topic: ordering,
		slug: "who-can-order",
		question: text("Wer kann bei Ihnen kaufen?", "Who can buy from you?", "Kes saavad teilt osta?", "Kuka voi ostaa teiltä?"),
		answer: text(
			"Wir verkaufen nur an Unternehmen und andere Organisationen mit USt-IdNr. oder Unternehmenskennung, nicht an Verbraucher. Wir liefern nach Finnland, Deutschland und Estland.",
			"We sell only to companies and other organisations that have a VAT ID or business registration number, not to consumers. We deliver to Finland, Germany and Estonia.",
			"Müüme ainult ettevõtetele ja teistele organisatsioonidele, kellel on KMKR number või registrikood, mitte tarbijatele. Tarnime Soome, Saksamaale ja Eestisse.",
			"Myymme vain yrityksille ja muille organisaatioille, joilla on Y-tunnus tai ALV-tunnus, emme kuluttajille. Toimitamme Suomeen, Saksaan ja Viroon.",
		),
	},
	{
		topic: ordering,
		slug: "finding-items",
		question: text(
			"Wie finde ich eine bestimmte Abmessung?",
			"How do I find a particular size?",
			"Kuidas leida kindlat mõõtu?",
			"Miten löydän tietyn mitan?",
		),
		answer: text(
			"Geben Sie in die Suche ein, was auf der Stückliste steht. Die Suche versteht zum Beispiel:\n\n- Bezeichnungen: IPE 200, HEB 160, Q188A\n- Maße: 100x100x5\n- Güte und Länge: S355J2, 12 m\n- Artikelnummern: CR-001234\n\nWenn Sie vergleichen wollen, öffnen Sie die Warengruppe: Ihre Tabelle zeigt Maße, Gewicht, Preis und Lieferzeit nebeneinander.",
			"Type what your parts list says. The search understands, for example:\n\n- designations: IPE 200, HEB 160, Q188A\n- sizes: 100x100x5\n- grade and length: S355J2, 12 m\n- item codes: CR-001234\n\nTo compare, open the category: its table shows dimensions, weight, price and delivery time side by side.",
			"Kirjutage otsingusse see, mis seisab materjaliloendis. Otsing tunneb näiteks:\n\n- tähiseid: IPE 200, HEB 160, Q188A\n- mõõte: 100x100x5\n- terase marki ja pikkust: S355J2, 12 m\n- tootekoode: CR-001234\n\nVõrdlemiseks avage tooterühm: selle tabelis on mõõdud, kaal, hind ja tarneaeg kõrvuti.",
			"Kirjoita hakuun se, mitä materiaaliluettelossa lukee. Haku ymmärtää esimerkiksi:\n\n- tunnukset: IPE 200, HEB 160, Q188A\n- mitat: 100x100x5\n- lujuusluokan ja pituuden: S355J2, 12 m\n- tuotekoodit: CR-001234\n\nJos haluat vertailla, avaa tuoteryhmä: sen taulukossa mitat, paino, hinta ja toimitusaika ovat rinnakkain.",
		),
	},
	{
		topic: ordering,
		slug: "minimum-quantities",
		question: text(
			"Gibt es Mindestmengen und Packungsgrößen?",
			"Are there minimum quantities and pack sizes?",
			"Kas on olemas miinimumkogused ja pakendi suurused?",
			"Onko vähimmäismääriä ja pakkauskokoja?",
		),
		answer: text(
			"Träger, Rohre und Bleche verkaufen wir ab einem Stück. Kleinteile wie Zaunklemmen haben eine Mindestmenge und werden in vollen Packungen geliefert; Schrauben kaufen Sie packungsweise. Beides steht beim Artikel, und der Warenkorb nimmt nur passende Mengen an.\n\nEinen Mindestbestellwert gibt es nicht.",
			"Beams, tubes and sheets are sold from one piece. Small parts such as fence clips have a minimum quantity and come in full packs; bolts and screws are bought by the pack. Both are stated with the item, and the cart accepts only quantities that fit.\n\nThere is no minimum order value.",
			"Talasid, torusid ja lehtmetalli müüme alates ühest tükist. Väikestel detailidel, näiteks aiaklambritel, on miinimumkogus ja neid müüakse täispakendite kaupa; poldid ja kruvid ostetakse pakendite kaupa. Mõlemad on kirjas toote juures ja ostukorv võtab vastu ainult sobivaid koguseid.\n\nMinimaalset tellimuse summat ei ole.",
			"Palkit, putket ja levyt myydään yhdestä kappaleesta alkaen. Pienillä osilla, kuten aitakiinnikkeillä, on vähimmäismäärä, ja ne toimitetaan täysinä pakkauksina; ruuvit ostetaan pakkauksittain. Molemmat näkyvät tuotteessa, ja ostoskori hyväksyy vain sopivat määrät.\n\nVähimmäistilausarvoa ei ole.",
		),
	},
	{
		topic: payment,
		slug: "paying-by-invoice",
		question: text("Wie bezahle ich?", "How do I pay?", "Kuidas maksta?", "Miten maksan?"),
		answer: text(
			"Auf Rechnung, 30 Tage netto ab Rechnungsdatum. Vorher prüfen wir die Bonität des Unternehmens. Reicht sie für den Kauf auf Rechnung nicht aus, rufen Sie uns an oder schreiben Sie uns: Wir können eine andere Zahlungsweise oder eine Sicherheit vereinbaren.",
			"By invoice, 30 days net from the date of invoice. We check the company's credit rating first. If it is not sufficient for payment by invoice, call or write to us: we may agree another means of payment or security.",
			"Arvega, maksetähtaeg 30 päeva arve kuupäevast. Enne kontrollime ettevõtte krediidivõimet. Kui see arvega maksmiseks ei piisa, helistage või kirjutage meile: saame kokku leppida muus makseviisis või tagatises.",
			"Laskulla, 30 päivää netto laskun päiväyksestä. Tarkistamme ensin yrityksen luottotiedot. Jos ne eivät riitä laskulla maksamiseen, soita tai kirjoita meille: voimme sopia muusta maksutavasta tai vakuudesta.",
		),
	},
	{
		topic: payment,
		slug: "large-orders",
		question: text(
			"Welche Bestellungen werden geprüft?",
			"Which orders are reviewed?",
			"Millised tellimused vaadatakse üle?",
			"Mitkä tilaukset tarkistetaan?",
		),
		answer: text(
			"Bestellungen ab 10.000 € einschließlich MwSt. und Bestellungen von Unternehmen, für die uns noch keine Bonitätsauskunft vorliegt, prüfen wir innerhalb eines Arbeitstages. Sie sind danach verbindlich; bis dahin können Sie sie noch ändern oder zurückziehen.\n\nMengenstaffeln stehen offen beim Artikel und gelten ohne Anfrage.",
			"We review orders of €10,000 or more, including VAT, and orders of companies for which we have no credit rating yet, within one working day. They become binding after that; until then you can still change or withdraw them.\n\nVolume prices are listed with the item and apply without asking.",
			"Tellimused alates 10 000 eurost koos käibemaksuga ja nende ettevõtete tellimused, kelle kohta meil veel krediidihinnangut ei ole, vaatame üle ühe tööpäeva jooksul. Pärast seda on tellimus siduv; seni saate seda veel muuta või tagasi võtta.\n\nKogusehinnad on kirjas toote juures ja kehtivad ilma päringuta.",
			"Vähintään 10 000 euron tilaukset (sis. ALV) ja sellaisten yritysten tilaukset, joista meillä ei vielä ole luottoluokitusta, tarkistamme yhden työpäivän kuluessa. Sen jälkeen tilaus on sitova; siihen asti sitä voi vielä muuttaa tai sen voi perua.\n\nPorrashinnat näkyvät tuotteessa ja ovat voimassa ilman erillistä kyselyä.",
		),
	},
];
