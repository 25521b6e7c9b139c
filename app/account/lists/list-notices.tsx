import { Form } from "@remix-run/react";
import type { List } from "../../../contract/lists";
import { useT } from "../../platform/i18n/i18n";
import type { ListNews } from "../../platform/session/visitor";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { ListNewsNotice } from "./list-news-notice";
import * as css from "./list-notices.css";

/** What has been done, and what is no longer as it was. */
export function ListNotices({ list, news }: { list: List; news: ListNews | null }) {
	return (
		<div className={css.notices}>
			<ListNewsNotice news={news} />
			<ListChanges list={list} />
		</div>
	);
}

/** What is no longer as it was noted, before anything goes into the cart. */
function ListChanges({ list }: { list: List }) {
	const t = useT("lists");
	const { gone, repriced } = list;
	if (gone === 0 && repriced === 0) return null;
	return (
		<Notice tone="warning" title={t("changes.title")}>
			<ul className={css.list}>
				{gone > 0 ? <li>{t("changes.gone", { count: gone })}</li> : null}
				{repriced > 0 ? <li>{t("changes.repriced", { count: repriced })}</li> : null}
			</ul>
			{repriced > 0 && list.is_own ? (
				<Form method="post" action={`/users/lists/${list.uuid}`} preventScrollReset className={css.action}>
					<Button size="s" name="intent" value="notePrices">
						{t("changes.note")}
					</Button>
				</Form>
			) : null}
		</Notice>
	);
}
