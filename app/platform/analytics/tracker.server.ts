import type { Locale } from "../config/market";
import { isNobody, isReload } from "../http/who-asks.server";
import type { Visitor } from "../session/visitor.server";
import { type ConversionKind, conversionValue } from "./conversions";
import { type EventName, type EventProperties, events } from "./events";

/** An event as the provider's HTTP API takes it. */
export interface SentEvent {
	/** The device id of a browser that allows analytics; with marketing consent alone, a random one for each conversion. */
	device_id: string;
	event_type: string;
	/** Unix, ms. */
	time: number;
	/** Events with the same id are counted once. */
	insert_id: string;
	event_properties: object;
	language: Locale;
	platform: "Web";
}

interface TrackedRequest {
	request: Request;
	visitor: Visitor;
	locale: Locale;
	/** Called for properties that do not match the event catalogue. */
	log: (kind: "event_refused", name: string) => void;
}

/**
 * Collects the events of a request. Events without consent, and those of reloads and prefetches, are dropped; the others are sent after the response
 * (worker/analytics).
 */
export class Tracker {
	readonly events: SentEvent[] = [];
	readonly #tracked: TrackedRequest;

	constructor(tracked: TrackedRequest) {
		this.#tracked = tracked;
	}

	/** @param insertId where the event may occur again: deduplicates it, in place of a random id */
	track = <N extends EventName>(name: N, properties: EventProperties<N>, insertId?: string): void => {
		const { visitor, log } = this.#tracked;
		if (!visitor.allows("analytics") || !this.#isNew(insertId)) return;
		const read = events[name].safeParse(properties);
		if (read.success) this.#add(name, read.data, visitor.ensureDevice(), insertId && `${name}:${insertId}`);
		else log("event_refused", name);
	};

	/** @param cents the amount without VAT that the step is about */
	convert = (kind: ConversionKind, cents = 0, insertId?: string): void => {
		const { visitor } = this.#tracked;
		if (!visitor.allows("marketing") || !this.#isNew(insertId)) return;
		const device = visitor.allows("analytics") ? visitor.ensureDevice() : crypto.randomUUID();
		this.#add("Conversion", { kind, value: conversionValue(kind, cents), currency: "EUR" }, device, insertId && `${kind}:${insertId}`);
	};

	/** A reloaded page is not tracked again, except for events that are deduplicated anyway. */
	#isNew(insertId: string | undefined): boolean {
		const { request } = this.#tracked;
		return !isNobody(request) && (insertId !== undefined || !isReload(request));
	}

	#add(name: string, properties: object, device: string, key: string = crypto.randomUUID()): void {
		this.events.push({
			device_id: device,
			event_type: name,
			time: Date.now(),
			insert_id: key,
			event_properties: properties,
			language: this.#tracked.locale,
			platform: "Web",
		});
	}
}
