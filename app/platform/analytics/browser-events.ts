import { type EventName, type EventProperties, events } from "./events";

/** Events that only the browser sees. The beacon accepts no others. */
export const browserEvents = [
	"Account Button Clicked",
	"Account View Changed",
	"All Search Results Opened",
	"Call To Button Clicked",
	"CTA Element Viewed",
	"Filter Collapsed",
	"Filter Expanded",
	"Mail To Button Clicked",
	"Spinner Amount Edited",
] as const satisfies EventName[];
export type BrowserEvent = (typeof browserEvents)[number];

/**
 * Parses an event from the beacon's address: ?name=…, and its properties by name.
 * @returns null for anything else, including an extra or repeated property
 */
export function readBrowserEvent(params: URLSearchParams): { name: BrowserEvent; properties: EventProperties<BrowserEvent> } | null {
	const { name: given, ...event } = Object.fromEntries(params);
	const name = browserEvents.find((known) => known === given);
	if (!name || params.size !== Object.keys(event).length + 1) return null;
	const read = events[name].safeParse(event);
	return read.success ? { name, properties: read.data } : null;
}
