import { icon } from "./icon.css";

const paths = {
	down: "M4 6l4 4 4-4",
	menu: "M2 4h12M2 8h12M2 12h12",
	filter: "M2 4h12M4.5 8h7M7 12h2",
	search: "M11 11l3.5 3.5M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10z",
	close: "M3 3l10 10M13 3L3 13",
	plus: "M8 3v10M3 8h10",
	minus: "M3 8h10",
	cart: "M1 2h2.5l2 8.5h7.5l1.5-6H4M6.5 13.5h.01M12 13.5h.01",
	list: "M2 4h12M2 8h7M2 12h7M12.5 8v6M9.5 11h6",
	person: "M8 8A3 3 0 1 0 8 2a3 3 0 0 0 0 6zM2.5 14c.5-3 2.5-4 5.5-4s5 1 5.5 4",
	next: "M6 4l4 4-4 4",
	previous: "M10 4L6 8l4 4",
	download: "M8 2v8M4.5 6.5L8 10l3.5-3.5M2.5 13.5h11",
	check: "M3 8.5l3.5 3.5L13 4.5",
	bin: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.5 9h7l.5-9",
	reset: "M3.5 9.5A5 5 0 1 0 4 5M3.5 2v3.5h3.5",
	mail: "M1.5 3.5h13v9h-13zM1.5 4l6.5 5 6.5-5",
	show: "M1 8c1.5-3 4-4.5 7-4.5S13.5 5 15 8c-1.5 3-4 4.5-7 4.5S2.5 11 1 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
	hide: "M1 8c1.5-3 4-4.5 7-4.5S13.5 5 15 8c-1.5 3-4 4.5-7 4.5S2.5 11 1 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM2.5 13.5l11-11",
	expand: "M9.5 2H14v4.5M14 2L9 7M6.5 14H2V9.5M2 14l5-5",
} as const;

/** Shows a 16 px sign next to words or inside a labelled button. It has no text alternative. */
export function Icon({ name, size = 16 }: { name: keyof typeof paths; size?: number }) {
	return (
		<svg className={icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
			<path d={paths[name]} />
		</svg>
	);
}
