import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { accents } from "../../../contract/company";
import { media } from "./breakpoints";

/** Colours by what they say. `accent` is the primer that steel is painted with: one main action a view. */
export const color = createGlobalThemeContract(
	{
		ink: null,
		muted: null,
		line: null,
		control: null,
		paper: null,
		soft: null,
		raised: null,
		accent: null,
		accentHover: null,
		onAccent: null,
		link: null,
		linkSoft: null,
		focus: null,
		ok: null,
		low: null,
		danger: null,
		dangerSoft: null,
		okSoft: null,
	},
	(_, path) => `c-${path.join("-")}`,
);

export const light = {
	ink: "#10151a",
	muted: "#55606a",
	line: "#d5dadd",
	control: "#7d8891",
	paper: "#ffffff",
	soft: "#f3f5f6",
	raised: "#ffffff",
	...accents.light,
	onAccent: "#ffffff",
	link: "#1f4e79",
	linkSoft: "#eef3f8",
	focus: "#1f4e79",
	ok: "#1d6b3a",
	low: "#8a5a00",
	danger: "#a31616",
	dangerSoft: "#fcf1f0",
	okSoft: "#eff6f1",
} as const;

export const dark = {
	ink: "#e9edf0",
	muted: "#a3aeb7",
	line: "#2e373e",
	control: "#75818b",
	paper: "#0f1417",
	soft: "#171d22",
	raised: "#1b2228",
	...accents.dark,
	onAccent: "#ffffff",
	link: "#8fb8de",
	linkSoft: "#14202b",
	focus: "#8fb8de",
	ok: "#74c892",
	low: "#e2b45a",
	danger: "#ff9389",
	dangerSoft: "#2a1716",
	okSoft: "#14211a",
} as const;

createGlobalTheme(":root", color, light);

globalStyle(":root", {
	colorScheme: "light dark",
	"@media": {
		[media.dark]: { vars: assignVars(color, dark) },
	},
});

/** A 4 px grid. */
export const space = {
	1: "4px",
	2: "8px",
	3: "12px",
	4: "16px",
	5: "20px",
	6: "24px",
	8: "32px",
	10: "40px",
	12: "48px",
	16: "64px",
	20: "80px",
} as const;

/** Six sizes; 13 px is the smallest that is read without effort. */
export const text = {
	xs: { fontSize: "0.8125rem", lineHeight: "1rem" },
	s: { fontSize: "0.875rem", lineHeight: "1.25rem" },
	m: { fontSize: "0.9375rem", lineHeight: "1.375rem" },
	l: { fontSize: "1.125rem", lineHeight: "1.5rem" },
	xl: { fontSize: "1.5rem", lineHeight: "1.875rem" },
	/** The title of every page, of a list as of a text. */
	xxl: { fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 1.875rem)", lineHeight: "1.2" },
} as const;

/** The heading and the one figure of the front page, beyond the scale. */
export const frontPage = {
	heading: { fontSize: "clamp(1.75rem, 1.3rem + 2vw, 2.375rem)", lineHeight: "1.1" },
	figure: { fontSize: "3.25rem", lineHeight: "1.04" },
} as const;

export const weight = { regular: "400", medium: "550", bold: "650", heavy: "740" } as const;

/** How wide the letters are set: narrow in tables, wide in headings. */
export const stretch = { narrow: "90%", normal: "100%", wide: "108%" } as const;

export const radius = "2px";
export const hairline = `1px solid ${color.line}`;
export const rule = `1px solid ${color.ink}`;
/** With the space at both sides. What is no text ends at its edge, on every page; text keeps its own narrower columns. */
export const pageWidth = { usual: "82.5rem", wide: "112rem" } as const;
/** Controls: the smallest has 32 px, the usual one 44 px, and more where the reader's text is larger. */
export const control = { s: "2rem", m: "2.375rem", l: "2.75rem" } as const;
/** Darker than what it lies on, in both schemes. */
export const shade = "rgb(0 0 0 / 18%)";
/** The one shadow, under what floats. */
export const shadow = `0 8px 32px ${shade}`;
/** See R2.25 and R3.3. */
export const drawerWidth = "278px";
export const headerOffset = { phone: "3.5rem", desktop: "8rem" } as const;
/** The row of the header that stays on screen, and where what sticks to the top of the screen comes to stand below it. */
export const barHeight = "3.5rem";
export const belowBar = `calc(${barHeight} + ${space[4]})`;
export const quick = "120ms ease-out";
