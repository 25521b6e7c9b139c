import { getFormProps, getInputProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { Role, Team, TeamInvitation, TeamMember } from "../../../contract/team";
import { invitedRoles, roles } from "../../../contract/values/team-roles";
import { href } from "../../platform/config/href";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { type ShopField, useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { emailInput } from "../../ui/forms/email-input";
import { Choice } from "../../ui/forms/field";
import { block, bold, hiddenOnPaper, hiddenOnPhone, label, medium, muted, note, ruledHeading, shrinks, stack } from "../../ui/layout.css";
import { ErrorSummary } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import * as css from "./team.css";
import type { TeamResult } from "./team.server";

/** The team's members. Owners change, remove and invite them here. */
export function MemberList({ team, result, idem }: { team: Team; result: TeamResult | null; idem: string }) {
	const t = useT("team");
	const isOwner = team.role === "owner";
	return (
		<section aria-labelledby="members" className={stack[4]}>
			<h2 id="members" className={ruledHeading}>
				{t("members.title")}
			</h2>
			<div>
				<div className={isOwner ? `${css.head} ${css.changeableHead}` : css.head} aria-hidden="true">
					<span>{t("column.name")}</span> <span>{t("column.role")}</span> <span className={css.number}>{t("column.limit")}</span>
				</div>
				<ul className={css.list} aria-labelledby="members">
					{team.members.map((member) => (
						<Member
							key={member.userid}
							member={member}
							team={team}
							reply={result?.form === `member-${member.userid}` ? result.reply : null}
						/>
					))}
				</ul>
			</div>
			{isOwner ? <InviteForm idem={idem} reply={result?.form === "invite" ? result.reply : null} /> : null}
		</section>
	);
}

interface MemberProps {
	member: Team["members"][number];
	team: Team;
	reply: TeamResult["reply"] | null;
}

function Member({ member, team, reply }: MemberProps) {
	const t = useT("team");
	const { money } = useFormat();
	const { name, email, role, limit, is_you } = member;
	const isOwner = team.role === "owner";
	// Buyers do not see other buyers' limits.
	const knowsLimit = role !== "buyer" || team.role !== "buyer" || is_you;
	return (
		<li className={isOwner ? `${css.row} ${css.changeable}` : css.row}>
			<p className={css.who}>
				{name ? <strong className={bold}>{name}</strong> : <span>{email}</span>}
				{is_you ? <span className={muted}> ({t("you")})</span> : null} {name ? <span className={`${note} ${block}`}>{email}</span> : null}
			</p>
			<p className={shrinks}>
				<span className={css.term}>{t("column.role")}</span> {t(`role.${role}`)}
			</p>
			<p className={knowsLimit ? css.amount : hiddenOnPhone}>
				{knowsLimit ? (
					<>
						<span className={css.term}>{t("column.limit")}</span>{" "}
						{limit === null ? <span className={muted}>{t("limit.none")}</span> : money(limit)}
					</>
				) : null}
			</p>
			{isOwner ? <MemberForms key={`${role} ${limit}`} member={member} reply={reply} /> : null}
		</li>
	);
}

/** Changes or removes a member. Owners leave the team by another form. */
function MemberForms({ member, reply }: { member: TeamMember; reply: FormReply | null }) {
	const t = useT("team");
	const { number } = useFormat();
	const { userid, email, role, limit, is_you } = member;
	const name = member.name || email;
	const [form, fields] = useShopForm<Record<"role" | "limit", string>>({
		id: `member-${userid}`,
		reply,
		defaultValue: { role, limit: limit === null ? "" : number(limit / 100) },
	});
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.role, label: t("member.role") },
		{ field: fields.limit, label: t("limit") },
	];
	return (
		<details className={css.more} open={reply !== null}>
			<summary className={css.summary}>
				{t("member.change")}
				<Hidden>: {name}</Hidden>
			</summary>
			<div className={css.forms}>
				<Form method="post" action={href("/users/company")} preventScrollReset {...getFormProps(form)} className={css.form}>
					<ErrorSummary title={t("member.errors")} errors={summary(labels)} />
					<HiddenFields fields={{ intent: "change", userid }} />
					<RoleFields legend={t("member.role")} role={fields.role} limit={fields.limit} />
					<p>
						<Button>{t("member.save")}</Button>
					</p>
				</Form>
				{is_you ? null : (
					<Form method="post" action={href("/users/company")} preventScrollReset className={css.removal}>
						<HiddenFields fields={{ intent: "remove", userid }} />
						<p className={css.note}>{t("remove.text", { name })}</p>
						<p>
							<Button kind="quiet">{t("remove.submit")}</Button>
						</p>
					</Form>
				)}
			</div>
		</details>
	);
}

