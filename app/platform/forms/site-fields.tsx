import type { ComponentProps } from "react";
import { TextField } from "../../ui/forms/field";
import { useT } from "../i18n/i18n";
import type { SummaryField } from "./error-texts";

const places = ["company", "streetAddress", "addressAdditionalLine", "postCode", "city", "name", "phone"] as const;
const optionalPlaces: readonly string[] = ["company", "addressAdditionalLine"];

interface SiteFieldsProps {
	/** The attributes of a field, with what was typed. */
	field: (name: string, label: string, initial: string) => ComponentProps<typeof TextField>;
	values: Record<(typeof places)[number] | "siteNotes", string>;
	autoComplete?: "off";
}

/** The address to which a sent order goes. Its country stays. */
export function SiteFields({ field, values, autoComplete }: SiteFieldsProps) {
	const common = useT("common");
	const t = useT("checkout");
	return (
		<>
			{places.map((name) => (
				<TextField
					key={name}
					{...field(name, t(`field.${name}`), values[name])}
					optional={optionalPlaces.includes(name) ? common("optional") : undefined}
					autoComplete={autoComplete}
				/>
			))}
			<TextField
				{...field("siteNotes", t("field.siteNotes"), values.siteNotes)}
				optional={common("optional")}
				maxLength={500}
				autoComplete={autoComplete}
			/>
		</>
	);
}

/** The fields of SiteFields in the error summary. */
export function useSiteSummary(): SummaryField[] {
	const t = useT("checkout");
	return [...places, "siteNotes" as const].map((name) => ({ name, id: name, label: t(`field.${name}`) }));
}
