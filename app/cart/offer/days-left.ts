const finnishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" });
const day = 24 * 60 * 60 * 1000;

/**
 * @param validUntil ISO day in Finland
 * @param now ISO time
 * @returns how many days an offer holds after today's; 0 on its last one
 */
export const daysLeft = (validUntil: string, now: string): number =>
	Math.round((Date.parse(validUntil) - Date.parse(finnishDay.format(new Date(now)))) / day);
