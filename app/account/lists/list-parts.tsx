import type { List, Listed } from "../../../contract/lists";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { ListNews } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";
import { facts } from "./lists.css";

export function ListFacts({
	list: { length, updated_at, is_own, is_shared, owner, rhythm },
}: {
	list: Listed & Partial<Pick<List, "rhythm">>;
}) {
	const t = useT("lists");
	const { tableDate } = useFormat();
	return (
		<p className={facts}>
			<span>{t("lines", { count: length })}</span> <span>{t("changed", { date: tableDate(updated_at) })}</span>{" "}
			{is_own ? null : <span>{t("of", { name: owner })}</span>} {is_own && is_shared ? <span>{t("shared")}</span> : null}{" "}
			{rhythm ? <span>{t("rhythm.due", { date: tableDate(rhythm.due_on) })}</span> : null}
		</p>
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
