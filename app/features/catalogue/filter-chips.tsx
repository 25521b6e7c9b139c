import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { formatFilters } from "../../../contract/filter-text";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Icon } from "../../ui/icon";
import { chosenFilters } from "./chosen-filters";
import * as css from "./filter-chips.css";
import { focusListCount, useListAnchor } from "./list-anchor";
import { type Narrowing, narrowedAddress } from "./narrowing";

/** What is chosen, each a link to the list without it. Nothing where nothing is. */
export function FilterChips(narrowing: Narrowing) {
	const t = useT("filters");
	const chosen = chosenFilters(narrowing.groups, narrowing.filters, useFormat(), t);
	const anchor = useListAnchor();
	const { place, remove } = useNextChip(formatFilters(narrowing.filters));
	if (chosen.length === 0) return null;
	return (
		<nav ref={place} aria-label={t("chips")} className={css.chips}>
			<ul className={css.list}>
				{chosen.map(({ text, without }, index) => (
					<li key={text} className={css.item}>
						<Link
							to={narrowedAddress(narrowing, without) + anchor}
							onClick={() => remove(index)}
							preventScrollReset
							className={css.chip}
							aria-label={t("chip.remove", { what: text })}
						>
							<span className={css.words}>{text}</span>
							<Icon name="close" size={10} />
						</Link>
					</li>
				))}
			</ul>
			<Link to={narrowedAddress(narrowing, {}) + anchor} onClick={() => remove(chosen.length)} preventScrollReset className={css.clear}>
				{t("clear")}
			</Link>
		</nav>
	);
}

/** The focus goes on from a chip that is gone to the next one, from the last to "clear all", and from that to the list's count. */
function useNextChip(shown: string) {
	const place = useRef<HTMLElement>(null);
	const removed = useRef<{ index: number; from: string }>();
	useEffect(() => {
		const last = removed.current;
		if (!last || last.from === shown) return;
		removed.current = undefined;
		// A chip that was opened elsewhere is still there and keeps the focus.
		if (document.activeElement && document.activeElement !== document.body) return;
		const next = place.current?.querySelectorAll("a")[last.index];
		if (next) next.focus({ preventScroll: true });
		else focusListCount();
	}, [shown]);
	return {
		place,
		remove(index: number) {
			removed.current = { index, from: shown };
		},
	};
}
