/** Returns the items between "previous" and "next": page numbers, and null for gaps. */
export function pagerItems(page: number, pages: number): (number | null)[] {
	const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
	const numbers = [...new Set(wanted)];
	return numbers.flatMap((number, index) => {
		const gap = number - (numbers[index - 1] ?? 0);
		// A gap of one page shows that page, because it takes equal space.
		if (gap === 2) return [number - 1, number];
		return gap > 2 ? [null, number] : [number];
	});
}
