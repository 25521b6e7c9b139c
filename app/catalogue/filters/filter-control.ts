import { listAnchor } from "../../platform/http/list-query";
import { type Narrowing, narrowedAddress, type RequestedFilters } from "../list/list-address";
import { readFields } from "./filter-fields";
import { inputsOf, setToAddress } from "./filter-inputs";

/** Unreadable input. It is shown above the form after submitting, and next to the field on blur. */
export type Problem = Pick<RequestedFilters, "typed" | "wrong"> & { isShown: boolean };

/** The form's page as it is now. */
export interface FilterPage {
	narrowing: Narrowing;
	/** The market's name for Intl. */
	intl: string;
	/** The address of the list that is shown, and of the one that is loading. */
	shown: string;
	target: string | null;
	problem: Problem | null;
	navigate: (address: string) => void;
	setProblem: (problem: Problem | null) => void;
}

/**
 * The state of the filter form; its code is imported on first interaction. The inputs themselves hold the choice: until the page that they requested
 * has loaded, no other page resets them.
 */
export function filterControl(form: HTMLFormElement, page: { current: FilterPage }) {
	/** A choice that has not been requested yet. */
	let waiting: ReturnType<typeof setTimeout> | undefined;
	/** The address that the form last requested and that has not loaded yet. */
	let sent: { to: string; isSeen: boolean } | null = null;
	let shownBefore = page.current.shown;
	/** Fields with text that has not been requested yet. */
	const typed = new Set<HTMLInputElement>();

	function apply(fields: URLSearchParams, submitter: HTMLElement | null) {
		waiting = undefined;
		const { narrowing, intl, shown, problem, navigate, setProblem } = page.current;
		const { groups, filters, path, otherParams, status } = narrowing;
		const read = readFields(fields, groups, filters, intl);
		const isWrong = read.wrong.length > 0;
		setProblem({ typed: read.typed, wrong: read.wrong, isShown: isWrong && (submitter !== null || problem?.isShown === true) });
		const fold = form.closest("details");
		if (submitter && !isWrong && fold?.open) {
			fold.open = false;
			document.getElementById(listAnchor)?.scrollIntoView();
		}
		const wanted = narrowedAddress(
			{ path, otherParams: { ...otherParams, sort: fields.get("sort") ?? otherParams.sort ?? "" } },
			read.filters,
		);
		if (wanted === (sent?.to ?? shown) && status !== 422) return;
		sent = { to: wanted, isSeen: false };
		navigate(wanted);
	}

	return {
		/** Someone types into a field. */
		type: (field: HTMLInputElement) => void typed.add(field),
		/** @param fields as they stood at the choice: what is typed after a tick is not part of it */
		applyAfter(time: number, fields: URLSearchParams, submitter: HTMLElement | null) {
			typed.clear();
			clearTimeout(waiting);
			waiting = setTimeout(() => apply(fields, submitter), time);
		},
		/** The page has become another, or is about to. */
		arrive() {
			const { shown, target, problem, setProblem } = page.current;
			if (target !== null) {
				if (sent?.to === target) sent.isSeen = true;
				else if (sent?.isSeen) sent = null;
				return;
			}
			// An earlier page loaded: the requested one is pending.
			if (sent && !sent.isSeen && sent.to !== shown) return;
			const isOther = shownBefore !== shown && sent?.to !== shown;
			sent = null;
			shownBefore = shown;
			if (waiting !== undefined) return;
			if (isOther) {
				for (const field of inputsOf(form)) if (field !== document.activeElement) typed.delete(field);
				setProblem(null);
			}
			// Unreadable text stays for the reader to correct. A range in other words is rewritten: 300–100 becomes 100–300.
			setToAddress(form, (field) => typed.has(field) || field.name in (problem?.typed ?? {}));
		},
		stop: () => clearTimeout(waiting),
	};
}
