/** As many as a call gives. */
const take = 100;

interface Part<Variant> {
	variants: Variant[];
	count: number;
}

/**
 * The variants of a list, a call after the other.
 * @param most how many are read at most
 * @param read the part of the list from `skip` on
 * @returns its first part, and the variants of all
 */
export async function allVariants<Variant, First extends Part<Variant>>(
	most: number,
	read: (skip: number, take: number) => Promise<First>,
): Promise<{ first: First; variants: First["variants"] }> {
	const first = await read(0, take);
	const variants = [...first.variants];
	const end = Math.min(most, first.count);
	for (let skip = take; skip < end; skip += take) variants.push(...(await read(skip, take)).variants);
	return { first, variants };
}
