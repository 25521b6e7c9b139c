/** Status text by which the page of an error knows a refusal of the backend that no action has told. */
export const refusedText = "Refused";
