import { Link } from "@remix-run/react";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Icon } from "../ui/icon";
import { chosenFilters } from "./filters/chosen-filters";
import * as css from "./filters/filter-chips.css";
import { useListAnchor } from "./list/list-anchor";
import { type Narrowing, narrowedAddress } from "./narrowing";

/** What is chosen, each a link to the list without it. Nothing where nothing is. */
export function FilterChips(narrowing: Narrowing) {
	const t = useT("filters");
	const chosen = chosenFilters(narrowing.groups, narrowing.filters, useFormat(), t);
	const anchor = useListAnchor();
	if (chosen.length === 0) return null;
	return (
		<nav aria-label={t("chips")} className={css.chips}>
			<ul className={css.list}>
				{chosen.map(({ text, without }) => (
					<li key={text} className={css.item}>
						<Link
							to={narrowedAddress(narrowing, without) + anchor}
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
			<Link to={narrowedAddress(narrowing, {}) + anchor} preventScrollReset className={css.clear}>
				{t("clear")}
			</Link>
		</nav>
	);
}
