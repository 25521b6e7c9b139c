import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
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
	/** More fields. */
	children?: ReactNode;
}

/** Narrows a list by its address. The key / goes to its words. */
export function DeskFilter({ path, label, search, states, children }: DeskFilterProps) {
	const t = useT("desk");
	return (
		<search>
			<Form method="get" action={path} className={css.filter}>
				<div className={css.search}>
					<TextField
						key={search}
						id="search"
						name="search"
						label={label}
						defaultValue={search}
						maxLength={100}
						autoComplete="off"
						type="search"
						aria-keyshortcuts="/"
					/>
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
				{children}
				<Button>{t("filter.show")}</Button>
			</Form>
		</search>
	);
}
