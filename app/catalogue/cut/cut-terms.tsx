import type { Cutting } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./cut-form.css";

/** What cutting means, below what it costs. */
export function CutTerms({ cutting: { fee, tolerance, kerf } }: { cutting: Cutting }) {
	const t = useT("cutting");
	const { money } = useFormat();
	return (
		<ul className={css.terms}>
			<li>{unbroken(t("terms.cut", { price: money(fee), tolerance, kerf }))}</li>
			<li>{t("terms.offcuts")}</li>
		</ul>
	);
}

/** Said before anything is added. */
export function NoReturn() {
	const t = useT("cutting");
	return <p className={css.noReturn}>{t("terms.return")}</p>;
}
