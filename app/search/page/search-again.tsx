import { Form } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "./search.css";

interface SearchAgainProps {
	words: string;
	/** Above results it leaves the room to these. */
	isFolded?: boolean;
}

/** What was searched for, to be put right: the field in the header is empty again by now (R6.6). */
export function SearchAgain({ words, isFolded = false }: SearchAgainProps) {
	const t = useT("search");
	const shell = useT("shell");
	const form = (
		<Form action="/new_search" className={css.again}>
			{isFolded ? null : (
				<label htmlFor="words" className={css.againLabel}>
					{t("again")}
				</label>
			)}
			<input
				key={words}
				id="words"
				// Folded, the handle above it says the same already.
				aria-label={isFolded ? t("again") : undefined}
				className={css.againInput}
				type="search"
				name="search"
				defaultValue={words}
				maxLength={200}
				required
			/>
			<Button>{shell("search.submit")}</Button>
		</Form>
	);
	return (
		<search aria-label={t("again")} className={css.againSlot}>
			{isFolded ? (
				<details key={words}>
					<summary className={css.againHandle}>{t("again")}</summary>
					{form}
				</details>
			) : (
				form
			)}
		</search>
	);
}
