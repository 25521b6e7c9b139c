import type { PlateCutting, Variant } from "../../../contract/catalogue";
import { narrowestRest } from "../../../contract/values/plates/plate-cuts";
import { thicknessOf } from "../../../contract/values/plates/plate-of";
import { thermalTolerance } from "../../../contract/values/plates/thermal-tolerance";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../cut/cut-form.css";

export function PlateTerms({ variant, cutting }: { variant: Variant; cutting: PlateCutting }) {
	const t = useT("cutting");
	const { money, number } = useFormat();
	const thickness = thicknessOf(variant);
	const [small, large] = thickness === null ? [null, null] : [thermalTolerance(314, thickness), thermalTolerance(1000, thickness)];
	return (
		<ul className={css.terms}>
			<li>{unbroken(t("plate.terms.price", { price: money(cutting.fee) }))}</li>
			<li>{unbroken(t("plate.terms.used", { gap: cutting.gap, rest: narrowestRest }))}</li>
			<li>{t("plate.terms.rest")}</li>
			{thickness !== null && small !== null && large !== null ? (
				<li>{unbroken(t("plate.terms.tolerance", { thickness: number(thickness), small: number(small), large: number(large) }))}</li>
			) : null}
		</ul>
	);
}
