import { Form, Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "./faq.css";

/** Looks for words in questions and answers. */
export function FaqSearchForm({ query }: { query: string }) {
	const t = useT("reading");
	return (
		<search aria-labelledby="faq-search">
			<Form action="/faq" className={css.form}>
				<label id="faq-search" htmlFor="faq-words" className={css.label}>
					{t("faq.search")}
				</label>
				<input
					key={query}
					id="faq-words"
					className={css.input}
					type="search"
					name="q"
					defaultValue={query}
					maxLength={100}
					enterKeyHint="search"
				/>
				<Button>{t("faq.search.submit")}</Button>
			</Form>
			{query ? (
				<p className={css.back}>
					<Link to="/faq">{t("faq.all")}</Link>
				</p>
			) : null}
		</search>
	);
}
