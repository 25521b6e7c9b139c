import type { CartItem } from "../../contract/cart";
import type { TakenLine } from "./stored-files";

type Size = { length: number; width: number } | null | undefined;

/** "1800x0"; "" for goods as they are sold. */
export const sizeText = (size: Size): string => (size ? `${size.length}x${size.width}` : "");

type Ordered = Pick<CartItem, "cut" | "quantity"> & { suppliedVariant: { id: number } };

/** Returns whether a line of a file became this line of a cart or order. */
export const isLineOf = ({ supply, cut }: TakenLine, { suppliedVariant, cut: sawn }: Ordered): boolean =>
	suppliedVariant.id === supply && sizeText(cut) === sizeText(sawn);

/** Units of sale, or pieces of a cut line. */
export const countOf = ({ cut, quantity }: Pick<Ordered, "cut" | "quantity">): number => cut?.pieces ?? quantity;
