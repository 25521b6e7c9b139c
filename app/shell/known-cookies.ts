import { linkMinutes, localeCookieDays, preferencesDays, visitHours } from "../platform/config/constants";

type Term = { days: number } | { minutes: number };

const month = { days: 30 };

/**
 * Lists every cookie of the shop by what allows it. tests/http/cookies.test.ts compares the list with the cookies
 * that are set.
 */
export const knownCookies = {
	necessary: [
		{ name: "session", term: month },
		{ name: "cart", term: month },
		{ name: "locale", term: { days: localeCookieDays } },
		{ name: "preferences", term: { days: preferencesDays } },
		{ name: "place", term: { days: preferencesDays } },
		{ name: "flash", term: { minutes: 1 } },
		{ name: "consent", term: { days: 180 } },
		{ name: "js", term: { minutes: 60 } },
		{ name: "visit-info", term: { minutes: visitHours * 60 } },
	],
	functional: [
		{ name: "account", term: month },
		{ name: "auth-view", term: { days: localeCookieDays } },
		{ name: "return-to", term: { minutes: linkMinutes } },
	],
	analytics: [{ name: "device", term: { days: 180 } }],
} as const satisfies Record<string, readonly { name: string; term: Term }[]>;
