/** Cut goods have a number of their own, so that nobody takes a piece for a whole bar. Numbers have 15 characters. */
export const cutCode = (code: string): string => `${code}/CUT`;

export const cutSuffix = /\/CUT$/;
