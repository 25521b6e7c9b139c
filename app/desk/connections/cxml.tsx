import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { deskNotices } from "../../../contract/desk/procurement/notices";
import { cartFields } from "../../../contract/procurement";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { FormSelect, FormTextField } from "../../platform/forms/form-fields";
import { keysOf } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";

export const handle = { i18n: ["desk", "errors", "common"] };
export const meta = pageMeta;

export async function loader({ context, params: { number = "" } }: LoaderFunctionArgs) {
	const notices = await context.desk().backend(deskNotices.ofConnection, { params: { number } });
	return {
		...notices,
		number,
		cartFields: [...cartFields],
		news: takeDeskNews(context),
		meta: describePage(context, { title: `cXML: ${notices.name}` }),
	};
}

export async function action({ request, context, params: { number = "" } }: ActionFunctionArgs) {
	const { backend } = context.desk();
	const form = await request.formData();
	const done = () => {
		context.visitor.setFlash({ kind: "desk", news: "connectionChanged" });
		return redirect(href("/desk/connections/:number/cxml", { number }), 303);
	};
	if (form.get("intent") === "again") {
		await backend(deskNotices.resend, { params: { number }, body: {} });
		return done();
	}
	const submission = readForm(deskNotices.set.body, form);
	if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 422 });
	try {
		await backend(deskNotices.set, { params: { number }, body: submission.value });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return data({ reply: submission.reply({ fieldErrors: keysOf(error.answer.fields ?? {}) }) }, { status: error.status });
	}
	return done();
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Settings that cXML alone has, and the shop's own secret. */
export default function Cxml() {
	const {
		number,
		name,
		secret,
		url,
		network,
		cart_field: field,
		cartFields: choices,
		waiting,
		given_up: givenUp,
		news,
	} = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const optional = useT("common")("optional");
	const typed = { url, network, cart_field: field };
	const [form, fields] = useShopForm<Record<keyof typeof typed, string>>({ id: "cxml", reply: answer?.reply, defaultValue: typed });
	return (
		<DeskPage
			title={`cXML: ${name}`}
			tools={<Link to={href("/desk/connections/:number", { number })}>{t("connections.open")}</Link>}
			news={answer ? null : news}
		>
			<Form method="post" preventScrollReset {...getFormProps(form)} className={css.form}>
				<FormTextField
					field={fields.url}
					label={t("cxml.url")}
					hint={t("cxml.url.hint")}
					inputMode="url"
					autoComplete="off"
					optional={optional}
				/>
				<FormTextField
					field={fields.network}
					label={t("cxml.network")}
					hint={t("cxml.network.hint")}
					autoComplete="off"
					optional={optional}
				/>
				<FormSelect field={fields.cart_field} label={t("cxml.field")} autoComplete="off">
					{choices.map((one) => (
						<option key={one} value={one}>{`cxml-${one}`}</option>
					))}
				</FormSelect>
				<Button kind="primary">{t("connections.save")}</Button>
			</Form>
			<section className={css.section} aria-labelledby="secret-title">
				<h2 id="secret-title" className={css.sectionTitle}>
					{t("cxml.secret")}
				</h2>
				<p>
					<code>{secret}</code>
				</p>
				<p className={css.muted}>{network === "" ? t("cxml.secret.hint") : t("cxml.secret.network", { network })}</p>
			</section>
			<section className={css.section} aria-labelledby="notices-title">
				<h2 id="notices-title" className={css.sectionTitle}>
					{t("cxml.notices")}
				</h2>
				<p>{t("cxml.counts", { waiting: String(waiting), givenUp: String(givenUp) })}</p>
				{givenUp > 0 ? (
					<Form method="post">
						<Button name="intent" value="again">
							{t("cxml.again")}
						</Button>
					</Form>
				) : null}
			</section>
		</DeskPage>
	);
}
