import type { Mark } from "./marks";

/** A dimension in mm, or the fallback if the product has no drawable one. */
export type Size = (name: string, fallback: number) => number;

export interface Views {
	readonly main: (size: Size) => Mark[];
	readonly section: (size: Size) => Mark[];
	readonly bundle: (size: Size) => Mark[];
}

export function sizes(dimensions: Readonly<Record<string, number>>): Size {
	return (name, fallback) => {
		const value = Object.hasOwn(dimensions, name) ? dimensions[name] : undefined;
		return value !== undefined && Number.isFinite(value) && value > 0 ? Math.min(value, 100_000) : fallback;
	};
}
