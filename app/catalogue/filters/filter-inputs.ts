export const isInput = (target: unknown): target is HTMLInputElement => target instanceof HTMLInputElement;

/** The boxes and text fields of a form; what belongs to it from elsewhere (the order) looks after itself. */
export const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.elements].filter(isInput);

/** Whether someone has changed it since the page was made. */
export const isChanged = (field: HTMLInputElement): boolean =>
	field.checked !== field.defaultChecked || (field.type === "text" && field.value !== field.defaultValue);

/** The fields that the form would send. */
export function textFields(form: HTMLFormElement): URLSearchParams {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
	return fields;
}

/** Boxes and fields as the page was made; but for the fields whose text is to stay. */
export function setToAddress(form: HTMLFormElement, isExempt: (field: HTMLInputElement) => boolean): void {
	for (const field of inputsOf(form)) {
		if (field.type === "checkbox") field.checked = field.defaultChecked;
		else if (field.type === "text" && !isExempt(field) && field.value !== field.defaultValue) field.value = field.defaultValue;
	}
}
