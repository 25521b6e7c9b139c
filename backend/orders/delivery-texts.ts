import type { BackendLocale } from "../../contract/locale";
import type { DeliveryMethodType } from "../../contract/orders";

/** What a delivery method is called, how long the goods are on their way, and what the buyer has to know. */
export interface DeliveryText {
	title: string;
	term: string;
	comment: string;
}

/** Times on the way follow the spec's section 9: 1–3 days in general, 2–4 days to Estonia, 3–5 days else. */
export const deliveryTexts: Record<BackendLocale, Record<DeliveryMethodType, DeliveryText>> = {
	de: {
		flat_fi: {
			title: "Frachtpauschale Finnland",
			term: "1–3 Werktage",
			comment: "Ein Preis für jeden Ort in Finnland. Entladung durch den Empfänger.",
		},
		flat_ee: {
			title: "Frachtpauschale Estland",
			term: "2–4 Werktage",
			comment: "Ein Preis für jeden Ort in Estland. Entladung durch den Empfänger.",
		},
		weight_de: {
			title: "Spedition nach Deutschland",
			term: "3–5 Werktage",
			comment: "Fracht nach Gewicht, frei Bordsteinkante. Entladung durch den Empfänger.",
		},
		construction_site: {
			title: "Baustellenlieferung mit Kranwagen",
			term: "3–5 Werktage",
			comment: "Nur im Großraum Helsinki. Abladen mit dem Ladekran; die Zufahrt muss mit schwerem Lkw befahrbar sein.",
		},
		own_freight: {
			title: "Eigener Frachtvertrag",
			term: "Abholung nach Absprache",
			comment: "Ihr Spediteur holt die Ware ab Lager; Fracht auf Ihre Rechnung. Vertragsnummer und Spediteur sind anzugeben.",
		},
	},
	en: {
		flat_fi: {
			title: "Flat-rate freight, Finland",
			term: "1–3 working days",
			comment: "One price to any address in Finland. Unloading by the consignee.",
		},
		flat_ee: {
			title: "Flat-rate freight, Estonia",
			term: "2–4 working days",
			comment: "One price to any address in Estonia. Unloading by the consignee.",
		},
		weight_de: {
			title: "Freight to Germany",
			term: "3–5 working days",
			comment: "Charged by weight, delivered kerbside. Unloading by the consignee.",
		},
		construction_site: {
			title: "Site delivery with crane truck",
			term: "3–5 working days",
			comment: "Helsinki capital region only. Offloaded by the truck's crane; the site needs access for a heavy goods vehicle.",
		},
		own_freight: {
			title: "Own freight contract",
			term: "Collection by arrangement",
			comment: "Your carrier collects ex warehouse, freight on your account. Contract number and carrier are required.",
		},
	},
	ee: {
		flat_fi: {
			title: "Kindla hinnaga vedu Soomes",
			term: "1–3 tööpäeva",
			comment: "Üks hind kogu Soomes. Kauba laadib maha saaja.",
		},
		flat_ee: {
			title: "Kindla hinnaga vedu Eestis",
			term: "2–4 tööpäeva",
			comment: "Üks hind kogu Eestis. Kauba laadib maha saaja.",
		},
		weight_de: {
			title: "Vedu Saksamaale",
			term: "3–5 tööpäeva",
			comment: "Veohind kaalu järgi, tarne tänava äärde. Kauba laadib maha saaja.",
		},
		construction_site: {
			title: "Tarne ehitusplatsile kraanaautoga",
			term: "3–5 tööpäeva",
			comment: "Ainult Helsingi pealinnapiirkonnas. Kaup tõstetakse maha auto kraanaga; platsile peab pääsema raskeveokiga.",
		},
		own_freight: {
			title: "Oma veoleping",
			term: "Kättesaamine kokkuleppel",
			comment: "Teie vedaja võtab kauba laost, veo tasute teie. Vajalikud on lepingu number ja vedaja nimi.",
		},
	},
	fi: {
		flat_fi: {
			title: "Kiinteä rahti koko Suomeen",
			term: "1–3 arkipäivää",
			comment: "Sama hinta kaikkialle Suomeen. Vastaanottaja purkaa kuorman.",
		},
		flat_ee: {
			title: "Kiinteä rahti Viroon",
			term: "2–4 arkipäivää",
			comment: "Sama hinta kaikkialle Viroon. Vastaanottaja purkaa kuorman.",
		},
		weight_de: {
			title: "Rahti Saksaan",
			term: "3–5 arkipäivää",
			comment: "Rahti painon mukaan, toimitus kadun varteen. Vastaanottaja purkaa kuorman.",
		},
		construction_site: {
			title: "Työmaatoimitus nosturiautolla",
			term: "3–5 arkipäivää",
			comment: "Vain pääkaupunkiseudulla. Kuorma nostetaan auton nosturilla; työmaalle on päästävä raskaalla kuorma-autolla.",
		},
		own_freight: {
			title: "Oma rahtisopimus",
			term: "Nouto sopimuksen mukaan",
			comment: "Kuljetusliikkeenne noutaa tavaran varastolta, rahti teidän laskuunne. Sopimusnumero ja kuljetusliike on ilmoitettava.",
		},
	},
};
