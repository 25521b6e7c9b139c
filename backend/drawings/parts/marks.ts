import { mapPath, type Path, type Point, pathData, pathPoints } from "./path";

/**
 * Styles of paths; the letter is the class in the style sheet.
 * a–d: faces from the brightest to the darkest · q: cut or front face · v: void · o: outline · i: thin line · f: fine detail, hidden in
 * thumbnails
 * e: finest detail, only in large pictures · g, h: hatching, wide and narrow (style.ts) · n: dimension line · w: arrow head · t: lettering
 * k: centre line
 */
export type Look = "a" | "b" | "c" | "d" | "q" | "v" | "o" | "i" | "f" | "e" | "g" | "h" | "n" | "w" | "t" | "k";

export type Mark =
	| { readonly kind: "path"; readonly look: Look; readonly path: Path }
	| { readonly kind: "lettering"; readonly text: string; readonly at: Point; readonly upright: boolean; readonly size: number }
	| { readonly kind: "clipped"; readonly clip: Path; readonly marks: readonly Mark[] }
	| { readonly kind: "copies"; readonly marks: readonly Mark[]; readonly at: readonly Point[] };

/** Transforms the coordinates of a drawing (mm) to its sheet. */
export interface Placement {
	readonly scale: number;
	readonly x: number;
	readonly y: number;
}

export interface Bounds {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export const unmoved: Placement = { scale: 1, x: 0, y: 0 };

export function drawn(look: Look, path: Path): Mark {
	return { kind: "path", look, path };
}

export function boundsOf(points: readonly Point[]): Bounds {
	let left = Infinity;
	let top = Infinity;
	let right = -Infinity;
	let bottom = -Infinity;
	for (const [x, y] of points) {
		left = Math.min(left, x);
		right = Math.max(right, x);
		top = Math.min(top, y);
		bottom = Math.max(bottom, y);
	}
	return left > right ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
}

export function markPoints(marks: readonly Mark[]): Point[] {
	return marks.flatMap((mark): Point[] => {
		if (mark.kind === "path") return pathPoints(mark.path);
		if (mark.kind === "lettering") return [mark.at];
		if (mark.kind === "clipped") return pathPoints(mark.clip);
		const { left, top, right, bottom } = boundsOf(markPoints(mark.marks));
		return mark.at.flatMap(([x, y]): Point[] => [
			[left + x, top + y],
			[right + x, bottom + y],
		]);
	});
}

/** The largest transform that fits the bounds into the frame, centred. */
export function fitted(bounds: Bounds, frame: Bounds): Placement {
	const width = Math.max(bounds.right - bounds.left, 1e-6);
	const height = Math.max(bounds.bottom - bounds.top, 1e-6);
	const scale = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / height);
	return {
		scale,
		x: (frame.left + frame.right) / 2 - ((bounds.left + bounds.right) / 2) * scale,
		y: (frame.top + frame.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
	};
}

/** State of a document: path data of its lettering, and the number of its next definition. */
interface Hand {
	readonly letters: (text: string) => string;
	readonly names: { next: number };
}

/** The marks as SVG elements. Definitions are numbered in order of appearance. */
export function render(marks: readonly Mark[], placement: Placement, hand: Hand): string {
	const { names } = hand;
	const onSheet = ([x, y]: Point): Point => [x * placement.scale + placement.x, y * placement.scale + placement.y];
	let text = "";
	for (const mark of marks) {
		if (mark.kind === "path") {
			const data = pathData(mapPath(mark.path, onSheet));
			if (data !== "") text += `<path class="${mark.look}" d="${data}"/>`;
		} else if (mark.kind === "lettering") {
			const [x, y] = onSheet(mark.at);
			const turn = mark.upright ? "rotate(-90)" : "";
			text += `<path class="t" transform="translate(${tenth(x)} ${tenth(y)})${turn}scale(${mark.size})" d="${hand.letters(mark.text)}"/>`;
		} else if (mark.kind === "clipped") {
			const name = `c${names.next++}`;
			text += `<clipPath id="${name}"><path d="${pathData(mapPath(mark.clip, onSheet))}"/></clipPath>`;
			text += `<g clip-path="url(#${name})">${render(mark.marks, placement, hand)}</g>`;
		} else {
			const name = `c${names.next++}`;
			text += `<defs><g id="${name}">${render(mark.marks, placement, hand)}</g></defs>`;
			for (const [x, y] of mark.at) {
				text += `<use href="#${name}" x="${tenth(x * placement.scale)}" y="${tenth(y * placement.scale)}"/>`;
			}
		}
	}
	return text;
}

function tenth(value: number): string {
	return String(Math.round(value * 10) / 10 + 0);
}
