import type { Translate } from "../platform/i18n/i18n";

interface Picture {
	url: string;
	is_main: boolean;
}

/** Pictures with the main one first (R5.4); the others keep their order. */
export const mainFirst = <T extends Picture>(pictures: readonly T[]): T[] =>
	[...pictures].sort((a, b) => Number(b.is_main) - Number(a.is_main));

/** The dimensioned section where there are drawings alone; else the main photograph. */
export function sectionOf<T extends Picture>(pictures: readonly T[]): T | undefined {
	const [main] = mainFirst(pictures);
	return main && isDrawing(main.url) ? (pictures.find(({ url }) => hasFigures(url)) ?? main) : main;
}

/** The embedded backend draws pictures; others are photographs. */
export const isDrawing = (url: string): boolean => url.startsWith("/drawings/");

/** Only the section is dimensioned. */
export const hasFigures = (url: string): boolean => /\/section\.svg\b/.test(url);

/** The alternative text of a picture; else product and variant, with the number of the picture if there are several (R5.5). `index` counts from 0. */
export const altOf = (t: Translate<"catalogue">, title: string, index: number, pictures: readonly { alt: string }[]): string =>
	pictures[index]?.alt || (pictures.length > 1 ? t("picture.alt", { title, number: index + 1, count: pictures.length }) : title);
