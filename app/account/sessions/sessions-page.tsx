import { Form } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import type { SessionNews } from "../../platform/session/visitor";
import { Button } from "../../ui/forms/button";
import { FocusedAlert } from "../../ui/notice";
import { AccountPage } from "../profile/account-page";
import { SessionList, type SessionView } from "./session-list";
import * as css from "./sessions-page.css";

interface SessionsProps {
	sessions: readonly SessionView[];
	/** How many there are besides. */
	more: number;
	/** What the form before this page has come to. */
	news: SessionNews | null;
	/** Another one for each answer. */
	answer: string;
	/** What a form that could not be done was answered with. */
	failed: unknown;
}

/** Where the account is signed in: what is not one's own is ended here. */
export function SessionsPage({ sessions, more, news, answer, failed }: SessionsProps) {
	const t = useT("sessions");
	return (
		<AccountPage title={t("title")} current="profile" crumbs={[]} lead={t("lead")}>
			{failed ? (
				<FocusedAlert title={t("failed.title")} answer={failed}>
					<p>{t("failed.text")}</p>
				</FocusedAlert>
			) : news ? (
				<FocusedAlert tone="success" title={t(`news.${news}`)} answer={answer} />
			) : null}
			<div className={css.page}>
				<SessionList sessions={sessions} />
				{more > 0 ? <p>{t("more", { count: more })}</p> : null}
				{sessions.length > 1 ? (
					<Form method="post" action="/users/sessions" className={css.all}>
						<Button name="intent" value="others">
							{t("endOthers")}
						</Button>
					</Form>
				) : (
					<p>{t("alone")}</p>
				)}
				<p className={css.note}>{t("note")}</p>
			</div>
		</AccountPage>
	);
}
