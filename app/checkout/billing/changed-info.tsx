import { MeanwhileNotice } from "../../cart/cart-notices";
import type { CountryOption } from "../../platform/forms/country-field";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./changed-info.css";
import { type BoxName, paymentInfoId, usePaymentInfoLabels } from "./payment-info-fields";

const boxes = ["isSeparateShipping", "createAccount"] as const satisfies BoxName[];

/** What is stored by now in fields of step 2 that hold something else, each with a link to its field. */
export function ChangedInfo({ present, countries }: { present: Record<string, string>; countries: CountryOption[] }) {
	const t = useT("checkout");
	const labels = usePaymentInfoLabels();
	const fields = labels.flatMap(({ name, id, label }) => {
		const value = present[name];
		if (value === undefined) return [];
		const isCountry = name === "country" || name === "shipping.country";
		const stored = isCountry ? (countries.find(({ code }) => code === value)?.title ?? value) : value;
		return [{ id, text: stored === "" ? t("changed.empty", { field: label }) : t("changed.field", { field: label, present: stored }) }];
	});
	const ofBoxes = boxes.flatMap((name) => {
		const stored = present[name];
		if (stored === undefined) return [];
		return [
			{ id: `${paymentInfoId}-${name}`, text: t(stored === "" ? "changed.unticked" : "changed.ticked", { field: t(`field.${name}`) }) },
		];
	});
	return (
		<MeanwhileNotice title={t("changed.title")}>
			<p>{t("changed.text")}</p>
			<ul className={css.fields}>
				{[...fields, ...ofBoxes].map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`} className={css.field}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</MeanwhileNotice>
	);
}
