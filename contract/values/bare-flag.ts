/** Whether a flag is set in an address: `showHidden=true`, or its name alone. */
export const isSet = (text: string | null | undefined): boolean => text === "true" || text === "";
