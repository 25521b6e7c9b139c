import { fill, inEachLanguage, type Text } from "../text";
import { flatRates, germanRates } from "./trade-terms";

interface Promotion {
	title: Text;
	text: Text;
	/** A category's page, or the freight price table for a freight promotion. */
	link: Text;
}

const grouped = (figure: number): Text => inEachLanguage((language) => new Intl.NumberFormat(language).format(figure));

const inGerman = new Intl.NumberFormat("de");

/** One line per step; steps from the first one above a tonne are in tonnes. */
const germanSteps = germanRates
	.map(([grams, cents]) => {
		const weight = grams > 1_000_000 ? `${inGerman.format(grams / 1_000_000)} t` : `${inGerman.format(grams / 1000)} kg`;
		return `bis ${weight}: ${inGerman.format(cents / 100)} €`;
	})
	.join("\n");

/** Whole euros and kilograms in each language's format, from the actual rates. */
const figures = {
	fi: grouped(flatRates.FI / 100),
	ee: grouped(flatRates.EE / 100),
	least: grouped(germanRates[0][1] / 100),
};

/**
 * The prices of delivery_methods and volume_prices as a sentence, with the steps below it. It has no end, since it is not a special offer.
 */
export const promotion: Promotion = {
	title: fill(
		{
			de: "Fracht mit Verpackung nach Deutschland ab {least} €",
			en: "Buy more, pay less",
			et: "Vedu koos pakkimisega kogu Eestis {ee} €",
			fi: "Rahti pakkauksineen koko Suomeen {fi} €",
		},
		figures,
	),
	text: fill(
		{
			de: `Fracht mit Verpackung nach Gewicht der Sendung, zzgl. MwSt.\n${germanSteps}`,
			en: "Most items have volume prices, usually from ten pieces. The cart takes the price of the quantity you have reached.",
			et: "Vedu koos pakkimisega kogu Eestis {ee} € käibemaksuta: hind on ühesugune igale aadressile, kuhu veoauto pääseb, kuni 24 t koorma kohta.",
			fi: "Rahti pakkauksineen koko Suomeen {fi} € (ALV 0 %): sama hinta joka paikkakunnalle, johon kuorma-auto pääsee, enintään 24 t:n kuormalle.",
		},
		figures,
	),
	link: { de: "/faq#delivery-cost", en: "/categories/steel-profiles", et: "/faq#delivery-cost", fi: "/faq#delivery-cost" },
};
