import { type EventName, type EventProperties, events } from "./events";

/** What the shop's Worker cannot see by itself: the beacon takes these alone. */
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
 * An event as the beacon's address has it: ?name=…, and its properties by their names.
 * @returns null for anything else, also for one with a property too many or twice
 */
export function readBrowserEvent(params: URLSearchParams): { name: BrowserEvent; properties: EventProperties<BrowserEvent> } | null {
	const { name: given, ...told } = Object.fromEntries(params);
	const name = browserEvents.find((known) => known === given);
	if (!name || params.size !== Object.keys(told).length + 1) return null;
	const read = events[name].safeParse(told);
	return read.success ? { name, properties: read.data } : null;
}
