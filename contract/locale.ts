import { z } from "zod";

/** The shop's languages, as addresses, texts and the database name them. */
export const languages = ["de", "en", "et", "fi"] as const;
export type Language = (typeof languages)[number];

/** The backend's locale codes: Estonian is "ee" there (R1.6). */
export const backendLocales = ["de", "en", "ee", "fi"] as const;
export const backendLocale = z.enum(backendLocales);
export type BackendLocale = (typeof backendLocales)[number];

/** Countries that are delivered to. */
export const countryCodes = ["FI", "DE", "EE"] as const;
export const country = z.enum(countryCodes, { error: "country.required" });
export type Country = (typeof countryCodes)[number];

/** The session id of the Session-Id header and of the session cookie. */
export const sessionId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** The Client header: a digest of the network that a visitor comes from, so that tries can be counted without keeping an address. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** By which a request of a reader is named in the logs of both Workers; each of its calls carries it. */
export const requestIdHeader = "X-Request-Id";
export const requestId = z.string().regex(/^[\w-]{1,64}$/);
