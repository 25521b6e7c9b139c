import { plain } from "../../plain";

const structural = /^s(185|2[0-9]\d|3[0-9]\d|4[0-9]\d|5[0-9]\d|6[0-9]\d|700|890|960|1100)(?:[a-z0-9]{0,6})?(?:\+[a-z]{1,3})?$/;
const others: readonly RegExp[] = [
	// Reinforcing steel of four countries, and former names: A500HW, B500K, B550B, BSt 500 S.
	/^(?:[abk](?:400|500|550|600|700)[abchknrstw]{0,3}|bst ?\d{3} ?[a-z]{0,2})$/,
	/^r?u?st ?-?(?:33|37|44|50|52|60|70)(?:-\d)?[a-z]?$/,
	// Sheet, pressure vessels, pipes, engineering steel.
	/^(?:dc0[1-7]|dd1[1-4]|dx5[1-7]d?|h[cx]\d{3}[a-z]{1,3}|p\d{3}(?:gh|n[hl]?\d?|tr[12])|l\d{3}[a-z]{0,3}|e(?:235|295|335|355|360|470))(?:\+[a-z]{1,3})?$/,
	/^(?:c\d{2}[er]?|ck\d{2}|\d{2}(?:mncr|crmo|crni|nicr|smn|cr|mn|crv)[a-z]{0,3}\d{0,2}(?:-\d)?|1\.[0-9]\d{3})(?:\+[a-z]{1,3})?$/,
	/^(?:hardox|strenx|weldox|domex|raex|optim|corten|cor-?ten|weathering)(?: ?\d{3}[a-z]{0,3})?$/,
	// A delivery condition that no grade of the catalogue has.
	/^\+(?:n|ar|m|qt?|c|z|u|ac?|s[rh]?)$/,
];

/** Returns whether a word is the name of a grade of steel, known to the catalogue or not: S460M, A500HW, B550B, DC01. */
export function isGrade(word: string): boolean {
	const { text } = plain(word);
	return structural.test(text.trim()) || others.some((pattern) => pattern.test(text.trim()));
}

/** Yield strengths of structural steel, in N/mm². */
const strengths = [235, 275, 355, 420, 460, 500, 550, 690, 700];

/** The catalogue's structural grades, the nearer in strength to a wanted one the better. */
export function nearGrades(word: string, dictionary: { namesBeginningWith(name: string): string[] }): { term: string; quality: number }[] {
	const strength = Number(structural.exec(plain(word).text.trim())?.[1] ?? 0);
	if (strength === 0) return [];
	return strengths.flatMap((one) =>
		dictionary.namesBeginningWith(`s${one}`).map((term) => ({ term, quality: 1 / (1 + Math.abs(one - strength) / 100) })),
	);
}
