import { FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../steps/form.css";

const names = ["ownFreightContract", "ownFreightCarrier"] as const;

/** Own freight asks for its contract and who drives (R11.3). */
export function OwnFreightFields({ fields }: { fields: Record<(typeof names)[number], ShopField> }) {
	const t = useT("checkout");
	return (
		<div className={css.ofOption}>
			<div className={css.twoFields}>
				{names.map((name) => (
					<FormTextField key={name} field={fields[name]} label={t(`field.${name}`)} autoComplete="off" />
				))}
			</div>
		</div>
	);
}
