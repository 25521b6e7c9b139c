import { useT } from "../../platform/i18n/i18n";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";

interface MistakesProps {
	problems: readonly { place: string; reason: string }[];
	/** Number of those that are not listed; null for none. */
	more: string | null;
}

/** The mistakes in a file, each with its place. */
export function Mistakes({ problems, more }: MistakesProps) {
	const t = useT("desk");
	if (problems.length === 0) return null;
	return (
		<section className={css.section} aria-labelledby="problems-title">
			<h2 id="problems-title" className={css.sectionTitle}>
				{t("imports.problems")}
			</h2>
			<DeskTable
				caption={t("imports.problems")}
				rows={problems.map((problem, index) => ({ ...problem, index }))}
				keyOf={({ index }) => index}
				empty=""
				columns={[
					{ title: t("imports.place"), isName: true, cell: ({ place }) => <span lang="en">{place}</span> },
					{ title: t("imports.reason"), cell: ({ reason }) => <span lang="en">{reason}</span> },
				]}
			/>
			{more ? <p className={css.muted}>{t("imports.moreProblems", { more })}</p> : null}
		</section>
	);
}

interface ChangesProps {
	changes: readonly { code: string; supplier: string; field: string; from: string; to: string }[];
	/** Number of those that are not listed; null for none. */
	more: string | null;
}

/** The values that a file changes, as the check has found them. */
export function Changes({ changes, more }: ChangesProps) {
	const t = useT("desk");
	if (changes.length === 0) return null;
	return (
		<section className={css.section} aria-labelledby="changes-title">
			<h2 id="changes-title" className={css.sectionTitle}>
				{t("imports.changes")}
			</h2>
			<DeskTable
				caption={t("imports.changes")}
				rows={changes.map((change, index) => ({ ...change, index }))}
				keyOf={({ index }) => index}
				empty=""
				columns={[
					{ title: t("imports.change.code"), isName: true, cell: ({ code }) => code },
					{ title: t("goods.supplier"), cell: ({ supplier }) => supplier },
					{ title: t("imports.change.field"), cell: ({ field }) => <span lang="en">{field}</span> },
					{ title: t("imports.change.from"), share: "l", cell: ({ from }) => from || "–" },
					{ title: t("imports.change.to"), share: "l", cell: ({ to }) => to || "–" },
				]}
			/>
			{more ? <p className={css.muted}>{t("imports.moreChanges", { more })}</p> : null}
		</section>
	);
}
