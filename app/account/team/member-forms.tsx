import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { TeamMember } from "../../../contract/team";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { RoleFields } from "./role-fields";
import * as css from "./rows.css";
import * as parts from "./team.css";

/** What an owner does about a member, behind one control of the row. Who means themselves leaves further below. */
export function MemberForms({ member, reply }: { member: TeamMember; reply: FormReply | null }) {
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
				<Form method="post" action="/users/company" preventScrollReset {...getFormProps(form)} className={parts.form}>
					<ErrorSummary title={t("member.errors")} errors={summary(labels)} />
					<HiddenFields fields={{ intent: "change", userid }} />
					<RoleFields legend={t("member.role")} role={fields.role} limit={fields.limit} />
					<p>
						<Button>{t("member.save")}</Button>
					</p>
				</Form>
				{is_you ? null : (
					<Form method="post" action="/users/company" preventScrollReset className={css.removal}>
						<HiddenFields fields={{ intent: "remove", userid }} />
						<p className={parts.note}>{t("remove.text", { name })}</p>
						<p>
							<Button kind="quiet">{t("remove.submit")}</Button>
						</p>
					</Form>
				)}
			</div>
		</details>
	);
}
