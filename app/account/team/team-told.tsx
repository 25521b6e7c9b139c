import { useT } from "../../platform/i18n/i18n";
import type { TeamNews } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";
import { told } from "./team.css";

const done: readonly TeamNews[] = ["invited", "withdrawn", "changed", "removed", "left", "joined", "verified"];

/** What has become of a form. */
export function TeamTold({ news }: { news: TeamNews | null }) {
	const t = useT("team");
	return (
		<div role="status" className={told}>
			{news ? <Notice tone={done.includes(news) ? "success" : "warning"}>{t(`news.${news}`)}</Notice> : null}
		</div>
	);
}
