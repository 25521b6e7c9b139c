import type { DeliveryMethodType } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";

/** What a delivery method is called, on what delivery term (Incoterms 2020) the goods go, and what the buyer has to know. */
export interface DeliveryText {
	title: string;
	term: string;
	comment: string;
	/** Who unloads where no crane does. */
	unloading?: string;
}

/** No days here: how long it takes is the cart's estimate, and one figure only. The terms are those of the page of delivery terms. */
export const deliveryTexts: Record<BackendLocale, Record<DeliveryMethodType, DeliveryText>> = {
	de: {
		flat_fi: {
			title: "Frachtpauschale Finnland",
			term: "DAP Lieferadresse, frei Bordsteinkante",
			comment: "Ein Preis für jeden Ort in Finnland.",
			unloading: "Entladung durch den Empfänger.",
		},
		flat_ee: {
			title: "Frachtpauschale Estland",
			term: "DAP Lieferadresse, frei Bordsteinkante",
			comment: "Ein Preis für jeden Ort in Estland.",
			unloading: "Entladung durch den Empfänger.",
		},
		weight_de: {
			title: "Spedition nach Deutschland",
			term: "DAP Lieferadresse, frei Bordsteinkante",
			comment: "Fracht nach Gewicht.",
			unloading: "Entladung durch den Empfänger.",
		},
		construction_site: {
			title: "Baustellenlieferung mit Kranwagen",
			term: "DAP Baustelle einschließlich Kranentladung",
			comment: "Nur in der Hauptstadtregion Helsinki. Die Zufahrt muss mit schwerem Lkw befahrbar sein.",
		},
		own_freight: {
			title: "Eigener Frachtvertrag",
			term: "FCA Verladeort",
			comment:
				"Ihr Spediteur holt die Ware ab, die Fracht geht auf Ihre Rechnung. Verladeadresse und Bereitstellungstermin teilen wir nach der Bestellung mit. Vertragsnummer und Spediteur sind anzugeben.",
		},
	},
	en: {
		flat_fi: {
			title: "Flat-rate freight, Finland",
			term: "DAP delivery address, kerbside",
			comment: "One price to any address in Finland.",
			unloading: "Unloading by the consignee.",
		},
		flat_ee: {
			title: "Flat-rate freight, Estonia",
			term: "DAP delivery address, kerbside",
			comment: "One price to any address in Estonia.",
			unloading: "Unloading by the consignee.",
		},
		weight_de: {
			title: "Freight to Germany",
			term: "DAP delivery address, kerbside",
			comment: "Charged by weight.",
			unloading: "Unloading by the consignee.",
		},
		construction_site: {
			title: "Site delivery by crane lorry",
			term: "DAP building site, unloaded by the lorry's crane",
			comment: "Helsinki capital region only. The site needs access for a heavy lorry.",
		},
		own_freight: {
			title: "Own freight contract",
			term: "FCA place of loading",
			comment:
				"Your carrier collects the goods, freight on your account. We give you the loading address and the ready date after you order. Contract number and carrier are required.",
		},
	},
	ee: {
		flat_fi: {
			title: "Kindla hinnaga vedu Soomes",
			term: "DAP tarneaadress, auto kõrvale",
			comment: "Üks hind kogu Soomes.",
			unloading: "Kauba laadib maha saaja.",
		},
		flat_ee: {
			title: "Kindla hinnaga vedu Eestis",
			term: "DAP tarneaadress, auto kõrvale",
			comment: "Üks hind kogu Eestis.",
			unloading: "Kauba laadib maha saaja.",
		},
		weight_de: {
			title: "Vedu Saksamaale",
			term: "DAP tarneaadress, auto kõrvale",
			comment: "Veohind kaalu järgi.",
			unloading: "Kauba laadib maha saaja.",
		},
		construction_site: {
			title: "Tarne ehitusobjektile kraanaautoga",
			term: "DAP ehitusobjekt, mahalaadimine auto kraanaga",
			comment: "Ainult Helsingi pealinnapiirkonnas. Objektile peab pääsema raskeveokiga.",
		},
		own_freight: {
			title: "Oma veoleping",
			term: "FCA laadimiskoht",
			comment:
				"Kaubale tuleb järele teie vedaja, veo tasute teie. Laadimisaadressi ja kauba valmimise kuupäeva teatame pärast tellimist. Märkige lepingu number ja vedaja nimi.",
		},
	},
	fi: {
		flat_fi: {
			title: "Kiinteä rahti koko Suomeen",
			term: "DAP toimitusosoite, auton viereen",
			comment: "Sama hinta kaikkialle Suomeen.",
			unloading: "Vastaanottaja purkaa kuorman.",
		},
		flat_ee: {
			title: "Kiinteä rahti Viroon",
			term: "DAP toimitusosoite, auton viereen",
			comment: "Sama hinta kaikkialle Viroon.",
			unloading: "Vastaanottaja purkaa kuorman.",
		},
		weight_de: {
			title: "Rahti Saksaan",
			term: "DAP toimitusosoite, auton viereen",
			comment: "Rahti painon mukaan.",
			unloading: "Vastaanottaja purkaa kuorman.",
		},
		construction_site: {
			title: "Työmaatoimitus nosturiautolla",
			term: "DAP työmaa, purku auton nosturilla",
			comment: "Vain pääkaupunkiseudulla. Työmaalle on päästävä raskaalla kuorma-autolla.",
		},
		own_freight: {
			title: "Oma rahtisopimus",
			term: "FCA lastauspaikka",
			comment:
				"Kuljetusliikkeesi noutaa tavaran, rahti sinun laskuusi. Lastausosoite ja noutovalmiuspäivä ilmoitetaan tilauksen jälkeen. Ilmoita sopimusnumero ja kuljetusliike.",
		},
	},
};
