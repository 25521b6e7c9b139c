/** Parameters of a list's address that its forms send along; empty ones are left out. */
export function HiddenParams({ params }: { params: Record<string, string> }) {
	return Object.entries(params).map(([name, value]) =>
		value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
	);
}
