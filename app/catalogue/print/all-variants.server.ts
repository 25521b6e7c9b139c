/** As many as a call gives, and how many calls there are at most. */
const take = 100;
const mostCalls = 10;

interface Part<Variant> {
	variants: Variant[];
	count: number;
}

/**
 * The variants of a list, a call after the other, up to a thousand: more are no list that anybody prints.
 * @param read the part of the list from `skip` on
 * @returns its first part, and the variants of all
 */
export async function allVariants<Variant, First extends Part<Variant>>(
	read: (skip: number, take: number) => Promise<First>,
): Promise<{ first: First; variants: First["variants"] }> {
	const first = await read(0, take);
	const variants = [...first.variants];
	for (let call = 1; call < mostCalls && call * take < first.count; call++) variants.push(...(await read(call * take, take)).variants);
	return { first, variants };
}
