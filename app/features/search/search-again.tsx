import { Form } from "@remix-run/react";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import * as css from "./search.css";

/** What was searched for, to be put right: the field in the header is empty again by now (spec section 4). */
export function SearchAgain({ words }: { words: string }) {
	const t = useT("search");
	const shell = useT("shell");
	return (
		<search aria-label={t("again")}>
			<Form action="/new_search" className={css.again}>
				<label htmlFor="words" className={css.againLabel}>
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
				<Button>{shell("search.submit")}</Button>
			</Form>
		</search>
	);
}
