import { randomUuid } from "./random";

/** Nobody reads a form, fills it in and sends it in less. In ms. */
const leastTime = 2000;

/** A tab that stayed open overnight is sent in the morning; a key that is kept for longer is somebody's stock. In ms. */
const mostTime = 24 * 60 * 60 * 1000;

/**
 * The key of a form that is rendered now: a UUID of version 7, which carries the moment. The same key is one effect, and a form that comes
 * back sooner than anybody types is told from others.
 * @param now ms since 1970
 */
export function newFormKey(now = Date.now()): string {
	const time = now.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUuid().slice(15)}`;
}

const keyOfNow = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** When a form was rendered, in ms since 1970, by its key or as it says itself. @returns null for what is neither */
export function renderedAt(stamp: string): number | null {
	if (/^\d{13}$/.test(stamp)) return Number(stamp);
	const [, high, low] = keyOfNow.exec(stamp) ?? [];
	return high === undefined || low === undefined ? null : Number.parseInt(high + low, 16);
}

/**
 * Why a form is not taken for the time that it took: it comes back sooner than anybody types, or after a day. One that does not say when it was
 * rendered has no time at all. In ms since 1970. @returns null where it is in time
 */
export function untimely(rendered: number | null, now = Date.now()): "tooFast" | "tooOld" | null {
	if (rendered === null || now - rendered < leastTime) return "tooFast";
	return now - rendered > mostTime ? "tooOld" : null;
}
