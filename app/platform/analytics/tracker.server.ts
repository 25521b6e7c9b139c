import type { Locale } from "../config/market";
import { isMachineOrPrefetch, isReload } from "../http/automatic-request.server";
import type { Visitor } from "../session/visitor.server";
import { type ConversionKind, conversionValue } from "./conversions";
import { type EventName, type EventProperties, events } from "./events";

export interface SentEvent {
	/** The device id of a browser that allows analytics. With marketing consent alone, a random id for each conversion. */
	device_id: string;
	event_type: string;
	/** Unix time in ms. */
	time: number;
	/** The provider counts events with the same id once. */
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
 * Collects a request's events. Drops events without consent, and those of reloads and prefetches. The Worker sends the others after the
 * response (worker/analytics).
 */
export class Tracker {
	readonly events: SentEvent[] = [];
	readonly #tracked: TrackedRequest;

	constructor(tracked: TrackedRequest) {
		this.#tracked = tracked;
	}

	/** @param insertId deduplicates an event that may occur again; replaces a random id */
	track = <N extends EventName>(name: N, properties: EventProperties<N>, insertId?: string): void => {
		const { visitor, log } = this.#tracked;
		if (!visitor.allows("analytics") || !this.#isNew(insertId)) return;
		const read = events[name].safeParse(properties);
		if (read.success) this.#add(name, read.data, visitor.ensureDevice(), insertId && `${name}:${insertId}`);
		else log("event_refused", name);
	};

	/** @param cents the conversion's amount without VAT */
	convert = (kind: ConversionKind, cents = 0, insertId?: string): void => {
		const { visitor } = this.#tracked;
		if (!visitor.allows("marketing") || !this.#isNew(insertId)) return;
		const device = visitor.allows("analytics") ? visitor.ensureDevice() : crypto.randomUUID();
		this.#add("Conversion", { kind, value: conversionValue(kind, cents), currency: "EUR" }, device, insertId && `${kind}:${insertId}`);
	};

	/** A reload is not tracked again, except for deduplicated events. */
	#isNew(insertId: string | undefined): boolean {
		const { request } = this.#tracked;
		return !isMachineOrPrefetch(request) && (insertId !== undefined || !isReload(request));
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
