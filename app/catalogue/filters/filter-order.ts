/** Readers narrow a list by these first: is it there, is it the right steel, is it long enough. */
export const firstCodes: readonly string[] = ["availability", "grade", "length"];

/** The groups that most readers need first, then the others in the backend's order. */
export const inReadersOrder = <Group extends { code: string }>(groups: readonly Group[]): Group[] => [
	...firstCodes.flatMap((code) => groups.filter((group) => group.code === code)),
	...groups.filter(({ code }) => !firstCodes.includes(code)),
];
