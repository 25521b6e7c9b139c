import { partDeliveries } from "../../../contract/values/order-states";
import { FormSelect, FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../steps/form.css";

/** When the goods are wanted, and whether they may come in parts. Both may be left open. */
export function DeliveryWishes({ fields }: { fields: Record<"wantedOn" | "partDeliveries", ShopField> }) {
	const t = useT("cart");
	const common = useT("common");
	return (
		<div className={css.wishes}>
			<FormTextField
				field={fields.wantedOn}
				type="date"
				label={t("wishes.day")}
				optional={common("optional")}
				hint={t("wishes.dayHint")}
				autoComplete="off"
			/>
			<FormSelect field={fields.partDeliveries} label={t("wishes.parts")} autoComplete="off">
				<option value="">{t("wishes.any")}</option>
				{partDeliveries.map((one) => (
					<option key={one} value={one}>
						{t(`wishes.${one}`)}
					</option>
				))}
			</FormSelect>
		</div>
	);
}
