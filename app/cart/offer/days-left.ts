import { companyDay } from "../../../contract/company";

const day = 24 * 60 * 60 * 1000;

/**
 * @param validUntil ISO day by the company's clock
 * @param now ISO time
 * @returns how many days an offer holds after today's; 0 on its last one
 */
export const daysLeft = (validUntil: string, now: string): number =>
	Math.round((Date.parse(validUntil) - Date.parse(companyDay(new Date(now)))) / day);
