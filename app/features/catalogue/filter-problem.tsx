import { useT } from "../../i18n";
import { ErrorSummary, Notice } from "../../ui/notice";
import { fieldId, wrongText } from "./filter-range";
import * as css from "./narrowed-list.css";
import type { Narrowing } from "./narrowing";

/** Above the list: that the address could not be read, or which field could not. */
export function FilterProblem({ status, groups, typed, wrong }: Narrowing) {
	const t = useT("filters");
	if (status === 200) return null;
	const errors = wrong.map((name) => {
		const group = groups.find(({ code }) => name.endsWith(`.${code}`));
		const message = wrongText(t, group?.unit ?? "", typed[name] ?? "");
		return { id: fieldId(name), text: t("wrong.field", { field: group?.title ?? "", message }) };
	});
	return (
		<div className={css.problem}>
			{status === 422 ? (
				<ErrorSummary title={t("wrong.title")} errors={errors} />
			) : (
				<Notice tone="warning" title={t("broken.title")}>
					<p>{t("broken.text")}</p>
				</Notice>
			)}
		</div>
	);
}
