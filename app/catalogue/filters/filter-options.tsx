import type { FilterGroup } from "../../../contract/catalogue";
import { openField, valueField } from "../../platform/http/filter-names";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useOpened } from "../../ui/browser/use-opened";
import { Button } from "../../ui/forms/button";
import { CheckRow } from "../../ui/forms/check-row";
import * as css from "./filter-form.css";
import type { FilterFieldsProps, KindOfFilter } from "./kinds/filter-kind";

type Option = FilterGroup["options"][number];

interface FilterOptionsProps extends Pick<KindOfFilter, "valueText">, Pick<FilterFieldsProps, "group" | "values" | "listed"> {
	/** So many stand in the open. */
	inTheOpen: number;
	/** How they are laid out. */
	className: string;
}

/** Fewer than these are not worth a fold of their own. */
const leastFolded = 3;

/**
 * The values of a group, each with how many results it would give; those of a long list in a fold. A fold's rows are rendered once it is opened;
 * before that those alone which are chosen, so that the form sends them, and the button by which a page without scripts has the others.
 */
export function FilterOptions({ group, values, listed, valueText, inTheOpen, className }: FilterOptionsProps) {
	const t = useT("filters");
	const { number, measure } = useFormat();
	const { code, unit } = group;
	const options = [...group.options, ...strange(group, values)];
	const isFolded = options.length >= inTheOpen + leastFolded;
	const isChosen = ({ value }: Option) => values.includes(value);
	const chosen = options.filter(isChosen);
	const first = listed === "chosen" ? chosen : isFolded ? options.slice(0, inTheOpen) : options;
	const rest = isFolded ? options.slice(inTheOpen) : [];
	const { hasOpened, fold } = useOpened(listed === "all" || rest.some(isChosen));
	const name = valueField(code);
	const rows = (shown: readonly Option[]) =>
		shown.length > 0 ? (
			<div className={className}>
				{shown.map((option) => (
					<CheckRow
						key={option.value}
						name={name}
						value={option.value}
						defaultChecked={isChosen(option)}
						disabled={option.count === 0 && !isChosen(option)}
						isFaint={option.count === 0}
						figure={number(option.count)}
					>
						{valueText(option, unit, measure)}
					</CheckRow>
				))}
			</div>
		) : null;
	const open = (
		<Button kind="quiet" size="s" name={openField} value={code}>
			{t("show", { number: options.length })}
		</Button>
	);
	return (
		<>
			{rows(first)}
			{listed === "chosen" && chosen.length < options.length ? open : null}
			{listed !== "chosen" && rest.length > 0 ? (
				<details className={css.rest} {...fold}>
					<summary className={css.more}>
						<span className={css.whenClosed}>{t("more", { number: rest.length })}</span> <span className={css.whenOpen}>{t("less")}</span>
					</summary>{" "}
					{rows(hasOpened ? rest : rest.filter(isChosen))}
					{hasOpened ? null : open}
				</details>
			) : null}
		</>
	);
}

/** What is chosen without being among the options: it could not be taken back otherwise. */
const strange = ({ options }: FilterGroup, values: readonly (number | string)[]): Option[] =>
	values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, title: String(value), count: 0 }));
