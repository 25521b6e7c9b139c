import { FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import * as css from "../steps/form.css";

interface CompanyFieldProps {
	field: ShopField;
	/** Shown where nothing is wrong. */
	warning?: string;
	/** Where the look-up's outcome is shown. */
	lookUpAction: string;
}

/** The name of the company; how it begins is enough to find it in the register. */
export function CompanyField({ field, warning, lookUpAction }: CompanyFieldProps) {
	const t = useT("checkout");
	return (
		<div className={css.whole}>
			<div className={css.withButton}>
				<FormTextField
					field={field}
					label={t("field.company")}
					warning={field.errors ? undefined : warning}
					autoComplete="billing organization"
					required
				/>
				<div className={css.besideField}>
					<Button name="intent" value="lookup-name" formAction={lookUpAction} formNoValidate>
						{t("lookup.byName")}
					</Button>
				</div>
			</div>
		</div>
	);
}
