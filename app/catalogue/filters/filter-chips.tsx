import { Link } from "@remix-run/react";
import type { FilterGroup } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { type Deferred, useArrived } from "../../ui/deferred-content";
import { Icon } from "../../ui/icon";
import { type NarrowedAddress, type Narrowing, narrowedAddress, useListAnchor } from "../list/list-address";
import { chosenFilters } from "./chosen-filters";
import * as css from "./filter-form.css";

interface FilterChipsProps {
	/** The filters that the list offers. */
	of: Deferred<FilterGroup[]>;
	narrowing: NarrowedAddress;
}

/** The chosen filters as links that remove them. While their names are unknown, only the link that removes all. */
export function FilterChips({ of, narrowing }: FilterChipsProps) {
	// Read even without a choice: then the first choice is named at once, from the groups of the list before.
	const groups = useArrived(of) ?? [];
	return Object.keys(narrowing.filters).length === 0 ? null : <Chips {...narrowing} groups={groups} />;
}

function Chips(narrowing: Narrowing) {
	const t = useT("filters");
	const chosen = chosenFilters(narrowing.groups, narrowing.filters, useFormat(), t);
	const anchor = useListAnchor();
	if (chosen.length === 0 && narrowing.groups.length > 0) return null;
	return (
		<nav aria-label={t("chips")} className={css.chips}>
			{chosen.length > 0 ? (
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
			) : null}
			<Link to={narrowedAddress(narrowing, {}) + anchor} preventScrollReset className={css.clear}>
				{t("clear")}
			</Link>
		</nav>
	);
}
