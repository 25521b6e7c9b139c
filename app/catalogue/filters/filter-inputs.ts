export const isInput = (target: unknown): target is HTMLInputElement => target instanceof HTMLInputElement;

/** Returns the boxes and text fields of a form. The order belongs to the form too, but manages its own state. */
export const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.elements].filter(isInput);

/** Returns whether the reader has changed the field since the page was rendered. */
export const isChanged = (field: HTMLInputElement): boolean =>
	field.checked !== field.defaultChecked || (field.type === "text" && field.value !== field.defaultValue);

export function textFields(form: HTMLFormElement): URLSearchParams {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
	return fields;
}

/** Resets boxes and fields to the values of the page, except those whose text must stay. */
export function resetToPage(form: HTMLFormElement, isExempt: (field: HTMLInputElement) => boolean): void {
	for (const field of inputsOf(form)) {
		if (field.type === "checkbox") field.checked = field.defaultChecked;
		else if (field.type === "text" && !isExempt(field) && field.value !== field.defaultValue) field.value = field.defaultValue;
	}
}
