/** A pattern's parts: text, ":" for a parameter, "*" for the rest. */
type Parts = readonly string[];

/**
 * Finds the pattern that a path matches. Patterns follow routes.ts, without a leading slash ("cart/:uuid", "drawings/*"), except "/". Fixed
 * words win over parameters. The bare "*" never matches.
 * @returns a function that gives null for a path without a match
 */
export function pathMatcher<P extends string>(patterns: readonly P[]): (path: string) => P | null {
	const fixed = new Map<string, P>();
	const byLength = new Map<number, { pattern: P; parts: Parts }[]>();
	const open: { pattern: P; parts: Parts }[] = [];
	for (const pattern of patterns) {
		if (pattern === "*") continue;
		const parts = pattern.split("/");
		if (parts.at(-1) === "*") open.push({ pattern, parts: parts.slice(0, -1) });
		else if (!pattern.includes(":")) fixed.set(pattern === "/" ? "/" : `/${pattern}`, pattern);
		else byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { pattern, parts }]);
	}
	return (path) => {
		const word = fixed.get(path);
		if (word !== undefined) return word;
		const parts = path.slice(1).split("/");
		const found = byLength.get(parts.length)?.find((known) => fits(known.parts, parts));
		return (found ?? open.find((known) => known.parts.length < parts.length && fits(known.parts, parts)))?.pattern ?? null;
	};
}

const fits = (pattern: Parts, parts: Parts): boolean =>
	pattern.every((part, index) => part === parts[index] || (part.startsWith(":") && parts[index] !== ""));
