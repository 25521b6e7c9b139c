import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { invitedRoles } from "../../../contract/values/team-roles";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { emailInput } from "../../ui/forms/email-input";
import { ErrorSummary } from "../../ui/notice";
import { RoleFields } from "./role-fields";
import * as css from "./team.css";

interface InviteFormProps {
	/** The key of this one form: sent twice it is one mail. */
	idem: string;
	reply: FormReply | null;
}

/** Invites a colleague by mail. */
export function InviteForm({ idem, reply }: InviteFormProps) {
	const t = useT("team");
	return (
		<section aria-labelledby="invite-title" className={css.section}>
			<h2 id="invite-title" className={css.title}>
				{t("invite.title")}
			</h2>
			{/* Once it has been sent there is another one, empty again. */}
			<Invitation key={reply ? "typed" : idem} idem={idem} reply={reply} />
		</section>
	);
}

function Invitation({ idem, reply }: InviteFormProps) {
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
		<Form method="post" action="/users/company" preventScrollReset={Boolean(reply)} {...getFormProps(form)} className={css.form}>
			<ErrorSummary title={t("invite.errors")} errors={summary(labels)} />
			<HiddenFields fields={{ intent: "invite", idem: isSent ? idem : (fields.idem.value ?? idem) }} />
			<div className={css.email}>
				<FormTextField field={fields.email} {...emailInput} label={t("invite.email")} autoComplete="off" required />
			</div>
			<RoleFields legend={t("invite.role")} choices={invitedRoles} role={fields.role} limit={fields.limit} />
			<p className={css.note}>{t("invite.note")}</p>
			<p>
				<Button kind="primary" size="l">
					{t("invite.submit")}
				</Button>
			</p>
		</Form>
	);
}
