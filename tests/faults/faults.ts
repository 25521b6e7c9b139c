import type { Mode } from "../support/failing-backend";

/** A way in which the backend fails; "down" takes no connection. */
export type Fault = Mode | "down";

/** Each with the status of a page that needs the backend meanwhile. */
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

/** The parts of the shop that are held against each. */
export const areas = ["catalogue", "cart", "sign-in", "payment", "PDF", "socket"] as const;

/** The short form takes one area for each fault, and all areas among them. */
export const isTaken = (fault: number, area: number): boolean => process.env.FAULTS !== "short" || area === (fault * 5 + 3) % areas.length;

/** Within which every reader has been told. In ms. */
export const longest = 6000;
