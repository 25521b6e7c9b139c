/** What a form sends without showing it. @param form its id, where the fields do not stand in it */
export function HiddenFields({ fields, form }: { fields: Record<string, string | number>; form?: string }) {
	return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} form={form} />);
}
