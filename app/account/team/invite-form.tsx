import { Form } from "@remix-run/react";
import { invitedRoles } from "../../../contract/team";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import { RoleFields } from "./role-fields";
import * as css from "./team.css";

interface InviteFormProps {
	/** The key of this one form: sent twice it is one mail. */
	idem: string;
	refused: FormResult | null;
}

/** Invites a colleague by mail. */
export function InviteForm({ idem, refused }: InviteFormProps) {
	const t = useT("team");
	const values = refused?.values ?? {};
	const { of, summary } = useErrorTexts(refused);
	const labels = [
		{ name: "email", id: "invite-email", label: t("invite.email") },
		{ name: "limit", id: "invite-limit", label: t("limit") },
	];
	return (
		<section aria-labelledby="invite" className={css.section}>
			<h2 id="invite" className={css.title}>
				{t("invite.title")}
			</h2>
			{/* Once it has been sent there is another one, empty again. */}
			<Form
				key={refused ? "typed" : idem}
				method="post"
				action="/users/company"
				preventScrollReset={Boolean(refused)}
				noValidate
				className={css.form}
			>
				<ErrorSummary title={t("invite.errors")} errors={summary(labels)} />
				<HiddenFields fields={{ intent: "invite", idem: refused?.errors.email?.includes("sentAlready") ? idem : (values.idem ?? idem) }} />
				<div className={css.email}>
					<TextField
						id="invite-email"
						name="email"
						type="email"
						label={t("invite.email")}
						errors={of("email")}
						defaultValue={values.email}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						required
						maxLength={254}
					/>
				</div>
				<RoleFields
					name="invite"
					legend={t("invite.role")}
					choices={invitedRoles}
					chosen={values.role ?? "buyer"}
					limit={values.limit ?? ""}
					errors={{ limit: of("limit") }}
				/>
				<p className={css.note}>{t("invite.note")}</p>
				<p>
					<Button kind="primary" size="l">
						{t("invite.submit")}
					</Button>
				</p>
			</Form>
		</section>
	);
}
