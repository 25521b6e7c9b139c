/** The shop's languages, in addresses, texts and the database. */
export const languages = ["de", "en", "et", "fi"] as const;
export type Language = (typeof languages)[number];

/** The backend's locale codes: Estonian is "ee" there (R1.6). */
export const backendLocales = ["de", "en", "ee", "fi"] as const;
export type BackendLocale = (typeof backendLocales)[number];

/** Countries of delivery. */
export const countryCodes = ["FI", "DE", "EE"] as const;
export type Country = (typeof countryCodes)[number];

/** Identifies a request in the logs of both Workers. Each backend call carries it. */
export const requestIdHeader = "X-Request-Id";

/**
 * The host of calls through the service binding. Nobody else can use it: the platform passes on internet requests only for hosts of a
 * Worker's routes.
 */
export const boundHost = "backend";
