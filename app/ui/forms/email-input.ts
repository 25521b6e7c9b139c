/** The attributes of an e-mail field. Spread them before an `autoComplete` with another meaning. */
export const emailInput = {
	type: "email",
	autoComplete: "email",
	inputMode: "email",
	autoCapitalize: "none",
	spellCheck: false,
	maxLength: 254,
} as const;
