import { withWords } from "../../text";
import type { Question, Topic } from "../question";
import { sellerRate } from "../trade-terms";

const vat: Topic = {
	name: "vat",
	title: { de: "Preise und Mehrwertsteuer", en: "Prices and VAT", et: "Hinnad ja käibemaks", fi: "Hinnat ja arvonlisävero" },
};
const certificates: Topic = {
	name: "certificates",
	title: {
		de: "Zuschnitt, Zeugnisse und Toleranzen",
		en: "Cutting, certificates and tolerances",
		et: "Lõikamine, sertifikaadid ja tolerantsid",
		fi: "Katkaisu, todistukset ja toleranssit",
	},
};

export const vatQuestions: readonly Question[] = [
	{
		topic: vat,
		// To be confirmed by a tax adviser: exemption and its proof, buyers without a VAT id (OSS), stock in Germany or Estonia.
		slug: "vat-rate",
		question: {
			de: "Welche Mehrwertsteuer wird berechnet?",
			en: "Which VAT is charged?",
			et: "Millist käibemaksu arvestatakse?",
			fi: "Mitä arvonlisäveroa laskutatte?",
		},
		answer: withWords(
			{
				de: "Alle Preise verstehen sich zzgl. MwSt. Jede Lieferung beginnt in {{seller}}: Auch Ware ausländischer Lieferanten kommt zuerst zu uns und wird von dort versandt. Deshalb gilt:\n\n- Lieferung in {{seller}}: {{rate}} %\n- Lieferung nach {{others}} mit gültiger USt-IdNr. aus {{others}}: 0 % (steuerfreie innergemeinschaftliche Lieferung); Sie versteuern den innergemeinschaftlichen Erwerb in Ihrem Land\n- Lieferung nach {{others}} ohne eine solche USt-IdNr.: {{rate}} %\n\nWarenkorb, Bestellung und Rechnung nennen den Satz und den Grund.",
				en: "All prices exclude VAT. Every delivery starts in {{seller}}: goods from suppliers abroad come to us there first and are dispatched from there. So:\n\n- delivery in {{seller}}: {{rate}}%\n- delivery to {{others}} with a valid VAT ID of {{others}}: 0% (VAT-exempt intra-Community supply); you declare an intra-Community acquisition in your own country\n- delivery to {{others}} without such a VAT ID: {{rate}}%\n\nThe cart, the order and the invoice state the rate and the reason.",
				et: "Kõik hinnad on käibemaksuta. Iga tarne algab {{sellerFrom}}: ka välismaiste tarnijate kaup jõuab kõigepealt meie kätte ja saadetakse sealt edasi. Seetõttu kehtib:\n\n- tarne {{sellerIn}}: {{rate}}%\n- tarne {{othersTo}}, kui ostjal on kehtiv {{othersOf}} KMKR number: 0% (ühendusesisene käive); ostja deklareerib ühendusesisese soetamise oma riigis\n- tarne {{othersTo}} ilma sellise KMKR numbrita: {{rate}}%\n\nMäär ja selle põhjus on kirjas ostukorvis, tellimusel ja arvel.",
				fi: "Kaikki hinnat ovat ilman arvonlisäveroa (ALV 0 %). Jokainen toimitus lähtee {{sellerFrom}}: myös ulkomaisten toimittajiemme tavara tulee ensin meille ja lähetetään sieltä. Siksi verokanta on:\n\n- toimitus {{sellerTo}}: {{rate}} %\n- toimitus {{othersTo}}, kun ostajalla on voimassa oleva {{othersOf}} ALV-tunnus: 0 % (veroton yhteisömyynti); ostaja ilmoittaa yhteisöhankinnan ja maksaa siitä arvonlisäveron omassa maassaan\n- toimitus {{othersTo}} ilman tällaista ALV-tunnusta: {{rate}} %\n\nVerokanta ja sen peruste näkyvät ostoskorissa, tilauksessa ja laskussa.",
			},
			{ rate: sellerRate },
		),
	},
	{
		topic: vat,
		slug: "vat-id-not-verified",
		question: {
			de: "Meine USt-IdNr. gilt als „nicht bestätigt“. Was heißt das?",
			en: "My VAT ID is “not verified”. What does that mean?",
			et: "Minu KMKR number on „kinnitamata“. Mida see tähendab?",
			fi: "ALV-tunnukseni on ”vahvistamatta”. Mitä se tarkoittaa?",
		},
		answer: withWords({
			de: "Die Prüfziffer passt nicht zu den übrigen Ziffern, meist wegen eines Tippfehlers, oder das EU-Register (VIES) kennt die Nummer nicht. Bestellen können Sie trotzdem, aber ohne gültige Nummer berechnen wir die {{sellerAdjective}}e Mehrwertsteuer. Berichtigen Sie die Nummer in den Rechnungsdaten, dann rechnet der Warenkorb neu.\n\nAntwortet das Register gerade nicht, gilt die Nummer vorläufig; wir prüfen sie dann, bevor wir die Bestellung bestätigen.",
			en: "The check digit does not match the other digits, usually because of a typing error, or the EU register (VIES) does not know the number. You can still order, but without a valid number we charge {{sellerAdjective}} VAT. Correct the number in the billing details and the cart recalculates.\n\nIf the register does not answer, the number counts as valid for the time being; we then check it before we confirm the order.",
			et: "Kontrollnumber ei sobi ülejäänud numbritega, enamasti trükivea tõttu, või ei ole number ELi registris (VIES). Tellida saate ikka, kuid ilma kehtiva numbrita lisame {{seller}} käibemaksu. Parandage number arve andmetes ja ostukorv arvutab summa uuesti.\n\nKui register parajasti ei vasta, kehtib number esialgu; kontrollime selle üle enne tellimuse kinnitamist.",
			fi: "Tarkistusnumero ei vastaa muita numeroita, yleensä kirjoitusvirheen vuoksi, tai tunnusta ei ole EU:n rekisterissä (VIES). Tilata voi silti, mutta ilman voimassa olevaa tunnusta laskutamme {{sellerOf}} arvonlisäveron. Korjaa tunnus laskutustietoihin, niin ostoskori laskee summan uudelleen.\n\nJos rekisteri ei juuri nyt vastaa, tunnus kelpaa toistaiseksi; tarkistamme sen ennen tilauksen vahvistamista.",
		}),
	},
	{
		topic: certificates,
		slug: "cutting",
		question: {
			de: "Schneiden Sie Stäbe, Profile und Bleche nach Maß?",
			en: "Do you cut bars, sections and plates to size?",
			et: "Kas lõikate latte, profiile ja lehtterast mõõtu?",
			fi: "Katkaisetteko tankoja, profiileja ja levyjä määrämittaan?",
		},
		answer: {
			de: "Ja. Wo der Artikel „Auf Länge schneiden“ anbietet, geben Sie Stückzahl und Länge an und sehen Preis, Stangen und Reststücke sofort. Je nach Gewicht des Profils gilt:\n\n- Preis je Schnitt: 2,50 bis 18 € zzgl. MwSt.\n- Längentoleranz: ± 1 bis ± 3 mm\n- Schnittbreite: 2 bis 4 mm\n- kürzestes Stück: 50 bis 300 mm\n\nEin IPE 200 zum Beispiel kostet 5,80 € je Schnitt bei ± 2 mm. Sie kaufen ganze Stangen; Reststücke ab 100 mm liefern wir mit. Aus Blechtafeln schneiden wir Stücke nach Länge und Breite: Sie zahlen den verbrauchten Anteil der Tafel und den Brennschnitt, der Rest bleibt bei uns. Zuschnitte sind von der Rückgabe ausgeschlossen.",
			en: "Yes. Where the item offers cutting to length, give the number of pieces and their length, and you see the price, the bars and the offcuts at once. Depending on the weight of the section:\n\n- price per cut: €2.50 to €18, excluding VAT\n- length tolerance: ± 1 to ± 3 mm\n- kerf: 2 to 4 mm\n- shortest piece: 50 to 300 mm\n\nAn IPE 200, for example, costs €5.80 per cut at ± 2 mm. You buy whole bars; offcuts of 100 mm and more are delivered with the pieces. From plates we cut pieces by length and width: you pay for the share of the plate used up and for the thermal cutting; the rest stays with us. Goods that have been cut cannot be returned.",
			et: "Jah. Kui toote juures on valik „Mõõtu lõikamine“, märkige tükkide arv ja pikkus ning näete kohe hinda, latte ja jääke. Profiili kaalust olenevalt kehtib:\n\n- lõike hind: 2,50 kuni 18 € km-ta\n- pikkuse tolerants: ± 1 kuni ± 3 mm\n- lõikelaius: 2 kuni 4 mm\n- lühim tükk: 50 kuni 300 mm\n\nNäiteks IPE 200 puhul maksab lõige 5,80 € ja tolerants on ± 2 mm. Ostate terved latid; jäägid alates 100 mm anname kaasa. Lehtterasest lõikame tükke pikkuse ja laiuse järgi: maksate lehest kulunud osa ja termolõikamise eest, ülejääk jääb meile. Mõõtu lõigatud kaupa tagasi ei võeta.",
			fi: "Kyllä. Jos tuotteen saa määrämittaan katkaistuna, anna kappalemäärä ja pituus, niin näet heti hinnan, tangot ja jäännöspalat. Profiilin painon mukaan:\n\n- sahauksen hinta: 2,50–18 € (ALV 0 %)\n- pituustoleranssi: ± 1 – ± 3 mm\n- sahausrako: 2–4 mm\n- lyhin kappale: 50–300 mm\n\nEsimerkiksi IPE 200 -palkin sahaus maksaa 5,80 €, ja toleranssi on ± 2 mm. Ostat kokonaiset tangot; vähintään 100 mm:n jäännöspalat toimitetaan mukana. Levyistä leikkaamme kappaleita pituuden ja leveyden mukaan: maksat levystä kuluneen osan ja polttoleikkauksen, ja loppu jää meille. Määrämittaan katkaistua tavaraa ei voi palauttaa.",
		},
	},
	{
		topic: certificates,
		slug: "inspection-certificates",
		question: {
			de: "Bekomme ich ein Abnahmeprüfzeugnis 3.1?",
			en: "Can I have a 3.1 inspection certificate?",
			et: "Kas saan vastuvõtusertifikaadi 3.1?",
			fi: "Saanko 3.1-ainestodistuksen?",
		},
		answer: {
			de: "Ja, wo es beim Artikel steht: bei Trägern, Stabstahl, Hohlprofilen, nahtlosen Rohren und Blechen. Es ist das Zeugnis des Herstellers mit der Schmelzennummer, das wir per E-Mail weitergeben, spätestens mit der Rechnung; auf Zuschnitte übertragen wir die Nummer. Wählen Sie „Mit Abnahmeprüfzeugnis 3.1“ beim Artikel oder im Warenkorb, dort auch für alle Positionen auf einmal. Es kostet je Position, unabhängig von der Menge, 24 bis 35 € zzgl. MwSt., bei einem IPE 200 zum Beispiel 28 €.\n\nAndere Prüfbescheinigungen nach EN 10204 fragen Sie bitte vor der Bestellung an; nachträglich sind sie nicht immer zu beschaffen.",
			en: "Yes, where the item offers it: beams, bars, hollow sections, seamless tubes and plate. It is the manufacturer’s own certificate with the heat number, which we pass on by email, at the latest with the invoice; we mark goods cut to length with that number. Choose the inspection certificate 3.1 with the item or in the cart, there also for all lines at once. It costs €24 to €35 per line excluding VAT, whatever the quantity; for an IPE 200, for example, €28.\n\nPlease ask for other inspection documents to EN 10204 before you order; they cannot always be obtained afterwards.",
			et: "Jah, kui toote juures seda pakutakse: taladele, terasvarrastele, õõnesprofiilidele, õmbluseta torudele ja lehtterasele. See on tootja sertifikaat sulatusnumbriga, mille edastame e-postiga hiljemalt koos arvega; lõigatud tükkidele kanname numbri peale. Valige vastuvõtusertifikaat 3.1 (EN 10204) toote juures või ostukorvis, seal ka kõigile ridadele korraga. Rea kohta maksab see kogusest sõltumata 24 kuni 35 € km-ta, näiteks IPE 200 puhul 28 €.\n\nMuid EN 10204 kohaseid sertifikaate küsige palun enne tellimist; tagantjärele ei ole neid alati võimalik hankida.",
			fi: "Kyllä, jos se on tuotteen tiedoissa tarjolla: palkkeihin, tankoihin, putkipalkkeihin, saumattomiin putkiin ja levyihin. Se on valmistajan todistus sulatusnumeroineen, jonka välitämme sähköpostilla viimeistään laskun mukana; katkaistuihin kappaleisiin siirrämme numeron. Valitse ainestodistus 3.1 tuotteen tiedoissa tai ostoskorissa, siellä myös kaikille riveille kerralla. Se maksaa tilausriviä kohti 24–35 € (ALV 0 %) määrästä riippumatta, esimerkiksi IPE 200 -palkkiin 28 €.\n\nMuita EN 10204 -todistuksia pyydä ennen tilausta; jälkikäteen niitä ei aina saada.",
		},
	},
	{
		topic: certificates,
		slug: "weights-and-tolerances",
		question: {
			de: "Wie genau sind Gewichte und Maße?",
			en: "How exact are weights and dimensions?",
			et: "Kui täpsed on kaalud ja mõõdud?",
			fi: "Kuinka tarkkoja painot ja mitat ovat?",
		},
		answer: {
			de: "Gewichte sind theoretische Werte: aus der Tabelle der Norm oder aus den Nennmaßen mit 7850 kg/m³ gerechnet. Für Maße und Form gelten:\n\n- I- und H-Profile: EN 10034\n- U-Profile: EN 10279\n- Winkel: EN 10056-2, T-Profile: EN 10055\n- Flach-, Vierkant- und Rundstahl: EN 10058, EN 10059, EN 10060\n- Hohlprofile: EN 10219-2\n- warmgewalztes Blech: EN 10029, aus Band EN 10051\n- kaltgewalztes Blech: EN 10131, verzinktes EN 10143\n- Gitterroste: DIN 24537-1\n\nDer Stückpreis bleibt gleich, auch wenn das gewogene Gewicht innerhalb der Toleranz abweicht.",
			en: "Weights are theoretical: taken from the table of the standard or calculated from nominal dimensions at 7850 kg/m³. For dimensions and shape:\n\n- I and H sections: EN 10034\n- channels: EN 10279\n- angles: EN 10056-2, tees: EN 10055\n- flats, squares and rounds: EN 10058, EN 10059, EN 10060\n- hollow sections: EN 10219-2\n- hot-rolled plate: EN 10029, from coil EN 10051\n- cold-rolled sheet: EN 10131, galvanised EN 10143\n- gratings: DIN 24537-1\n\nThe price per piece stays the same if the weighed mass differs within tolerance.",
			et: "Kaalud on teoreetilised: standardi tabelist või arvutatud nimimõõtudest tihedusega 7850 kg/m³. Mõõtudele ja kujule kehtivad:\n\n- I- ja H-profiilid: EN 10034\n- U-profiilid: EN 10279\n- nurkterased: EN 10056-2, T-terased: EN 10055\n- latt-teras, nelikant- ja ümarterased: EN 10058, EN 10059, EN 10060\n- õõnesprofiilid: EN 10219-2\n- kuumvaltsitud lehtteras: EN 10029, rullist EN 10051\n- külmvaltsitud plekk: EN 10131, tsingitud EN 10143\n- restid: DIN 24537-1\n\nTükihind ei muutu, kui kaalutud mass tolerantsi piires erineb.",
			fi: "Painot ovat teoreettisia: standardin taulukosta tai nimellismitoista laskettuja tiheydellä 7850 kg/m³. Mittoihin ja muotoon sovelletaan:\n\n- I- ja H-profiilit: EN 10034\n- U-profiilit: EN 10279\n- kulmateräkset: EN 10056-2, T-teräkset: EN 10055\n- latta-, neliö- ja pyöröteräkset: EN 10058, EN 10059, EN 10060\n- putkipalkit: EN 10219-2\n- kuumavalssatut levyt: EN 10029, kelasta EN 10051\n- kylmävalssatut levyt: EN 10131, sinkityt EN 10143\n- ritilät: DIN 24537-1\n\nKappalehinta ei muutu, vaikka punnittu paino poikkeaa toleranssin rajoissa.",
		},
	},
	{
		topic: certificates,
		// To be confirmed by counsel: the languages of declarations in Finland and Estonia, and the change from Regulation (EU) 305/2011 to 2024/3110.
		slug: "ce-marking",
		question: {
			de: "Welche Artikel haben CE-Kennzeichnung und Leistungserklärung?",
			en: "Which items have CE marking and a declaration of performance?",
			et: "Millistel toodetel on CE-märgis ja toimivusdeklaratsioon?",
			fi: "Missä tuotteissa on CE-merkintä ja suoritustasoilmoitus?",
		},
		answer: {
			de: "Bauprodukte nach harmonisierter Norm tragen die CE-Kennzeichnung; die Leistungserklärung kommt mit der Lieferung in der Sprache des Lieferlandes und nennt den Hersteller. Die Norm steht beim Artikel:\n\n- Träger, Profile, Stäbe und warmgewalztes Blech aus Baustahl: EN 10025-1\n- Hohlprofile: EN 10219-1\n- Gewinderohre: EN 10255\n- Dach- und Wandprofile: EN 14782, Tragprofile: EN 1090-1\n- HV-Garnituren: EN 14399-1\n- Tore: EN 13241\n- Bolzenanker: Europäische Technische Bewertung (ETA)\n\nOhne CE-Kennzeichnung sind einzelne Schrauben, Muttern und Scheiben, Gewindestangen, Blankstahl, Verschleißblech und Betonstahl. Eine Leistungserklärung schicken wir auf Anfrage schon vor der Bestellung, ebenso Sicherheitsdatenblätter, Angaben nach Artikel 33 REACH und das Ursprungsland.",
			en: "Construction products to a harmonised standard bear the CE marking; the declaration of performance comes with the delivery, in the language of the country of delivery, and names the manufacturer. The standard is stated with the item:\n\n- beams, sections, bars and hot-rolled plate of structural steel: EN 10025-1\n- hollow sections: EN 10219-1\n- threaded pipes: EN 10255\n- roof and wall profiles: EN 14782, load-bearing profiles: EN 1090-1\n- HV assemblies: EN 14399-1\n- gates: EN 13241\n- throughbolts: European Technical Assessment (ETA)\n\nSingle bolts, nuts and washers, threaded rods, bright bars, wear plate and reinforcing steel have none. On request we send a declaration before you order, as well as safety data sheets, information under Article 33 of REACH and the country of origin.",
			et: "Ühtlustatud standardi järgi ehitustoodetel on CE-märgis; toimivusdeklaratsioon tuleb kaubaga kaasa tarneriigi keeles ja nimetab tootja. Standard on kirjas toote juures:\n\n- talad, profiilid, latid ja kuumvaltsitud lehtteras konstruktsiooniterasest: EN 10025-1\n- õõnesprofiilid: EN 10219-1\n- vee- ja gaasitorud: EN 10255\n- katuse- ja seinaprofiilid: EN 14782, kandeprofiilid: EN 1090-1\n- HV-komplektid: EN 14399-1\n- väravad: EN 13241\n- kiilankrud: Euroopa tehniline hinnang (ETA)\n\nCE-märgist ei ole eraldi müüdavatel poltidel, mutritel ja seibidel, keermelattidel, kalibreeritud terasel, kulumiskindlal lehtterasel ega sarrusterasel. Soovi korral saadame deklaratsiooni enne tellimist, samuti ohutuskaardid, REACHi artikli 33 teabe ja päritoluriigi.",
			fi: "Yhdenmukaistetun standardin mukaisissa rakennustuotteissa on CE-merkintä; suoritustasoilmoitus tulee toimituksen mukana toimitusmaan kielellä ja nimeää valmistajan. Standardi on tuotteen tiedoissa:\n\n- palkit, profiilit, tangot ja kuumavalssatut levyt rakenneteräksestä: EN 10025-1\n- putkipalkit: EN 10219-1\n- kierteitettävät putket: EN 10255\n- katto- ja seinäprofiilit: EN 14782, kantavat profiilit: EN 1090-1\n- HV-kokoonpanot: EN 14399-1\n- portit: EN 13241\n- kiila-ankkurit: eurooppalainen tekninen arviointi (ETA)\n\nCE-merkintää ei ole erillisissä ruuveissa, muttereissa ja aluslevyissä, kierretangoissa, kirkkaissa (vedetyissä) teräksissä, kulutuslevyissä eikä betoniteräksissä. Pyynnöstä lähetämme suoritustasoilmoituksen jo ennen tilausta, samoin käyttöturvallisuustiedotteet, REACH-asetuksen 33 artiklan tiedot ja alkuperämaan.",
		},
	},
	{
		topic: certificates,
		// To be confirmed by counsel: what each country asks of reinforcing steel (Germany MVV TB and DIN 488, Finland act 954/2012, Estonia).
		slug: "reinforcing-steel",
		question: {
			de: "Wo darf der Betonstahl eingebaut werden?",
			en: "Where may the reinforcing steel be built in?",
			et: "Kus tohib sarrusterast kasutada?",
			fi: "Missä betoniterästä saa käyttää?",
		},
		answer: {
			de: "Für Betonstahl gibt es keine CE-Kennzeichnung, denn EN 10080 ist keine harmonisierte Norm. Jedes Land lässt ihn selbst zu:\n\n- Deutschland: DIN 488 mit Übereinstimmungszeichen (Ü)\n- Finnland: nationale Produktzulassung, als Typgenehmigung oder Zertifikat\n- Estland: nach den dortigen Vorschriften\n\nNennen Sie uns vor der Bestellung Land und Verwendung; wir schicken den Nachweis, der zur Lieferung gehört. Ohne unsere Bestätigung ist der Betonstahl nicht für tragende Bauteile bestimmt.",
			en: "There is no CE marking for reinforcing steel, because EN 10080 is not a harmonised standard. Each country approves it itself:\n\n- Germany: DIN 488 with the mark of conformity (Ü)\n- Finland: national product approval, by type approval or certificate\n- Estonia: by the rules there\n\nTell us the country and the use before you order; we send the proof that belongs to the delivery. Without our confirmation the reinforcing steel is not meant for load-bearing parts.",
			et: "Sarrusterasel CE-märgist ei ole, sest EN 10080 ei ole ühtlustatud standard. Iga riik kiidab selle ise heaks:\n\n- Saksamaa: DIN 488 ja vastavusmärk (Ü)\n- Soome: riiklik tooteheakskiit, tüübikinnitus või sertifikaat\n- Eesti: kohalike nõuete järgi\n\nTeatage meile enne tellimist riik ja kasutusotstarve; saadame saadetise juurde kuuluva tõendi. Meie kinnituseta ei ole sarrusteras ette nähtud kandvate osade jaoks.",
			fi: "Betoniteräksellä ei ole CE-merkintää, sillä EN 10080 ei ole yhdenmukaistettu standardi. Jokainen maa hyväksyy sen itse:\n\n- Saksa: DIN 488 ja vaatimustenmukaisuusmerkki (Ü)\n- Suomi: kansallinen tuotehyväksyntä, tyyppihyväksyntä tai varmennustodistus\n- Viro: paikallisten määräysten mukaan\n\nKerro meille maa ja käyttökohde ennen tilausta; lähetämme toimitukseen kuuluvan todistuksen. Ilman vahvistustamme betoniterästä ei ole tarkoitettu kantaviin rakenteisiin.",
		},
	},
];
