import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { FocusedAlert, Notice } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { changeConnection, readConnection } from "./connection.server";
import { ConnectionFields } from "./connection-fields";
import type { TypedConnection } from "./connection-form.server";

export const handle = { i18n: ["desk", "errors", "common", "visit"] };
export const meta = pageMeta;

export const loader = ({ request, context, params: { number = "" } }: LoaderFunctionArgs) => readConnection(context, number, request.url);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	changeConnection(context, number, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A secret is shown once, and a refused form beside what the connection has come to. */
export const shouldRevalidate = () => true;

export default function Connection() {
	const { id, kind, path, name, version, company, hasMember, members, typed, opened, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const list = href("/desk/companies/:number/connections", { number: company.vat.toLowerCase() });
	return (
		<DeskPage
			title={name}
			lead={`${t(`connections.kind.${kind}`)}, ${path} · ${company.name} ${company.vat}`}
			tools={
				<>
					{kind === "cxml" ? <Link to={href("/desk/connections/:number/cxml", { number: id })}>{t("cxml.open")}</Link> : null}
					<Link to={list}>{t("connections.back")}</Link>
				</>
			}
			news={answer ? null : news}
		>
			{answer?.secret ? (
				<FocusedAlert tone="success" title={t("connections.secret")} answer={answer}>
					<p>
						<code>{answer.secret}</code>
					</p>
				</FocusedAlert>
			) : null}
			{answer?.isStale ? <FocusedAlert title={t("connections.stale")} answer={answer} /> : null}
			{hasMember ? null : (
				<Notice tone="warning">
					<p>{t("connections.memberGone")}</p>
				</Notice>
			)}
			{opened ? (
				<section className={css.section} aria-labelledby="message-title">
					<h2 id="message-title" className={css.sectionTitle}>
						{opened.kind}
					</h2>
					<pre className={css.words}>{opened.text}</pre>
				</section>
			) : null}
			<Log />
			<Test />
			<Settings key={version} typed={typed} members={members} version={version} />
			<section className={css.section} aria-labelledby="secret-title">
				<h2 id="secret-title" className={css.sectionTitle}>
					{t("connections.secret.title")}
				</h2>
				<Form method="post" action={href("/desk/connections/:number", { number: id })} className={css.form}>
					<HiddenFields fields={{ version: String(version) }} />
					<p className={css.muted}>{t("connections.secret.hint")}</p>
					<Button name="intent" value="secret">
						{t("connections.secret.renew")}
					</Button>
				</Form>
			</section>
		</DeskPage>
	);
}

function Settings({ typed, members, version }: { typed: TypedConnection; members: { email: string; name: string }[]; version: number }) {
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const [form, fields] = useShopForm<TypedConnection>({ id: "connection", reply: answer?.reply, defaultValue: typed });
	return (
		<section className={css.section} aria-labelledby="settings-title">
			<h2 id="settings-title" className={css.sectionTitle}>
				{t("connections.settings")}
			</h2>
			<Form method="post" preventScrollReset {...getFormProps(form)} className={css.form}>
				<HiddenFields fields={{ version: String(version) }} />
				<ConnectionFields fields={fields} members={members} />
				<Button kind="primary" name="intent" value="change">
					{t("connections.save")}
				</Button>
			</Form>
		</section>
	);
}

function Log() {
	const { id, messages } = useLoaderData<typeof loader>();
	const t = useT("desk");
	const visit = useT("visit");
	return (
		<section className={css.section} aria-labelledby="log-title">
			<h2 id="log-title" className={css.sectionTitle}>
				{t("connections.log")}
			</h2>
			<DeskTable
				caption={t("connections.log")}
				rows={messages}
				keyOf={(row) => row.id}
				empty={t("connections.noMessages")}
				columns={[
					{ title: t("connections.time"), isShort: true, cell: ({ time }) => time },
					{
						title: t("connections.message"),
						isName: true,
						cell: (row) => <Link to={href("/desk/connections/:number", { number: id, message: row.id })}>{row.kind}</Link>,
					},
					{ title: t("connections.direction"), cell: ({ direction }) => t(`connections.${direction}`) },
					{ title: t("connections.state"), cell: ({ state }) => t(`connections.state.${state}`) },
					{
						title: t("connections.problem"),
						cell: ({ known, said }) => (known ? visit(`refused.${known}`, { about: "…" }) : said || "–"),
					},
				]}
			/>
		</section>
	);
}

/** A form whose answer is in the address: it changes nothing. */
function Test() {
	const { test } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<section className={css.section} aria-labelledby="test-title">
			<h2 id="test-title" className={css.sectionTitle}>
				{t("connections.test")}
			</h2>
			<Form method="get" className={css.form} preventScrollReset>
				<TextField
					id="article"
					name="article"
					label={t("connections.article")}
					defaultValue={test?.article ?? ""}
					autoComplete="off"
					required
				/>
				<TextField
					id="quantity"
					name="quantity"
					label={t("connections.quantity")}
					inputMode="numeric"
					defaultValue={String(test?.quantity ?? 1)}
					autoComplete="off"
				/>
				<Button>{t("connections.show")}</Button>
			</Form>
			{test ? (
				<DeskTable
					caption={t("connections.sent", { action: test.action })}
					rows={test.fields.map((field, index) => ({ ...field, index }))}
					keyOf={({ index }) => index}
					empty={t("connections.noArticle")}
					columns={[
						{ title: t("connections.field"), isName: true, cell: (field) => <code>{field.name}</code> },
						{ title: t("connections.value"), cell: ({ value }) => value },
					]}
				/>
			) : null}
		</section>
	);
}
