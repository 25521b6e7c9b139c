import { listAnchor } from "../../platform/http/list-query";
import { type Narrowing, narrowedAddress, type RequestedFilters } from "../narrowing";
import { readFields } from "./filter-fields";
import { inputsOf, setToAddress } from "./filter-inputs";

/** What cannot be read; told above the form when it was sent, beside the field when the field was merely left. */
export type Problem = Pick<RequestedFilters, "typed" | "wrong"> & { isShown: boolean };

/** The form's page as it is now. */
export interface FilterPage {
	narrowing: Narrowing;
	/** The market's name for Intl. */
	intl: string;
	/** The address of what is shown, and of what is on its way. */
	shown: string;
	target: string | null;
	problem: Problem | null;
	navigate: (address: string) => void;
	setProblem: (problem: Problem | null) => void;
}

/**
 * What the form asks for, fetched when someone turns to it. The boxes and fields themselves are what is chosen: until what they say has
 * come back as a page, no other page sets them.
 */
export function filterControl(form: HTMLFormElement, page: { current: FilterPage }) {
	/** A choice that is not asked for yet. */
	let waiting: ReturnType<typeof setTimeout> | undefined;
	/** What the form last asked for and has not got; seen once the page says that it is on its way. */
	let sent: { to: string; isSeen: boolean } | null = null;
	let shownBefore = page.current.shown;
	/** Fields with text that is not asked for yet. */
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
			// An earlier page: the one that was asked for is yet to come.
			if (sent && !sent.isSeen && sent.to !== shown) return;
			const isOther = shownBefore !== shown && sent?.to !== shown;
			sent = null;
			shownBefore = shown;
			if (waiting !== undefined) return;
			if (isOther) {
				for (const field of inputsOf(form)) if (field !== document.activeElement) typed.delete(field);
				setProblem(null);
			}
			// What cannot be read stays to be put right. The same in other words is written as the list has it: 300–100 is 100–300.
			setToAddress(form, (field) => typed.has(field) || field.name in (problem?.typed ?? {}));
		},
		stop: () => clearTimeout(waiting),
	};
}
