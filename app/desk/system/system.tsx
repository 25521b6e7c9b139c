import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { scopes } from "../../../contract/desk/scopes";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { ErrorSummary, FocusedAlert, Notice } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { actOnSystem, readSystem } from "./system.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => readSystem(context);
export const action = async ({ request, context }: ActionFunctionArgs) => actOnSystem(context, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A key and a secret are shown once, beside what there is now. */
export const shouldRevalidate = () => true;

export default function System() {
	const { problem, mails, webhooks, keys, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.system")} news={answer ? null : news}>
			{answer?.secret ? (
				<FocusedAlert tone="success" title={t("system.secret")} answer={answer}>
					<p>
						<code>{answer.secret}</code>
					</p>
				</FocusedAlert>
			) : null}
			{answer?.isRefused ? <FocusedAlert title={t("system.refused")} answer={answer} /> : null}
			<section className={css.section} aria-labelledby="mails-title">
				<h2 id="mails-title" className={css.sectionTitle}>
					{t("system.mails")}
				</h2>
				{problem ? (
					<Notice tone="warning">
						<p>{t("system.noMail")}</p>
					</Notice>
				) : null}
				<DeskTable
					caption={t("system.mails")}
					rows={mails}
					keyOf={({ id }) => id}
					empty={t("system.noMails")}
					columns={[
						{ title: t("system.recipients"), isName: "long", cell: ({ to }) => to },
						{ title: t("system.kind"), cell: ({ kind }) => <code>{kind}</code> },
						{ title: t("system.since"), cell: ({ time }) => time },
						{ title: t("system.state"), cell: ({ state, last_error: reason }) => `${t(`system.state.${state}`)}: ${reason}` },
						{
							title: t("system.again"),
							cell: ({ id, to }) => <Task intent="mail" id={id} text={t("system.resend")} label={`${t("system.resend")}: ${to}`} />,
						},
					]}
				/>
			</section>
			<section className={css.section} aria-labelledby="webhooks-title">
				<h2 id="webhooks-title" className={css.sectionTitle}>
					{t("system.webhooks")}
				</h2>
				<DeskTable
					caption={t("system.webhooks")}
					rows={webhooks}
					keyOf={({ id }) => id}
					empty={t("system.noWebhooks")}
					columns={[
						{ title: t("system.address"), isName: "long", cell: ({ url }) => url },
						{ title: t("system.events"), cell: ({ types }) => (types.length === 0 ? t("filter.all") : types.join(", ")) },
						{ title: t("system.waiting"), isFigure: true, cell: ({ waiting }) => waiting },
						{ title: t("system.failed"), isFigure: true, cell: ({ failed }) => failed },
						{
							title: t("system.again"),
							cell: ({ id, failed, url }) =>
								failed === 0 ? "–" : <Task intent="messages" id={id} text={t("system.resend")} label={`${t("system.resend")}: ${url}`} />,
						},
						{
							title: t("system.end"),
							cell: ({ id, url }) => <Task intent="unhook" id={id} text={t("staff.remove")} label={`${t("staff.remove")}: ${url}`} />,
						},
					]}
				/>
				<Making intent="hook" field="url" label={t("system.address")} submit={t("system.addWebhook")} result={answer?.result} />
			</section>
			<section className={css.section} aria-labelledby="keys-title">
				<h2 id="keys-title" className={css.sectionTitle}>
					{t("system.keys")}
				</h2>
				<DeskTable
					caption={t("system.keys")}
					rows={keys}
					keyOf={({ id }) => id}
					empty={t("system.noKeys")}
					columns={[
						{ title: t("field.name"), isName: true, cell: ({ name }) => name },
						{ title: t("system.scopes"), cell: ({ scopes: allowed }) => <code>{allowed.join(" ")}</code> },
						{ title: t("staff.lastUse"), cell: ({ used }) => used },
						{
							title: t("system.end"),
							cell: ({ id, name, isRevoked }) =>
								isRevoked ? (
									t("system.revoked")
								) : (
									<Task intent="revoke" id={id} text={t("system.revoke")} label={`${t("system.revoke")}: ${name}`} />
								),
						},
					]}
				/>
				<Making intent="key" field="name" label={t("field.name")} submit={t("system.makeKey")} result={answer?.result} />
			</section>
		</DeskPage>
	);
}

/** One button of a row. */
function Task({ intent, id, text, label }: { intent: string; id: number; text: string; label: string }) {
	return (
		<Form method="post" preventScrollReset>
			<HiddenFields fields={{ id: String(id) }} />
			<Button kind="quiet" size="s" name="intent" value={intent} aria-label={label}>
				{text}
			</Button>
		</Form>
	);
}

interface MakingProps {
	intent: "hook" | "key";
	field: "url" | "name";
	label: string;
	submit: string;
	result: FormResult | null | undefined;
}

/** Adds a webhook, or makes a key with its scopes. */
function Making({ intent, field, label, submit, result }: MakingProps) {
	const t = useT("desk");
	const own = result?.form === intent ? result : null;
	const { of, summary } = useErrorTexts(own);
	const id = `${intent}-${field}`;
	return (
		<Form method="post" className={css.form}>
			{own ? (
				<ErrorSummary
					title={t("errors")}
					errors={summary([
						{ name: field, id, label },
						{ name: "scopes", id: `scope-${scopes[0]}`, label: t("system.scopes") },
					])}
				/>
			) : null}
			<TextField
				key={own?.values[field]}
				id={id}
				name={field}
				label={label}
				defaultValue={own?.values[field]}
				errors={of(field)}
				required
			/>
			{intent === "key" ? (
				<fieldset key={own?.values.scopes} className={css.group}>
					<legend>{t("system.scopes")}</legend>
					{scopes.map((scope) => (
						<label key={scope} className={css.check}>
							<input
								id={`scope-${scope}`}
								type="checkbox"
								name="scopes"
								value={scope}
								defaultChecked={own?.values.scopes?.split(" ").includes(scope)}
							/>{" "}
							<code>{scope}</code>
						</label>
					))}
				</fieldset>
			) : null}
			<Button name="intent" value={intent}>
				{submit}
			</Button>
		</Form>
	);
}
