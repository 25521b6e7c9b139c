import type { SearchResults } from "../../contract/search";
import type { Format } from "../platform/i18n/format";
import { type Translate, useT } from "../platform/i18n/i18n";
import * as css from "./search.css";

export interface UnderstoodQuery {
	label: string;
	value: string;
}

/** Returns the understood parts of a search in the reader's language. Empty if the backend does not send them. */
export function understoodParts(
	{ understood }: Pick<SearchResults, "understood">,
	format: Format,
	t: Translate<"search">,
): UnderstoodQuery[] {
	const { quantity, length, grade, finish, certificate } = understood ?? {};
	return [
		...(quantity ? [{ label: t("understood.quantity"), value: format.number(quantity) }] : []),
		...(length ? [{ label: t("understood.length"), value: `${format.number(length / 1000)}\u00a0m` }] : []),
		...(grade ? [{ label: t("understood.grade"), value: grade }] : []),
		...(finish ? [{ label: t("understood.finish"), value: finish }] : []),
		...(certificate ? [{ label: t("understood.certificate"), value: t("understood.certificate.how") }] : []),
	];
}

export function Understood({ parts }: { parts: readonly UnderstoodQuery[] }) {
	const t = useT("search");
	if (parts.length === 0) return null;
	return (
		<div className={css.understood}>
			<span aria-hidden="true">{t("understood")}:</span>
			<ul aria-label={t("understood")} className={css.understood}>
				{parts.map(({ label, value }) => (
					<li key={label}>
						{label} <span className={css.understoodValue}>{value}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
