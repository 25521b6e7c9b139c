/** What a hundred cost, in cents, of what comes in packs: packs of different sizes compare by it. */
export const per100 = (cents: number, inPack: number): number => Math.round((cents * 100) / inPack);

/** Decimals that show every value of a column exactly, as far as there are no more than `most`: its figures then stand under each other. */
export function decimalsOf(values: readonly number[], most = 3): number {
	for (let decimals = 0; decimals < most; decimals++) {
		const factor = 10 ** decimals;
		if (values.every((value) => Math.abs(value * factor - Math.round(value * factor)) < 1e-6)) return decimals;
	}
	return most;
}
