import { expect, it } from "vitest";
import { usualHours } from "../../../contract/values/service-hours";
import { markets } from "../config/market";
import { hoursText } from "./hours-text";

// Shows R1.16, R60.14
it.each([
	["de", "Mo–Fr 8–\u206015\u00a0Uhr (MEZ/MESZ)"],
	["en", "Mon–Fri 9:00–\u206016:00 (Helsinki time)"],
	["et", "E–R kell 9–\u206016 (Eesti aeg)"],
	["fi", "ma–pe klo 9–\u206016 (Suomen aikaa)"],
] as const)("writes the week by the clock of the market: %s", (locale, text) => expect(hoursText(usualHours, markets[locale])).toBe(text));

it("names days with other hours by themselves, leaves out days without, and writes minutes", () => {
	const week = usualHours.week.map((hours, index) => (index === 2 ? null : index === 4 ? { opens: "09:30", closes: "12:00" } : hours));
	expect(hoursText({ week }, markets.de)).toBe("Mo–Di 8–\u206015\u00a0Uhr, Do 8–\u206015\u00a0Uhr, Fr 8:30–\u206011\u00a0Uhr (MEZ/MESZ)");
	expect(hoursText({ week }, markets.fi)).toContain("pe klo 9.30–\u206012");
	expect(hoursText({ week: usualHours.week.map(() => null) }, markets.en)).toBe("–");
});
