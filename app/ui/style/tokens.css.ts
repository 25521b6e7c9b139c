import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { accents } from "../../../contract/company";
import { media } from "./breakpoints";

/** Colours by meaning. `accent` is the colour of steel primer and marks one main action in a view. */
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

/** Follows a 4 px grid. */
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

/** Six sizes. 13 px is the smallest that reads without effort. */
export const text = {
	xs: { fontSize: "0.8125rem", lineHeight: "1rem" },
	s: { fontSize: "0.875rem", lineHeight: "1.25rem" },
	m: { fontSize: "0.9375rem", lineHeight: "1.375rem" },
	l: { fontSize: "1.125rem", lineHeight: "1.5rem" },
	xl: { fontSize: "1.5rem", lineHeight: "1.875rem" },
	/** Titles of all pages, lists and texts. */
	xxl: { fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 1.875rem)", lineHeight: "1.2" },
} as const;

/** The heading and the one figure of the front page exceed the scale. */
export const frontPage = {
	heading: { fontSize: "clamp(1.75rem, 1.3rem + 2vw, 2.375rem)", lineHeight: "1.1" },
	figure: { fontSize: "3.25rem", lineHeight: "1.04" },
} as const;

export const weight = { regular: "400", medium: "550", bold: "650", heavy: "740" } as const;

/** Letters are narrow in tables and wide in headings. */
export const stretch = { narrow: "90%", normal: "100%", wide: "108%" } as const;

export const radius = "2px";
export const hairline = `1px solid ${color.line}`;
export const rule = `1px solid ${color.ink}`;
/**
 * Includes the space at both sides. Everything except text ends at its edge on every page. Text has its own narrower
 * columns.
 */
export const pageWidth = { usual: "82.5rem", wide: "112rem" } as const;
/** The smallest control has 32 px and the usual one 44 px. Larger text makes them grow. */
export const control = { s: "2rem", m: "2.375rem", l: "2.75rem" } as const;
/** Darker than its background in both schemes. */
const shade = "rgb(0 0 0 / 18%)";
/** The only shadow, for floating parts. */
export const shadow = `0 8px 32px ${shade}`;
/** See R2.25 and R3.3. */
export const drawerWidth = "278px";
export const headerOffset = { phone: "3.5rem", desktop: "8rem" } as const;
/** The header row that stays on screen. Sticky parts stop below it. */
export const barHeight = "3.5rem";
export const belowBar = `calc(${barHeight} + ${space[4]})`;
export const quick = "120ms ease-out";
