import type { CutPlate } from "../../contract/values/plates/plate-cuts";
import type { SuppliedVariant } from "./supplied-variant";

/** The plate that a variant is, from its attributes; null if it is not cut to size. */
export function plateOf({ attributes, products }: Pick<SuppliedVariant["variant"], "attributes" | "products">): CutPlate | null {
	const sideOf = (name: string) => attributes.findLast(({ code }) => code === name)?.value;
	const [length, width] = [sideOf("length"), sideOf("b")];
	if (!products.plate_cutting || typeof length !== "number" || typeof width !== "number") return null;
	return { length, width, gap: products.plate_cutting.gap };
}
