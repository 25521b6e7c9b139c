/** Screen widths at which layouts change (R2.24), as media queries from the phone up. */
export const media = {
	/** A watch, or a phone at 150 %. */
	tiny: "screen and (max-width: 299px)",
	/** 2xs mobile and below. */
	xxs: "screen and (max-width: 400px)",
	/** Above 2xs mobile. */
	xs: "screen and (min-width: 401px)",
	sm: "screen and (min-width: 641px)",
	/** Tablets. */
	md: "screen and (min-width: 769px)",
	/** Desktop shell: drawers become popups. */
	lg: "screen and (min-width: 1025px)",
	xl: "screen and (min-width: 1281px)",
	/** The page grows with the screen from here. */
	xxl: "screen and (min-width: 1680px)",
	/** Below sm, for what a table must not be on a phone. */
	phone: "screen and (max-width: 640px)",
	/** A phone on its side. */
	low: "screen and (max-height: 520px)",
	/** Where scripts may run. */
	scripted: "screen and (scripting: enabled)",
	scriptedSm: "screen and (scripting: enabled) and (min-width: 641px)",
	/** What a finger taps would stay as if it were pointed at. */
	hover: "(hover: hover)",
	print: "print",
	dark: "(prefers-color-scheme: dark)",
	/** The reader's own few colours: what shadows and backgrounds say must be said by borders and system colours. */
	forced: "(forced-colors: active)",
	calm: "(prefers-reduced-motion: reduce)",
} as const;
