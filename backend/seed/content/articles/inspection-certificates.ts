import type { Article } from "../article";

export const certificates: Article = {
	// To be confirmed by an engineer: documents by EN 1090-2.
	slug: "inspection-certificates",
	published: "2026-01-20",
	product: "hot-rolled-plate-15",
	category: "hot-rolled-plates",
	title: {
		de: "2.1, 2.2, 3.1, 3.2: Welches Zeugnis brauche ich?",
		en: "2.1, 2.2, 3.1, 3.2: which certificate do I need?",
		et: "2.1, 2.2, 3.1, 3.2: millist sertifikaati on vaja?",
		fi: "2.1, 2.2, 3.1, 3.2: mikä ainestodistus tarvitaan?",
	},
	intro: {
		de: "Prüfbescheinigungen kosten wenig, wenn man sie mitbestellt, und viel, wenn sie später fehlen.",
		en: "Inspection documents cost little when they are ordered with the steel, and a great deal when they are missing later.",
		et: "Koos terasega tellitud sertifikaat maksab vähe, hiljem puuduv sertifikaat palju.",
		fi: "Ainestodistus maksaa vähän, kun se tilataan teräksen mukana, ja paljon, kun se myöhemmin puuttuu.",
	},
	body: {
		de: `Was ein Hersteller über seinen Stahl bescheinigt, ordnet EN 10204. Die erste Ziffer sagt, ob die Prüfung das gelieferte Material betrifft: 2 heißt nein, 3 heißt ja.

## Die vier Arten

- 2.1, Werksbescheinigung: Der Hersteller erklärt, dass die Ware der Bestellung entspricht. Ohne Werte.
- 2.2, Werkszeugnis: mit Werten aus der laufenden Prüfung gleicher Erzeugnisse, nicht aus Ihrer Lieferung.
- 3.1, Abnahmeprüfzeugnis: mit Werten aus Ihrer Lieferung, bestätigt von einer Stelle des Herstellers, die von der Fertigung unabhängig ist.
- 3.2: zusätzlich von einem Prüfer des Bestellers oder einer amtlichen Stelle bestätigt.

## Wann welches

Für tragende Bauteile lässt EN 1090-2 bei S235 und S275 ein 2.2 zu, bei S355JR und J0 nur in der Ausführungsklasse EXC1; S355J2 und K2 sowie S355 in EXC2 bis EXC4 brauchen 3.1. Bei Druckgeräten entscheidet die Kategorie, bei Kranen die Bemessungsnorm. Für Zäune, Geländer im Garten oder Vorrichtungen braucht man meist gar keines. Maßgebend sind die Planung und der Vertrag mit Ihrem Auftraggeber.

## Was darin steht

Schmelzennummer, chemische Analyse, Streckgrenze, Zugfestigkeit, Dehnung und bei J0, J2 und K2 die Kerbschlagarbeit. Die Schmelzennummer steht auch auf dem Material. Wer sägt, überträgt sie vorher auf jedes Stück: bei Zuschnitten wir, auf der Baustelle Sie.

## Und das CE-Zeichen?

Es ersetzt kein Zeugnis. Leistungserklärung und CE-Kennzeichnung gehören zum Bauprodukt, das Zeugnis zur Schmelze. Beides kann nötig sein.

## Bestellen

Wo ein Zeugnis 3.1 angeboten wird, wählen Sie es bei der Position; der Preis gilt je Position. 3.2 fragen Sie bitte vorher an.`,
		en: `EN 10204 sets out what a producer certifies about its steel. The first digit says whether the tests concern the material delivered: 2 means no, 3 means yes.

## The four types

- 2.1, declaration of compliance: the producer states that the goods comply with the order. No values.
- 2.2, test report: with values from routine testing of like products, not from your delivery.
- 3.1, inspection certificate: with values from your delivery, validated by a department of the producer that is independent of production.
- 3.2: validated in addition by an inspector of the purchaser or an official body.

## Which one when

For load-bearing parts, EN 1090-2 accepts 2.2 for S235 and S275, and for S355JR and J0 in execution class EXC1 only; S355J2 and K2, and S355 in EXC2 to EXC4, need 3.1. For pressure equipment the category decides, for cranes the design standard. Fences, garden railings and jigs usually need none at all. What counts is the design and the contract with your client.

## What it says

Heat number, chemical analysis, yield strength, tensile strength, elongation and, for J0, J2 and K2, the impact energy. The heat number is on the material too. Whoever saws copies it to every piece first: we do for goods cut to length, you do on site.

## And the CE mark?

It does not replace a certificate. Declaration of performance and CE marking belong to the construction product, the certificate to the heat. Both may be needed.

## Ordering

Where a certificate 3.1 is offered, choose it with the order line; the price is per line. Please enquire about 3.2 beforehand.`,
		et: `Standard EN 10204 määrab, mida tootja oma terase kohta tõendab. Esimene number ütleb, kas katsed puudutavad tarnitud materjali: 2 tähendab ei, 3 tähendab jah.

## Neli liiki

- 2.1, vastavustõend: tootja kinnitab, et kaup vastab tellimusele. Väärtusi ei ole.
- 2.2, katsearuanne: väärtused pärinevad samasuguste toodete jooksvast kontrollist, mitte teie saadetisest.
- 3.1, vastuvõtusertifikaat: väärtused teie saadetisest, kinnitatud tootja üksuses, mis ei sõltu tootmisest.
- 3.2: lisaks kinnitanud tellija inspektor või ametlik asutus.

## Millal milline

Kandvate detailide puhul lubab EN 1090-2 S235 ja S275 jaoks 2.2, S355JR ja J0 jaoks ainult teostusklassis EXC1; S355J2 ja K2 ning S355 klassides EXC2–EXC4 vajavad vastuvõtusertifikaati 3.1. Surveseadmete puhul otsustab kategooria, kraanade puhul projekteerimisstandard. Aedade, aia käsipuude ja rakiste jaoks ei ole enamasti vaja ühtegi. Määravad on projekt ja leping teie tellijaga.

## Mis seal kirjas on

Sulatusnumber, keemiline koostis, voolavuspiir, tõmbetugevus, katkevenivus ning J0, J2 ja K2 puhul löögisitkus. Sulatusnumber on ka materjalil. Saagija kannab selle enne igale tükile: mõõtu lõigates meie, objektil teie.

## Aga CE-märgis?

See ei asenda sertifikaati. Toimivusdeklaratsioon ja CE-märgis käivad ehitustoote, sertifikaat sulatuse juurde. Vaja võib olla mõlemat.

## Tellimine

Kus vastuvõtusertifikaati 3.1 (EN 10204) pakutakse, valige see rea juures; hind on rea kohta. Sertifikaadi 3.2 kohta küsige palun enne tellimist.`,
		fi: `Standardi EN 10204 määrittelee, mitä valmistaja teräksestään todistaa. Ensimmäinen numero kertoo, koskeeko testaus toimitettua materiaalia: 2 tarkoittaa ei, 3 tarkoittaa kyllä.

## Neljä lajia

- 2.1, laatuvakuutus: valmistaja vakuuttaa tavaran vastaavan tilausta. Ei arvoja.
- 2.2, koetustodistus: arvot ovat samanlaisten tuotteiden jatkuvasta valvonnasta, eivät omasta toimituksestasi.
- 3.1, vastaanottotodistus: arvot omasta toimituksestasi, vahvistajana valmistajan tuotannosta riippumaton osasto.
- 3.2: lisäksi tilaajan tarkastajan tai viranomaisen vahvistama.

## Mikä milloinkin

Kantavissa osissa EN 1090-2 hyväksyy 2.2:n teräksille S235 ja S275, S355JR:lle ja J0:lle vain toteutusluokassa EXC1; S355J2 ja K2 sekä S355 luokissa EXC2–EXC4 tarvitsevat 3.1:n. Painelaitteissa ratkaisee luokka, nostureissa suunnittelustandardi. Aitoihin, pihakaiteisiin ja apuvälineisiin ei yleensä tarvita mitään. Ratkaisevia ovat suunnitelma ja sopimus tilaajasi kanssa.

## Mitä siinä lukee

Sulatusnumero, kemiallinen koostumus, myötölujuus, murtolujuus, murtovenymä ja luokissa J0, J2 ja K2 iskusitkeys. Sulatusnumero on myös materiaalissa. Sahaaja siirtää sen ensin jokaiseen kappaleeseen: määrämittaan katkaistessa me, työmaalla sinä.

## Entä CE-merkki?

Se ei korvaa ainestodistusta. Suoritustasoilmoitus ja CE-merkintä kuuluvat rakennustuotteeseen, todistus sulatukseen. Molempia voidaan tarvita.

## Tilaaminen

Kun todistus 3.1 on tarjolla, valitse se tilausriville; hinta on rivikohtainen. Kysy todistusta 3.2 ennen tilausta.`,
	},
};
