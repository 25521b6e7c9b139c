import { type FocusEvent, type RefObject, useRef, useState } from "react";
import type { FormResult } from "../../platform/forms/form-result";

type Checker = typeof import("./payment-info").parsePaymentInfo;
let checker: Promise<Checker> | undefined;

/** The form's schema is fetched once somebody begins to type; without it the server's word is enough. */
function loadChecker(): Promise<Checker> {
	checker ??= import("./payment-info").then((module) => module.parsePaymentInfo);
	return checker;
}

/** A message that comes or goes while a button is being pressed would move it from under the pointer. */
function pressEnds(): Promise<void> {
	return new Promise((resolve) => {
		for (const event of ["pointerup", "pointercancel"]) window.addEventListener(event, () => setTimeout(resolve), { once: true });
	});
}

/**
 * Checks a field with the action's own schema when it is left, if something was typed there or it was wrong before.
 * @returns the server's messages with those of the fields that were checked since, and the handlers of the form
 */
export function useFieldCheck(form: RefObject<HTMLFormElement>, refused: FormResult | null) {
	const [checked, setChecked] = useState<{ of: FormResult | null; errors: FormResult["errors"] }>({ of: refused, errors: {} });
	const press = useRef<Promise<void>>();
	// A new answer of the server says all anew.
	const since = checked.of === refused ? checked.errors : {};
	const errors = { ...refused?.errors, ...since };
	const result: FormResult = { values: refused?.values ?? {}, errors };
	return {
		result,
		handlers: {
			onPointerDownCapture: () => {
				press.current = pressEnds();
			},
			onFocus: () => void loadChecker().catch(() => undefined),
			onBlur: async (event: FocusEvent<HTMLFormElement>) => {
				const field = event.target;
				const name: unknown = field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.name : undefined;
				if (typeof name !== "string" || (field.value === "" && !errors[name]?.length)) return;
				const parse = await loadChecker().catch(() => undefined);
				await press.current;
				if (!parse || !form.current) return;
				const found = parse(new FormData(form.current)).refused?.errors[name] ?? [];
				setChecked({ of: refused, errors: { ...since, [name]: found } });
			},
		},
	};
}
