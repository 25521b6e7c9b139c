import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page as listPage } from "../../contract/desk/fields";
import { deskLog, undoProblems } from "../../contract/desk/staff";
import { mayAs } from "../../contract/desk/staff-roles";
import { idInPath } from "../../contract/fields";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { ListPager } from "../platform/page/list-pager";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Link } from "../ui/link";
import { FocusedAlert } from "../ui/notice";
import { deskPages } from "./desk-list.server";
import { takeDeskNews } from "./desk-news.server";
import { DeskPage } from "./desk-page";
import * as css from "./desk-page.css";
import { DeskTable } from "./desk-table";
import { pageAfter } from "./door/door.server";
import { type Subject, subjectHref } from "./subject-href";
import { UndoForm } from "./undo-form";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

/** Calls that the log says in words. Calls of other systems' keys are not in it. */
const told = [
	"log/{number}/undo",
	"me/sign-out",
	"me/sessions/{number}/end",
	"me/app",
	"me/app/confirmation",
	"me/passkeys/challenge",
	"me/passkeys",
	"me/passkeys/{number}/removal",
	"staff",
	"staff/{number}/roles",
	"staff/{number}/removal",
	"connections/of/{number}",
	"connections/{number}",
	"connections/{number}/secret",
	"connections/{number}/notices",
	"connections/{number}/notices/again",
	"orders/{number}/review",
	"orders/{number}/change-requests/acceptance",
	"orders/{number}/change-requests/refusal",
	"orders/{number}/changes",
	"orders/{number}/dates",
	"orders/{number}/deliveries",
	"orders/{number}/done",
	"orders/{number}/cancellation",
	"deliveries/{number}/papers",
	"deliveries/{number}/photographs",
	"deliveries/{number}/heats",
	"deliveries/{number}/certificates",
	"orders/{number}/invoices",
	"orders/{number}/refunds",
	"invoices/{number}/credits",
	"invoices/{number}/payment",
	"reminders",
	"bank/files",
	"bank/bookings",
	"bank/set-aside",
	"bank/assignments",
	"bank/paid-back",
	"claims/{number}/answers",
	"requests",
	"requests/{number}/quotation",
	"requests/{number}/closed",
	"companies/{number}/limit",
	"companies/{number}/verification",
	"companies/{number}/refusal",
	"companies/{number}/block",
	"companies/{number}/order-keys",
	"companies/{number}/prices",
	"purchases",
	"purchases/{number}/expected",
	"purchases/{number}/mail",
	"suppliers/{number}/email",
	"searches/synonyms",
	"searches/synonyms/{number}/removal",
	"catalogue/goods/{number}/supplies",
	"catalogue/goods/{number}/texts",
	"catalogue/goods/{number}/articles",
	"catalogue/goods/{number}/pictures",
	"catalogue/goods/{number}/photographs",
	"catalogue/files",
	"catalogue/files/{number}/import",
	"keys",
	"keys/{number}/revocation",
	"webhooks",
	"webhooks/{number}/removal",
	"webhooks/{number}/resend",
	"mails/{number}/resend",
	"content/articles/{number}",
	"content/articles/{number}/restoration",
	"content/articles/{number}/removal",
	"content/questions/{number}",
	"content/questions/{number}/restoration",
	"content/questions/{number}/removal",
	"content/questions/{number}/move",
	"content/hours/{number}",
	"content/hours/{number}/restoration",
	"content/contact/{number}",
	"content/contact/{number}/restoration",
	"company/{number}",
	"company/{number}/restoration",
	"content/pages/{number}",
	"content/pages/{number}/restoration",
	"content/promotions/{number}",
	"content/promotions/{number}/restoration",
	"content/promotions/{number}/removal",
	"content/topics/{number}",
	"content/topics/{number}/move",
	"content/topics/{number}/removal",
] as const;

const subjects = ["orders", "claims", "requests", "companies"] as const satisfies readonly Subject[];

