import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { answeredHours } from "../../contract/content";
import { type HoursData, hoursData, hoursName } from "../../contract/desk/content";
import type { BackendLocale } from "../../contract/locale";
import { type HoursOfDay, usualHours, type Weekday, weekdays } from "../../contract/values/service-hours";
import type { ReadDatabase } from "../db/reads";
import { json } from "../db/rows";
import { languageOf } from "../platform/language";
import type { WrittenKind } from "./versions";

/** The shop reads the version itself. */
export const hours: WrittenKind<typeof hoursData> = { kind: "hours", names: z.literal(hoursName), data: hoursData, shown: [] };

const stored = z.object({ data: json(hoursData) });

/** @returns null if there are none */
export async function serviceHours(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof answeredHours> | null> {
	const found = await db
		.prepare("SELECT data FROM content_versions WHERE kind = 'hours' AND name = ? ORDER BY version DESC LIMIT 1")
		.bind(hoursName)
		.first();
	if (!found) return null;
	const { week, closed } = stored.parse(found).data;
	const language = languageOf(locale);
	const today = companyDay(new Date());
	return {
		week: weekdays.map((weekday) => (week[weekday].opens === "" ? null : week[weekday])),
		closed: closed
			.filter(({ day }) => day >= today)
			.map(({ day, titles }) => ({ day, title: titles[language] }))
			.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
	};
}

const ofWeekday = (weekday: Weekday): HoursOfDay => usualHours.week[weekdays.indexOf(weekday)] ?? { opens: "", closes: "" };

/** The hours of a new shop. */
export const firstHours: HoursData = {
	week: {
		...{ mo: ofWeekday("mo"), tu: ofWeekday("tu"), we: ofWeekday("we"), th: ofWeekday("th"), fr: ofWeekday("fr") },
		...{ sa: ofWeekday("sa"), su: ofWeekday("su") },
	},
	closed: [],
};
