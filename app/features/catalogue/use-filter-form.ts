import { useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useMarket } from "../../i18n";
import { inputsOf, isChanged, isInput, setToAddress, textFields } from "./filter-inputs";
import { listAnchor } from "./list-query";
import { type AskedFilters, type Narrowing, narrowedAddress } from "./narrowing";

/** Choices that follow each other within this time are one step in the history. In ms. */
const pause = 150;

/** What reads the fields is fetched when someone turns to them. */
const loadReader = () => import("./filter-fields").catch(() => null);

/** What cannot be read; told above the form when it was sent, beside the field when the field was merely left. */
type Problem = Pick<AskedFilters, "typed" | "wrong"> & { isTold: boolean };

/**
 * With scripts a choice leads to its address at once, and back undoes it. The boxes and fields themselves are what is chosen: until
 * what they say has come back as a page, no other page sets them.
 */
export function useFilterForm(narrowing: Narrowing) {
	const { groups, filters, path, kept, status } = narrowing;
	const form = useRef<HTMLFormElement>(null);
	const fold = useRef<HTMLDetailsElement>(null);
	const navigate = useNavigate();
	const submit = useSubmit();
	const { intl } = useMarket();
	const { location: next } = useNavigation();
	const [problem, setProblem] = useState<Problem | null>(null);
	/** A choice that is not asked for yet. */
	const waiting = useRef<ReturnType<typeof setTimeout>>();
	/** What the form last asked for and has not got; seen once the page says that it is on its way. */
	const sent = useRef<{ to: string; isSeen: boolean } | null>(null);
	/** Fields with text that is not asked for yet. */
	const typed = useRef(new Set<HTMLInputElement>());
	const shown = narrowedAddress(narrowing, filters);
	const shownBefore = useRef<string>();
	const target = next ? next.pathname + next.search : null;

	useEffect(() => {
		const [own, before, element] = [sent.current, shownBefore.current, form.current];
		if (!element) return;
		if (before === undefined) {
			shownBefore.current = shown;
			// What was ticked and typed before scripts ran; whoever is still typing asks for it later.
			const changed = inputsOf(element).filter(isChanged);
			for (const field of changed) if (field.type === "text") typed.current.add(field);
			if (changed.some((field) => field.type !== "text" || field !== document.activeElement)) element.requestSubmit();
			return;
		}
		if (target !== null) {
			if (own?.to === target) own.isSeen = true;
			else if (own?.isSeen) sent.current = null;
			return;
		}
		// An earlier page: the one that was asked for is yet to come.
		if (own && !own.isSeen && own.to !== shown) return;
		sent.current = null;
		shownBefore.current = shown;
		if (waiting.current !== undefined) return;
		if (before !== shown && own?.to !== shown) {
			for (const field of typed.current) if (field !== document.activeElement) typed.current.delete(field);
			setProblem(null);
		}
		// What cannot be read stays to be put right. The same in other words is written as the list has it: 300–100 is 100–300.
		setToAddress(element, (field) => typed.current.has(field) || field.name in (problem?.typed ?? {}));
	}, [shown, target, problem]);
	useEffect(() => () => clearTimeout(waiting.current), []);

	async function apply(element: HTMLFormElement, fields: URLSearchParams, submitter: HTMLElement | null) {
		const timer = waiting.current;
		const reader = await loadReader();
		// Something newer is chosen, and holds this too.
		if (waiting.current !== timer) return;
		waiting.current = undefined;
		const read = reader?.readFields(fields, groups, filters, intl);
		if (!read) return submit(element, { preventScrollReset: true });
		const isWrong = read.wrong.length > 0;
		setProblem((last) => ({ typed: read.typed, wrong: read.wrong, isTold: isWrong && (submitter !== null || last?.isTold === true) }));
		if (submitter && !isWrong && fold.current?.open) {
			fold.current.open = false;
			document.getElementById(listAnchor)?.scrollIntoView();
		}
		const wanted = narrowedAddress({ path, kept: { ...kept, sort: fields.get("sort") ?? kept.sort ?? "" } }, read.filters);
		if (wanted === (sent.current?.to ?? shown) && status !== 422) return;
		sent.current = { to: wanted, isSeen: false };
		navigate(wanted, { preventScrollReset: true });
	}

	/** The fields as they stand now: what is typed after a tick is not part of it. */
	function applyAfter(time: number, element: HTMLFormElement, submitter: HTMLElement | null) {
		const fields = textFields(element);
		typed.current.clear();
		clearTimeout(waiting.current);
		waiting.current = setTimeout(() => apply(element, fields, submitter), time);
	}

	return {
		form,
		fold,
		problem: problem ?? { typed: narrowing.typed, wrong: narrowing.wrong, isTold: true },
		handlers: {
			onPointerEnter: loadReader,
			onFocus: loadReader,
			onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
				if (!isInput(target)) return;
				if (target.type === "checkbox") applyAfter(pause, currentTarget, null);
				else typed.current.add(target);
			},
			/** A range is whole when both its ends are left. */
			onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
				if (isInput(target) && typed.current.size > 0 && !target.closest("fieldset")?.contains(relatedTarget))
					applyAfter(pause, currentTarget, null);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
				applyAfter(0, event.currentTarget, submitter);
			},
		},
	};
}
