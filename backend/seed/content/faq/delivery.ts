import { company } from "../../../../contract/company";
import { withWords } from "../../text";
import type { Question, Topic } from "../question";

const { street, postCode, city } = company.loadingPlace;
const loadingPlace = `${street}, ${postCode} ${city}`;

const delivery: Topic = { name: "delivery", title: { de: "Lieferung", en: "Delivery", et: "Tarne", fi: "Toimitus" } };
const returns: Topic = {
	name: "returns",
	title: {
		de: "Reklamation und Rückgabe",
		en: "Claims and returns",
		et: "Pretensioonid ja tagastamine",
		fi: "Reklamaatiot ja palautukset",
	},
};

export const deliveryQuestions: readonly Question[] = [
	{
		topic: delivery,
		// To be confirmed by the owner and hauliers: limits of a load and a lift, Åland and ferries, the capital region.
		slug: "delivery-cost",
		question: {
			de: "Was kostet die Lieferung?",
			en: "What does delivery cost?",
			et: "Kui palju maksab tarne?",
			fi: "Mitä toimitus maksaa?",
		},
		answer: {
			de: "Fracht und Verpackung, jeweils zzgl. MwSt.:\n\n- Finnland: 89 €, für jeden Ort gleich\n- Estland: 119 €, für jeden Ort gleich\n- Deutschland: nach Gewicht, bis 100 kg 149 €, bis 500 kg 249 €, bis 1.000 kg 349 €, bis 3.000 kg 590 €, bis 8.000 kg 990 €, bis 24.000 kg 1.890 €\n- Baustelle in der Hauptstadtregion Helsinki, mit Ladekran: 245 €\n- Kranentladung, auf Wunsch zusätzlich: Finnland 140 €, Estland 160 €, Deutschland 180 €\n- eigener Frachtvertrag: ohne Fracht und Verpackung\n\nDie Pauschalen gelten je Ladung bis 24 t und für Orte, die ein Lkw im Lieferland ganzjährig ohne weitere Fähre erreicht; mehr, Inseln und Åland bieten wir auf Anfrage an. Die Verpackung ist in diesen Preisen enthalten. Der Warenkorb weist Fracht, Kranentladung und Verpackung einzeln aus, bevor Sie bestellen.",
			en: "Freight and packaging, excluding VAT:\n\n- Finland: €89, the same to any address\n- Estonia: €119, the same to any address\n- Germany: by weight, up to 100 kg €149, up to 500 kg €249, up to 1,000 kg €349, up to 3,000 kg €590, up to 8,000 kg €990, up to 24,000 kg €1,890\n- building site in the Helsinki capital region, by crane lorry: €245\n- unloading by crane, on request and in addition: Finland €140, Estonia €160, Germany €180\n- own freight contract: no freight and no packaging\n\nThe flat rates are for one load of up to 24 t, to places that a lorry reaches all year without a further ferry in the country of delivery; please enquire about more, about islands and about Åland. These prices include packaging. The cart shows freight, unloading by crane and packaging one by one before you order.",
			et: "Vedu ja pakkimine, hinnad käibemaksuta:\n\n- Soome: 89 €, kõikjale ühesugune\n- Eesti: 119 €, kõikjale ühesugune\n- Saksamaa: kaalu järgi, kuni 100 kg 149 €, kuni 500 kg 249 €, kuni 1000 kg 349 €, kuni 3000 kg 590 €, kuni 8000 kg 990 €, kuni 24 000 kg 1890 €\n- ehitusobjekt Helsingi pealinnapiirkonnas, kraanaautoga: 245 €\n- mahalaadimine kraanaga, soovi korral lisaks: Soome 140 €, Eesti 160 €, Saksamaa 180 €\n- oma veoleping: veo- ja pakkimiskuluta\n\nKindel veohind kehtib kuni 24 t koorma kohta ja kohtadesse, kuhu veoauto pääseb sihtriigis aasta ringi ilma täiendava praamita; suuremate koguste, saarte ja Ahvenamaa kohta küsige pakkumist. Pakkimine on nende hindade sees. Ostukorv näitab enne tellimist vedu, mahalaadimist kraanaga ja pakkimist ükshaaval.",
			fi: "Rahti ja pakkaus, hinnat ALV 0 %:\n\n- Suomi: 89 €, sama joka paikkakunnalle\n- Viro: 119 €, sama joka paikkakunnalle\n- Saksa: painon mukaan, enintään 100 kg 149 €, enintään 500 kg 249 €, enintään 1 000 kg 349 €, enintään 3 000 kg 590 €, enintään 8 000 kg 990 €, enintään 24 000 kg 1 890 €\n- työmaa pääkaupunkiseudulla, nosturiautolla: 245 €\n- nosturipurku lisäpalveluna: Suomi 140 €, Viro 160 €, Saksa 180 €\n- oma rahtisopimus: ei rahtia eikä pakkauskuluja\n\nKiinteä rahti koskee enintään 24 t:n kuormaa ja paikkoja, joihin kuorma-auto pääsee toimitusmaassa ympäri vuoden ilman toista lauttaa; suuremmista määristä, saarista ja Ahvenanmaasta pyydä tarjous. Pakkaus sisältyy näihin hintoihin. Ostoskori erittelee rahdin, nosturipurun ja pakkauksen ennen tilausta.",
		},
	},
	{
		topic: delivery,
		// To be confirmed by the owner and hauliers: the days to Estonia and to Germany.
		slug: "delivery-time",
		question: {
			de: "Wie lange dauert die Lieferung?",
			en: "How long does delivery take?",
			et: "Kui kaua tarne kestab?",
			fi: "Kuinka kauan toimitus kestää?",
		},
		answer: withWords({
			de: "Lagerware kommt in {{seller}} oft in 3–5 Arbeitstagen, ein Teil schon in 1–3; für diesen sind es {{soonestDays}}. Beim Artikel steht die Lieferzeit in das dort genannte Land; der Weg vom Lieferanten zu uns, wo jede Lieferung beginnt, ist darin enthalten, ebenso der in Ihr Land: {{transportDays}} Arbeitstage. Nennen Sie Land und Postleitzahl, sehen Sie dort und im Warenkorb die Tage. Den Wunschtermin nennen Sie unter „Lieferung und Zahlung“. Eine Position kann an bis zu sechs Tagen innerhalb eines Jahres kommen: „Lieferung auf mehrere Tage“ steht im Warenkorb bei ihren Details, und jeder Tag ist eine Lieferung mit eigener Fracht.\n\nIst ein Artikel nicht lieferbar, zeigen Artikelseite und Warenkorb ähnliche, die es sind; Sie können uns auch schreiben.",
			en: "In {{seller}}, stock goods often arrive in 3–5 working days, some in as few as 1–3; those take {{soonestDays}}. Each item shows the delivery time to the country named there, including the way from the supplier to us, where every delivery starts, and the transport to your country in working days: {{transportDays}}. Give country and postcode, and you see the days there and in the cart. You name a requested date under “Delivery and payment”. A line can come on up to six days within a year: “Delivery on several days” is among its details in the cart, and each day is a delivery with its own freight.\n\nIf an item is out of stock, its page and the cart show similar ones that are not; you can also write to us.",
			et: "{{sellerTo}} jõuab laokaup kohale sageli 3–5, mõni toode juba 1–3 tööpäevaga; sellised tooted jõuavad {{soonestDays}} tööpäevaga. Toote juures on kirjas tarneaeg seal nimetatud riiki; see hõlmab ka vedu tarnijalt meile, kust iga tarne algab, ja vedu teie riiki: {{transportDays}} tööpäeva. Kui märgite riigi ja sihtnumbri, näete seal ja ostukorvis päevi. Soovitud tarnepäeva märgite sammus „Tarne ja makse“. Rida võib tulla kuni kuuel päeval aasta jooksul: „Tarne mitmel päeval“ on ostukorvis rea üksikasjade juures ja iga päev on eraldi tarne oma veohinnaga.\n\nKui toode on otsas, näitavad toote leht ja ostukorv sarnaseid saadaolevaid; võite ka meile kirjutada.",
			fi: "Varastotavara saapuu {{sellerIn}} usein 3–5 työpäivässä, osa jo 1–3 työpäivässä; nämä ovat {{soonestDays}} työpäivässä. Tuotteen tiedoissa on toimitusaika siinä nimettyyn maahan; siihen sisältyy matka toimittajalta meille, mistä jokainen toimitus lähtee, ja kuljetus maahasi työpäivinä: {{transportDays}}. Kun annat maan ja postinumeron, näet päivät siinä ja ostoskorissa. Toivotun päivän kerrot kohdassa ”Toimitus ja maksu”. Rivi voi tulla enintään kuutena päivänä vuoden sisällä: ”Toimitus usealle päivälle” on ostoskorissa rivin tiedoissa, ja jokainen päivä on toimitus, jolla on oma rahtinsa.\n\nJos tuote on loppu, sen sivu ja ostoskori näyttävät samankaltaisia, joita on; voit myös kirjoittaa meille.",
		}),
	},
	{
		topic: delivery,
		slug: "unloading",
		question: { de: "Wer entlädt den Lkw?", en: "Who unloads the lorry?", et: "Kes laadib kauba maha?", fi: "Kuka purkaa kuorman?" },
		answer: {
			de: "Der Empfänger. Für Bunde und lange Stäbe brauchen Sie einen Stapler oder Kran: Ein Bund wiegt schnell mehr als eine Tonne, Träger sind bis zu 18 m lang.\n\nWer weder das eine noch das andere hat, wählt bei der Lieferart die Kranentladung dazu; bei der Baustellenlieferung in der Hauptstadtregion Helsinki gehört sie zum Preis. Der Fahrer setzt die Ware dann mit dem Ladekran bis zu 5 m neben dem Fahrzeug ab. Die Stellfläche muss tragfähig sein, und im Schwenkbereich dürfen keine Leitungen hängen.",
			en: "The consignee does. Bundles and long bars call for a forklift or crane: a bundle easily weighs more than a tonne, and beams are up to 18 m long.\n\nIf you have neither, choose unloading by crane along with the delivery method; site delivery in the Helsinki capital region includes it. The driver then sets the goods down with the lorry’s crane, up to 5 m beside the vehicle. The ground must be firm, and there must be no overhead lines within reach of the crane.",
			et: "Saaja. Kimpude ja pikkade lattide jaoks on vaja tõstukit või kraanat: kimp kaalub kergesti üle tonni ja talad on kuni 18 m pikad.\n\nKui teil kumbagi ei ole, valige tarneviisi juures lisaks mahalaadimine kraanaga; ehitusobjektile tarnimisel Helsingi pealinnapiirkonnas sisaldub see hinnas. Juht tõstab siis kauba veoki kraanaga veokist kuni 5 m kaugusele. Pind peab olema kandev ja kraana tööulatuses ei tohi olla õhuliine.",
			fi: "Vastaanottaja. Nippuja ja pitkiä tankoja varten tarvitaan trukki tai nosturi: nippu painaa helposti yli tonnin, ja palkit ovat jopa 18 m pitkiä.\n\nJos kumpaakaan ei ole, valitse toimitustavan yhteydessä nosturipurku; työmaatoimitukseen pääkaupunkiseudulla se sisältyy. Kuljettaja nostaa silloin tavaran auton nosturilla enintään 5 metrin päähän autosta. Alustan on oltava kantava, eikä nosturin ulottuvilla saa olla ilmajohtoja.",
		},
	},
	{
		topic: delivery,
		slug: "own-freight",
		question: {
			de: "Kann mein Spediteur die Ware abholen?",
			en: "Can my own carrier collect the goods?",
			et: "Kas kaubale võib järele tulla minu vedaja?",
			fi: "Voiko oma kuljetusliike noutaa tavaran?",
		},
		answer: withWords({
			de: `Ja, wenn der Warenkorb die Lieferart „Eigener Frachtvertrag“ anbietet. Sie nennen Vertragsnummer und Spediteur, die Lieferung erfolgt FCA ${loadingPlace}, {{seller}} (Incoterms® 2020); wir verladen. Den Bereitstellungstermin teilen wir nach der Bestellung mit. Fracht und Verpackung berechnen wir dann nicht.\n\nBei steuerfreier Lieferung nach {{others}} bitten wir Sie danach um einen Gelangensnachweis. Fehlt er, berechnen wir die {{sellerAdjective}}e Mehrwertsteuer nach.`,
			en: `Yes, where the cart offers the delivery method “Own freight contract”. You give the contract number and the carrier; delivery is FCA ${loadingPlace}, {{seller}} (Incoterms® 2020); we load. We give you the ready date after you order. We then charge neither freight nor packaging.\n\nFor a VAT-exempt supply to {{others}} we will then ask you for proof of arrival. Without it, we charge {{sellerAdjective}} VAT afterwards.`,
			et: `Jah, kui ostukorv pakub tarneviisi „Oma veoleping“. Märgite lepingu numbri ja vedaja, tarne toimub tingimusel FCA ${loadingPlace}, {{seller}} (Incoterms® 2020); kauba laadime peale meie. Kauba valmimise kuupäeva teatame pärast tellimist. Veo ja pakkimise eest me siis tasu ei küsi.\n\nKui kaup läheb {{othersTo}} käibemaksuga 0%, palume teilt seejärel kinnitust kauba kohalejõudmise kohta. Kui kinnitust ei ole, lisame hiljem {{seller}} käibemaksu.`,
			fi: `Kyllä, jos ostoskorissa on valittavana toimitustapa ”Oma rahtisopimus”. Ilmoita sopimusnumero ja kuljetusliike; toimitus on FCA ${loadingPlace}, {{seller}} (Incoterms® 2020); me lastaamme. Noutovalmiuspäivä ilmoitetaan tilauksen jälkeen. Rahtia ja pakkausta emme silloin veloita.\n\nVerottomassa yhteisömyynnissä {{othersTo}} pyydämme sen jälkeen vahvistuksen tavaran saapumisesta. Ilman sitä veloitamme {{sellerOf}} arvonlisäveron jälkikäteen.`,
		}),
	},
	{
		topic: returns,
		slug: "damaged-goods",
		question: {
			de: "Die Ware ist beschädigt oder unvollständig. Was tun?",
			en: "Goods are damaged or missing. What should I do?",
			et: "Kaup on kahjustatud või puudulik. Mida teha?",
			fi: "Tavara on vaurioitunut tai siitä puuttuu osa. Mitä teen?",
		},
		answer: {
			de: "Vermerken Sie Transportschäden und fehlende Packstücke auf dem Frachtbrief, bevor Sie unterschreiben, und machen Sie Fotos.\n\n- sichtbare Transportschäden und Fehlmengen: innerhalb von 2 Arbeitstagen melden\n- äußerlich nicht erkennbare Transportschäden: innerhalb von 7 Tagen, Sonn- und Feiertage nicht gerechnet\n- andere erkennbare Mängel: innerhalb von 7 Tagen und vor dem Einbau\n\nMit Kundenkonto melden Sie es auf der Seite der Bestellung unter „Problem oder Rückgabe melden“, mit Menge und Fotos; ohne Konto schreiben Sie uns mit der Auftragsnummer.",
			en: "Note transport damage and missing packages on the consignment note before you sign, and take photographs.\n\n- visible transport damage and shortages: report them within 2 working days\n- transport damage that cannot be seen from outside: within 7 days, not counting Sundays and public holidays\n- other visible defects: within 7 days, and before installation\n\nWith an account, use “Report a problem or return” on the page of the order, with the quantity and photographs; without one, write to us with the order number.",
			et: "Märkige veokahjustused ja puuduvad pakid enne allkirjastamist veokirjale ning tehke fotod.\n\n- nähtavad veokahjustused ja puudujäägid: teatage 2 tööpäeva jooksul\n- väliselt mittenähtavad veokahjustused: 7 päeva jooksul, pühapäevi ja riigipühi arvestamata\n- muud nähtavad puudused: 7 päeva jooksul ja enne paigaldamist\n\nKliendikontoga valige tellimuse lehel „Teata probleemist või tagastusest“ ning lisage kogus ja fotod; kontota kirjutage meile koos tellimuse numbriga.",
			fi: "Kirjaa kuljetusvauriot ja puuttuvat kollit varaumana rahtikirjaan ennen allekirjoitusta ja ota kuvat.\n\n- näkyvät kuljetusvauriot ja vajaat määrät: ilmoita 2 työpäivän kuluessa\n- päällepäin näkymättömät kuljetusvauriot: 7 päivän kuluessa, sunnuntaita ja pyhäpäiviä lukuun ottamatta\n- muut näkyvät virheet: 7 päivän kuluessa ja ennen asennusta\n\nAsiakastilillä valitse tilauksen sivulla ”Ilmoita ongelmasta tai palautuksesta” ja lisää määrä ja kuvat; ilman tiliä kirjoita meille ja kerro tilausnumero.",
		},
	},
	{
		topic: returns,
		slug: "returning-goods",
		question: {
			de: "Kann ich Ware zurückgeben?",
			en: "Can I return goods?",
			et: "Kas kaupa saab tagastada?",
			fi: "Voiko tavaran palauttaa?",
		},
		answer: {
			de: "Ein gesetzliches Widerrufsrecht haben Sie als Unternehmen nicht. Unbenutzte Lagerware in der Originalverpackung nehmen wir nach unserer Zusage zurück.\n\nMit Kundenkonto fragen Sie die Rückgabe auf der Seite der Bestellung unter „Problem oder Rückgabe melden“ an; ohne Konto schreiben Sie uns mit Auftragsnummer und Menge. Rückfracht und Bearbeitungskosten, die wir in der Antwort nennen, tragen Sie.\n\nZugeschnittene, auf Bestellung gefertigte und angebrochene Ware nehmen wir nicht zurück. Ist die Ware mangelhaft, gelten Ihre Rechte auch für Zuschnitte.",
			en: "As a business you have no statutory right of withdrawal. We take back unused stock items in their original packaging once we have agreed.\n\nWith an account, ask for the return under “Report a problem or return” on the page of the order; without one, write to us with the order number and quantity. You pay the return freight and handling charge stated in our reply.\n\nGoods that have been cut, made to order or partly used cannot be returned. If goods are defective, your rights also apply to goods that have been cut.",
			et: "Ettevõttel seadusest tulenevat taganemisõigust ei ole. Kasutamata laokauba originaalpakendis võtame tagasi, kui oleme sellega nõustunud.\n\nKliendikontoga taotlege tagastust tellimuse lehel nupu „Teata probleemist või tagastusest“ kaudu; kontota kirjutage meile tellimuse number ja kogus. Tagasiveo ja käitluskulu, mille teatame vastuses, maksate teie.\n\nLõigatud, tellimusel valmistatud ega osaliselt kasutatud kaupa tagasi ei võeta. Kui kaup on puudusega, kehtivad teie õigused ka lõigatud kauba kohta.",
			fi: "Yrityksellä ei ole lakisääteistä peruuttamisoikeutta. Otamme käyttämättömän varastotavaran takaisin alkuperäispakkauksessa, kun olemme hyväksyneet palautuksen.\n\nAsiakastilillä pyydä palautusta tilauksen sivulla kohdasta ”Ilmoita ongelmasta tai palautuksesta”; ilman tiliä kirjoita meille ja kerro tilausnumero ja määrä. Maksat paluurahdin ja käsittelykulut, jotka kerromme vastauksessa.\n\nKatkaistua, tilauksesta valmistettua tai osittain käytettyä tavaraa emme ota takaisin. Jos tavarassa on virhe, oikeutesi koskevat myös katkaistua tavaraa.",
		},
	},
	{
		topic: returns,
		// To be confirmed by counsel: the register numbers (LUCID in Germany, producer responsibility in Finland and Estonia), § 15 VerpackG, Regulation (EU) 2025/40.
		slug: "packaging",
		question: {
			de: "Was geschieht mit der Verpackung?",
			en: "What about the packaging?",
			et: "Mida teha pakendiga?",
			fi: "Mitä pakkaukselle tehdään?",
		},
		answer: {
			de: "Transportverpackungen wie Kanthölzer, Paletten, Stahlband und Folie nehmen wir unentgeltlich zurück. Schreiben Sie uns mit der Auftragsnummer, was abzuholen ist; wir nennen Ihnen den Ort oder den Termin. Sie können sie auch selbst einer Verwertung zuführen. Pfand berechnen wir nicht.",
			en: "We take back transport packaging such as bearers, pallets, steel strapping and film free of charge. Write to us with the order number, saying what there is; we tell you the place or the date. You may also hand it to a recycler yourself. We charge no deposit.",
			et: "Veopakendi, näiteks aluspuud, alused, terasrihmad ja kile, võtame tasuta tagasi. Kirjutage meile tellimuse numbriga, mida on vaja ära anda; teatame koha või aja. Võite selle ka ise taaskasutusse anda. Pandiraha me ei küsi.",
			fi: "Otamme kuljetuspakkaukset, kuten aluspuut, lavat, teräsvanteet ja kalvon, maksutta takaisin. Kirjoita meille tilausnumeron kanssa, mitä noudettavaa on; ilmoitamme paikan tai ajan. Voit myös toimittaa ne itse kierrätykseen. Panttia emme veloita.",
		},
	},
];
