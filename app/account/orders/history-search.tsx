import type { CostCentre } from "../../../contract/team";
import { orderStates } from "../../../contract/values/order-states";
import { useT } from "../../platform/i18n/i18n";
import { SelectField } from "../../ui/forms/field";
import { ListFilter } from "../paged/list-filter";
import { type HistoryQuery, listAddress } from "../paged/list-query";
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
	const more = (
		<>
			{colleagues.length > 0 ? (
				<SelectField key={query.buyer} id="order-buyer" label={t("buyer.label")} name="buyer" defaultValue={query.buyer} autoComplete="off">
					<option value="">{t("buyer.any")}</option>
					{colleagues.map(({ userid, name }) => (
						<option key={userid} value={userid}>
							{name}
						</option>
					))}
				</SelectField>
			) : (
				<KeptFilter name="buyer" value={query.buyer} />
			)}
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
			) : (
				<KeptFilter name="costCentre" value={query.costCentre} />
			)}
		</>
	);
	return (
		<ListFilter
			name="order"
			path="/users/orders"
			query={query}
			address={listAddress("/users/orders", { ...query, page: 1 })}
			words={{
				...{ search: t("search.label"), hint: t("search.hint"), rule: t("search.rule"), state: t("state.label") },
				...{ since: t("since.label"), until: t("until.label") },
			}}
			states={orderStates.map((state) => ({ value: state, label: cart(`status.${state}`) }))}
			more={more}
			isMore={query.buyer !== "" || query.costCentre !== ""}
		/>
	);
}

/** Searching keeps a filter whose choices are on their way, or could not be had. */
const KeptFilter = (filter: { name: string; value: string }) => (filter.value === "" ? null : <input type="hidden" {...filter} />);
