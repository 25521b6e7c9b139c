/** Whether a flag of an address holds: `showHidden=true`, or its name alone. */
export const isSet = (text: string | null | undefined): boolean => text === "true" || text === "";
