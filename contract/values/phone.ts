import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Country } from "../locale";

/**
 * Reads a phone number as it is dialled in the country of its form, or with its country code.
 * @returns E.164 (+358401234567), or null where it is no possible number
 */
export function parsePhone(text: string, country: Country): string | null {
	const parsed = parsePhoneNumberFromString(text, country);
	return parsed?.isValid() ? parsed.number : null;
}

/** A stored number as it is read aloud: "+358 40 1234567". What is no number stays as it is. */
export const readablePhone = (stored: string): string => parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
