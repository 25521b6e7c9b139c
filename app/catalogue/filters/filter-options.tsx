import { useState } from "react";
import type { FilterGroup } from "../../../contract/catalogue";
import { valueField } from "../../platform/http/filter-names";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { CheckRow } from "../../ui/forms/check-row";
import * as css from "./filter-form.css";
import type { KindOfFilter } from "./kinds/filter-kind";

type Option = FilterGroup["options"][number];

interface FilterOptionsProps extends Pick<KindOfFilter, "valueText"> {
	group: FilterGroup;
	values: readonly (number | string)[];
	/** So many stand in the open. */
	inTheOpen: number;
	/** How they are laid out. */
	className: string;
}

/** Fewer than these are not worth a fold of their own. */
const leastFolded = 3;

/** The values of a group, each with how many results it would give; those of a long list in a fold. */
export function FilterOptions({ group, values, valueText, inTheOpen, className }: FilterOptionsProps) {
	const t = useT("filters");
	const { number, measure } = useFormat();
	const { code, unit } = group;
	const options = [...group.options, ...strange(group, values)];
	const isFolded = options.length >= inTheOpen + leastFolded;
	const first = isFolded ? options.slice(0, inTheOpen) : options;
	const rest = isFolded ? options.slice(inTheOpen) : [];
	const [isRestOpen] = useState(rest.some(({ value }) => values.includes(value)));
	const name = valueField(code);
	const row = ({ value, title, count }: Option) => {
		const isChosen = values.includes(value);
		return (
			<CheckRow
				key={value}
				name={name}
				value={value}
				defaultChecked={isChosen}
				disabled={count === 0 && !isChosen}
				isFaint={count === 0}
				figure={number(count)}
			>
				{valueText({ value, title }, unit, measure)}
			</CheckRow>
		);
	};
	return (
		<>
			{first.length > 0 ? <div className={className}>{first.map(row)}</div> : null}
			{rest.length > 0 ? (
				<details className={css.rest} open={isRestOpen}>
					<summary className={css.more}>
						<span className={css.whenClosed}>{t("more", { number: rest.length })}</span> <span className={css.whenOpen}>{t("less")}</span>
					</summary>
					<div className={className}>{rest.map(row)}</div>
				</details>
			) : null}
		</>
	);
}

/** What is chosen without being among the options: it could not be taken back otherwise. */
const strange = ({ options }: FilterGroup, values: readonly (number | string)[]): Option[] =>
	values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, title: String(value), count: 0 }));
