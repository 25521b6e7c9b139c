import { Form } from "@remix-run/react";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { SelectField, TextField } from "../../ui/field";
import * as css from "./history-page.css";
import { type HistoryQuery, sentStates } from "./history-query";

/** Narrows the list by words and by where orders stand. */
export function HistorySearch({ query }: { query: HistoryQuery }) {
	const t = useT("order-history");
	const cart = useT("cart");
	return (
		<search>
			{/* The fields are those of the address, whichever way it came about. */}
			<Form key={JSON.stringify([query.search, query.state])} action="/users/orders" className={css.search}>
				<TextField
					id="order-search"
					label={t("search.label")}
					name="search"
					type="search"
					defaultValue={query.search}
					placeholder={t("search.hint")}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
				/>
				<SelectField id="order-state" label={t("state.label")} name="state" defaultValue={query.state} autoComplete="off">
					<option value="">{t("state.any")}</option>
					{sentStates.map((state) => (
						<option key={state} value={state}>
							{cart(`status.${state}`)}
						</option>
					))}
				</SelectField>
				<div className={css.submit}>
					<Button>{t("search.submit")}</Button>
				</div>
			</Form>
		</search>
	);
}
