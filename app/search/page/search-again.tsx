import { Form } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./search.css";

interface SearchAgainProps {
	words: string;
	/** Stands on the line of a heading that says the words. */
	isInline?: boolean;
}

/** What was searched for, to be put right: the field in the header is empty again by now (R6.6). */
export function SearchAgain({ words, isInline = false }: SearchAgainProps) {
	const t = useT("search");
	const shell = useT("shell");
	return (
		<search aria-label={t("again")} className={css.againSlot}>
			<Form action="/new_search" className={css.again}>
				<label htmlFor="words" className={isInline ? css.unseenLabel : css.againLabel}>
					{t("again")}
				</label>
				<input
					key={words}
					id="words"
					className={css.againInput}
					type="search"
					name="search"
					defaultValue={words}
					maxLength={200}
					required
				/>
				<button type="submit" className={css.againButton}>
					{shell("search.submit")}
				</button>
			</Form>
		</search>
	);
}
