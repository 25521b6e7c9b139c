import { useT } from "../../i18n";
import { MeanwhileNotice } from "../cart/meanwhile-notice";
import { usePaymentInfoLabels } from "./payment-info-labels";

const boxes = ["isSeparateShipping", "createAccount"] as const;

/** What is stored by now in fields of step 2 that hold something else, each with a link to its field. */
export function ChangedInfo({ present }: { present: Record<string, string> }) {
	const t = useT("checkout");
	const labels = usePaymentInfoLabels();
	const fields = labels.flatMap(({ name, id, label }) => {
		const stored = present[name];
		if (stored === undefined) return [];
		return [{ id, text: stored === "" ? t("changed.empty", { field: label }) : t("changed.field", { field: label, present: stored }) }];
	});
	const ofBoxes = boxes.flatMap((name) => {
		const stored = present[name];
		if (stored === undefined) return [];
		return [{ id: name, text: t(stored === "" ? "changed.unticked" : "changed.ticked", { field: t(`field.${name}`) }) }];
	});
	return (
		<MeanwhileNotice title={t("changed.title")}>
			<p>{t("changed.text")}</p>
			<ul>
				{[...fields, ...ofBoxes].map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`}>{text}</a>
					</li>
				))}
			</ul>
		</MeanwhileNotice>
	);
}
