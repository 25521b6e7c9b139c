/** The shop's languages, as addresses, texts and the database name them. */
export const languages = ["de", "en", "et", "fi"] as const;
export type Language = (typeof languages)[number];

/** The backend's locale codes: Estonian is "ee" there (R1.6). */
export const backendLocales = ["de", "en", "ee", "fi"] as const;
export type BackendLocale = (typeof backendLocales)[number];

/** Countries that are delivered to. */
export const countryCodes = ["FI", "DE", "EE"] as const;
export type Country = (typeof countryCodes)[number];

/** By which a request of a reader is named in the logs of both Workers; each of its calls carries it. */
export const requestIdHeader = "X-Request-Id";

/**
 * The host that the shop names when it calls the backend beside it through its service binding. Nobody else can: the platform passes on requests from
 * the internet for the hosts of a Worker's routes alone.
 */
export const boundHost = "backend";
