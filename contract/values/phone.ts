import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Country } from "../locale";

/**
 * Parses a phone number with or without its country code. @param country the form's country
 * @returns E.164 (+358401234567); null if the number is impossible
 */
export function parsePhone(text: string, country: Country): string | null {
	const parsed = parsePhoneNumberFromString(text, country);
	return parsed?.isValid() ? parsed.number : null;
}

/** Formats a stored number for reading: "+358 40 1234567". Returns other text unchanged. */
export const readablePhone = (stored: string): string => parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
