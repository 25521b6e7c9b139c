import type { FilterGroup } from "../../../contract/catalogue";
import type { Filter, Filters } from "../../../contract/filters";
import { type Format, useFormat } from "../../platform/i18n/format";
import { type Translate, useT } from "../../platform/i18n/i18n";
import { type Deferred, useArrived } from "../../ui/deferred-content";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { type NarrowedAddress, type Narrowing, narrowedHref, useListAnchor } from "../list/list-href";
import * as css from "./filter-form.css";
import { filterKinds } from "./filter-kinds";

interface FilterChipsProps {
	of: Deferred<FilterGroup[]>;
	narrowing: NarrowedAddress;
}

/**
 * Shows the chosen filters as links that remove them. Until their names arrive, it shows only the link that removes
 * all.
 */
export function FilterChips({ of, narrowing }: FilterChipsProps) {
	// Read the groups even if nothing is chosen. The first choice then has its name at once.
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
					{chosen.map(({ text, without: withoutFilter }) => (
						<li key={text} className={css.item}>
							<Link
								to={narrowedHref(narrowing, withoutFilter) + anchor}
								preventScrollReset
								className={css.chip}
								aria-label={t("chip.remove", { what: text })}
							>
								<span className={css.words}>{text}</span>
								<Icon name="close" size={14} />
							</Link>
						</li>
					))}
				</ul>
			) : null}
			<Link to={narrowedHref(narrowing, {}) + anchor} preventScrollReset className={css.clear}>
				{t("clear")}
			</Link>
		</nav>
	);
}

/** A value or a range that the reader can remove. */
interface ChosenFilter {
	/** "Güte: S355J2", "Höhe 100–200 mm". */
	text: string;
	/** The filters that remain once this one is removed. */
	without: Filters;
}

/** Lists the chosen filters in the order of the groups. */
export function chosenFilters(
	groups: readonly FilterGroup[],
	filters: Filters,
	{ measure }: Pick<Format, "measure">,
	t: Translate<"filters">,
): ChosenFilter[] {
	return groups.flatMap((group): ChosenFilter[] => {
		const { code, title, unit } = group;
		const filter = filters[code];
		if (!filter) return [];
		if (!Array.isArray(filter)) return [{ text: rangeText(title, unit, filter, measure, t), without: replaced(filters, code, []) }];
		return filter.map((value) => ({
			text: t("chip.value", { title, value: valueText(value, group, measure) }),
			without: replaced(
				filters,
				code,
				filter.filter((other) => other !== value),
			),
		}));
	});
}

function rangeText(
	title: string,
	unit: string,
	{ min, max }: { min?: number; max?: number },
	measure: Format["measure"],
	t: Translate<"filters">,
) {
	if (min !== undefined && max !== undefined)
		return min === max
			? t("chip.value", { title, value: withUnit(measure(min, unit), unit) })
			: t("chip.range", { title, min: measure(min, unit), max: withUnit(measure(max, unit), unit) });
	if (min !== undefined) return t("chip.from", { title, min: withUnit(measure(min, unit), unit) });
	return t("chip.upTo", { title, max: withUnit(measure(max ?? 0, unit), unit) });
}

function valueText(value: number | string, { kind, unit, options }: FilterGroup, measure: Format["measure"]): string {
	const option = options.find((each) => each.value === value) ?? { value, title: String(value) };
	return withUnit(filterKinds[kind].valueText(option, unit, measure), unit);
}

/** Joins a figure and its unit, so that no line breaks between them. A degree sign follows without a space. */
const withUnit = (figure: string, unit: string): string => (unit === "" || unit === "°" ? figure + unit : `${figure}\u00a0${unit}`);

export function without(filters: Filters, code: string): Filters {
	const { [code]: _, ...others } = filters;
	return others;
}

function replaced(filters: Filters, code: string, values: (number | string)[]): Filters {
	const left: Record<string, Filter> = values.length > 0 ? { [code]: values } : {};
	return { ...without(filters, code), ...left };
}
