import { useEffect, useRef } from "react";
import { useT } from "../../i18n";
import { HitRow } from "./hit-row";
import type { HitPage } from "./hits";
import * as css from "./overlay.css";
import type { Found } from "./overlay-search";

interface HitListProps {
	found: Found;
	page: HitPage;
	more: () => Promise<void>;
}

/** The hits so far. The next ones come when their button comes into sight, or is pressed. */
export function HitList({ found, page, more }: HitListProps) {
	const t = useT("overlay");
	const list = useRef<HTMLOListElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const { hasFailed, hasMore } = found;
	const { length } = page.hits;
	useEffect(() => {
		// After a failure it is the reader who tries again.
		if (!button.current || hasFailed || length === 0) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void more(), {
			root: list.current?.parentElement,
		});
		observer.observe(button.current);
		return () => observer.disconnect();
	}, [hasFailed, length, more]);

	/** Whoever pressed the button goes on at the first new hit. */
	async function pressed() {
		await more();
		list.current?.children[length]?.querySelector("a")?.focus();
	}

	if (length === 0) return <p className={css.nothing}>{t("noProducts")}</p>;
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
				<button ref={button} type="button" data-hit="" className={css.more} onClick={pressed}>
					{t(hasFailed ? "more.again" : "more")}
				</button>
			) : null}
		</>
	);
}
