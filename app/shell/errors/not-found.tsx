import { Form, Link, useLocation } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "./error-page.css";

/** A cart's or an approval's: nobody searches for it. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A search for the last part of the address, and links to the categories. */
export function NotFound({ categories }: { categories: { slug: string; title: string }[] | null }) {
	const t = useT("shell");
	const [, words = ""] = /\/([\w-]+)$/.exec(useLocation().pathname) ?? [];
	return (
		<>
			<search>
				<Form action="/new_search" className={css.search}>
					<input
						className={css.input}
						type="search"
						name="search"
						aria-label={t("search.label")}
						defaultValue={uuid.test(words) ? "" : words.replace(/[-_]+/g, " ")}
						maxLength={200}
						required
					/>
					<Button kind="primary">{t("search.submit")}</Button>
				</Form>
			</search>
			{categories ? (
				<ul className={css.categories}>
					{categories.map(({ slug, title }) => (
						<li key={slug}>
							<Link to={`/categories/${slug}`}>{title}</Link>
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}
