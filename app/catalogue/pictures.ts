import type { Translate } from "../platform/i18n/i18n";

interface Picture {
	url: string;
	is_main: boolean;
}

/** Puts the main picture first (R5.4). The others keep their order. */
export const mainFirst = <T extends Picture>(pictures: readonly T[]): T[] =>
	[...pictures].sort((a, b) => Number(b.is_main) - Number(a.is_main));

/** Returns the dimensioned section if all pictures are drawings, otherwise the main photograph. */
export function sectionOf<T extends Picture>(pictures: readonly T[]): T | undefined {
	const [main] = mainFirst(pictures);
	return main && isDrawing(main.url) ? (pictures.find(({ url }) => hasFigures(url)) ?? main) : main;
}

/** The embedded backend draws pictures. Others are photographs. */
export const isDrawing = (url: string): boolean => url.startsWith("/drawings/");

/** Only the section has dimensions. */
export const hasFigures = (url: string): boolean => /\/section\.svg\b/.test(url);

/**
 * Returns the picture's alternative text, or else product and variant, with a number if there are several pictures
 * (R5.5). `index` counts from 0.
 */
export const altText = (t: Translate<"catalogue">, title: string, index: number, pictures: readonly { alt: string }[]): string =>
	pictures[index]?.alt || (pictures.length > 1 ? t("picture.alt", { title, number: index + 1, count: pictures.length }) : title);
