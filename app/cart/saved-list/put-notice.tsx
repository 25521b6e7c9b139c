import type { ListResult } from "../../../contract/lists";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import * as css from "./put-notice.css";

/** So many of a kind are named at once; the others fold. */
const mostShown = 6;

/** What came into the cart from a list, and what is no longer as it was noted there. */
export function PutNotice({ result }: { result: ListResult }) {
	const t = useT("lists");
	const { money, number } = useFormat();
	const { name, added, gone, prices, quantities, present } = result;
	const isSame = gone.length + prices.length + quantities.length + present.length === 0;
	const pair = (title: string, before: string, now: string) => `${title}: ${before} → ${now}`;
	return (
		<div role="status">
			<Notice tone={isSame ? "success" : "warning"} title={t("put.done", { name, count: added })}>
				{isSame ? (
					<p>{t("put.same")}</p>
				) : (
					<div className={css.changes}>
						<Changes title={t("put.gone")} lines={gone} />
						<Changes title={t("put.present")} lines={present.map(({ title, now }) => `${title}: ${number(now)}`)} />
						<Changes title={t("put.prices")} lines={prices.map(({ title, before, now }) => pair(title, money(before), money(now)))} />
						<Changes
							title={t("put.quantities")}
							lines={quantities.map(({ title, before, now }) => pair(title, number(before), number(now)))}
						/>
					</div>
				)}
			</Notice>
		</div>
	);
}

function Changes({ title, lines }: { title: string; lines: string[] }) {
	const t = useT("lists");
	if (lines.length === 0) return null;
	const rest = lines.slice(mostShown);
	return (
		<div>
			<p>{title}</p>
			<ul className={css.list}>
				{lines.slice(0, mostShown).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{rest.length > 0 ? (
				<details>
					<summary className={css.more}>{t("put.more", { count: rest.length })}</summary>
					<ul className={css.list}>
						{rest.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</details>
			) : null}
		</div>
	);
}
