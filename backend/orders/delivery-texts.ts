import type { DeliveryMethodType } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";

/** What a delivery method is called, on what delivery term (Incoterms 2020) the goods go, and what the buyer has to know. */
export interface DeliveryText {
	title: string;
	term: string;
	comment: string;
	/** The term with a crane that is asked for on top. */
	termWithCrane?: string;
	/** Who unloads where no crane does. */
	unloading?: string;
}

/** To an address, where the buyer unloads unless a crane is asked for. */
const toAddress: Record<BackendLocale, Pick<DeliveryText, "term" | "termWithCrane" | "unloading">> = {
	de: {
		term: "DAP Lieferadresse, unabgeladen",
		termWithCrane: "DAP Lieferadresse einschließlich Kranentladung",
		unloading: "Entladung durch den Empfänger.",
	},
	en: {
		term: "DAP delivery address, not unloaded",
		termWithCrane: "DAP delivery address, unloaded by the lorry's crane",
		unloading: "Unloading by the consignee.",
	},
	ee: {
		term: "DAP tarneaadress, maha laadimata",
		termWithCrane: "DAP tarneaadress, mahalaadimine auto kraanaga",
		unloading: "Kauba laadib maha saaja.",
	},
	fi: {
		term: "DAP toimitusosoite, purkamatta",
		termWithCrane: "DAP toimitusosoite, purku auton nosturilla",
		unloading: "Vastaanottaja purkaa kuorman.",
	},
};

/** No days here: how long it takes is the cart's estimate, and one figure only. The terms are those of the page of delivery terms. */
export const deliveryTexts: Record<BackendLocale, Record<DeliveryMethodType, DeliveryText>> = {
	de: {
		flat_fi: {
			title: "Frachtpauschale Finnland",
			...toAddress.de,
			comment: "Ein Preis für jeden Ort in Finnland.",
		},
		flat_ee: {
			title: "Frachtpauschale Estland",
			...toAddress.de,
			comment: "Ein Preis für jeden Ort in Estland.",
		},
		weight_de: {
			title: "Spedition nach Deutschland",
			...toAddress.de,
			comment: "Fracht nach Gewicht.",
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
			...toAddress.en,
			comment: "One price to any address in Finland.",
		},
		flat_ee: {
			title: "Flat-rate freight, Estonia",
			...toAddress.en,
			comment: "One price to any address in Estonia.",
		},
		weight_de: {
			title: "Freight to Germany",
			...toAddress.en,
			comment: "Charged by weight.",
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
			...toAddress.ee,
			comment: "Üks hind kogu Soomes.",
		},
		flat_ee: {
			title: "Kindla hinnaga vedu Eestis",
			...toAddress.ee,
			comment: "Üks hind kogu Eestis.",
		},
		weight_de: {
			title: "Vedu Saksamaale",
			...toAddress.ee,
			comment: "Veohind kaalu järgi.",
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
			...toAddress.fi,
			comment: "Sama hinta kaikkialle Suomeen.",
		},
		flat_ee: {
			title: "Kiinteä rahti Viroon",
			...toAddress.fi,
			comment: "Sama hinta kaikkialle Viroon.",
		},
		weight_de: {
			title: "Rahti Saksaan",
			...toAddress.fi,
			comment: "Rahti painon mukaan.",
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
