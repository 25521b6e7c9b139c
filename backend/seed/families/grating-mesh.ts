import { rounded } from "../catalogue";
import type { Text } from "../text";

/** A mesh: its pitches in mm and the mass of its cross bar in kg/m. */
export interface Mesh {
	name: "30×30" | "34×38";
	category: string;
	px: number;
	py: number;
	crossKgPerM: number;
	title: Text;
}

export const meshes: readonly Mesh[] = [
	{
		name: "30×30",
		category: "pressed-gratings",
		px: 33.3,
		py: 33.3,
		crossKgPerM: 0.157,
		title: { de: "Pressrost", en: "Pressed grating", et: "Pressrest", fi: "Puristettu ritilä" },
	},
	{
		name: "34×38",
		category: "welded-gratings",
		px: 34.3,
		py: 38.1,
		crossKgPerM: 0.196,
		title: { de: "Schweißpressrost", en: "Forge-welded grating", et: "Keevisrest", fi: "Hitsattu ritilä" },
	},
];

/**
 * Mass of a panel with bearing bars along l, cross bars along b and a banding flat of the bearing bar's size.
 * @param l,b mm
 * @returns kg
 */
export function gratingMass({ px, py, crossKgPerM }: Mesh, h: number, t: number, l: number, b: number): number {
	const flat = h * t * 0.00785;
	const bearing = (Math.round(b / px) + 1) * l * flat;
	const cross = (Math.round(l / py) - 1) * b * crossKgPerM;
	return rounded((bearing + cross + 2 * b * flat) / 1000, 2);
}
