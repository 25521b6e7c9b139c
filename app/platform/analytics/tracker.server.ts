import type { Locale } from "../config/market";
import { isNobody, isReload } from "../http/who-asks.server";
import type { Visitor } from "../session/visitor.server";
import { type ConversionKind, conversionValue } from "./conversions";
import { type EventName, type EventProperties, events } from "./events";

/** An event as the provider's HTTP API takes it. */
export interface SentEvent {
	/** Of the browser that allows analytics; of a conversion that only marketing is allowed for, one that is never used again. */
	device_id: string;
	event_type: string;
	/** Unix, ms. */
	time: number;
	/** Told twice, it is counted once. */
	insert_id: string;
	event_properties: object;
	language: Locale;
	platform: "Web";
}

interface Asked {
	request: Request;
	visitor: Visitor;
	locale: Locale;
	/** Told of properties that do not fit the catalogue. */
	log: (kind: "event_refused", name: string) => void;
}

/**
 * Collects what happens in a request. Whatever is not allowed, and what nobody has asked for, is let go at once; what is left goes out after
 * the answer (worker/deliver-events.ts).
 */
export class Tracker {
	readonly events: SentEvent[] = [];
	readonly #asked: Asked;

	constructor(asked: Asked) {
		this.#asked = asked;
	}

	/** @param insertId where the event may come up again: what it is counted by, in place of a random one */
	track = <N extends EventName>(name: N, properties: EventProperties<N>, insertId?: string): void => {
		const { visitor, log } = this.#asked;
		if (!visitor.allows("analytics") || !this.#isAsked(insertId)) return;
		const read = events[name].safeParse(properties);
		if (read.success) this.#add(name, read.data, visitor.ensureDevice(), insertId && `${name}:${insertId}`);
		else log("event_refused", name);
	};

	/** @param cents the amount without VAT that the step is about */
	convert = (kind: ConversionKind, cents = 0, insertId?: string): void => {
		const { visitor } = this.#asked;
		if (!visitor.allows("marketing") || !this.#isAsked(insertId)) return;
		const device = visitor.allows("analytics") ? visitor.ensureDevice() : crypto.randomUUID();
		this.#add("Conversion", { kind, value: conversionValue(kind, cents), currency: "EUR" }, device, insertId && `${kind}:${insertId}`);
	};

	/** A page that is loaded again tells nothing new, but for what is counted once anyway. */
	#isAsked(insertId: string | undefined): boolean {
		const { request } = this.#asked;
		return !isNobody(request) && (insertId !== undefined || !isReload(request));
	}

	#add(name: string, properties: object, device: string, key: string = crypto.randomUUID()): void {
		this.events.push({
			device_id: device,
			event_type: name,
			time: Date.now(),
			insert_id: key,
			event_properties: properties,
			language: this.#asked.locale,
			platform: "Web",
		});
	}
}
