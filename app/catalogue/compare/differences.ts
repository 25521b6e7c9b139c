export const differs = (values: readonly (string | null)[]): boolean => new Set(values).size > 1;

/** A fact of several items: what each says of it, null where one has nothing of the kind. */
type Compared<A> = Omit<A, "value"> & { values: (string | number | null)[] };

/**
 * The attributes of all, in each one's own order. One code may be called differently beside others, a flange of a beam and a wall of a pipe: these
 * are two facts.
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

/** Merges several orders into one. An entry that one list alone has follows its predecessor of that list. */
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
