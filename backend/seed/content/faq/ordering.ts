import type { Question, Topic } from "../question";

const ordering: Topic = { name: "ordering", title: { de: "Bestellen", en: "Ordering", et: "Tellimine", fi: "Tilaaminen" } };

export const orderingQuestions: readonly Question[] = [
	{
		topic: ordering,
		slug: "how-to-order",
		question: {
			de: "Wie bestelle ich, und brauche ich dafür ein Konto?",
			en: "How do I order, and do I need an account?",
			et: "Kuidas tellida ja kas selleks on vaja kontot?",
			fi: "Miten tilaan, ja tarvitsenko asiakastilin?",
		},
		answer: {
			de: "Ein Konto brauchen Sie nicht. Legen Sie die Artikel in den Warenkorb, geben Sie Unternehmen, USt-IdNr., Ansprechpartner und Adresse an, prüfen Sie die Zusammenfassung und schicken Sie die Bestellung ab.\n\nDie Auftragsbestätigung kommt sofort per E-Mail an die angegebene Adresse und, wenn Sie es wünschen, an weitere Empfänger; auf der Seite der Bestellung finden Sie sie als PDF. Muss die Bestellung erst geprüft werden, bestätigen wir zunächst den Eingang. Wenn Sie möchten, legen wir mit der Bestellung ein Kundenkonto an.",
			en: "You do not need an account. Put the items into the cart, give your company, VAT ID, contact person and address, check the summary and place the order.\n\nThe order confirmation goes at once by email to the address you give and, if you wish, to further recipients; the page of the order has it as a PDF. If the order has to be reviewed first, we acknowledge receipt to begin with. If you like, we create a customer account with the order.",
			et: "Kontot ei ole vaja. Lisage tooted ostukorvi, sisestage ettevõtte andmed, KMKR number, kontaktisik ja aadress, kontrollige kokkuvõtet ja esitage tellimus.\n\nTellimuse kinnitus saadetakse kohe e-postiga teie antud aadressile ja soovi korral ka teistele saajatele; tellimuse lehelt saate selle PDF-ina. Kui tellimus tuleb enne läbi vaadata, kinnitame esialgu selle kättesaamist. Soovi korral loome koos tellimusega kliendikonto.",
			fi: "Asiakastiliä ei tarvita. Lisää tuotteet ostoskoriin, anna yrityksen tiedot, Y-tunnus tai ALV-tunnus, yhteyshenkilö ja osoite, tarkista yhteenveto ja tee tilaus.\n\nTilausvahvistus lähetetään heti sähköpostilla antamaasi osoitteeseen ja halutessasi muillekin vastaanottajille; tilauksen sivulta saat sen PDF-tiedostona. Jos tilaus on ensin tarkistettava, vahvistamme aluksi vain, että se on saapunut. Halutessasi luomme tilauksen yhteydessä asiakastilin.",
		},
	},
	{
		topic: ordering,
		// To be confirmed by counsel: that businesses with VAT ids of other EU countries may be refused (Regulation (EU) 2018/302, Art. 4).
		slug: "who-can-order",
		question: { de: "Wer kann bei Ihnen kaufen?", en: "Who can buy from you?", et: "Kes saavad teilt osta?", fi: "Kuka voi ostaa teiltä?" },
		answer: {
			de: "Wir verkaufen nur an Unternehmen und andere Organisationen, nicht an Verbraucher. Im Bestellformular geben Sie eine USt-IdNr. aus Finnland, Deutschland oder Estland an; finnische Unternehmen können ihre Unternehmensnummer (Y-tunnus) eintragen. Eine estnische oder deutsche Registernummer allein genügt nicht. Wir liefern nach Finnland, Deutschland und Estland.",
			en: "We sell only to companies and other organisations, not to consumers. The order form takes VAT IDs of Finland, Germany and Estonia; Finnish companies can enter their Business ID (Y-tunnus). An Estonian registry code or a German register number alone is not enough. We deliver to Finland, Germany and Estonia.",
			et: "Müüme ainult ettevõtetele ja teistele organisatsioonidele, mitte tarbijatele. Tellimusele märkige Soome, Saksamaa või Eesti KMKR number; Soome ettevõtted võivad märkida Y-tunnuse. Ainult Eesti registrikoodist või Saksamaa registrinumbrist ei piisa. Tarnime Soome, Saksamaale ja Eestisse.",
			fi: "Myymme vain yrityksille ja muille organisaatioille, emme kuluttajille. Anna tilauksessa suomalainen, saksalainen tai virolainen ALV-tunnus; suomalaiselle yritykselle riittää Y-tunnus. Pelkkä virolainen rekisterikoodi tai saksalainen rekisterinumero ei riitä. Toimitamme Suomeen, Saksaan ja Viroon.",
		},
	},
	{
		topic: ordering,
		slug: "finding-items",
		question: {
			de: "Wie finde ich eine bestimmte Abmessung?",
			en: "How do I find a particular size?",
			et: "Kuidas leida kindlat mõõtu?",
			fi: "Miten löydän tietyn mitan?",
		},
		answer: {
			de: "Geben Sie in die Suche ein, was auf der Stückliste steht. Die Suche versteht zum Beispiel:\n\n- Bezeichnungen: IPE 200, HEB 160, Q188A\n- Maße: 100x100x5\n- Güte und Länge: S355J2, 12 m\n- Artikelnummern: CR-001234\n\nWenn Sie vergleichen wollen, öffnen Sie die Warengruppe: Ihre Tabelle zeigt Maße, Gewicht, Preis und Lieferzeit nebeneinander.",
			en: "Type what your bill of materials says. The search understands, for example:\n\n- designations: IPE 200, HEB 160, Q188A\n- sizes: 100x100x5\n- grade and length: S355J2, 12 m\n- item codes: CR-001234\n\nTo compare, open the category: its table shows dimensions, weight, price and delivery time side by side.",
			et: "Kirjutage otsingusse see, mis on kirjas materjaliloendis. Otsing tunneb näiteks:\n\n- tähiseid: IPE 200, HEB 160, Q188A\n- mõõte: 100x100x5\n- terasemarki ja pikkust: S355J2, 12 m\n- tootekoode: CR-001234\n\nVõrdlemiseks avage tooterühm: selle tabelis on mõõdud, kaal, hind ja tarneaeg kõrvuti.",
			fi: "Kirjoita hakuun se, mitä osaluettelossa lukee. Haku ymmärtää esimerkiksi:\n\n- tunnukset: IPE 200, HEB 160, Q188A\n- mitat: 100x100x5\n- teräslajin ja pituuden: S355J2, 12 m\n- tuotekoodit: CR-001234\n\nJos haluat vertailla, avaa tuoteryhmä: sen taulukossa mitat, paino, hinta ja toimitusaika ovat rinnakkain.",
		},
	},
	{
		topic: ordering,
		slug: "minimum-quantities",
		question: {
			de: "Gibt es Mindestmengen und Packungsgrößen?",
			en: "Are there minimum quantities and pack sizes?",
			et: "Kas on olemas miinimumkogused ja pakendi suurused?",
			fi: "Onko vähimmäismääriä ja pakkauskokoja?",
		},
		answer: {
			de: "Träger, Rohre und Bleche verkaufen wir ab einem Stück. Kleinteile wie Zaunklemmen haben eine Mindestmenge und werden in vollen Packungen geliefert; Schrauben kaufen Sie packungsweise. Beides steht beim Artikel, und der Warenkorb nimmt nur passende Mengen an.\n\nEinen Mindestbestellwert gibt es nicht.",
			en: "Beams, tubes and sheets are sold from one piece. Small parts such as fence clips have a minimum quantity and come in full packs; bolts and screws are bought by the pack. Both are stated with the item, and the cart accepts only quantities that fit.\n\nThere is no minimum order value.",
			et: "Talasid, torusid ja lehtmetalli müüme alates ühest tükist. Väikestel detailidel, näiteks aiaklambritel, on miinimumkogus ja neid müüakse täispakendite kaupa; poldid ja kruvid ostetakse pakendite kaupa. Mõlemad on kirjas toote juures ja ostukorv võtab vastu ainult sobivaid koguseid.\n\nMinimaalset tellimuse summat ei ole.",
			fi: "Palkit, putket ja levyt myydään yhdestä kappaleesta alkaen. Pienillä osilla, kuten aitakiinnikkeillä, on vähimmäismäärä, ja ne toimitetaan täysinä pakkauksina; ruuvit ostetaan pakkauksittain. Molemmat ovat tuotteen tiedoissa, ja ostoskori hyväksyy vain sopivat määrät.\n\nVähimmäistilausarvoa ei ole.",
		},
	},
	{
		topic: ordering,
		slug: "quick-order",
		question: {
			de: "Kann ich eine ganze Artikelliste bestellen?",
			en: "Can I order a whole list of items?",
			et: "Kas saan tellida terve tooteloendi?",
			fi: "Voinko tilata kokonaisen tuoteluettelon?",
		},
		answer: {
			de: "Ja, mit der Schnellbestellung: Fügen Sie Ihre Liste ein oder laden Sie eine Excel-, CSV- oder Textdatei hoch, bis zu 2.000 Zeilen auf einmal. Sie sehen zu jeder Zeile Artikel, Preis und was zu berichtigen ist; erst dann legen Sie alles in den Warenkorb.\n\nFrühere Bestellungen legen Sie mit „Erneut bestellen“ zu heutigen Preisen wieder in den Warenkorb.",
			en: "Yes, with the quick order: paste your list or upload an Excel, CSV or text file, up to 2,000 lines at a time. For every line you see the item, the price and what needs correcting; only then do you put everything into the cart.\n\nEarlier orders go back into the cart at today’s prices with “Buy again”.",
			et: "Jah, kiirtellimusega: kleepige oma nimekiri või laadige üles Exceli, CSV- või tekstifail, korraga kuni 2000 rida. Iga rea juures näete toodet, hinda ja seda, mida tuleb parandada; alles siis lisate kõik ostukorvi.\n\nVarasema tellimuse saate nupuga „Telli uuesti“ tänaste hindadega taas ostukorvi panna.",
			fi: "Kyllä, pikatilauksella: liitä luettelosi tai lähetä Excel-, CSV- tai tekstitiedosto, enintään 2 000 riviä kerralla. Näet jokaisesta rivistä tuotteen, hinnan ja korjattavat kohdat ja lisäät vasta sitten kaiken ostoskoriin.\n\nAiemman tilauksen saat takaisin ostoskoriin tämän päivän hinnoin valitsemalla ”Tilaa uudelleen”.",
		},
	},
	{
		topic: ordering,
		slug: "offers",
		question: {
			de: "Wie bekomme ich ein Angebot, und wie lange gilt es?",
			en: "How do I get a quotation, and how long is it valid?",
			et: "Kuidas saan pakkumise ja kui kaua see kehtib?",
			fi: "Miten saan tarjouksen, ja kauanko se on voimassa?",
		},
		answer: {
			de: "Wählen Sie im Warenkorb „Als Angebot speichern“. Sie erhalten sofort ein Angebot mit Nummer und PDF; wenn Sie Adressen angeben, senden wir es per E-Mail dorthin. Seine Preise gelten 14 Tage, bis zum Ablauf des letzten Tages, solange die Ware lieferbar ist.\n\nAnnehmen kann es jeder, der den Link hat, ganz oder in Teilen: Die Positionen kommen zu den angebotenen Preisen in einen Warenkorb, bestellt ist damit noch nichts. Die Fracht richtet sich nach dem, was Sie bestellen.\n\nFür andere Mengen, Termine oder Zahlungsbedingungen fragen Sie ein individuelles Angebot an. Eine Rahmenmenge können Sie daraus bis zu seinem letzten Tag in mehreren Bestellungen abrufen.",
			en: "Choose “Save as a quotation” in the cart. You get the quotation at once, with a number and as a PDF; if you give addresses, we send it to them by email. Its prices are valid for 14 days, until the end of the last day, for as long as the goods are available.\n\nAnyone who has the link can accept it, in whole or in part: the items are put into a cart at the quoted prices, and nothing is ordered yet. Freight depends on what you order.\n\nFor other quantities, dates or terms of payment, ask us for an individual quotation. You can call off a framework quantity from it in several orders until its last day.",
			et: "Valige ostukorvis „Salvesta pakkumisena“. Saate kohe numbriga pakkumise ja PDF-i; kui lisate aadressid, saadame selle sinna e-postiga. Hinnad kehtivad 14 päeva, kuni viimase päeva lõpuni, seni kuni kaup on saadaval.\n\nPakkumise saab tervikuna või osaliselt vastu võtta igaüks, kellel on link: read lisatakse pakutud hindadega ostukorvi, tellitud ei ole sellega veel midagi. Veokulu sõltub sellest, mida tellite.\n\nKui vajate teisi koguseid, tähtaegu või maksetingimusi, küsige eraldi pakkumist. Raamkoguse saate sellest tellida osade kaupa kuni pakkumise viimase päevani.",
			fi: "Valitse ostoskorissa ”Tallenna tarjouksena (PDF)”. Saat heti numeroidun tarjouksen ja PDF-tiedoston; jos annat osoitteita, lähetämme sen niihin sähköpostilla. Hinnat ovat voimassa 14 päivää, viimeisen päivän loppuun, niin kauan kuin tuotteita on saatavilla.\n\nTarjouksen voi hyväksyä kokonaan tai osittain kuka tahansa, jolla on linkki: rivit siirtyvät tarjotuin hinnoin ostoskoriin, eikä mitään ole vielä tilattu. Rahti määräytyy tilauksen mukaan.\n\nJos tarvitset muita määriä, toimitusaikoja tai maksuehtoja, pyydä erillinen tarjous. Puitemäärän voit kutsua siitä kotiin useina tilauksina tarjouksen viimeiseen päivään asti.",
		},
	},
	{
		topic: ordering,
		slug: "sharing-a-cart",
		question: {
			de: "Kann ich einen Warenkorb weitergeben?",
			en: "Can I pass a cart on?",
			et: "Kas saan ostukorvi jagada?",
			fi: "Voinko jakaa ostoskorin?",
		},
		answer: {
			de: "Ja. Mit „Warenkorb teilen“ senden wir Positionen, Preise und den Link an bis zu fünf Adressen; den Link können Sie auch selbst weitergeben. Wer ihn öffnet, sieht den Warenkorb und kann ihn in einen eigenen übernehmen, ändern kann er Ihren nicht. Ihre Adressen, Referenzen und Bemerkungen bleiben verborgen.",
			en: "Yes. With “Share the cart” we send the items, the prices and the link to up to five addresses; you can also pass the link on yourself. Whoever opens it sees the cart and can copy it into their own, but cannot change yours. Your addresses, references and comments stay hidden.",
			et: "Jah. Jagamisel saadame read, hinnad ja lingi kuni viiele aadressile; lingi võite ka ise edasi anda. Kes selle avab, näeb ostukorvi ja saab selle enda omasse üle võtta, teie ostukorvi muuta ei saa. Teie aadresse, viiteid ja märkusi ei näe keegi.",
			fi: "Kyllä. Jaettaessa lähetämme rivit, hinnat ja linkin enintään viiteen osoitteeseen; linkin voi antaa eteenpäin myös itse. Linkin avaaja näkee ostoskorin ja voi kopioida sen omakseen, mutta ei voi muuttaa sinun ostoskoriasi. Osoitteesi, viitteesi ja huomautuksesi eivät näy.",
		},
	},
	{
		topic: ordering,
		slug: "changing-an-order",
		question: {
			de: "Kann ich eine Bestellung ändern oder stornieren?",
			en: "Can I change or withdraw an order?",
			et: "Kas saan tellimust muuta või tagasi võtta?",
			fi: "Voinko muuttaa tilausta tai perua sen?",
		},
		answer: {
			de: "Ja, auf der Seite der Bestellung: in Ihrem Kundenkonto oder, ohne Konto, im Browser, mit dem Sie bestellt haben.\n\n- Solange wir die Bestellung prüfen, ändern Sie dort Mengen, Artikel, Liefertage, Lieferadresse und Wunschtermin selbst oder ziehen sie zurück.\n- Danach fragen Sie die Änderung oder Stornierung dort an, und wir antworten per E-Mail. Möglich ist sie, solange die Ware weder zugeschnitten noch zur Auslieferung bereitgestellt ist.\n\nSie können uns auch anrufen oder schreiben; nennen Sie die Auftragsnummer.",
			en: "Yes, on the page of the order: in your account or, without one, in the browser that you ordered with.\n\n- While we are reviewing the order, you change quantities, items, delivery days, delivery address and requested date there yourself, or withdraw it.\n- After that you ask there for the change or cancellation, and we answer by email. It is possible until the goods have been cut or made ready for dispatch.\n\nYou can also call or write to us; give the order number.",
			et: "Jah, tellimuse lehel: oma kliendikontol või ilma kontota selles brauseris, millega tellisite.\n\n- Kuni me tellimust läbi vaatame, muudate seal koguseid, tooteid, tarnepäevi, tarneaadressi ja soovitud tarnepäeva ise või võtate tellimuse tagasi.\n- Pärast seda saate muutmist või tühistamist seal taotleda ja me vastame e-postiga. See on võimalik seni, kuni kaup ei ole lõigatud ega saatmiseks valmis pandud.\n\nVõite ka helistada või kirjutada; nimetage tellimuse number.",
			fi: "Kyllä, tilauksen sivulla: asiakastililläsi tai ilman tiliä selaimessa, jolla tilasit.\n\n- Niin kauan kuin tarkistamme tilausta, muutat siellä itse määriä, tuotteita, toimituspäiviä, toimitusosoitetta ja toivottua toimituspäivää tai perut tilauksen.\n- Sen jälkeen pyydät muutosta tai peruutusta siellä, ja vastaamme sähköpostilla. Se on mahdollista siihen asti, kun tavara on katkaistu tai valmiina lähetettäväksi.\n\nVoit myös soittaa tai kirjoittaa; kerro tilausnumero.",
		},
	},
];
