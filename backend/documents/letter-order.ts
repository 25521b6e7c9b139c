import type { Letter, Section } from "./letter";

/** What a sheet of paper has above its text, as a mail has it: below the totals, before the other sections. */
export const firstSections = ({ data, address }: Letter): Section[] => [
	...(data ? [{ title: data.title, lines: data.facts.map(({ label, value }) => `${label}: ${value}`) }] : []),
	...(address ? [address] : []),
];
