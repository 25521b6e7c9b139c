import { finnishDay } from "../platform/finnish-day";

/** An offer holds for so many days after the day it was made on. */
const validDays = 14;

/**
 * @param kept last days of prices that its lines have from other offers: it holds no longer than any of them, so that prices are not rolled on
 * @returns the first and the last day of an offer that is made now (ISO, Finland); a day is a day, whatever hours it has
 */
export function offerDays(now: Date, kept: readonly string[] = []): { createdOn: string; validUntil: string } {
	const createdOn = finnishDay(now);
	const last = new Date(`${createdOn}T00:00:00Z`);
	last.setUTCDate(last.getUTCDate() + validDays);
	const [validUntil = ""] = [last.toISOString().slice(0, 10), ...kept].sort();
	return { createdOn, validUntil };
}

/** Whether an offer still holds: to the end of its last day in Finland. */
export const holds = (validUntil: string, now: Date): boolean => finnishDay(now) <= validUntil;
