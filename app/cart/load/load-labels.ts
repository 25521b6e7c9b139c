export interface Point {
	x: number;
	y: number;
}

/** A number outside of its bundles, and the points of the bundles that it belongs to. */
export interface Label extends Point {
	text: string;
	from: Point[];
}

interface Rectangle extends Point {
	/** Along the axis of x. */
	length: number;
	width: number;
}

/** The end of a rectangle from whose middle a line leaves the drawing along x without crossing another one; null if there is none. */
export function freeEnd(one: Rectangle, all: readonly Rectangle[]): "far" | "near" | null {
	const middle = one.y + one.width / 2;
	const inTheWay = all.filter((other) => other !== one && other.y < middle && middle < other.y + other.width);
	if (inTheWay.every((other) => other.x + other.length <= one.x + one.length)) return "far";
	return inTheWay.every((other) => other.x >= one.x) ? "near" : null;
}

/**
 * Places numbers in a row outside of a drawing, each as near to its bundle as the others allow. Neighbours with the
 * same number share it.
 * @param along the axis of the row; the place on the other axis is the same for all
 * @param distance the least distance of two numbers
 */
export function spread(wanted: readonly { text: string; from: Point }[], along: "x" | "y", place: number, distance: number): Label[] {
	const sorted = wanted.toSorted((one, other) => one.from[along] - other.from[along]);
	const groups: { text: string; from: Point[] }[] = [];
	for (const { text, from } of sorted) {
		const last = groups.at(-1);
		if (last?.text === text) last.from.push(from);
		else groups.push({ text, from: [from] });
	}
	const ideal = groups.map(({ from }) => from.reduce((sum, at) => sum + at[along], 0) / from.length);
	const places: number[] = [];
	for (const at of ideal) places.push(Math.max(at, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + distance));
	// A crowd grows to both sides of its middle.
	const shift = ideal.reduce((sum, at, index) => sum + at - (places[index] ?? at), 0) / Math.max(1, ideal.length);
	return groups.map((group, index) => {
		const at = (places[index] ?? 0) + shift;
		return { ...group, ...(along === "x" ? { x: at, y: place } : { x: place, y: at }) };
	});
}
