/** By which the pages of a host name the company to search engines; the front page says who it is. */
export const organizationId = (origin: string): string => `${origin}/#organization`;
