import { Form } from "@remix-run/react";
import type { TeamMember } from "../../../contract/team";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { RoleFields } from "./role-fields";
import * as css from "./rows.css";
import * as parts from "./team.css";

/** What an owner does about a member, behind one control of the row. Who means themselves leaves further below. */
export function MemberForms({ member, refused }: { member: TeamMember; refused: FormResult | null }) {
	const t = useT("team");
	const { number } = useFormat();
	const { userid, email, role, limit, is_you } = member;
	const name = member.name || email;
	const values = refused?.values ?? {};
	const { of, summary } = useErrorTexts(refused);
	const id = `member-${userid}`;
	const labels = [
		{ name: "role", id: `${id}-role`, label: t("member.role") },
		{ name: "limit", id: `${id}-limit`, label: t("limit") },
	];
	return (
		<details className={css.more} open={refused !== null}>
			<summary className={css.summary}>
				{t("member.change")}
				<Hidden>: {name}</Hidden>
			</summary>
			<div className={css.forms}>
				<Form method="post" action="/users/company" preventScrollReset noValidate className={parts.form}>
					<ErrorSummary title={t("member.errors")} errors={summary(labels)} />
					<HiddenFields fields={{ intent: "change", userid }} />
					<RoleFields
						name={id}
						legend={t("member.role")}
						chosen={values.role ?? role}
						limit={values.limit ?? (limit === null ? "" : number(limit / 100))}
						errors={{ role: of("role"), limit: of("limit") }}
					/>
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
