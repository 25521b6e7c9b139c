import { createContext, useContext } from "react";
import type { TeamCosts } from "../../contract/team";
import { useT } from "../platform/i18n/i18n";
import { SelectField } from "../ui/forms/field";

/** Cost centres and projects of the reader's company; null where there are none. */
export const CostsContext = createContext<TeamCosts | null>(null);

interface SelectProps {
	id: string;
	name: "costCentre" | "project";
	label: string;
	/** Label of the empty choice. */
	none: string;
	optional?: string;
	errors?: string[];
	/** The code that is saved, or was typed. */
	value: string;
}

/** Chooses a cost centre or a project by its code; nothing where the company has none. What is saved stays a choice, though it is inactive by now. */
export function CostSelect({ name, none, value, ...field }: SelectProps) {
	const t = useT("cart");
	const costs = useContext(CostsContext);
	const listed = (name === "project" ? costs?.projects : costs?.cost_centres.filter((centre) => centre.is_active)) ?? [];
	if (listed.length === 0 && value === "") return null;
	// While the lists are on their way, or cannot be had, nobody knows that it is gone.
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

/** The stored text of a note, for a reader who typed over an earlier one. */
export function SavedNow({ text }: { text: string }) {
	const t = useT("cart");
	return text === "" ? t("present.empty") : t("present.text", { text });
}
