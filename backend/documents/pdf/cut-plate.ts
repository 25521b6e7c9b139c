import type { Placed } from "../../../contract/values/plates/plate-cuts";
import type { CutBar } from "../letter";
import type { PageWriter } from "./page-writer";

const mostWidth = 150;
const mostHeight = 90;
const gapBelow = 6;

type Plate = Required<CutBar>["plate"];

const scaleOf = (length: number, { width }: Plate): number => Math.min(mostWidth / length, mostHeight / width);

/** Height with the gap below. */
export const plateHeight = (length: number, plate: Plate): number => scaleOf(length, plate) * plate.width + gapBelow;

/** Draws a plate to scale: its outline, what its pieces use up, and the pieces. */
export function writePlate(writer: Pick<PageWriter, "drawing">, length: number, plate: Plate, left: number, top: number): void {
	const scale = scaleOf(length, plate);
	const box = ({ x, y, length: long, width }: Placed) => `M${x * scale} ${y * scale}h${long * scale}v${width * scale}h${-long * scale}Z`;
	writer.drawing(box({ x: 0, y: 0, length, width: plate.width }), left, top, { thickness: 0.7 });
	writer.drawing(box({ x: 0, y: 0, ...plate.used }), left, top, { thickness: 0.3 });
	writer.drawing(plate.pieces.map(box).join(""), left, top, { thickness: 0.7 });
}
