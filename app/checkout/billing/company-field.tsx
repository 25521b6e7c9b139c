import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import * as css from "../steps/form.css";

interface CompanyFieldProps {
	value: string | undefined;
	errors?: string[];
	/** Shown where nothing is wrong. */
	warning?: string;
	/** Where the look-up's outcome is shown. */
	lookUpAction: string;
}

/** The name of the company; how it begins is enough to find it in the register. */
export function CompanyField({ value, errors, warning, lookUpAction }: CompanyFieldProps) {
	const t = useT("checkout");
	return (
		<div className={css.whole}>
			<div className={css.withButton}>
				<TextField
					id="company"
					name="company"
					label={t("field.company")}
					errors={errors}
					warning={errors ? undefined : warning}
					defaultValue={value}
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
