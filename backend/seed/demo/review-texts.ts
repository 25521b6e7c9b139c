import type { Text } from "../text";
import type { demoAccounts } from "./accounts";

export interface ReviewText {
	account: keyof typeof demoAccounts;
	rating: number;
	/** Properties that the order must have to match the text. */
	about: "anything" | "certificate" | "cut" | "site";
	words: Text;
}

/** Newest first. */
export const reviewTexts: readonly ReviewText[] = [
	{
		account: "purchaser",
		rating: 5,
		about: "certificate",
		words: {
			de: "Die Zeugnisse 3.1 lagen der Ware bei, und die Schmelzennummern stimmten mit der Kennzeichnung überein. So bleibt die Dokumentation vollständig.",
			en: "The 3.1 certificates came with the goods, and the heat numbers matched the markings. That keeps our file complete.",
			et: "Sertifikaadid 3.1 tulid kaubaga kaasa ja sulatusnumbrid klappisid märgistusega. Nii püsib dokumentatsioon korras.",
			fi: "3.1-todistukset tulivat tavaran mukana, ja sulatusnumerot täsmäsivät merkintöihin. Näin dokumentaatio pysyy kunnossa.",
		},
	},
	{
		account: "german",
		rating: 4,
		about: "cut",
		words: {
			de: "Preise ohne Anfrage, das spart uns je Projekt einen halben Tag. Die Zuschnitte waren maßhaltig; Gehrungen würden wir gern gleich mitbestellen.",
			en: "Prices without having to ask: that saves us half a day per project. The cuts were true to size; we would like to order mitres along with them.",
			et: "Hinnad on näha ilma päringuta, see hoiab meil iga projekti pealt pool päeva kokku. Lõigatud mõõdud pidasid paika; tahaksime kohe tellida ka nurgalõikeid.",
			fi: "Hinnat näkee kysymättä, se säästää meiltä puoli päivää projektia kohti. Katkaisut olivat mitoissaan; jiirikatkaisutkin tilaisimme mielellämme samalla.",
		},
	},
	{
		account: "estonian",
		rating: 5,
		about: "anything",
		words: {
			de: "Nettopreis, unsere USt-IdNr. und der Hinweis auf die steuerfreie Lieferung standen gleich richtig auf den Unterlagen. Die Buchhaltung hatte nichts nachzufragen.",
			en: "Net price, our VAT ID and the note on the VAT-exempt supply were right on the papers from the start. Our accountant had nothing to ask.",
			et: "Käibemaksuta hind, meie KMKR number ja viide ühendusesisesele käibele olid dokumentidel kohe õiged. Raamatupidajal ei olnud midagi üle küsida.",
			fi: "Veroton hinta, ALV-tunnuksemme ja yhteisömyynnin merkinnät olivat papereissa heti oikein. Kirjanpitäjällä ei ollut mitään kysyttävää.",
		},
	},
	{
		account: "purchaser",
		rating: 3,
		about: "site",
		words: {
			de: "Die Ware war in Ordnung, kam aber einen Tag später als bestätigt auf die Baustelle. Immerhin hat der Kundendienst vorher angerufen.",
			en: "The goods were fine, but reached the site a day later than confirmed. At least customer service rang us beforehand.",
			et: "Kaup oli korras, kuid jõudis objektile päev hiljem, kui oli kinnitatud. Vähemalt helistas klienditeenindus ette.",
			fi: "Tavara oli kunnossa, mutta tuli työmaalle päivää luvattua myöhemmin. Asiakaspalvelu sentään soitti etukäteen.",
		},
	},
	{
		account: "german",
		rating: 5,
		about: "site",
		words: {
			de: "Gewicht je Position vorab bekannt, Entladung danach geplant, alles am Tor ohne Nachfragen abgeladen. So soll es sein.",
			en: "We knew the weight of every line beforehand, planned unloading by it, and all of it came off at the gate without a question. As it should be.",
			et: "Iga rea kaal oli ette teada, selle järgi planeerisime mahalaadimise ja kõik laaditi värava juures küsimusteta maha. Nii peabki olema.",
			fi: "Joka rivin paino oli tiedossa etukäteen, purku suunniteltiin sen mukaan ja kaikki purettiin portilla kyselemättä. Näin sen pitää mennä.",
		},
	},
	{
		account: "buyer",
		rating: 5,
		about: "anything",
		words: {
			de: "Ich habe auf der Baustelle mit dem Handy bestellt: Maße, Gewichte und Preise stehen in einer Tabelle, und unsere Baustellennummer steht auf jeder Position.",
			en: "I ordered on my phone on site: sizes, weights and prices are in one table, and our site number is on every line.",
			et: "Tellisin objektil telefonist: mõõdud, kaalud ja hinnad on ühes tabelis ning meie objektinumber on igal real.",
			fi: "Tilasin työmaalta puhelimella: mitat, painot ja hinnat ovat samassa taulukossa, ja työnumeromme on joka rivillä.",
		},
	},
	{
		account: "estonian",
		rating: 4,
		about: "site",
		words: {
			de: "Pünktlich und gut verpackt. Die Bunde dürften deutlicher gekennzeichnet sein, wir mussten die Flachstähle selbst zählen.",
			en: "On time and well packed. The bundles could be marked more clearly: we had to count the flat bars ourselves.",
			et: "Täpselt õigel ajal ja korralikult pakitud. Kimbud võiksid olla selgemini märgistatud, latid pidime ise üle lugema.",
			fi: "Ajallaan ja hyvin pakattuna. Niput voisi merkitä selvemmin, lattateräkset piti laskea itse.",
		},
	},
];
