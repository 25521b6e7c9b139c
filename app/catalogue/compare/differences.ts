export const differs = (values: readonly (string | null)[]): boolean => new Set(values).size > 1;

/** A fact of several items. `values` has one entry for each item, and null if an item does not have the fact. */
type Compared<A> = Omit<A, "value"> & { values: (string | number | null)[] };

/**
 * Collects the attributes of all items and keeps the order of each. One code may have two titles, such as the flange
 * of a beam and the wall of a pipe. These are two facts.
 */
export function comparedAttributes<A extends { code: string; title: string; value: string | number }>(
	lists: readonly (readonly A[])[],
): Compared<A>[] {
	const nameOf = ({ code, title }: A) => `${code} ${title}`;
	const known = new Map(lists.flat().map((attribute) => [nameOf(attribute), attribute]));
	return mergedOrder(lists.map((list) => list.map(nameOf))).flatMap((name) => {
		const attribute = known.get(name);
		if (!attribute) return [];
		const { value: _, ...fact } = attribute;
		return [{ ...fact, values: lists.map((list) => list.find((one) => nameOf(one) === name)?.value ?? null) }];
	});
}

/** Merges several orders into one. An entry that only one list has follows its predecessor in that list. */
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
