import type { Country } from "../../../contract/locale";
import { FormSelect } from "./form-fields";
import type { ShopField } from "./use-shop-form";

export interface CountryOption {
	code: Country;
	title: string;
}

interface CountryFieldProps {
	field: ShopField;
	label: string;
	autoComplete: string;
	countries: CountryOption[];
}

/** An address's country. The backend names countries in the reader's language. */
export function CountryField({ countries, ...field }: CountryFieldProps) {
	return (
		<FormSelect {...field}>
			{countries.map(({ code, title }) => (
				<option key={code} value={code}>
					{title}
				</option>
			))}
		</FormSelect>
	);
}
