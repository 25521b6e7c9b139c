import { text } from "../../text";
import type { Question } from "../question";

const vat = text("Preise und Mehrwertsteuer", "Prices and VAT", "Hinnad ja käibemaks", "Hinnat ja arvonlisävero");
const certificates = text(
	"Bescheinigungen und Toleranzen",
	"Certificates and tolerances",
	"Sertifikaadid ja tolerantsid",
	"Todistukset ja toleranssit",
);

export const vatQuestions: readonly Question[] = [
	{
		topic: vat,
		slug: "vat-rate",
		question: text(
			"Welche Mehrwertsteuer wird berechnet?",
			"Which VAT is charged?",
			"Millist käibemaksu arvestatakse?",
			"Mikä arvonlisävero laskutetaan?",
		),
		answer: text(
			"Alle Preise verstehen sich zzgl. MwSt. Die Ware wird aus Finnland versandt, deshalb gilt:\n\n- Lieferung in Finnland: 25,5 %\n- Lieferung nach Deutschland oder Estland mit gültiger USt-IdNr. eines anderen EU-Landes als Finnland: 0 %, die Steuer schuldet der Leistungsempfänger (Reverse-Charge)\n- Lieferung nach Deutschland oder Estland ohne gültige USt-IdNr.: 25,5 %\n\nWarenkorb, Bestellung und Rechnung nennen den Satz und den Grund.",
			"All prices exclude VAT. Goods are dispatched from Finland, so:\n\n- delivery in Finland: 25.5%\n- delivery to Germany or Estonia with a valid VAT ID of an EU country other than Finland: 0%, the customer accounts for the VAT (reverse charge)\n- delivery to Germany or Estonia without a valid VAT ID: 25.5%\n\nThe cart, the order and the invoice state the rate and the reason.",
			"Kõik hinnad on käibemaksuta. Kaup saadetakse Soomest, seetõttu kehtib:\n\n- tarne Soomes: 25,5%\n- tarne Saksamaale või Eestisse, kui ostjal on kehtiv mõne muu ELi riigi kui Soome KMKR number: 0%, käibemaksu tasub ostja (pöördmaksustamine)\n- tarne Saksamaale või Eestisse ilma kehtiva KMKR numbrita: 25,5%\n\nMäär ja selle põhjus on kirjas ostukorvis, tellimusel ja arvel.",
			"Kaikki hinnat ovat ilman arvonlisäveroa (ALV 0 %). Tavara lähetetään Suomesta, joten verokanta on:\n\n- toimitus Suomeen: 25,5 %\n- toimitus Saksaan tai Viroon, kun ostajalla on voimassa oleva muun EU-maan kuin Suomen ALV-tunnus: 0 %, ostaja on verovelvollinen (käännetty verovelvollisuus)\n- toimitus Saksaan tai Viroon ilman voimassa olevaa ALV-tunnusta: 25,5 %\n\nVerokanta ja sen peruste näkyvät ostoskorissa, tilauksessa ja laskussa.",
		),
	},
	{
		topic: vat,
		slug: "vat-id-not-verified",
		question: text(
			"Meine USt-IdNr. gilt als „nicht bestätigt“. Was heißt das?",
			"My VAT ID is “not verified”. What does that mean?",
			"Minu KMKR number on „kinnitamata“. Mida see tähendab?",
			"ALV-tunnukseni on ”vahvistamatta”. Mitä se tarkoittaa?",
		),
		answer: text(
			"Die Prüfziffer passt nicht zu den übrigen Ziffern, meist wegen eines Tippfehlers. Bestellen können Sie trotzdem, aber ohne gültige Nummer berechnen wir die finnische Mehrwertsteuer. Verbessern Sie die Nummer in den Rechnungsdaten, dann rechnet der Warenkorb neu.",
			"The check digit does not match the other digits, usually because of a typing error. You can still order, but without a valid number we charge Finnish VAT. Correct the number in the billing details and the cart recalculates.",
			"Kontrollnumber ei sobi ülejäänud numbritega, enamasti on põhjus trükiviga. Tellida saate ikka, kuid ilma kehtiva numbrita lisame Soome käibemaksu. Parandage number arve andmetes ja ostukorv arvutab summa uuesti.",
			"Tarkistusnumero ei vastaa muita numeroita, yleensä kirjoitusvirheen vuoksi. Tilata voi silti, mutta ilman voimassa olevaa tunnusta laskutamme Suomen arvonlisäveron. Korjaa tunnus laskutustietoihin, niin ostoskori laskee summan uudelleen.",
		),
	},
	{
		topic: certificates,
		slug: "inspection-certificates",
		question: text(
			"Bekomme ich ein Abnahmeprüfzeugnis 3.1?",
			"Can I have a 3.1 inspection certificate?",
			"Kas saan 3.1 ülevaatussertifikaadi?",
			"Saanko 3.1-ainestodistuksen?",
		),
		answer: text(
			"Prüfbescheinigungen nach EN 10204, also Werkszeugnis 2.2 oder Abnahmeprüfzeugnis 3.1, fragen Sie bitte vor der Bestellung an und nennen dabei Artikelnummer und Menge. Wir bestätigen, ob der Lieferant sie für die Charge ausstellt. Nachträglich sind sie nicht immer zu beschaffen.",
			"Please ask for inspection documents to EN 10204, that is a test report 2.2 or an inspection certificate 3.1, before you order, giving the item code and the quantity. We confirm whether the supplier issues one for the batch. They cannot always be obtained afterwards.",
			"EN 10204 kohaseid dokumente, s.t katseprotokolli 2.2 või ülevaatussertifikaati 3.1, küsige palun enne tellimist ning märkige tootekood ja kogus. Kinnitame, kas tarnija selle partii kohta väljastab. Tagantjärele ei ole neid alati võimalik hankida.",
			"Pyydä EN 10204 -todistus, eli koetodistus 2.2 tai vastaanottotodistus 3.1, ennen tilausta ja ilmoita tuotekoodi ja määrä. Vahvistamme, antaako toimittaja sen kyseiselle erälle. Jälkikäteen todistusta ei aina saada.",
		),
	},
	{
		topic: certificates,
		slug: "weights-and-tolerances",
		question: text(
			"Wie genau sind Gewichte und Maße?",
			"How exact are weights and dimensions?",
			"Kui täpsed on kaalud ja mõõdud?",
			"Kuinka tarkkoja painot ja mitat ovat?",
		),
		answer: text(
			"Gewichte sind theoretische Werte: aus der Tabelle der Norm oder aus den Nennmaßen mit 7850 kg/m³ gerechnet. Maße unterliegen den Toleranzen der Norm, die beim Artikel steht. Der Stückpreis bleibt gleich, auch wenn das gewogene Gewicht innerhalb der Toleranz abweicht.",
			"Weights are theoretical: taken from the table of the standard or calculated from nominal dimensions at 7850 kg/m³. Dimensions are subject to the tolerances of the standard stated with the item. The price per piece stays the same if the weighed mass differs within tolerance.",
			"Kaalud on teoreetilised: standardi tabelist või arvutatud nimimõõtudest tihedusega 7850 kg/m³. Mõõtudele kehtivad toote juures nimetatud standardi tolerantsid. Tükihind ei muutu, kui kaalutud mass tolerantsi piires erineb.",
			"Painot ovat teoreettisia: standardin taulukosta tai nimellismitoista laskettuja tiheydellä 7850 kg/m³. Mittoihin sovelletaan tuotteessa ilmoitetun standardin toleransseja. Kappalehinta ei muutu, vaikka punnittu paino poikkeaa toleranssin rajoissa.",
		),
	},
];
