/** The number by which a system asks for an article again: its code and its supply. */
export const productIdOf = (code: string, supply: number | null): string => (supply === null ? code : `${code}#${supply}`);

/** The code and the supply of such a number, or of a plain code. */
export function partsOfProductId(productId: string): { code: string; supply: number | undefined } {
	const [, code = productId, supply] = /^(.+)#(\d{1,9})$/.exec(productId) ?? [];
	return { code, supply: supply === undefined ? undefined : Number(supply) };
}
