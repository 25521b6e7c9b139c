import type { ComponentProps } from "react";
import type { Country } from "../../../contract/locale";
import { SelectField } from "../../ui/field";

export interface CountryOption {
	code: Country;
	title: string;
}

/** A country of an address, as the backend names them in the reader's language. */
export function CountryField({
	countries,
	...field
}: { countries: CountryOption[] } & Omit<ComponentProps<typeof SelectField>, "children">) {
	return (
		<SelectField {...field}>
			{countries.map(({ code, title }) => (
				<option key={code} value={code}>
					{title}
				</option>
			))}
		</SelectField>
	);
}
