import { useEffect, useRef } from "react";
import { useT } from "../../platform/i18n/i18n";
import { HitRow } from "./hit-row";
import type { HitPage } from "./hits";
import * as css from "./overlay.css";
import type { Found } from "./overlay-search";

interface HitListProps {
	found: Found;
	page: HitPage;
	more: () => Promise<void>;
}

/** How far from its end a list asks for more. In px. */
const near = 120;

/**
 * The hits so far. The next ones come when a pointer scrolls to their end, or their button is pressed; who goes through them with the
 * keyboard comes to that button, and behind it.
 */
export function HitList({ found, page, more }: HitListProps) {
	const t = useT("overlay");
	const list = useRef<HTMLOListElement>(null);
	const { hasFailed, hasMore } = found;
	const { length } = page.hits;
	useEffect(() => {
		const panel = list.current?.parentElement;
		// After a failure it is the reader who tries again.
		if (!panel || hasFailed) return;
		return onPointerScroll(panel, () => {
			if (panel.scrollHeight - panel.scrollTop - panel.clientHeight < near) void more();
		});
	}, [hasFailed, more]);

	/** Whoever pressed the button goes on at the first new hit. */
	async function pressed() {
		await more();
		list.current?.children[length]?.querySelector("a")?.focus();
	}

	if (length === 0) return <p className={css.nothing}>{t("noVariants")}</p>;
	const typed = page.corrected ?? page.words;
	return (
		<>
			<ol ref={list} className={css.list}>
				{page.hits.map((hit) => (
					<li key={hit.id}>
						<HitRow hit={hit} typed={typed} queryId={page.queryId} />
					</li>
				))}
			</ol>
			{hasMore ? (
				<button type="button" data-hit="" className={css.more} onClick={pressed}>
					{t(hasFailed ? "more.again" : "more")}
				</button>
			) : null}
		</>
	);
}

const pointers = ["wheel", "touchmove", "pointerdown"];

/** Tells of scrolling by wheel, finger or scroll bar: a place that scrolls because the focus went on does not count. */
function onPointerScroll(place: HTMLElement, tell: () => void): () => void {
	let isPointed = false;
	const heard = ({ type }: Event) => {
		if (pointers.includes(type)) isPointed = true;
		if (type === "keydown") isPointed = false;
		else if (isPointed && type !== "pointerdown") tell();
	};
	const names = [...pointers, "keydown", "scroll"];
	for (const name of names) place.addEventListener(name, heard, { passive: true });
	return () => {
		for (const name of names) place.removeEventListener(name, heard);
	};
}
