import { listAnchor } from "../../platform/http/list-query";
import { type Narrowing, narrowedHref, type RequestedFilters } from "../list/list-href";
import { readFields } from "./filter-fields";
import { inputsOf, resetToPage } from "./filter-inputs";

/** Unreadable input. The form shows it above the fields after submitting, and next to the field on blur. */
export type Problem = Pick<RequestedFilters, "typed" | "wrong"> & { isShown: boolean };

export interface FilterPage {
	narrowing: Narrowing;
	intl: string;
	/** The addresses of the list that is shown and of the one that is loading. */
	shown: string;
	target: string | null;
	problem: Problem | null;
	navigate: (address: string) => void;
	setProblem: (problem: Problem | null) => void;
}

/**
 * Holds the state of the filter form. The browser imports this code on first interaction. The inputs hold the choice,
 * so no page resets them until the requested one has loaded.
 */
export function filterControl(form: HTMLFormElement, page: { current: FilterPage }) {
	/** Set while a choice waits to be requested. */
	let waiting: ReturnType<typeof setTimeout> | undefined;
	/** The last address that the form requested, until it has loaded. */
	let sent: { to: string; isSeen: boolean } | null = null;
	let shownBefore = page.current.shown;
	/** Fields whose text has not been requested. */
	const typed = new Set<HTMLInputElement>();

	function apply(fields: URLSearchParams, submitter: HTMLElement | null) {
		waiting = undefined;
		delete form.dataset.state;
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
		const wanted = narrowedHref(
			{ path, otherParams: { ...otherParams, sort: fields.get("sort") ?? otherParams.sort ?? "" } },
			read.filters,
		);
		if (wanted === (sent?.to ?? shown) && status !== 422) return;
		sent = { to: wanted, isSeen: false };
		navigate(wanted);
	}

	return {
		type: (field: HTMLInputElement) => void typed.add(field),
		/** @param fields the values at the time of the choice, without later typing */
		applyAfter(time: number, fields: URLSearchParams, submitter: HTMLElement | null) {
			typed.clear();
			clearTimeout(waiting);
			waiting = setTimeout(() => apply(fields, submitter), time);
		},
		/** Runs when the page has changed or is about to change. */
		arrive() {
			const { shown, target, problem, setProblem } = page.current;
			if (target !== null) {
				if (sent?.to === target) sent.isSeen = true;
				else if (sent?.isSeen) sent = null;
				return;
			}
			// An earlier page loaded. The requested one is still pending.
			if (sent && !sent.isSeen && sent.to !== shown) return;
			const isOther = shownBefore !== shown && sent?.to !== shown;
			sent = null;
			shownBefore = shown;
			if (waiting !== undefined) return;
			if (isOther) {
				for (const field of inputsOf(form)) if (field !== document.activeElement) typed.delete(field);
				setProblem(null);
			}
			// Unreadable text stays for the reader to correct. Readable ranges are normalised: 300–100 becomes
			// 100–300.
			resetToPage(form, (field) => typed.has(field) || field.name in (problem?.typed ?? {}));
		},
		stop: () => clearTimeout(waiting),
	};
}
