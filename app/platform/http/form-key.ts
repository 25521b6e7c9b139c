import { randomUuid } from "./random";

/** A person needs longer to fill in a form. In ms. */
const minAge = 2000;

/** A tab that stayed open overnight is valid in the morning. Only bots store older keys. In ms. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * The key of a form rendered now: a version 7 UUID, which contains the time. It makes submissions idempotent and reveals forms that are
 * submitted too fast.
 * @param now ms since 1970
 */
export function newFormKey(now = Date.now()): string {
	const time = now.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUuid().slice(15)}`;
}

const keyOfNow = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** When a form was rendered, in ms since 1970, by its key or its own field. @returns null if neither is valid */
export function renderedAt(stamp: string): number | null {
	if (/^\d{13}$/.test(stamp)) return Number(stamp);
	const [, high, low] = keyOfNow.exec(stamp) ?? [];
	return high === undefined || low === undefined ? null : Number.parseInt(high + low, 16);
}

/** Why a form's age is refused: too fast, older than a day, or unknown. In ms since 1970. @returns null if it is accepted */
export function formAgeProblem(rendered: number | null, now = Date.now()): "tooFast" | "tooOld" | null {
	if (rendered === null || now - rendered < minAge) return "tooFast";
	return now - rendered > maxAge ? "tooOld" : null;
}
