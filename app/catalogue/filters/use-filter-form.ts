import { useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useMarket } from "../../platform/i18n/i18n";
import { type Narrowing, narrowedHref } from "../list/list-href";
import type { FilterPage, filterControl, Problem } from "./filter-control";
import { inputsOf, isChanged, isInput, resetToPage, textFields } from "./filter-inputs";

type Control = ReturnType<typeof filterControl>;

/** Choices within this time in ms share one step of the history. */
const pause = 150;

const stay = { preventScrollReset: true };

/**
 * With scripts each choice navigates at once, and Back undoes it. The code is imported when the reader reaches the
 * form.
 */
export function useFilterForm(narrowing: Narrowing) {
	const form = useRef<HTMLFormElement>(null);
	const control = useRef<Control>();
	const loading = useRef<Promise<Control | null>>();
	const navigate = useNavigate();
	const submit = useSubmit();
	const { intl } = useMarket();
	const { location: next } = useNavigation();
	const [problem, setProblem] = useState<Problem | null>(null);
	const shown = narrowedHref(narrowing, narrowing.filters);
	const target = next ? next.pathname + next.search : null;
	const now: FilterPage = { narrowing, intl, shown, target, problem, setProblem, navigate: (to) => navigate(to, stay) };
	const page = useRef(now);
	page.current = now;
	/** Identifies the last page that the control was given. */
	const heard = useRef<string>();

	useEffect(() => {
		const element = form.current;
		const isFirst = heard.current === undefined;
		heard.current = [shown, target, problem?.wrong].join();
		if (!element) return;
		if (control.current) control.current.arrive();
		else if (!isFirst && !loading.current) resetToPage(element, () => false);
		// Applies a choice that the reader made before scripts ran. A field that still has the focus applies on blur.
		else if (inputsOf(element).some((field) => isChanged(field) && (field.type !== "text" || field !== document.activeElement)))
			element.requestSubmit();
	}, [shown, target, problem]);
	useEffect(() => () => control.current?.stop(), []);

	function load(): Promise<Control | null> {
		loading.current ??= import("./filter-control").then(
			(module) => {
				control.current = form.current ? module.filterControl(form.current, page) : undefined;
				return control.current ?? null;
			},
			() => null,
		);
		return loading.current;
	}

	async function applyAfter(time: number, element: HTMLFormElement, submitter: HTMLElement | null = null) {
		const fields = textFields(element);
		// The page shows at once that it works on the choice, also while the code loads.
		element.dataset.state = "asking";
		const loaded = control.current ?? (await load());
		if (loaded) return loaded.applyAfter(time, fields, submitter);
		delete element.dataset.state;
		submit(element, stay);
	}

	return {
		form,
		problem: problem ?? { typed: narrowing.typed, wrong: narrowing.wrong, isShown: true },
		handlers: {
			onPointerEnter: load,
			onFocus: load,
			onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
				if (!isInput(target)) return;
				if (target.type === "checkbox") applyAfter(pause, currentTarget);
				else load().then((loaded) => loaded?.type(target));
			},
			/**
			 * A range is complete once the focus has left both fields. An unchanged field requests nothing, because
			 * the next press may be on a chip.
			 */
			onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
				if (!isInput(target) || target.type !== "text" || target.closest("fieldset")?.contains(relatedTarget)) return;
				if (inputsOf(currentTarget).some((field) => field.type === "text" && isChanged(field))) applyAfter(pause, currentTarget);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				applyAfter(0, event.currentTarget, event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null);
			},
		},
	};
}
