/**
 * Which cells of a row stand apart: those that are not like most. Where no value is that of more than half, none does.
 * @param values what each column says; null where it says nothing, which is a value too
 */
export function deviating(values: readonly (string | null)[]): boolean[] {
	const counts = new Map<string | null, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	const usual = [...counts].find(([, count]) => count * 2 > values.length);
	return values.map((value) => usual !== undefined && value !== usual[0]);
}

export const differs = (values: readonly (string | null)[]): boolean => new Set(values).size > 1;

/** One order out of several: what only one of them has comes right after what stands before it there. */
export function mergedOrder(lists: readonly (readonly string[])[]): string[] {
	const merged: string[] = [];
	for (const list of lists) {
		let position = 0;
		for (const item of list) {
			const known = merged.indexOf(item);
			if (known === -1) merged.splice(position, 0, item);
			position = (known === -1 ? position : known) + 1;
		}
	}
	return merged;
}
