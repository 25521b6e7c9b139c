import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../../contract/approvals";
import { formatRange } from "../../../contract/fields";
import { ownNumbers, type Team, teams } from "../../../contract/team";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { DeferredPart } from "../../platform/document/deferred-part";
import { FormSelect } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import type { TeamNews } from "../../platform/session/visitor";
import { type Deferred, DeferredContent } from "../../ui/deferred-content";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary, Notice } from "../../ui/notice";
import { AccountPage, ApprovalHint } from "../account-page";
import { CostLists } from "./cost-lists";
import { FoundingPart } from "./founding";
import { MemberList, OpenInvitations } from "./members";
import * as css from "./team.css";
import { changeTeam, type TeamForm } from "./team.server";

export const handle = { i18n: ["account", "team", "approvals", "errors"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, texts, visitor } = context;
	const { email } = await context.user();
	// A seller's own backend may have no cost centres or own article numbers.
	const listed = optional(context, orNull(backend(ownNumbers.list, { query: { range: formatRange(0, 0) } })));
	const booked = optional(context, orNull(backend(teams.costs)));
	const asking = optional(context, orNull(backend(approvals.approvals)));
	const membership = await backend(teams.current);
	const [asked, costs, numbers] = await Promise.all([deferred(context, asking), deferred(context, booked), deferred(context, listed)]);
	const title = texts.translator("team")("title");
	const flash = visitor.takePageFlash();
	return {
		email,
		membership,
		costs,
		asked,
		numbers,
		idem: context.newKey(),
		news: flash?.kind === "team" ? flash.news : null,
		meta: describePage(context, { title }),
	};
}

export const action = changeTeam;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form shows the current team. */
export const shouldRevalidate = () => true;

export default function Company() {
	const { membership, costs, asked, email, idem, numbers, news } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const t = useT("team");
	const ofApprovals = useT("approvals");
	const { team, founding } = membership;
	const replyOf = (form: TeamForm) => (result?.form === form ? result.reply : null);
	return (
		<AccountPage title={t("title")} current="company" lead={team ? <Lead team={team} numbers={numbers} /> : null}>
			<TeamNotice news={result?.notice ?? news} />
			<DeferredPart of={asked} title={ofApprovals("title")} waiting={null}>
				{(known) => <ApprovalHint count={known?.waiting.length ?? 0} />}
			</DeferredPart>
			{team ? (
				<>
					<MemberList team={team} result={result} idem={idem} />
					<OpenInvitations invitations={team.invitations} idem={idem} />
					{team.role === "owner" ? (
						<DeferredPart of={costs} title={t("costs.title")} waiting={null}>
							{(known) => (known ? <CostLists costs={known} replyOf={replyOf} /> : null)}
						</DeferredPart>
					) : null}
					<LeaveForm team={team} reply={replyOf("leave")} />
				</>
			) : null}
			{founding ? <FoundingPart founding={founding} email={email} idem={idem} replyOf={replyOf} files={result?.files} /> : null}
		</AccountPage>
	);
}

function Lead({ team: { company, vat, role }, numbers }: { team: Team; numbers: Deferred<{ count: number } | null> }) {
	const t = useT("team");
	return (
		<p>
			{company ? `${company} · ` : ""}
			{vat} · {t("lead.role", { role: t(`role.${role}`) })}
			<DeferredContent of={numbers} waiting={null} missing={null}>
				{(known) =>
					known ? (
						<>
							{" · "}
							<Link to={href("/users/company/numbers")}>{t("numbers", { count: known.count })}</Link>
						</>
					) : null
				}
			</DeferredContent>
		</p>
	);
}

const done: readonly TeamNews[] = [
	"invited",
	"withdrawn",
	"changed",
	"removed",
	"left",
	"joined",
	"verified",
	"codeSent",
	"documentSent",
	"costs",
];

function TeamNotice({ news }: { news: TeamNews | null }) {
	const t = useT("team");
	return (
		<div role="status" className={css.notice}>
			{news ? <Notice tone={done.includes(news) ? "success" : "warning"}>{t(`news.${news}`)}</Notice> : null}
		</div>
	);
}

function LeaveForm({ team, reply }: { team: Team; reply: FormReply | null }) {
	const t = useT("team");
	const [form, fields] = useShopForm<Record<"successor", string>>({ id: "leave", reply });
	const { summary } = useFieldErrors();
	const others = team.members.filter(({ is_you }) => !is_you);
	const isLastOwner = team.role === "owner" && others.length > 0 && others.every(({ role }) => role !== "owner");
	return (
		<details className={css.leave} open={reply !== null}>
			<summary className={css.leaveSummary}>{t("leave.title")}</summary>
			<Form method="post" action={href("/users/company")} {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("leave.errors")} errors={summary([{ field: fields.successor, label: t("leave.successor") }])} />
				<input type="hidden" name="intent" value="leave" />
				<p>
					{t("leave.text")} {others.length === 0 ? t("leave.last") : isLastOwner ? t("leave.handOver") : null}
				</p>
				{isLastOwner ? (
					<div className={css.emailField}>
						<FormSelect field={fields.successor} label={t("leave.successor")}>
							<option value="">{t("leave.choose")}</option>
							{others.map(({ userid, name, email }) => (
								<option key={userid} value={userid}>
									{name ? `${name} (${email})` : email}
								</option>
							))}
						</FormSelect>
					</div>
				) : null}
				<p>
					<Button>{t("leave.submit")}</Button>
				</p>
			</Form>
		</details>
	);
}
