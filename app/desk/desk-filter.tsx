import { Form } from "@remix-run/react";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { SelectField, TextField } from "../ui/forms/field";
import * as css from "./desk-filter.css";

interface DeskFilterProps {
	path: string;
	/** Names the words that find rows. */
	label: string;
	search: string;
	/** The states to choose from; none: the list has no states. */
	states?: { current: string; choices: readonly { value: string; label: string }[] };
}

/** Narrows a list by its address. */
export function DeskFilter({ path, label, search, states }: DeskFilterProps) {
	const t = useT("desk");
	return (
		<search>
			<Form method="get" action={path} className={css.filter}>
				<div className={css.search}>
					<TextField key={search} id="search" name="search" label={label} defaultValue={search} maxLength={100} autoComplete="off" />
				</div>
				{states ? (
					<SelectField
						key={states.current}
						id="state"
						name="state"
						label={t("filter.state")}
						defaultValue={states.current}
						autoComplete="off"
					>
						{states.choices.map(({ value, label: words }) => (
							<option key={value} value={value}>
								{words}
							</option>
						))}
					</SelectField>
				) : null}
				<Button>{t("filter.show")}</Button>
			</Form>
		</search>
	);
}
