/** The status text of a refusal that no action has handled. The error page recognises it. */
export const refusedText = "Refused";
