import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { CompanyData } from "../../../contract/seller/own-data";
import { sellerCountry } from "../../../contract/seller/seller";
import { href } from "../../platform/config/href";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import { changeCompany, readCompany } from "./company.server";
import * as own from "./words.css";
import { WrittenPage } from "./written-page";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, request }: LoaderFunctionArgs) => readCompany(context, request);
export const action = async ({ context, request }: ActionFunctionArgs) => changeCompany(context, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the versions that there are now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const hasRegisterCourt = sellerCountry === "DE";

const parts = [
	{ title: "address", names: ["street", "postCode", "city"] },
	{
		title: "registers",
		names: ["vatId", "businessId", ...(hasRegisterCourt ? (["registerCourt"] as const) : []), "managingDirector", "court"],
	},
	{ title: "account", names: ["iban", "bic"] },
] as const satisfies { title: string; names: readonly (keyof CompanyData)[] }[];

export default function Company() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<WrittenPage
			loaded={loaded}
			answer={answer}
			back={{ to: href("/desk/words"), label: t("nav.words") }}
			form={<CompanyForm key={loaded.version} loaded={loaded} reply={answer?.reply} />}
			canBeDeleted={false}
			show={(company) => <Shown company={company} />}
		/>
	);
}

function CompanyForm({ loaded: { typed, version }, reply }: { loaded: Loaded; reply: FormReply | null | undefined }) {
	const t = useT("desk");
	const [form, fields] = useShopForm<typeof typed>({ id: "company", reply, defaultValue: typed });
	const { summary } = useFieldErrors();
	const labels = parts.flatMap(({ names }) => names.map((name) => ({ field: fields[name], label: t(`words.company.${name}`) })));
	return (
		<Form method="post" {...getFormProps(form)} className={own.form}>
			<ErrorSummary title={t("errors")} errors={reply ? summary(labels) : []} />
			<HiddenFields fields={{ version, ...(hasRegisterCourt ? {} : { registerCourt: "" }) }} />
			<p>{t("words.company.lead")}</p>
			{parts.map(({ title, names }) => (
				<fieldset key={title} className={own.language}>
					<legend className={own.languageName}>{t(`words.company.${title}`)}</legend>
					<div className={own.fields}>
						{names.map((name) => (
							<FormTextField key={name} field={fields[name]} label={t(`words.company.${name}`)} autoComplete="off" maxLength={80} />
						))}
					</div>
				</fieldset>
			))}
			<div className={own.buttons}>
				<Button kind="primary" name="intent" value="save">
					{t("save")}
				</Button>
			</div>
		</Form>
	);
}

function Shown({ company }: { company: CompanyData }) {
	const t = useT("desk");
	return (
		<Facts
			items={parts.flatMap(({ names }) => names.map((name) => ({ term: t(`words.company.${name}`), value: company[name] || "–" })))}
			isGrid
		/>
	);
}
