import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";
import type { TeamNews } from "../../visitor";
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
