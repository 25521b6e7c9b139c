import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { Team } from "../../../contract/team";
import { FormSelect } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import * as css from "./team.css";

/** The way out of the team; the last owner names who keeps it then. */
export function LeaveForm({ team, reply }: { team: Team; reply: FormReply | null }) {
	const t = useT("team");
	const [form, fields] = useShopForm<Record<"successor", string>>({ id: "leave", reply });
	const { summary } = useFieldErrors();
	const others = team.members.filter(({ is_you }) => !is_you);
	const isLastOwner = team.role === "owner" && others.length > 0 && others.every(({ role }) => role !== "owner");
	return (
		<details className={css.leave} open={reply !== null}>
			<summary className={css.leaveSummary}>{t("leave.title")}</summary>
			<Form method="post" action="/users/company" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("leave.errors")} errors={summary([{ field: fields.successor, label: t("leave.successor") }])} />
				<input type="hidden" name="intent" value="leave" />
				<p>
					{t("leave.text")} {others.length === 0 ? t("leave.last") : isLastOwner ? t("leave.handOver") : null}
				</p>
				{isLastOwner ? (
					<div className={css.email}>
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
