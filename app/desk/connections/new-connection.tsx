import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deskConnections } from "../../../contract/desk/procurement/connections";
import { idem } from "../../../contract/fields";
import { connectionKinds } from "../../../contract/procurement";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { keysOf } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { SelectField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { ConnectionFields } from "./connection-fields";
import { connectionForm, pathOf, type TypedConnection } from "./connection-form.server";

export const handle = { i18n: ["desk", "errors", "common"] };
export const meta = pageMeta;

export async function loader({ context, params: { number = "" } }: LoaderFunctionArgs) {
	const { company, members } = await context.desk().backend(deskConnections.ofCompany, { params: { number } });
	const typed: Partial<TypedConnection> = { member: members[0]?.email ?? "", extras: "texts", isActive: "on" };
	const title = context.texts.translator("desk")("connections.new");
	return { company, members, typed, kinds: [...connectionKinds], key: context.newKey(), meta: describePage(context, { title }) };
}

interface Answer {
	/** The access of a new connection; no other answer has its secret. */
	made: { id: number; path: string; login: string; secret: string } | null;
	reply: FormReply | undefined;
}

/** The secret is in this answer alone. */
export async function action({ request, context, params: { number = "" } }: ActionFunctionArgs) {
	const form = await request.formData();
	const head = z.object({ key: idem, kind: z.enum(connectionKinds) }).safeParse(Object.fromEntries(form));
	if (!head.success) throw new Response(null, { status: 400 });
	const submission = readForm(connectionForm, form);
	if (submission.status !== "success") return data<Answer>({ made: null, reply: submission.reply() }, { status: 422 });
	try {
		const body = { ...submission.value, ...head.data };
		const { id, secret } = await context.desk().backend(deskConnections.add, { params: { number }, body });
		return data<Answer>({ made: { id, path: pathOf[body.kind], login: body.login, secret }, reply: undefined });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return data<Answer>(
			{ made: null, reply: submission.reply({ fieldErrors: keysOf(error.answer.fields ?? {}) }) },
			{ status: error.status },
		);
	}
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function NewConnection() {
	const { company, members, typed, kinds, key } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const [form, fields] = useShopForm<TypedConnection>({ id: "connection", reply: answer?.reply, defaultValue: typed });
	const list = href("/desk/companies/:number/connections", { number: company.vat.toLowerCase() });
	const made = answer?.made;
	return (
		<DeskPage title={t("connections.new")} lead={`${company.name} ${company.vat}`} tools={<Link to={list}>{t("connections.back")}</Link>}>
			{made ? (
				<FocusedAlert tone="success" title={t("connections.secret")} answer={answer}>
					<Facts
						items={[
							{ term: t("connections.path"), value: <code>{made.path}</code> },
							{ term: t("connections.login"), value: <code>{made.login}</code> },
							{ term: t("connections.secret.title"), value: <code>{made.secret}</code> },
						]}
					/>
					<p>
						<Link to={href("/desk/connections/:number", { number: made.id })}>{t("connections.open")}</Link>
					</p>
				</FocusedAlert>
			) : (
				<Form method="post" {...getFormProps(form)} className={css.form}>
					<HiddenFields fields={{ key }} />
					<SelectField id="kind" name="kind" label={t("connections.kind")} autoComplete="off">
						{kinds.map((kind) => (
							<option key={kind} value={kind}>
								{t(`connections.kind.${kind}`)}
							</option>
						))}
					</SelectField>
					<ConnectionFields fields={fields} members={members} />
					<Button kind="primary">{t("connections.add")}</Button>
				</Form>
			)}
		</DeskPage>
	);
}
