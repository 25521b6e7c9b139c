import { type CutPlate, fitsPlate, type Rectangle, sortedSize } from "./plate-cuts";

interface Measured {
	attributes: readonly { code: string; value: number | string }[];
}

interface Plate extends Measured {
	products: { plate_cutting: { gap: number } | null };
}

const measureOf = ({ attributes }: Measured, name: string): number | null => {
	const value = attributes.findLast(({ code }) => code === name)?.value;
	return typeof value === "number" ? value : null;
};

/** The plate that a variant is, from its attributes; null if it is not cut to size. */
export function plateOf(variant: Plate): CutPlate | null {
	const [length, width] = [measureOf(variant, "length"), measureOf(variant, "b")];
	const { plate_cutting: cutting } = variant.products;
	return cutting && length !== null && width !== null ? { length, width, gap: cutting.gap } : null;
}

export const thicknessOf = (variant: Measured): number | null => measureOf(variant, "t");

/** Whether a piece is cut from a variant: neither side is below the shortest, and the plate has room for it. */
export function isCutFrom(
	size: Rectangle,
	variant: Measured & { products: { plate_cutting: { gap: number; min_side: number } | null } },
): boolean {
	const plate = plateOf(variant);
	const shortest = variant.products.plate_cutting?.min_side ?? 0;
	return plate !== null && sortedSize(size).width >= shortest && fitsPlate(size, plate);
}

/** The largest piece, between its gaps. */
export function largestPiece({ length, width, gap }: CutPlate): Rectangle {
	const plate = sortedSize({ length, width });
	return { length: plate.length - 2 * gap, width: plate.width - 2 * gap };
}
