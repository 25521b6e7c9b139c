import { type FocusEvent, type RefObject, useRef, useState } from "react";
import { canBeName, filledWith, fillLater, type LookUp, registerFields } from "./company-fields";

type Ask = typeof import("./ask-register").askRegister;
let ask: Promise<Ask> | undefined;

const loadAsk = (): Promise<Ask> => {
	ask ??= import("./ask-register").then((module) => module.askRegister);
	return ask;
};

/**
 * Looks the company up in the register when VAT id or company loses focus and the address is incomplete: an id fills in empty fields, the beginning
 * of a name lists companies. An empty result is not shown, since the reader did not request it.
 */
export function useRegister(form: RefObject<HTMLFormElement>) {
	const [lookup, setLookup] = useState<LookUp | null>(null);
	const last = useRef("");

	async function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
		const field = target instanceof HTMLInputElement ? target.name : "";
		// A pressed button submits the look-up itself; one focused by the Tab key does not.
		const isPressed = relatedTarget instanceof HTMLButtonElement && relatedTarget.matches(":active");
		if ((field !== "vat" && field !== "company") || isPressed) return;
		const typed = valuesOf(form.current);
		const question = questionOf(field, typed);
		if (!question || last.current === question.toString()) return;
		last.current = question.toString();
		const companies = await loadAsk()
			.then((askNow) => askNow(question))
			.catch(() => null);
		const [only] = companies ?? [];
		const key = question.toString();
		if (!companies || !only || !form.current || last.current !== key) return;
		const now = valuesOf(form.current);
		if (field === "company") return now.company === typed.company ? setLookup({ key, kind: "choice", companies }) : undefined;
		const values = fillLater(typed, now, focusedIn(form.current), only);
		if (!values) return;
		write(form.current, values);
		setLookup({ key, ...filledWith(values, only) });
	}

	return { lookup, onBlur };
}

/** @returns the look-up to request; null where nothing is to be filled in, or too little was typed */
function questionOf(field: "vat" | "company", values: Record<string, string>): URLSearchParams | null {
	const { vat = "", company = "", country = "" } = values;
	const isMissing = (name: string) => (values[name] ?? "").trim() === "";
	if (field === "vat")
		return /\d{7}/.test(vat.replace(/\D/g, "")) && registerFields.some(isMissing) ? new URLSearchParams({ vat, country }) : null;
	const isNew = registerFields.every((name) => name === "company" || isMissing(name));
	return isNew && canBeName(company) ? new URLSearchParams({ name: company }) : null;
}

function valuesOf(form: HTMLFormElement | null): Record<string, string> {
	const values: Record<string, string> = {};
	if (form) for (const [name, value] of new FormData(form)) if (typeof value === "string") values[name] = value;
	return values;
}

/** The name of the field that is being typed in; "" for none. */
function focusedIn(form: HTMLFormElement): string {
	const { activeElement } = document;
	const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
	return isField && activeElement.form === form ? activeElement.name : "";
}

/** The fields keep what they have in the page alone: the browser's own value is the form's. */
function write(form: HTMLFormElement, values: Record<string, string>): void {
	for (const name of [...registerFields, "country"]) {
		const field = form.elements.namedItem(name);
		const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
		if (isField && values[name] !== undefined) field.value = values[name];
	}
}
