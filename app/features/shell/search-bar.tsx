import { Form, useSearchParams } from "@remix-run/react";
import { useT } from "../../i18n";
import { Hidden } from "../../ui/wrap";
import * as css from "./header.css";

/** Goes to the search page; the words stay in the bar there. */
export function SearchBar() {
	const t = useT("shell");
	const [params] = useSearchParams();
	const words = params.get("search") ?? "";
	return (
		<search className={css.searchBar}>
			<Form action="/new_search" className={css.searchForm}>
				<label htmlFor="search-words">
					<Hidden>{t("search.label")}</Hidden>
				</label>
				<input
					key={words}
					id="search-words"
					className={css.searchInput}
					type="search"
					name="search"
					defaultValue={words}
					placeholder={t("search.placeholder")}
					maxLength={200}
					autoComplete="off"
					enterKeyHint="search"
					required
				/>
				<button type="submit" className={css.searchButton}>
					{t("search.submit")}
				</button>
			</Form>
		</search>
	);
}
