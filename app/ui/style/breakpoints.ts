/**
 * Widths at which layouts change (R2.24), as media queries from the phone up. They are in em, so that larger text
 * gets a layout with enough room.
 */
export const media = {
	/** Matches a watch, or a phone at 150 %. */
	tiny: "screen and (max-width: 18.6875em)",
	/** Matches 2xs mobile and below. */
	xxs: "screen and (max-width: 25em)",
	/** Matches above 2xs mobile. */
	xs: "screen and (min-width: 25.0625em)",
	sm: "screen and (min-width: 40.0625em)",
	md: "screen and (min-width: 48.0625em)",
	/** Desktop shell: drawers become popups. */
	lg: "screen and (min-width: 64.0625em)",
	xl: "screen and (min-width: 80.0625em)",
	/** From here the page grows with the screen. */
	xxl: "screen and (min-width: 105em)",
	/** Below lg, where nothing is in a side column. */
	narrow: "screen and (max-width: 64em)",
	/** Below sm, for rules that must not apply to a table on a phone. */
	phone: "screen and (max-width: 40em)",
	/** Matches a phone on its side. */
	low: "screen and (max-height: 32.5em)",
	/** Matches browsers that may run scripts. */
	scripted: "screen and (scripting: enabled)",
	scriptedSm: "screen and (scripting: enabled) and (min-width: 40.0625em)",
	/** After a tap a touch screen would keep the hover style. */
	hover: "(hover: hover)",
	print: "print",
	dark: "(prefers-color-scheme: dark)",
	/** The reader's own few colours. Borders and system colours must replace shadows and backgrounds. */
	forced: "(forced-colors: active)",
	calm: "(prefers-reduced-motion: reduce)",
} as const;
