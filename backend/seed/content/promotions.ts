import { type Rows, rowsOf } from "../rows";
import { languages, type Text, text } from "../text";

interface Promotion {
	title: Text;
	text: Text;
	/** A category's page, or the table of freight prices where the promotion is about freight. */
	link: Text;
}

/** What delivery_methods and volume_prices say, in a sentence; without an end, since it is no special offer. */
export const promotion: Promotion = {
	title: text(
		"Fracht nach Deutschland ab 149 €",
		"The more you take, the lower the price",
		"Vedu kogu Eestis kindla hinnaga 119 €",
		"Rahti koko Suomeen 89 €",
	),
	text: text(
		"Fracht nach Gewicht der Sendung, zzgl. MwSt.: bis 100 kg 149 €, bis 1.000 kg 349 €, ein voller Lkw mit 24 t 1.890 €.",
		"Most items have volume prices, usually from ten pieces. The cart takes the price of the quantity you have reached.",
		"Veohind on ühesugune igale aadressile ega sõltu kaalust. Hinnale lisandub käibemaks.",
		"Rahti on sama joka paikkakunnalle painosta riippumatta. Hinta ALV 0 %.",
	),
	link: text("/faq#delivery-cost", "/categories/steel-profiles", "/faq#delivery-cost", "/faq#delivery-cost"),
};

export const promotionRows = (): Rows =>
	rowsOf(
		"promotions",
		["locale", "title", "text", "link", "start_date", "end_date"],
		languages.map((language) => [language, promotion.title[language], promotion.text[language], promotion.link[language], null, null]),
	);
