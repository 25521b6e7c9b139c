import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ContactData } from "../../../contract/seller/own-data";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import { changeContact, readContact } from "./contact.server";
import * as own from "./words.css";
import { WrittenPage } from "./written-page";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, request }: LoaderFunctionArgs) => readContact(context, request);
export const action = async ({ context, request }: ActionFunctionArgs) => changeContact(context, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the versions that there are now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Contact() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<WrittenPage
			loaded={loaded}
			answer={answer}
			back={{ to: href("/desk/words"), label: t("nav.words") }}
			form={<ContactForm key={loaded.version} loaded={loaded} reply={answer?.reply} />}
			canBeDeleted={false}
			show={(contact) => <Shown contact={contact} />}
		/>
	);
}

function ContactForm({ loaded: { typed, version }, reply }: { loaded: Loaded; reply: FormReply | null | undefined }) {
	const t = useT("desk");
	const [form, fields] = useShopForm<typeof typed>({ id: "contact", reply, defaultValue: typed });
	const { summary } = useFieldErrors();
	const [phones, persons] = [fields.phones.getFieldset(), fields.persons.getFieldset()];
	const labels = [
		{ field: fields.email, label: t("words.contact.email") },
		...locales.flatMap((locale) => [
			{ field: phones[locale], label: `${markets[locale].language}, ${t("words.contact.phone")}`, isOneOfMany: true },
			{ field: persons[locale], label: `${markets[locale].language}, ${t("words.contact.person")}`, isOneOfMany: true },
		]),
	];
	return (
		<Form method="post" {...getFormProps(form)} className={own.form}>
			<ErrorSummary title={t("errors")} errors={reply ? summary(labels) : []} />
			<HiddenFields fields={{ version }} />
			<p>{t("words.contact.lead")}</p>
			<div className={own.fields}>
				<FormTextField field={fields.email} type="email" label={t("words.contact.email")} autoComplete="off" maxLength={254} />
			</div>
			<div className={own.languages}>
				{locales.map((locale) => (
					<fieldset key={locale} className={own.language}>
						<legend className={own.languageName}>{markets[locale].language}</legend>
						<FormTextField
							field={phones[locale]}
							type="tel"
							label={t("words.contact.phone")}
							hint={t("words.contact.phone.hint")}
							autoComplete="off"
							maxLength={40}
						/>
						<FormTextField field={persons[locale]} label={t("words.contact.person")} autoComplete="off" maxLength={80} />
					</fieldset>
				))}
			</div>
			<div className={own.buttons}>
				<Button kind="primary" name="intent" value="save">
					{t("save")}
				</Button>
			</div>
		</Form>
	);
}

function Shown({ contact: { email, phones, persons } }: { contact: ContactData }) {
	const t = useT("desk");
	return (
		<Facts
			items={[
				{ term: t("words.contact.email"), value: email },
				...locales.map((locale) => ({ term: markets[locale].language, value: `${phones[locale]}, ${persons[locale]}` })),
			]}
			isGrid
		/>
	);
}
