import type { CutBar } from "../letter";
import type { PageWriter } from "./page-writer";

const thickness = 7;
const betweenHatching = 3;

/** Height with the gap below. */
export const barHeight = thickness + 5;

/** Draws a bar to scale along its length: parts outlined, cuts filled, the remainder hatched. */
export function writeBar(writer: Pick<PageWriter, "drawing">, { length, parts }: CutBar, left: number, top: number, width: number): void {
	const at = (mm: number) => (mm / length) * width;
	const box = (from: number, to: number) => `M${at(from)} 0H${at(to)}V${thickness}H${at(from)}Z`;
	const pathOf = (wanted: readonly string[], path: (from: number, to: number) => string) =>
		parts.flatMap(({ kind, from, to }) => (wanted.includes(kind) ? [path(from, to)] : [])).join("");
	writer.drawing(
		pathOf(["offcut"], (from, to) => hatching(at(from), at(to))),
		left,
		top,
		{ thickness: 0.4 },
	);
	writer.drawing(pathOf(["piece", "offcut", "scrap"], box), left, top, { thickness: 0.7 });
	writer.drawing(pathOf(["kerf"], box), left, top, { thickness: 0.2, isFilled: true });
}

function hatching(from: number, to: number): string {
	const lines: string[] = [];
	for (let foot = from + betweenHatching; foot < to + thickness; foot += betweenHatching) {
		const [start, end] = [Math.min(foot, to), Math.max(foot - thickness, from)];
		lines.push(`M${start} ${foot - start}L${end} ${foot - end}`);
	}
	return lines.join("");
}
