import type { List, Listed } from "../../../contract/lists";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { ListNews } from "../../platform/session/visitor";
import { Dotted } from "../../ui/dotted";
import { note } from "../../ui/layout.css";
import { Notice } from "../../ui/notice";

export function ListFacts({
	list: { length, updated_at, is_own, is_shared, owner, rhythm },
}: {
	list: Listed & Partial<Pick<List, "rhythm">>;
}) {
	const t = useT("lists");
	const { tableDate } = useFormat();
	return (
		<Dotted
			className={note}
			items={[
				t("lines", { count: length }),
				t("changed", { date: tableDate(updated_at) }),
				is_own ? null : t("of", { name: owner }),
				is_own && is_shared ? t("shared") : null,
				rhythm ? t("rhythm.due", { date: tableDate(rhythm.due_on) }) : null,
			]}
		/>
	);
}

export function ListNewsNotice({ news }: { news: ListNews | null }) {
	const t = useT("lists");
	if (!news) return null;
	return (
		<div role="status">
			<Notice tone="success" title={t(`news.${news}`)} />
		</div>
	);
}
