import { Form } from "@remix-run/react";
import type { Team } from "../../../contract/team";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "./team.css";

/** The way out of the team; the last owner names who keeps it then. */
export function LeaveForm({ team, refused }: { team: Team; refused: FormResult | null }) {
	const t = useT("team");
	const { of, summary } = useErrorTexts(refused);
	const others = team.members.filter(({ is_you }) => !is_you);
	const isLastOwner = team.role === "owner" && others.length > 0 && others.every(({ role }) => role !== "owner");
	return (
		<details className={css.leave} open={refused !== null}>
			<summary className={css.leaveSummary}>{t("leave.title")}</summary>
			<Form method="post" action="/users/company" noValidate className={css.form}>
				<ErrorSummary
					title={t("leave.errors")}
					errors={summary([{ name: "successor", id: "leave-successor", label: t("leave.successor") }])}
				/>
				<input type="hidden" name="intent" value="leave" />
				<p>
					{t("leave.text")} {others.length === 0 ? t("leave.last") : isLastOwner ? t("leave.handOver") : null}
				</p>
				{isLastOwner ? (
					<div className={css.email}>
						<SelectField
							id="leave-successor"
							name="successor"
							label={t("leave.successor")}
							errors={of("successor")}
							defaultValue={refused?.values.successor ?? ""}
						>
							<option value="">{t("leave.choose")}</option>
							{others.map(({ userid, name, email }) => (
								<option key={userid} value={userid}>
									{name ? `${name} (${email})` : email}
								</option>
							))}
						</SelectField>
					</div>
				) : null}
				<p>
					<Button>{t("leave.submit")}</Button>
				</p>
			</Form>
		</details>
	);
}
