export const weekdays = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const;
export type Weekday = (typeof weekdays)[number];

export interface HoursOfDay {
	/** By the company's clock: 09:00. */
	opens: string;
	closes: string;
}

/** When somebody answers the phone. */
export interface ServiceHours {
	/** From Monday to Sunday; null: nobody answers. */
	week: readonly (HoursOfDay | null)[];
	/** Days on which nobody answers, besides: ISO, with their name in the reader's language. */
	closed: readonly { day: string; title: string }[];
}

const workday: HoursOfDay = { opens: "09:00", closes: "16:00" };

/** The hours of a new shop, and where a backend has none. */
export const usualHours: ServiceHours = { week: [workday, workday, workday, workday, workday, null, null], closed: [] };
