/** An address with another value of one parameter; null takes it out. */
export function addressWith(
	{ pathname, search }: { pathname: string; search: string },
	name: string,
	value: string | number | null,
): string {
	const parameters = new URLSearchParams(search);
	if (value === null) parameters.delete(name);
	else parameters.set(name, String(value));
	return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}
