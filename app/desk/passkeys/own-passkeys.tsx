import { getFormProps } from "@conform-to/react";
import { Form, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { FormPasswordField, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { usePasskeys } from "./use-passkeys";

interface OwnPasskey {
	id: number;
	name: string;
	addedOn: string;
	/** null: it has not signed in yet. */
	usedOn: string | null;
}

/** The person's passkeys. Last on its page: the form appears with the scripts, and moves nothing. */
export function OwnPasskeys({ passkeys, reply }: { passkeys: readonly OwnPasskey[]; reply: FormReply | null | undefined }) {
	const t = useT("desk");
	return (
		<section className={css.section} aria-labelledby="passkeys-title">
			<h2 id="passkeys-title" className={css.sectionTitle}>
				{t("passkey.title")}
			</h2>
			<p>{t("passkey.lead")}</p>
			<DeskTable
				caption={t("passkey.title")}
				rows={passkeys}
				keyOf={({ id }) => id}
				empty={t("passkey.none")}
				columns={[
					{ title: t("field.name"), isName: true, cell: ({ name }) => name },
					{ title: t("passkey.added"), cell: ({ addedOn }) => addedOn },
					{ title: t("staff.lastUse"), cell: ({ usedOn }) => usedOn ?? "–" },
					{
						title: t("staff.remove"),
						cell: ({ id, name }) => (
							<Form method="post" preventScrollReset>
								<HiddenFields fields={{ passkey: id }} />
								<Button kind="quiet" size="s" name="intent" value="removePasskey" aria-label={t("passkey.removeOf", { name })}>
									{t("staff.remove")}
								</Button>
							</Form>
						),
					},
				]}
			/>
			<AddForm reply={reply} />
		</section>
	);
}

function AddForm({ reply }: { reply: FormReply | null | undefined }) {
	const t = useT("desk");
	const submit = useSubmit();
	const { isThere, isAsking, hasFailed, ask } = usePasskeys();
	// conform submits the form by itself to check a field, and calls this only for a press.
	const [form, { name, password }] = useShopForm<{ name: string; password: string }>({ id: "passkey", reply, onSubmit: add });
	if (!isThere) return null;
	/** Asks the authenticator first. A form without a name, or without the password, is refused before one is made. */
	async function add(event: FormEvent<HTMLFormElement>) {
		const fields = new FormData(event.currentTarget);
		fields.set("intent", "addPasskey");
		event.preventDefault();
		const typed = String(fields.get("password"));
		if (String(fields.get("name")).trim() !== "" && typed !== "") {
			const made = await ask(({ makePasskey }) => makePasskey(typed));
			if (!made) return;
			if (made !== "refused") {
				for (const [field, value] of Object.entries(made)) fields.set(field, value);
				fields.delete("password");
			}
		}
		submit(fields, { method: "post", preventScrollReset: true });
	}
	return (
		<Form method="post" {...getFormProps(form)} className={css.form}>
			<FormTextField field={name} label={t("passkey.name")} hint={t("passkey.nameHint")} autoComplete="off" required />
			<FormPasswordField field={password} label={t("field.password")} autoComplete="current-password" required />
			<Button disabled={isAsking}>{t("passkey.add")}</Button>
			<p role="status" className={css.muted}>
				{hasFailed ? t("passkey.notMade") : null}
			</p>
		</Form>
	);
}
