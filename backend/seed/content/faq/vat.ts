import { text } from "../../text";
import type { Question } from "../question";

const vat = text("Preise und Mehrwertsteuer", "Prices and VAT", "Hinnad ja käibemaks", "Hinnat ja arvonlisävero");
const certificates = text(
	"Zuschnitt, Zeugnisse und Toleranzen",
	"Cutting, certificates and tolerances",
	"Lõikamine, sertifikaadid ja tolerantsid",
	"Katkaisu, todistukset ja toleranssit",
);

export const vatQuestions: readonly Question[] = [
	{
		topic: vat,
		slug: "vat-rate",
		question: text(
			"Welche Mehrwertsteuer wird berechnet?",
			"Which VAT is charged?",
			"Millist käibemaksu arvestatakse?",
			"Mitä arvonlisäveroa laskutatte?",
		),
		answer: text(
			"Alle Preise verstehen sich zzgl. MwSt. Jede Lieferung beginnt in Finnland: Auch Ware unserer Lieferanten in Deutschland und Estland kommt zuerst zu uns und wird von dort versandt. Deshalb gilt:\n\n- Lieferung in Finnland: 25,5 %\n- Lieferung nach Deutschland oder Estland mit gültiger deutscher oder estnischer USt-IdNr.: 0 % (steuerfreie innergemeinschaftliche Lieferung); Sie versteuern den innergemeinschaftlichen Erwerb in Ihrem Land\n- Lieferung nach Deutschland oder Estland ohne eine solche USt-IdNr.: 25,5 %\n\nWarenkorb, Bestellung und Rechnung nennen den Satz und den Grund.",
			"All prices exclude VAT. Every delivery starts in Finland: goods from our suppliers in Germany and Estonia come to us there first and are dispatched from there. So:\n\n- delivery in Finland: 25.5%\n- delivery to Germany or Estonia with a valid German or Estonian VAT ID: 0% (VAT-exempt intra-Community supply); you declare an intra-Community acquisition in your own country\n- delivery to Germany or Estonia without such a VAT ID: 25.5%\n\nThe cart, the order and the invoice state the rate and the reason.",
			"Kõik hinnad on käibemaksuta. Iga tarne algab Soomest: ka meie Saksamaa ja Eesti tarnijate kaup jõuab kõigepealt meie kätte Soome ja saadetakse sealt edasi. Seetõttu kehtib:\n\n- tarne Soomes: 25,5%\n- tarne Saksamaale või Eestisse, kui ostjal on kehtiv Saksamaa või Eesti KMKR number: 0% (ühendusesisene käive); ostja deklareerib ühendusesisese soetamise oma riigis\n- tarne Saksamaale või Eestisse ilma sellise KMKR numbrita: 25,5%\n\nMäär ja selle põhjus on kirjas ostukorvis, tellimusel ja arvel.",
			"Kaikki hinnat ovat ilman arvonlisäveroa (ALV 0 %). Jokainen toimitus lähtee Suomesta: myös saksalaisten ja virolaisten toimittajiemme tavara tulee ensin meille Suomeen ja lähetetään sieltä. Siksi verokanta on:\n\n- toimitus Suomeen: 25,5 %\n- toimitus Saksaan tai Viroon, kun ostajalla on voimassa oleva saksalainen tai virolainen ALV-tunnus: 0 % (veroton yhteisömyynti); ostaja ilmoittaa yhteisöhankinnan ja maksaa siitä arvonlisäveron omassa maassaan\n- toimitus Saksaan tai Viroon ilman tällaista ALV-tunnusta: 25,5 %\n\nVerokanta ja sen peruste näkyvät ostoskorissa, tilauksessa ja laskussa.",
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
			"Die Prüfziffer passt nicht zu den übrigen Ziffern, meist wegen eines Tippfehlers, oder das EU-Register (VIES) kennt die Nummer nicht. Bestellen können Sie trotzdem, aber ohne gültige Nummer berechnen wir die finnische Mehrwertsteuer. Berichtigen Sie die Nummer in den Rechnungsdaten, dann rechnet der Warenkorb neu.\n\nAntwortet das Register gerade nicht, gilt die Nummer vorläufig; wir prüfen sie dann, bevor wir die Bestellung bestätigen.",
			"The check digit does not match the other digits, usually because of a typing error, or the EU register (VIES) does not know the number. You can still order, but without a valid number we charge Finnish VAT. Correct the number in the billing details and the cart recalculates.\n\nIf the register does not answer, the number counts as valid for the time being; we then check it before we confirm the order.",
			"Kontrollnumber ei sobi ülejäänud numbritega, enamasti trükivea tõttu, või ei ole number ELi registris (VIES). Tellida saate ikka, kuid ilma kehtiva numbrita lisame Soome käibemaksu. Parandage number arve andmetes ja ostukorv arvutab summa uuesti.\n\nKui register parajasti ei vasta, kehtib number esialgu; kontrollime selle üle enne tellimuse kinnitamist.",
			"Tarkistusnumero ei vastaa muita numeroita, yleensä kirjoitusvirheen vuoksi, tai tunnusta ei ole EU:n rekisterissä (VIES). Tilata voi silti, mutta ilman voimassa olevaa tunnusta laskutamme Suomen arvonlisäveron. Korjaa tunnus laskutustietoihin, niin ostoskori laskee summan uudelleen.\n\nJos rekisteri ei juuri nyt vastaa, tunnus kelpaa toistaiseksi; tarkistamme sen ennen tilauksen vahvistamista.",
		),
	},
	{
		topic: certificates,
		slug: "cutting",
		question: text(
			"Schneiden Sie Stäbe und Profile auf Länge?",
			"Do you cut bars and sections to length?",
			"Kas lõikate latte ja profiile mõõtu?",
			"Katkaisetteko tankoja ja profiileja mittaan?",
		),
		answer: text(
			"Ja. Wo der Artikel „Auf Länge schneiden“ anbietet, geben Sie Stückzahl und Länge an und sehen Preis, Stangen und Reststücke sofort. Je nach Gewicht des Profils gilt:\n\n- Preis je Schnitt: 2,50 bis 18 € zzgl. MwSt.\n- Längentoleranz: ± 1 bis ± 3 mm\n- Schnittbreite: 2 bis 4 mm\n- kürzestes Stück: 50 bis 300 mm\n\nEin IPE 200 zum Beispiel kostet 5,80 € je Schnitt bei ± 2 mm. Sie kaufen ganze Stangen; die Reststücke liefern wir mit. Zuschnitte sind von der Rückgabe ausgeschlossen.",
			"Yes. Where the item offers cutting to length, give the number of pieces and their length, and you see the price, the bars and the offcuts at once. Depending on the weight of the section:\n\n- price per cut: €2.50 to €18, excluding VAT\n- length tolerance: ± 1 to ± 3 mm\n- kerf: 2 to 4 mm\n- shortest piece: 50 to 300 mm\n\nAn IPE 200, for example, costs €5.80 per cut at ± 2 mm. You buy whole bars; the offcuts are delivered along with the pieces. Goods that have been cut cannot be returned.",
			"Jah. Kui toote juures on valik „Mõõtu lõikamine“, märkige tükkide arv ja pikkus ning näete kohe hinda, latte ja jääke. Profiili kaalust olenevalt kehtib:\n\n- lõike hind: 2,50 kuni 18 € km-ta\n- pikkuse tolerants: ± 1 kuni ± 3 mm\n- lõikelaius: 2 kuni 4 mm\n- lühim tükk: 50 kuni 300 mm\n\nNäiteks IPE 200 puhul maksab lõige 5,80 € ja tolerants on ± 2 mm. Ostate terved latid; jäägid anname kaasa. Mõõtu lõigatud kaupa tagasi ei võeta.",
			"Kyllä. Jos tuotteessa on tarjolla katkaisu mittaan, anna kappalemäärä ja pituus, niin näet heti hinnan, tangot ja jäännöspalat. Profiilin painon mukaan:\n\n- sahauksen hinta: 2,50–18 € (ALV 0 %)\n- pituustoleranssi: ± 1 – ± 3 mm\n- sahausrako: 2–4 mm\n- lyhin kappale: 50–300 mm\n\nEsimerkiksi IPE 200 -palkin sahaus maksaa 5,80 €, ja toleranssi on ± 2 mm. Ostat kokonaiset tangot; jäännöspalat toimitetaan mukana. Mittaan katkaistua tavaraa ei voi palauttaa.",
		),
	},
	{
		topic: certificates,
		slug: "inspection-certificates",
		question: text(
			"Bekomme ich ein Abnahmeprüfzeugnis 3.1?",
			"Can I have a 3.1 inspection certificate?",
			"Kas saan vastuvõtusertifikaadi 3.1?",
			"Saanko 3.1-ainestodistuksen?",
		),
		answer: text(
			"Ja, wo es beim Artikel steht: bei Trägern, Stabstahl, Hohlprofilen, Rohren und Blechen. Wählen Sie „Mit Abnahmeprüfzeugnis 3.1“, bevor Sie den Artikel in den Warenkorb legen. Es kostet je Position, unabhängig von der Menge, 24 bis 35 € zzgl. MwSt., bei einem IPE 200 zum Beispiel 28 €.\n\nAndere Prüfbescheinigungen nach EN 10204 fragen Sie bitte vor der Bestellung an; nachträglich sind sie nicht immer zu beschaffen.",
			"Yes, where the item offers it: beams, bars, hollow sections, tubes and plate. Choose the inspection certificate 3.1 before you put the item into the cart. It costs €24 to €35 per line excluding VAT, whatever the quantity; for an IPE 200, for example, €28.\n\nPlease ask for other inspection documents to EN 10204 before you order; they cannot always be obtained afterwards.",
			"Jah, kui toote juures seda pakutakse: taladele, lattrauale, õõnesprofiilidele, torudele ja lehtterasele. Valige vastuvõtusertifikaat 3.1 (EN 10204) enne toote lisamist ostukorvi. Rea kohta maksab see kogusest sõltumata 24 kuni 35 € km-ta, näiteks IPE 200 puhul 28 €.\n\nMuid EN 10204 kohaseid sertifikaate küsige palun enne tellimist; tagantjärele ei ole neid alati võimalik hankida.",
			"Kyllä, jos se on tuotteessa tarjolla: palkkeihin, tankoihin, putkipalkkeihin, putkiin ja levyihin. Valitse ainestodistus 3.1 ennen kuin lisäät tuotteen ostoskoriin. Se maksaa tilausriviä kohti 24–35 € (ALV 0 %) määrästä riippumatta, esimerkiksi IPE 200 -palkkiin 28 €.\n\nMuita EN 10204 -todistuksia pyydä ennen tilausta; jälkikäteen niitä ei aina saada.",
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
			"Gewichte sind theoretische Werte: aus der Tabelle der Norm oder aus den Nennmaßen mit 7850 kg/m³ gerechnet. Maße unterliegen den Toleranzen der Norm, die beim Artikel steht. Der Stückpreis bleibt gleich, auch wenn das gewogene Gewicht innerhalb der Toleranz abweicht.",
			"Weights are theoretical: taken from the table of the standard or calculated from nominal dimensions at 7850 kg/m³. Dimensions are subject to the tolerances of the standard stated with the item. The price per piece stays the same if the weighed mass differs within tolerance.",
			"Kaalud on teoreetilised: standardi tabelist või arvutatud nimimõõtudest tihedusega 7850 kg/m³. Mõõtudele kehtivad toote juures nimetatud standardi tolerantsid. Tükihind ei muutu, kui kaalutud mass tolerantsi piires erineb.",
			"Painot ovat teoreettisia: standardin taulukosta tai nimellismitoista laskettuja tiheydellä 7850 kg/m³. Mittoihin sovelletaan tuotteessa ilmoitetun standardin toleransseja. Kappalehinta ei muutu, vaikka punnittu paino poikkeaa toleranssin rajoissa.",
		),
	},
];