export function OpenInvitations({ invitations, idem }: { invitations: readonly TeamInvitation[]; idem: string }) {
	const t = useT("team");
	if (invitations.length === 0) return null;
	return (
		<section aria-labelledby="invitations" className={stack[4]}>
			<h2 id="invitations" className={ruledHeading}>
				{t("invitations.title")}
			</h2>
			<ul className={css.list}>
				{invitations.map((invitation) => (
					<OpenInvitation key={invitation.id} invitation={invitation} idem={idem} />
				))}
			</ul>
		</section>
	);
}

function OpenInvitation({ invitation, idem }: { invitation: TeamInvitation; idem: string }) {
	const t = useT("team");
	const { date, money, number } = useFormat();
	const { id, email, role, limit, expires_at, is_expired } = invitation;
	const typed = limit === null ? "" : number(limit / 100);
	return (
		<li className={css.invitation}>
			<p className={css.who}>
				<strong className={bold}>{email}</strong>{" "}
				<span className={`${note} ${block}`}>
					{t(`role.${role}`)}
					{limit === null ? null : `, ${t("limit.of", { limit: money(limit) })}`}
				</span>
			</p>
			<p className={is_expired ? label : note}>
				{is_expired ? t("invitations.expired") : t("invitations.until", { day: date(expires_at) })}
			</p>
			<div className={css.buttons}>
				<Form method="post" action={href("/users/company")}>
					<HiddenFields fields={{ intent: "invite", email, role, limit: typed, idem: `${idem}-${id}` }} />
					<Button kind="quiet" size="s" aria-label={t("invitations.againTo", { email })}>
						{t("invitations.again")}
					</Button>
				</Form>
				<Form method="post" action={href("/users/company")}>
					<HiddenFields fields={{ intent: "withdraw", invitation: id }} />
					<Button kind="quiet" size="s" aria-label={t("invitations.withdrawOf", { email })}>
						{t("invitations.withdraw")}
					</Button>
				</Form>
			</div>
		</li>
	);
}

interface InviteFormProps {
	idem: string;
	reply: FormReply | null;
}

function InviteForm({ idem, reply }: InviteFormProps) {
	const t = useT("team");
	// A new key closes and empties the form after an invitation was sent.
	return (
		<details key={reply ? "typed" : idem} className={hiddenOnPaper} open={reply !== null}>
			<summary className={css.addingSummary}>{t("invite.title")}</summary>
			<InvitationForm idem={idem} reply={reply} />
		</details>
	);
}

function InvitationForm({ idem, reply }: InviteFormProps) {
	const t = useT("team");
	const [form, fields] = useShopForm<Record<"email" | "role" | "limit" | "idem", string>>({
		id: "invite",
		reply,
		defaultValue: { role: "buyer" },
	});
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.email, label: t("invite.email") },
		{ field: fields.limit, label: t("limit") },
	];
	const isSent = reply?.error?.email?.includes("sentAlready");
	return (
		<Form
			method="post"
			action={href("/users/company")}
			preventScrollReset={Boolean(reply)}
			{...getFormProps(form)}
			className={css.addedForm}
		>
			<ErrorSummary title={t("invite.errors")} errors={summary(labels)} />
			<HiddenFields fields={{ intent: "invite", idem: isSent ? idem : (fields.idem.value ?? idem) }} />
			<div className={css.emailField}>
				<FormTextField field={fields.email} {...emailInput} label={t("invite.email")} hint={t("invite.note")} autoComplete="off" required />
			</div>
			<RoleFields legend={t("invite.role")} choices={invitedRoles} role={fields.role} limit={fields.limit} />
			<p>
				<Button kind="primary" size="l">
					{t("invite.submit")}
				</Button>
			</p>
		</Form>
	);
}

interface RoleFieldsProps {
	legend: string;
	choices?: readonly Role[];
	role: ShopField;
	limit: ShopField;
}

/** A colleague's role. Only buyers have a limit field, also without scripts. */
function RoleFields({ legend, choices = roles, role, limit }: RoleFieldsProps) {
	const t = useT("team");
	const errors = useFieldErrors().of(role);
	return (
		<div className={css.role}>
			<fieldset className={stack[0]} aria-describedby={errors ? role.errorId : undefined}>
				<legend className={css.legend}>{legend}</legend>
				{choices.map((choice, index) => {
					const { key, ...radio } = getInputProps(role, { type: "radio", value: choice, ariaAttributes: false });
					return (
						<Choice
							key={choice}
							{...radio}
							// Error messages about the role link to the first choice.
							id={index === 0 ? role.id : `${role.id}-${choice}`}
							label={<span className={medium}>{t(`role.${choice}`)}</span>}
							hint={<span className={block}>{t(`role.${choice}.text`)}</span>}
							errors={index === 0 ? errors : undefined}
						/>
					);
				})}
			</fieldset>
			<div className={css.limit}>
				<FormTextField field={limit} label={t("limit")} hint={t("limit.hint")} inputMode="decimal" autoComplete="off" maxLength={40} />
			</div>
		</div>
	);
}
