import { useT } from "../../platform/i18n/i18n";
import type { ListNews } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";

/** What a form of the page before has done. */
export function ListNewsNotice({ news }: { news: ListNews | null }) {
	const t = useT("lists");
	if (!news) return null;
	return (
		<div role="status">
			<Notice tone="success" title={t(`news.${news}`)} />
		</div>
	);
}
