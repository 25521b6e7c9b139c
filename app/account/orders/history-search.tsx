import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CostCentre } from "../../../contract/team";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { SelectField, TextField } from "../../ui/forms/field";
import * as css from "./history-page.css";
import { type HistoryQuery, historyAddress, sentStates } from "./history-query";
import type { Colleague } from "./order-history.server";

interface SearchProps {
	query: HistoryQuery;
	/** Who may have sent the orders; none where they are all the account's own. */
	colleagues: Colleague[];
	costCentres: CostCentre[];
}

/** Narrows the list by words, by where orders stand, by days, and by who has sent them. */
export function HistorySearch({ query, colleagues, costCentres }: SearchProps) {
	const t = useT("order-history");
	const cart = useT("cart");
	return (
		<search>
			<Form ref={useFieldsOf(query)} action="/users/orders" className={css.search}>
				{query.of === "company" ? <input type="hidden" name="of" value="company" /> : null}
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
					aria-describedby="order-search-rule"
				/>
				<p id="order-search-rule" className={css.rule}>
					{t("search.rule")}
				</p>
				<SelectField key={query.state} id="order-state" label={t("state.label")} name="state" defaultValue={query.state} autoComplete="off">
					<option value="">{t("state.any")}</option>
					{sentStates.map((state) => (
						<option key={state} value={state}>
							{cart(state === "in_review" ? "status.inReview" : `status.${state}`)}
						</option>
					))}
				</SelectField>
				<div className={css.more}>
					{colleagues.length > 0 ? (
						<SelectField
							key={query.buyer}
							id="order-buyer"
							label={t("buyer.label")}
							name="buyer"
							defaultValue={query.buyer}
							autoComplete="off"
						>
							<option value="">{t("buyer.any")}</option>
							{colleagues.map(({ userid, name }) => (
								<option key={userid} value={userid}>
									{name}
								</option>
							))}
						</SelectField>
					) : null}
					{costCentres.length > 0 ? (
						<SelectField
							key={`cost-${query.costCentre}`}
							id="order-costCentre"
							label={cart("costs.centre")}
							name="costCentre"
							defaultValue={query.costCentre}
							autoComplete="off"
						>
							<option value="">{t("costCentre.any")}</option>
							{costCentres.map(({ id, code, name }) => (
								<option key={id} value={code}>
									{code} {name}
								</option>
							))}
						</SelectField>
					) : null}
					<TextField
						id="order-since"
						label={t("since.label")}
						name="since"
						type="date"
						defaultValue={query.since}
						max={query.until || undefined}
					/>
					<TextField
						id="order-until"
						label={t("until.label")}
						name="until"
						type="date"
						defaultValue={query.until}
						min={query.since || undefined}
					/>
				</div>
				<div className={css.submit}>
					<Button>{t("search.submit")}</Button>
				</div>
			</Form>
		</search>
	);
}

/** The fields are those of the address, whichever way it came about; the one that has the focus keeps it. */
function useFieldsOf(query: HistoryQuery) {
	const form = useRef<HTMLFormElement>(null);
	const address = historyAddress({ ...query, page: 1 });
	const shown = useRef(address);
	useEffect(() => {
		if (shown.current !== address) form.current?.reset();
		shown.current = address;
	}, [address]);
	return form;
}
