/** What stands between "previous" and "next": pages, and null where some are left out. */
export function pagerItems(page: number, pages: number): (number | null)[] {
	const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
	const numbers = [...new Set(wanted)];
	return numbers.flatMap((number, index) => {
		const gap = number - (numbers[index - 1] ?? 0);
		// A single page is shown rather than left out: it takes the same place.
		if (gap === 2) return [number - 1, number];
		return gap > 2 ? [null, number] : [number];
	});
}
