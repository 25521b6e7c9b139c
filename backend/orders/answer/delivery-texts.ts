import { company } from "../../../contract/company";
import type { BackendLocale } from "../../../contract/locale";
import { textWords } from "../../../contract/seller/text-words";
import { type DeliveryMethodType, deliveryMethodTypes } from "../../../contract/values/order-states";
import { languageOf } from "../../platform/language";

/** Name of a delivery method, its Incoterms 2020 clause with the named place, and notes for the buyer. */
interface DeliveryText {
	title: string;
	term: string;
	comment: string;
	/** The clause where unloading by crane is ordered: DPU, since DAP ends before unloading. */
	termWithCrane?: string;
	/** The party that unloads under DAP. */
	unloading?: string;
}

const { street, postCode, city } = company.loadingPlace;
/** The buyer must know it before ordering: it decides who loads and where risk passes. */
const collected = (locale: BackendLocale): string =>
	`FCA ${street}, ${postCode} ${city}, ${textWords[languageOf(locale)].seller}, Incoterms®\u00a02020`;

/** The buyer unloads at the address unless a crane is ordered. */
const toAddress: Record<BackendLocale, Pick<DeliveryText, "term" | "termWithCrane" | "unloading">> = {
	de: {
		term: "DAP Lieferadresse, Incoterms®\u00a02020",
		termWithCrane: "DPU Lieferadresse, Incoterms®\u00a02020",
		unloading: "Entladung durch den Empfänger.",
	},
	en: {
		term: "DAP delivery address, Incoterms®\u00a02020",
		termWithCrane: "DPU delivery address, Incoterms®\u00a02020",
		unloading: "Unloading by the consignee.",
	},
	ee: {
		term: "DAP tarneaadress, Incoterms®\u00a02020",
		termWithCrane: "DPU tarneaadress, Incoterms®\u00a02020",
		unloading: "Kauba laadib maha saaja.",
	},
	fi: {
		term: "DAP toimitusosoite, Incoterms®\u00a02020",
		termWithCrane: "DPU toimitusosoite, Incoterms®\u00a02020",
		unloading: "Vastaanottaja purkaa kuorman.",
	},
};

/**
 * These texts name no days: the cart's estimate is the only figure for delivery time. Terms match the page of delivery terms.
 */
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
			title: "Baustellenlieferung mit Ladekran",
			term: "DPU Baustelle, Incoterms®\u00a02020",
			comment: "Mit dem Ladekran entladen. Nur in der Hauptstadtregion Helsinki. Die Zufahrt muss mit schwerem Lkw befahrbar sein.",
		},
		own_freight: {
			title: "Eigener Frachtvertrag",
			term: collected("de"),
			comment:
				"Ihr Spediteur holt die Ware ab, wir verladen; die Fracht geht auf Ihre Rechnung. Den Bereitstellungstermin teilen wir nach der Bestellung mit. Vertragsnummer und Spediteur sind anzugeben.",
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
			term: "DPU building site, Incoterms®\u00a02020",
			comment: "Unloaded by the lorry’s crane. Helsinki capital region only. The site needs access for a heavy lorry.",
		},
		own_freight: {
			title: "Own freight contract",
			term: collected("en"),
			comment:
				"Your carrier collects the goods, we load; freight is on your account. We give you the ready date after you order. Contract number and carrier are required.",
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
			term: "DPU ehitusobjekt, Incoterms®\u00a02020",
			comment: "Kaup laaditakse maha veoki kraanaga. Ainult Helsingi pealinnapiirkonnas. Objektile peab pääsema raskeveokiga.",
		},
		own_freight: {
			title: "Oma veoleping",
			term: collected("ee"),
			comment:
				"Kaubale tuleb järele teie vedaja, peale laadime meie; veo tasute teie. Kauba valmimise kuupäeva teatame pärast tellimist. Märkige lepingu number ja vedaja nimi.",
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
			term: "DPU työmaa, Incoterms®\u00a02020",
			comment: "Kuorma puretaan auton nosturilla. Vain pääkaupunkiseudulla. Työmaalle on päästävä raskaalla kuorma-autolla.",
		},
		own_freight: {
			title: "Oma rahtisopimus",
			term: collected("fi"),
			comment:
				"Kuljetusliikkeesi noutaa tavaran, me lastaamme; rahti sinun laskuusi. Noutovalmiuspäivä ilmoitetaan tilauksen jälkeen. Ilmoita sopimusnumero ja kuljetusliike.",
		},
	},
};

/** @param hasCrane the buyer ordered unloading by crane */
export function deliveryNames(type: string, locale: BackendLocale, hasCrane: boolean) {
	const known = deliveryMethodTypes.find((method) => method === type);
	if (!known) throw new TypeError(`There is no delivery method ${type}.`);
	const { title, term, termWithCrane = term, comment, unloading } = deliveryTexts[locale][known];
	return { title, term: hasCrane ? termWithCrane : term, comment: unloading && !hasCrane ? `${comment} ${unloading}` : comment };
}
