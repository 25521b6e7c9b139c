import { useLocation } from "@remix-run/react";
import { type RefObject, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { ContactButton } from "../content/contact-button";
import { overlayPageSize } from "../platform/config/constants";
import { href } from "../platform/config/href";
import { listHref } from "../platform/http/list-query";
import { useT } from "../platform/i18n/i18n";
import { useSeller } from "../platform/page/use-seller";
import { useVisit } from "../platform/page/use-visit";
import { LinkButton } from "../ui/forms/button";
import { Icon } from "../ui/icon";
import { Hidden } from "../ui/wrap";
import { Answers } from "./answers";
import { FoundHits } from "./overlay/found-hits";
import { type HitPage, isHitPage } from "./overlay/hit-page";
import * as css from "./overlay/overlay.css";
import { OverlaySearch, type OverlayState } from "./overlay/overlay-search";

/**
 * Shows hits below the search bar while the reader types (R6.3). It is a region of links after the field, not a list
 * box. The field stays plain, and every hit can open in another tab.
 * @param place the search bar, with its form
 */
export function SearchOverlay({ bar }: { bar: RefObject<HTMLElement> }) {
	return (
		// The overlay is empty until its texts arrive.
		<Suspense fallback={null}>
			<Overlay bar={bar} />
		</Suspense>
	);
}

function Overlay({ bar }: { bar: RefObject<HTMLElement> }) {
	const t = useT("overlay");
	// Loads the forms' texts before the first hits.
	useT("catalogue");
	useT("search");
	const [search] = useState(() => new OverlaySearch(fetchHits));
	const found = useSyncExternalStore(search.subscribe, search.found);
	const { isWanted, close } = useOverlay(bar, search);
	const { page, hasFailed, isSearching } = found;
	const isOpen = isWanted && (page !== null || hasFailed || isSearching);
	const hasHits = page !== null && (page.count > 0 || page.categories.length > 0);
	return (
		<>
			<div role="status">
				<Hidden>{isOpen ? <Said found={found} /> : null}</Hidden>
			</div>
			{isOpen ? (
				<section aria-label={t("label")} className={css.overlay}>
					{hasHits ? (
						<FoundHits key={page.words} found={found} page={page} more={search.more} />
					) : isSearching ? (
						<p className={css.note}>{t("searching")}</p>
					) : page ? (
						<NoHits page={page} />
					) : (
						<p className={css.note}>{t("failed")}</p>
					)}
					<button type="button" className={css.close} onClick={close}>
						<Icon name="close" />
						<Hidden>{t("close")}</Hidden>
					</button>
				</section>
			) : null}
		</>
	);
}

/** Announces changes of the overlay to screen readers. */
function Said({ found: { page, isSearching } }: { found: OverlayState }) {
	const t = useT("overlay");
	const ofSearch = useT("search");
	if (isSearching) return t("searching");
	if (!page) return t("failed");
	const answers = page.answers.length > 0 ? `${ofSearch("answers")} ${page.answers.map(({ title }) => title).join(", ")}` : "";
	const categories = page.categories.length;
	const variants = t("said.variants", { count: page.count });
	if (page.hits.length > overlayPageSize) return t("said.shown", { shown: page.hits.length, all: variants });
	if (page.count === 0 && categories === 0)
		return [answers, page.missing ?? t("none.title", { words: page.words })].filter(Boolean).join(". ");
	const parts = [variants, categories > 0 ? t("said.categories", { count: categories }) : ""];
	return [
		answers,
		page.missing ?? (page.corrected ? t("corrected", { words: page.corrected }) : ""),
		parts.filter(Boolean).join(", "),
		t("said.keys"),
	]
		.filter(Boolean)
		.join(". ");
}

/**
 * Requests hits for the overlay.
 * @throws if there is no response or an unreadable one
 */
export async function fetchHits(words: string, skip: number, signal: AbortSignal): Promise<HitPage> {
	const response = await fetch(listHref(href("/search/hits"), { search: words, skip: skip === 0 ? "" : skip }), { signal });
	const answer: unknown = response.ok ? await response.json() : null;
	if (!isHitPage(answer)) throw new Error(`No hits: ${response.status}`);
	return answer;
}

/** Says that nothing was found, and offers to ask a person (R6.5). */
export function NoHits({ page: { words, missing, answers } }: { page: HitPage }) {
	const t = useT("overlay");
	const ofSearch = useT("search");
	const visit = useVisit();
	const { phone } = useSeller();
	return (
		<div className={css.none}>
			<Answers answers={answers} />
			<p className={css.noneTitle}>{missing ?? t("none.title", { words })}</p>
			<p className={css.noneText}>{visit?.within === undefined ? t("none.text") : ofSearch("none.visit", { system: visit.system })}</p>
			<p className={css.actions}>
				{visit ? null : (
					<ContactButton kind="primary" to={href("/contact", { words })}>
						{t("none.contact")}
					</ContactButton>
				)}
				<LinkButton to={`tel:${phone.dial}`}>{t("none.call", { phone: phone.shown })}</LinkButton>
			</p>
		</div>
	);
}

/**
 * Handles events in and around the search bar. It forwards what is typed, and decides whether the overlay is open.
 * The overlay is open while the focus is in the bar or the hits. Escape, interaction elsewhere, submitting and
 * navigation close it.
 */
export function useOverlay(barRef: RefObject<HTMLElement>, search: OverlaySearch) {
	const [isWanted, setWanted] = useState(true);
	const { key } = useLocation();
	useEffect(() => {
		if (key) setWanted(false);
	}, [key]);
	useEffect(() => {
		const bar = barRef.current;
		const field = () => bar?.querySelector<HTMLInputElement>("input[type=search]") ?? null;
		const want = () => {
			search.type(field()?.value ?? "");
			setWanted(true);
		};
		const inBar: Record<string, (event: Event) => void> = {
			input: want,
			focusin: ({ target }) => target === field() && want(),
			pointerdown: ({ target }) => target === field() && want(),
			// Not the forms of the hits, which add to the cart.
			submit: ({ target }) => target instanceof HTMLFormElement && target.contains(field()) && setWanted(false),
			keydown(event) {
				if (!(event instanceof KeyboardEvent) || !bar) return;
				if (event.key === "Escape" && bar.querySelector("section")) {
					event.preventDefault();
					field()?.focus();
					setWanted(false);
				} else moveByKey(event, field(), [...bar.querySelectorAll<HTMLElement>("[data-hit]")]);
			},
			// A finger on the hits no longer needs the keyboard, which hides half of them.
			touchmove: ({ target }) => target !== field() && field()?.blur(),
		};
		const elsewhere = ({ target }: Event) => {
			if (target instanceof Node && !bar?.contains(target)) setWanted(false);
		};
		for (const [name, listener] of Object.entries(inBar)) bar?.addEventListener(name, listener, { passive: name === "touchmove" });
		for (const name of ["pointerdown", "focusin"]) document.addEventListener(name, elsewhere);
		if (bar?.contains(document.activeElement)) want();
		return () => {
			for (const [name, listener] of Object.entries(inBar)) bar?.removeEventListener(name, listener);
			for (const name of ["pointerdown", "focusin"]) document.removeEventListener(name, elsewhere);
		};
	}, [barRef, search]);
	function close() {
		barRef.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
		setWanted(false);
	}
	return { isWanted, close };
}

/**
 * Down moves from the field to the first hit and on to the next. Up moves back, and from the first hit to the field.
 * Elsewhere in the bar, such as on its tabs, the keys keep their default.
 */
function moveByKey(event: KeyboardEvent, field: HTMLElement | null, hits: readonly HTMLElement[]): void {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
	const { target } = event;
	const at = hits.findIndex((hit) => hit.isSameNode(target instanceof Node ? target : null));
	if (at < 0 && target !== field) return;
	if (target === field && event.key === "ArrowUp") return;
	const next = event.key === "ArrowDown" ? hits[at + 1] : at === 0 ? field : hits[at - 1];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
