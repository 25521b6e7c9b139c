/** The field that people do not see; a name that no browser fills in by itself. */
export const trapName = "homepage" as const;
