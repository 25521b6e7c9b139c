import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as page from "../desk-page.css";
import { subjectHref } from "../subject-href";
import * as css from "./invoices.css";
import { readReminders, sendReminders } from "./reminders.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) => readReminders(context, request.url);
export const action = async ({ request, context }: ActionFunctionArgs) => sendReminders(context, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Refused reminders are shown as they may be sent now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** Shows each mail before it is sent. */
export default function Reminders() {
	const { reminders, key } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const count = reminders.filter(({ mail }) => mail !== null).length;
	return (
		<DeskPage
			title={t("reminders.title")}
			lead={reminders.length === 0 ? t("reminders.none") : undefined}
			tools={<Link to={href("/desk/invoices", { state: "overdue" })}>{t("reminders.back")}</Link>}
		>
			{answer?.problem ? <FocusedAlert title={t(`reminders.problem.${answer.problem}`)} answer={answer} /> : null}
			{reminders.map((reminder) => (
				<Preview key={reminder.number} reminder={reminder} />
			))}
			{count > 0 ? (
				<Form method="post">
					<HiddenFields fields={{ key }} />
					{reminders.map(({ number, mail }) => (mail ? <input key={number} type="hidden" name="reminder" value={mail.value} /> : null))}
					<Button kind="primary">{t("reminders.send", { count })}</Button>
				</Form>
			) : null}
		</DeskPage>
	);
}

function Preview({
	reminder: { number, company, order, open, due, days_overdue, last, refusal, mail },
}: {
	reminder: Loaded["reminders"][number];
}) {
	const t = useT("desk");
	const facts = [
		{ term: t("column.company"), value: company },
		{ term: t("reminders.order"), value: <Link to={subjectHref("orders", order)}>{order}</Link> },
		{ term: t("invoices.open"), value: open },
		{ term: t("invoices.due"), value: due },
		{ term: t("invoices.overdue"), value: String(days_overdue) },
		{ term: t("invoices.reminder"), value: last ? t("invoices.reminded", last) : "–" },
	];
	return (
		<section className={page.section} aria-labelledby={number}>
			<h2 id={number} className={page.sectionTitle}>
				{mail ? t("reminders.of", { stage: mail.stage, number }) : number}
			</h2>
			<Facts items={facts} isGrid />
			{refusal ? <p>{t(`reminders.refused.${refusal}`)}</p> : null}
			{mail ? (
				<div className={css.mail}>
					<p className={page.muted}>{t("reminders.to", { to: mail.to, language: mail.language })}</p>
					<p className={page.strong} lang={mail.lang}>
						{mail.subject}
					</p>
					<pre className={css.letter} lang={mail.lang}>
						{mail.text}
					</pre>
				</div>
			) : null}
		</section>
	);
}
