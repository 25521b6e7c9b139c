import { Form, useSearchParams } from "@remix-run/react";
import { useT } from "../../i18n";
import { Hidden } from "../../ui/wrap";
import * as css from "./header.css";

/** Goes to the search page and is empty again there (spec section 4): the page's heading says what was searched for. */
export function SearchBar() {
	const t = useT("shell");
	const [params] = useSearchParams();
	return (
		<search className={css.searchBar}>
			<Form action="/new_search" className={css.searchForm}>
				<label htmlFor="search-words">
					<Hidden>{t("search.label")}</Hidden>
				</label>
				<input
					key={params.get("search")}
					id="search-words"
					className={css.searchInput}
					type="search"
					name="search"
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
