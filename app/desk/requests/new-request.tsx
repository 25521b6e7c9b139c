import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { deskCompanies } from "../../../contract/desk/companies";
import { deskRequests, noted } from "../../../contract/desk/requests";
import { idem } from "../../../contract/fields";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { FormSelect, FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { readForm } from "../../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { subjectHref } from "../subject-href";

export const handle = { i18n: ["desk", "errors", "common"] };
export const meta = pageMeta;

/** Addresses in "a@x.example, b@x.example". */
const addressesIn = (...lists: (string | null)[]): string[] => [
	...new Set(lists.flatMap((list) => list?.split(", ") ?? []).filter((one) => one !== "")),
];

/** The form, with the company of ?company=, a VAT id. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const number = new URL(request.url).searchParams.get("company");
	const company = number ? await context.desk().backend(deskCompanies.byVat, { params: { number } }) : null;
	const emails = company ? addressesIn(company.owners, company.named_by) : [];
	const market = locales.map((locale) => markets[locale]).find(({ country }) => company?.vat.startsWith(country)) ?? context.market;
	return {
		emails,
		typed: { email: emails[0] ?? "", company: company?.name ?? "", vat: company?.vat ?? "", locale: market.backendLocale },
		languages: locales.map((locale) => ({ value: markets[locale].backendLocale, name: markets[locale].language })),
		key: context.newKey(),
		meta: describePage(context, { title: context.texts.translator("desk")("newRequest.title") }),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const key = idem.safeParse(form.get("key")).data;
	if (key === undefined) throw new Response(null, { status: 400 });
	const submission = readForm(noted, form);
	if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 422 });
	const { backend, shopOrigins } = context.desk();
	const language = locales.find((locale) => markets[locale].backendLocale === submission.value.locale);
	const host = language && shopOrigins[language];
	const { number } = await backend(deskRequests.note, { body: { ...submission.value, key, ...(host && { host }) } });
	context.visitor.setFlash({ kind: "desk", news: "requestNoted" });
	return redirect(subjectHref("requests", number), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function NewRequest() {
	const { emails, typed, languages, key } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const optional = useT("common")("optional");
	const [form, fields] = useShopForm<
		Record<"email" | "company" | "vat" | "name" | "phone" | "place" | "wantedOn" | "locale" | "message", string>
	>({
		id: "note",
		reply: answer?.reply,
		defaultValue: typed,
	});
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.email, label: t("field.email") },
		{ field: fields.company, label: t("column.company") },
		{ field: fields.vat, label: t("field.vat") },
		{ field: fields.name, label: t("field.name") },
		{ field: fields.phone, label: t("field.phone") },
		{ field: fields.place, label: t("requests.place") },
		{ field: fields.wantedOn, label: t("requests.wanted") },
		{ field: fields.message, label: t("newRequest.message") },
	];
	return (
		<DeskPage
			title={t("newRequest.title")}
			lead={t("newRequest.lead")}
			tools={<Link to={href("/desk/requests")}>{t("requests.back")}</Link>}
		>
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} />
				<HiddenFields fields={{ key }} />
				<FormTextField field={fields.email} type="email" label={t("field.email")} list="emails" autoComplete="off" required />
				<datalist id="emails">
					{emails.map((email) => (
						<option key={email} value={email} />
					))}
				</datalist>
				<FormSelect field={fields.locale} label={t("field.language")} autoComplete="off">
					{languages.map(({ value, name }) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</FormSelect>
				<FormTextField field={fields.company} label={t("column.company")} optional={optional} autoComplete="off" />
				<FormTextField field={fields.vat} label={t("field.vat")} optional={optional} autoComplete="off" />
				<FormTextField field={fields.name} label={t("field.name")} optional={optional} autoComplete="off" />
				<FormTextField field={fields.phone} type="tel" label={t("field.phone")} optional={optional} autoComplete="off" />
				<FormTextField field={fields.place} label={t("requests.place")} optional={optional} autoComplete="off" />
				<FormTextField field={fields.wantedOn} type="date" label={t("requests.wanted")} optional={optional} />
				<FormTextArea
					field={fields.message}
					label={t("newRequest.message")}
					hint={t("newRequest.message.hint")}
					maxLength={5000}
					required
				/>
				<Button kind="primary">{t("newRequest.submit")}</Button>
			</Form>
		</DeskPage>
	);
}
