import { Form } from "@remix-run/react";
import type { FilterGroup } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import * as css from "./filter-form.css";
import { FilterGroupFold } from "./filter-group";
import { beforeField } from "./filter-names";
import type { Narrowing } from "./narrowing";
import { useFilterForm } from "./use-filter-form";

interface FilterFormProps extends Narrowing {
	/** How many the list has as it is narrowed now, and of what. */
	count: number;
	noun: "variants" | "products";
}

/** Words that fit into so many lines stand open. */
const mostOpen = 6;

/** What nearly everyone chooses: the first measure, the length, and short lists of words. */
const isOpen = ({ code, kind, options }: FilterGroup, index: number): boolean =>
	index === 0 || code === "length" || (kind === "text" && options.length <= mostOpen);

/**
 * What a list can be narrowed by: a column beside it, on narrow screens a fold above it. Without scripts the form says all its fields and
 * is sent on to the list's address; with them each choice leads there at once.
 */
export function FilterForm({ count, noun, ...narrowing }: FilterFormProps) {
	const { groups, filters, path, kept, typed, wrong } = narrowing;
	const t = useT("filters");
	const { form, fold, handlers } = useFilterForm(narrowing);
	const { number } = useFormat();
	const chosen = Object.keys(filters).length;
	if (groups.length === 0) return null;
	return (
		<details ref={fold} className={css.fold} open={wrong.length > 0 || undefined}>
			<summary className={css.handle}>
				<Icon name="menu" />
				{chosen > 0 ? t("fold.count", { count: chosen }) : t("fold")}
			</summary>
			{/* Without autoComplete the browser would tick again on the way back what was ticked there when the page was left. */}
			<Form
				key={path}
				ref={form}
				action={path}
				preventScrollReset
				autoComplete="off"
				className={css.form}
				aria-label={t("title")}
				{...handlers}
			>
				<p className={css.title} aria-hidden="true">
					{t("title")}
				</p>
				<input type="hidden" name={beforeField} value={formatFilters(filters)} />
				{Object.entries(kept).map(([name, value]) => (value === "" ? null : <input key={name} type="hidden" name={name} value={value} />))}
				{groups.map((group, index) => (
					<FilterGroupFold
						key={group.code}
						group={group}
						filter={filters[group.code]}
						isOpen={isOpen(group, index)}
						typed={typed}
						wrong={wrong}
					/>
				))}
				<div className={css.apply}>
					<Button isWide>{t(`apply.${noun}`, { count, number: number(count) })}</Button>
				</div>
			</Form>
		</details>
	);
}
