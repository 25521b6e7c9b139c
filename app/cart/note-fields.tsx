import { createContext, useContext } from "react";
import type { TeamCosts } from "../../contract/team";
import { useT } from "../platform/i18n/i18n";
import { SelectField } from "../ui/forms/field";

/** The company's cost centres and projects; null if it has none. */
export const CostsContext = createContext<TeamCosts | null>(null);

interface SelectProps {
	id: string;
	name: "costCentre" | "project";
	label: string;
	none: string;
	optional?: string;
	errors?: string[];
	value: string;
}

/** Selects a cost centre or project by code. Renders nothing if the company has none. An inactive stored code stays selectable. */
export function CostSelect({ name, none, value, ...field }: SelectProps) {
	const t = useT("cart");
	const costs = useContext(CostsContext);
	const listed = (name === "project" ? costs?.projects : costs?.cost_centres.filter((centre) => centre.is_active)) ?? [];
	if (listed.length === 0 && value === "") return null;
	// Until the lists have loaded, nobody knows that the code is gone.
	const saved = costs ? t("costs.gone", { code: value }) : value;
	return (
		<SelectField key={value} name={name} defaultValue={value} autoComplete="off" {...field}>
			<option value="">{none}</option>
			{value === "" || listed.some(({ code }) => code === value) ? null : <option value={value}>{saved}</option>}
			{listed.map(({ code, name: words }) => (
				<option key={code} value={code}>
					{code} {words}
				</option>
			))}
		</SelectField>
	);
}

/** Shows the stored note to a reader who has edited an earlier one. */
export function SavedNow({ text }: { text: string }) {
	const t = useT("cart");
	return text === "" ? t("present.empty") : t("present.text", { text });
}
