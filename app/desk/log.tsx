import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { page as listPage } from "../../contract/desk/fields";
import { deskStaff } from "../../contract/desk/staff";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { ListPager } from "../platform/page/list-pager";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Link } from "../ui/link";
import { deskPages } from "./desk-list.server";
import { DeskPage } from "./desk-page";
import { DeskTable } from "./desk-table";
import { type Subject, subjectHref } from "./subject-href";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

/** Calls that the log says in words. Calls of other systems' keys are not in it. */
const told = [
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
	"orders/{number}/review",
	"orders/{number}/changes",
	"orders/{number}/dates",
	"orders/{number}/deliveries",
	"orders/{number}/done",
	"orders/{number}/cancellation",
	"deliveries/{number}/papers",
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
	"claims/{number}/answers",
	"requests/{number}/quotation",
	"requests/{number}/closed",
	"companies/{number}/limit",
	"companies/{number}/verification",
	"companies/{number}/prices",
	"purchases",
	"purchases/{number}/expected",
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
	if (call.startsWith("content/topics/")) return href("/desk/words/questions");
	if (call.startsWith("content/articles/")) return href("/desk/words/articles/:number", { number: number.toLowerCase() });
	if (call.startsWith("catalogue/goods/{number}")) return subjectHref("goods", number);
	const subject = subjects.find((one) => call.startsWith(`${one}/`));
	return subject ? subjectHref(subject, number) : null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = listPage.catch(1).parse(new URL(request.url).searchParams.get("page") ?? 1);
	const { entries, count } = await context.desk().backend(deskStaff.log, { query: { page } });
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "medium", timeZone });
	return {
		entries: entries.map(({ at, call, subject, name }, index) => ({
			...{ id: index, name, call },
			// Names of texts are in lower case; all other subjects are numbers.
			subject: call.startsWith("content/") ? subject.toLowerCase() : subject,
			did: told.find((one) => one === call) ?? null,
			to: pageOf(call, subject),
			time: time.format(new Date(at)),
		})),
		page,
		pages: deskPages(count),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.log") }),
	};
}

export default function Log() {
	const { entries, page, pages } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.log")} lead={t("log.lead")}>
			<DeskTable
				caption={t("nav.log")}
				rows={entries}
				keyOf={({ id }) => id}
				empty={t("log.empty")}
				columns={[
					{ title: t("log.time"), cell: ({ time }) => time },
					{ title: t("log.who"), isName: true, cell: ({ name }) => name },
					{ title: t("log.what"), cell: ({ call, did }) => (did ? t(`did.${did}`) : <code>{call}</code>) },
					{ title: t("log.subject"), cell: ({ subject, to }) => (to ? <Link to={to}>{subject}</Link> : subject) },
				]}
			/>
			<ListPager page={page} pages={pages} hrefOf={(at) => href("/desk/log", { page: at === 1 ? null : at })} />
		</DeskPage>
	);
}
