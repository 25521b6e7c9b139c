import { useNavigate, useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef } from "react";
import { formatFilters } from "../../../contract/filter-text";
import { useMarket } from "../../i18n";
import { listAnchor } from "./list-query";
import { type Narrowing, narrowedAddress } from "./narrowing";

/** Choices that follow each other within this time are one step in the history. In ms. */
const pause = 150;

/** What reads the fields is fetched when someone turns to them. */
const loadReader = () => import("./filter-fields").catch(() => null);

/**
 * With scripts a choice leads to its address at once, and back undoes it. The boxes and fields themselves are what is chosen; when
 * another selection arrives, they are set to it.
 */
export function useFilterForm(narrowing: Narrowing) {
	const { groups, filters, wrong } = narrowing;
	const form = useRef<HTMLFormElement>(null);
	const fold = useRef<HTMLDetailsElement>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>();
	const navigate = useNavigate();
	const submit = useSubmit();
	const { intl } = useMarket();
	const shown = formatFilters(filters);
	/** What the list is on its way to. */
	const asked = useRef(shown);
	/** Whether a field has text that is not asked for yet. */
	const isTyping = useRef(false);

	useEffect(() => {
		asked.current = shown;
		// What was ticked meanwhile is not yet asked for.
		if (waiting.current === undefined && form.current) setToAddress(form.current, isTyping.current);
	}, [shown]);
	useEffect(() => () => clearTimeout(waiting.current), []);

	async function apply(element: HTMLFormElement, fields: URLSearchParams) {
		const reader = await loadReader();
		const read = reader?.readFields(fields, groups, filters, intl);
		// The server says what is wrong, beside the field.
		if (!read || read.wrong.length > 0) return submit(element, { preventScrollReset: true });
		const wanted = formatFilters(read.filters);
		if (wanted === asked.current && wrong.length === 0) return;
		asked.current = wanted;
		navigate(narrowedAddress(narrowing, read.filters), { preventScrollReset: true });
	}

	/** The fields as they stand now: what is typed after a tick is not part of it. */
	function applyAfter(time: number, element: HTMLFormElement) {
		const fields = textFields(element);
		isTyping.current = false;
		clearTimeout(waiting.current);
		waiting.current = setTimeout(() => {
			waiting.current = undefined;
			apply(element, fields);
		}, time);
	}

	return {
		form,
		fold,
		handlers: {
			onPointerEnter: loadReader,
			onFocus: loadReader,
			onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
				if (isInput(target) && target.type === "checkbox") applyAfter(pause, currentTarget);
				else isTyping.current = true;
			},
			/** A range is whole when both its ends are left. */
			onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
				if (isInput(target) && target.type === "text" && !target.closest("fieldset")?.contains(relatedTarget))
					applyAfter(pause, currentTarget);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				applyAfter(0, event.currentTarget);
				if (fold.current?.open) {
					fold.current.open = false;
					document.getElementById(listAnchor)?.scrollIntoView();
				}
			},
		},
	};
}

const isInput = (target: unknown): target is HTMLInputElement => target instanceof HTMLInputElement;

function textFields(form: HTMLFormElement): URLSearchParams {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
	return fields;
}

/** Whoever is typing keeps what their field has. */
function setToAddress(form: HTMLFormElement, isTyping: boolean): void {
	const field = document.activeElement;
	const text = isTyping && isInput(field) && form.contains(field) ? field.value : null;
	form.reset();
	if (text !== null && isInput(field)) field.value = text;
}
