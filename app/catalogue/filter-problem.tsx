import { useT } from "../platform/i18n/i18n";
import { ErrorSummary, Notice } from "../ui/notice";
import { fieldId, wrongText } from "./filters/filter-range";
import * as css from "./list/narrowed-list.css";
import type { Narrowing } from "./narrowing";

/** Above the list: that the address could not be read. */
export function FilterProblem({ status }: Pick<Narrowing, "status">) {
	const t = useT("filters");
	if (status !== 400) return null;
	return (
		<div className={css.problem}>
			<Notice tone="warning" title={t("broken.title")}>
				<p>{t("broken.text")}</p>
			</Notice>
		</div>
	);
}

/** Above the form, and above its fold on a narrow screen: which fields could not be read. */
export function FilterErrors({ groups, typed, wrong }: Pick<Narrowing, "groups" | "typed" | "wrong">) {
	const t = useT("filters");
	if (wrong.length === 0) return null;
	const errors = wrong.map((name) => {
		const group = groups.find(({ code }) => name.endsWith(`.${code}`));
		const message = wrongText(t, group?.unit ?? "", typed[name] ?? "");
		return { id: fieldId(name), text: t("wrong.field", { field: group?.title ?? "", message }) };
	});
	return (
		<div className={css.errors}>
			<ErrorSummary title={t("wrong.title")} errors={errors} />
		</div>
	);
}
