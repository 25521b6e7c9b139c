const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" });

/** @returns the day in Finland, ISO: rates change there at midnight */
export const finnishDay = (time: Date): string => days.format(time);
