/** Identifies the company in structured data. The front page describes it. */
export const organizationId = (origin: string): string => `${origin}/#organization`;