/** The page of what a call has changed; null without one. */
function pageOf(call: string, number: string): string | null {
	if (call.startsWith("content/questions/")) return href("/desk/words/questions/:number", { number: number.toLowerCase() });
	if (call.startsWith("content/promotions/")) return href("/desk/words/promotions/:number", { number: number.toLowerCase() });
	if (call.startsWith("content/pages/")) return href("/desk/words/pages/:number", { number: number.toLowerCase() });
	if (call.startsWith("content/hours/")) return href("/desk/words/hours");
	if (call.startsWith("content/contact/")) return href("/desk/words/contact");
	if (call.startsWith("company/")) return href("/desk/words/company");
	if (call.startsWith("content/topics/")) return href("/desk/words/questions");
	if (call.startsWith("content/articles/")) return href("/desk/words/articles/:number", { number: number.toLowerCase() });
	if (call.startsWith("catalogue/goods/{number}")) return subjectHref("goods", number);
	const subject = subjects.find((one) => call === one || call.startsWith(`${one}/`));
	return subject ? subjectHref(subject, number) : null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = listPage.catch(1).parse(new URL(request.url).searchParams.get("page") ?? 1);
	const { backend, member } = context.desk();
	const [{ entries, count }, { roles }] = await Promise.all([backend(deskLog.list, { query: { page } }), member()]);
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "medium", timeZone });
	const didOf = (call: string) => told.find((one) => one === call) ?? null;
	return {
		entries: entries.map(({ id, at, call, subject, name, undo, is_undone, undoes }) => {
			const about = undoes ?? call;
			return {
				...{ id, name, undo, isUndone: is_undone },
				// Names of texts are in lower case; all other subjects are numbers.
				subject: about.startsWith("content/") ? subject.toLowerCase() : subject,
				...{ call: about, did: didOf(about), isUndo: undoes !== null },
				to: pageOf(about, subject),
				time: time.format(new Date(at)),
			};
		}),
		isOfAll: mayAs(roles, "owner"),
		page,
		pages: deskPages(count),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.log") }),
	};
}

/** Takes an entry back. The forms are on every page of the desk whose action can be taken back. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const entry = idInPath.safeParse(form.get("entry")).data;
	if (entry === undefined) throw new Response(null, { status: 400 });
	try {
		const { did } = await context.desk().backend(deskLog.undo, { params: { number: entry }, body: {} });
		context.visitor.setFlash({ kind: "desk", news: did === "credited" ? "credited" : "takenBack" });
		// A new text that was deleted has no page any more.
		return redirect(did === "deleted" ? href("/desk/log") : pageAfter(form, request), 303);
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { code, fields } = error.answer;
		const problem = code === "not_allowed" ? ("role" as const) : z.enum(undoProblems).catch("changed").parse(fields?.entry?.[0]);
		return data({ problem }, { status: error.status });
	}
}
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function Log() {
	const { entries, isOfAll, page, pages, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const saidOf = ({ did, call }: (typeof entries)[number]): string => (did ? t(`did.${did}`) : call);
	return (
		<DeskPage title={t("nav.log")} lead={t(isOfAll ? "log.lead" : "log.own")} news={answer ? null : news}>
			{answer ? <FocusedAlert title={t(`undo.problem.${answer.problem}`)} answer={answer} /> : null}
			<DeskTable
				caption={t("nav.log")}
				rows={entries}
				keyOf={({ id }) => id}
				empty={t("log.empty")}
				columns={[
					{ title: t("log.time"), cell: ({ time }) => time },
					{ title: t("log.who"), isName: true, cell: ({ name }) => name },
					{
						title: t("log.what"),
						cell: (entry) =>
							entry.isUndo ? t("log.undo", { what: saidOf(entry) }) : entry.did ? saidOf(entry) : <code>{entry.call}</code>,
					},
					{ title: t("log.subject"), cell: ({ subject, to }) => (to ? <Link to={to}>{subject}</Link> : subject) },
					{
						title: t("undo.restore"),
						cell: (entry) =>
							entry.isUndone ? (
								<span className={css.muted}>{t("log.undone")}</span>
							) : entry.undo ? (
								<UndoForm entry={entry.id} by={entry.undo} of={`${saidOf(entry)} ${entry.subject}`.trim()} />
							) : null,
					},
				]}
			/>
			<ListPager page={page} pages={pages} hrefOf={(at) => href("/desk/log", { page: at === 1 ? null : at })} />
		</DeskPage>
	);
}
