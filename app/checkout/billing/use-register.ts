import { type FocusEvent, type RefObject, useRef, useState } from "react";
import { canBeName, fillEmpty, filledWith, type LookUp, registerFields } from "./company-fields";

type Ask = typeof import("./ask-register").askRegister;
let ask: Promise<Ask> | undefined;

const loadAsk = (): Promise<Ask> => {
	ask ??= import("./ask-register").then((module) => module.askRegister);
	return ask;
};

/**
 * With scripts the register is asked when VAT id or company is left and the address is still to be filled in: an id fills empty fields in,
 * the beginning of a name lists companies. Nothing is said where nothing is found, since nobody has asked.
 */
export function useRegister(form: RefObject<HTMLFormElement>) {
	const [lookup, setLookup] = useState<LookUp | null>(null);
	const last = useRef("");

	async function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
		const field = target instanceof HTMLInputElement ? target.name : "";
		// A button that is being pressed asks by itself; one that the tab key comes to does not yet.
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
		if (!companies || !only || !form.current) return;
		const key = question.toString();
		if (field === "company") return setLookup({ key, kind: "choice", companies });
		const values = fillEmpty(valuesOf(form.current), only);
		write(form.current, values);
		setLookup({ key, ...filledWith(values, only) });
	}

	return { lookup, onBlur };
}

/** @returns what the register is to be asked; null where there is nothing to fill in, or too little to ask with */
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

/** The fields keep what they have in the page alone: the browser's own value is the form's. */
function write(form: HTMLFormElement, values: Record<string, string>): void {
	for (const name of [...registerFields, "country"]) {
		const field = form.elements.namedItem(name);
		const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
		if (isField && values[name] !== undefined) field.value = values[name];
	}
}
