import { useT } from "../platform/i18n/i18n";
import type { Understood } from "./understood";
import * as css from "./understood-chips.css";

/** What was understood of a search, for the reader to check. */
export function UnderstoodChips({ parts }: { parts: readonly Understood[] }) {
	const t = useT("search");
	if (parts.length === 0) return null;
	return (
		<ul aria-label={t("understood")} className={css.chips}>
			{parts.map(({ label, value }) => (
				<li key={label} className={css.chip}>
					<span className={css.label}>{label}</span> {value}
				</li>
			))}
		</ul>
	);
}
