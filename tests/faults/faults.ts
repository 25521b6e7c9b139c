import type { Mode } from "../support/failing-backend";

/** A failure mode of the backend; "down" refuses connections. */
export type Fault = Mode | "down";

/** Each fault with the status of pages that need the backend. */
export const faults: [Fault, number][] = [
	["down", 503],
	["slow", 504],
	["error", 502],
	["not json", 502],
	["torn", 502],
	["drips", 504],
	["wrong type", 502],
	["huge", 502],
	["resets", 503],
];

/** The areas of the shop that are tested with each fault. */
export const areas = ["catalogue", "cart", "sign-in", "payment", "PDF", "socket"] as const;

/** The short form tests one area per fault, covering all areas. */
export const isTaken = (fault: number, area: number): boolean => process.env.FAULTS !== "short" || area === (fault * 5 + 3) % areas.length;

/** Maximum time until every reader gets a response, in milliseconds. */
export const longest = 6000;
