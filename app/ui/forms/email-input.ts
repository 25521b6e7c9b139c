/** The attributes of a field for an e-mail address. `autoComplete` of another meaning is written behind them. */
export const emailInput = {
	type: "email",
	autoComplete: "email",
	inputMode: "email",
	autoCapitalize: "none",
	spellCheck: false,
	maxLength: 254,
} as const;
