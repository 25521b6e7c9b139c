/** Screen widths at which layouts change (R2.24), as media queries from the phone up. In em, so that larger text gets the layout that it has room for. */
export const media = {
	/** A watch, or a phone at 150 %. */
	tiny: "screen and (max-width: 18.6875em)",
	/** 2xs mobile and below. */
	xxs: "screen and (max-width: 25em)",
	/** Above 2xs mobile. */
	xs: "screen and (min-width: 25.0625em)",
	sm: "screen and (min-width: 40.0625em)",
	/** Tablets. */
	md: "screen and (min-width: 48.0625em)",
	/** Desktop shell: drawers become popups. */
	lg: "screen and (min-width: 64.0625em)",
	xl: "screen and (min-width: 80.0625em)",
	/** The page grows with the screen from here. */
	xxl: "screen and (min-width: 105em)",
	/** Below lg, where nothing stands in a column beside the rest. */
	narrow: "screen and (max-width: 64em)",
	/** Below sm, for what a table must not be on a phone. */
	phone: "screen and (max-width: 40em)",
	/** A phone on its side. */
	low: "screen and (max-height: 32.5em)",
	/** Where scripts may run. */
	scripted: "screen and (scripting: enabled)",
	scriptedSm: "screen and (scripting: enabled) and (min-width: 40.0625em)",
	/** What a finger taps would stay as if it were pointed at. */
	hover: "(hover: hover)",
	print: "print",
	dark: "(prefers-color-scheme: dark)",
	/** The reader's own few colours: what shadows and backgrounds say must be said by borders and system colours. */
	forced: "(forced-colors: active)",
	calm: "(prefers-reduced-motion: reduce)",
} as const;
