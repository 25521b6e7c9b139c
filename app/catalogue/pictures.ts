import type { Translate } from "../platform/i18n/i18n";

interface Picture {
	url: string;
	is_main: boolean;
}

/** Pictures with the main one first (R5.4); the others keep their order. */
export const mainFirst = <T extends Picture>(pictures: readonly T[]): T[] =>
	[...pictures].sort((a, b) => Number(b.is_main) - Number(a.is_main));

/** The dimensioned section among drawings; of photographs, which have none, the main one. */
export function sectionOf<T extends Picture>(pictures: readonly T[]): T | undefined {
	return pictures.find(({ url }) => hasFigures(url)) ?? mainFirst(pictures)[0];
}

/** Only the section is dimensioned. */
export const hasFigures = (url: string): boolean => /\/section\.svg\b/.test(url);

/** Product and variant; where there are several pictures, which of them it is (R5.5). `index` counts from 0. */
export const altOf = (t: Translate<"catalogue">, title: string, index: number, count: number): string =>
	count > 1 ? t("picture.alt", { title, number: index + 1, count }) : title;
