import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { SelectField, TextField } from "../../ui/forms/field";
import * as css from "./list-filter.css";
import type { ListQuery } from "./list-query";

interface FilterProps {
	/** Ids of the fields begin with it. */
	name: string;
	/** The list without its filters. */
	path: string;
	query: ListQuery;
	/** Of the first page of what is shown: the fields are those of it. */
	address: string;
	words: { search: string; hint?: string; rule?: string; state: string; since: string; until: string };
	states: { value: string; label: string }[];
	/** Fields besides those of every list. */
	more?: ReactNode;
	/** One of those narrows the list. */
	isMore?: boolean;
}

/** Narrows a list of the account by words and by where things stand; what is needed more seldom unfolds. */
export function ListFilter({ name, path, query, address, words, states, more, isMore = false }: FilterProps) {
	const t = useT("account");
	const rule = words.rule ? `${name}-search-rule` : undefined;
	return (
		<search>
			<Form ref={useFieldsOf(address)} action={path} className={css.filter}>
				{query.of === "company" ? <input type="hidden" name="of" value="company" /> : null}
				<TextField
					id={`${name}-search`}
					label={words.search}
					name="search"
					type="search"
					defaultValue={query.search}
					placeholder={words.hint}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					aria-describedby={rule}
				/>
				<SelectField key={query.state} id={`${name}-state`} label={words.state} name="state" defaultValue={query.state} autoComplete="off">
					<option value="">{t("filter.any")}</option>
					{states.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
				<div className={css.submit}>
					<Button>{t("filter.submit")}</Button>
				</div>
				<details className={css.more} open={isMore || query.since !== "" || query.until !== ""}>
					<summary className={css.summary}>{t("filter.more")}</summary>
					<div className={css.fields}>
						{more}
						<TextField
							id={`${name}-since`}
							label={words.since}
							name="since"
							type="date"
							defaultValue={query.since}
							max={query.until || undefined}
						/>
						<TextField
							id={`${name}-until`}
							label={words.until}
							name="until"
							type="date"
							defaultValue={query.until}
							min={query.since || undefined}
						/>
					</div>
					{rule ? (
						<p id={rule} className={css.rule}>
							{words.rule}
						</p>
					) : null}
				</details>
			</Form>
		</search>
	);
}

/** The fields are those of the address, whichever way it came about; the one that has the focus keeps it. */
function useFieldsOf(address: string) {
	const form = useRef<HTMLFormElement>(null);
	const shown = useRef(address);
	useEffect(() => {
		if (shown.current !== address) form.current?.reset();
		shown.current = address;
	}, [address]);
	return form;
}
