import type { ReactNode } from "react";
import { useT } from "../platform/i18n/i18n";
import type { DeskNews } from "../platform/session/visitor";
import { FocusedAlert } from "../ui/notice";
import * as css from "./desk-page.css";
import { UndoForm } from "./undo-form";

/** The result of the last form, with the key of this answer and the entry of the log that can be taken back. */
export interface ShownNews {
	key: DeskNews;
	answer: string;
	undo: number | null;
	/** From when a text that was saved is shown; "" for other results. */
	day: string;
}

interface DeskPageProps {
	title: string;
	/** Short facts below the title. */
	lead?: ReactNode;
	/** Actions of the whole page. */
	tools?: ReactNode;
	news?: ShownNews | null;
	children: ReactNode;
}

export function DeskPage({ title, lead, tools, news, children }: DeskPageProps) {
	const t = useT("desk");
	return (
		<div className={css.page}>
			<div className={css.head}>
				<h1 className={css.title}>{title}</h1>
				{tools ? <div className={css.tools}>{tools}</div> : null}
				{lead ? <p className={css.lead}>{lead}</p> : null}
			</div>
			{news ? (
				<div className={css.news}>
					<FocusedAlert
						tone="success"
						title={news.key === "textPlanned" ? t("news.textPlanned", { day: news.day }) : t(`news.${news.key}`)}
						answer={news.answer}
					/>
					{news.undo === null ? null : <UndoForm entry={news.undo} by={news.key === "invoiced" ? "credit" : "restore"} />}
				</div>
			) : null}
			{children}
		</div>
	);
}
