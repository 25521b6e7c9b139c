import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { languages } from "../../../contract/locale";
import { TextsProvider } from "../../platform/i18n/i18n";
import { serverTexts } from "../../platform/i18n/i18n.server";
import { DeliverToOfPage } from "../../platform/page/deliver-to";
import { useSupplyTime, useTimeAbroad } from "./line-texts";

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

const Supplied = () => {
	const { time, where } = useSupplyTime()({ min: 3, max: 5, approx: false });
	return `${time}${where}`;
};

// Shows R62.3, R80.2
it.each([
	["without a place it says working days to the readers' country", null, "6–9 Arbeitstage nach DE"],
	["at a typed place it says the days of arrival, and no country", 20, "Tag 6 – Tag 10"],
	["beyond the calendar it says working days to the place, and no country", 0, "6–10 Arbeitstage"],
] as const)("an article's delivery: %s", (_, days, text) => {
	const to = days === null ? null : { days: Array.from({ length: days }, (_, day) => `Tag ${day}`), until: Date.now() + 60_000 };
	const html = renderToStaticMarkup(
		<TextsProvider texts={serverTexts("de")}>
			<DeliverToOfPage to={to && { country: "EE", postCode: "93811", way: { min: 3, max: 5 }, ...to }}>
				<Supplied />
			</DeliverToOfPage>
		</TextsProvider>,
	);
	expect(html.replace(/[\u00a0\u2060]/g, (sign) => (sign === "\u00a0" ? " " : ""))).toBe(text);
});
