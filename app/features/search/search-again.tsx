import { Form } from "@remix-run/react";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import * as css from "./search.css";

/** What was searched for, to be put right: the field in the header is empty again by now (spec section 4). */
export function SearchAgain({ words }: { words: string }) {
	const t = useT("search");
	const shell = useT("shell");
	return (
		<search aria-label={t("again")}>
			<Form action="/new_search" className={css.again}>
				<TextField
					key={words}
					id="words"
					label={t("again")}
					name="search"
					type="search"
					defaultValue={words}
					maxLength={200}
					autoComplete="off"
					enterKeyHint="search"
					required
				/>
				<Button kind="secondary">{shell("search.submit")}</Button>
			</Form>
		</search>
	);
}
