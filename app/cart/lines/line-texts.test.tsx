import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { languages } from "../../../contract/locale";
import { TextsProvider } from "../../platform/i18n/i18n";
import { serverTexts } from "../../platform/i18n/i18n.server";
import { useTimeAbroad } from "./line-texts";

const Shown = (props: { way?: { min: number; max: number } }) =>
	useTimeAbroad()({ ...props, vat: { rate: 0, reason: "intra_community", country: "DE" } }, { min: 3, max: 5, approx: false });
const shown = (language: (typeof languages)[number], way?: { min: number; max: number }): string =>
	renderToStaticMarkup(
		<TextsProvider texts={serverTexts(language)}>
			<Shown {...(way && { way })} />
		</TextsProvider>,
	).replace(/[\u00a0\u2060]/g, (sign) => (sign === "\u00a0" ? " " : ""));

// Shows R78.6
it.each([
	["de", "Lieferzeit nach Deutschland: 7–10 Arbeitstage"],
	["en", "Delivery time to Germany: 7–10 working days"],
	["fi", "Toimitusaika (Saksa): 7–10 työpäivää"],
	["et", "Tarneaeg (Saksamaa): 7–10 tööpäeva"],
] as const)("a line that goes abroad says how long it takes to its country: %s", (language, text) => {
	expect(shown(language, { min: 4, max: 5 })).toBe(text);
});

// Shows R78.6
it("where the way is unknown it names the country that its time is of, in the language's own case", () => {
	expect(languages.map((language) => shown(language)).toSorted()).toEqual([
		"Delivery time in Finland: 3–5 working days",
		"Lieferzeit in Finnland: 3–5 Arbeitstage",
		"Tarneaeg Soomes: 3–5 tööpäeva",
		"Toimitusaika Suomessa: 3–5 työpäivää",
	]);
});
