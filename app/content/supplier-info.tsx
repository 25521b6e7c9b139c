import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { content, supplierForm } from "../../contract/content";
import { idem } from "../../contract/fields";
import { trackLead } from "../platform/analytics/lead.server";
import { readSeller } from "../platform/backend/seller.server";
import { readServiceHours } from "../platform/backend/service-hours.server";
import { href } from "../platform/config/href";
import { FormTextArea, FormTextField } from "../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { useT } from "../platform/i18n/i18n";
import { pageMeta } from "../platform/seo/page-meta";
import { Button, LinkButton } from "../ui/forms/button";
import { emailInput } from "../ui/forms/email-input";
import { Link } from "../ui/link";
import { ErrorSummary } from "../ui/notice";
import * as css from "./contact.css";
import { InfoArticle } from "./info/info-page";
import { beginPage, infoPage, untold } from "./info/info-page.server";
import { confirmsMessage, type MessageResult, takeMessage } from "./messages/message.server";
import { FormNotice, SentNotice, TrapField } from "./messages/message-form";
import { trapName } from "./messages/trap";

export const handle = { i18n: ["supplier", "contact", "errors"] };

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const textOf = beginPage(context, "suppliers");
	const selling = readSeller(context);
	const { hours } = await readServiceHours(context);
	const text = await textOf();
	const { page, meta } = text
		? infoPage(context, "suppliers", text, { hours, seller: await selling })
		: untold(context, context.texts.translator("footer")("nav.supplierInfo"));
	const { searchParams } = new URL(request.url);
	return {
		page,
		meta: { ...meta, isUnlisted: searchParams.size > 0 },
		isSent: confirmsMessage(context.visitor, searchParams),
		idem: context.newFormKey(),
	};
}

const fields = supplierForm.extend({ idem });

/** Sends the application of a company that wants to sell here. */
export async function action({ request, context }: ActionFunctionArgs) {
	return takeMessage(await request.formData(), {
		fields,
		shown: ["products", "company", "vat", "name", "email", "phone", "website", "message"],
		sent: href("/supplierInfo", { sent: "1" }),
		visitor: context.visitor,
		isFlood: context.isFlood,
		async send(value) {
			await context.backend(content.supplier, { body: value });
			trackLead(context, { ...value, source: "supplier" });
		},
	});
}

export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function SupplierInfo() {
	const { page, isSent, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const t = useT("supplier");
	const part = isSent ? (
		<SupplierSent />
	) : (
		<p>
			<LinkButton to="#apply">{t("title")}</LinkButton>
		</p>
	);
	return (
		<InfoArticle page={page} first={{ id: "apply", title: t("title"), part }}>
			{isSent ? null : <SupplierForm idem={idem} result={result ?? null} />}
		</InfoArticle>
	);
}

interface SupplierFormProps {
	/** The key makes the form idempotent: sent twice it is one message. */
	idem: string;
	result: MessageResult | null;
}

const shownFields = ["company", "vat", "products", "name", "email", "phone", "website", "message"] as const;
type Values = Record<(typeof shownFields)[number] | typeof trapName | "idem", string>;

/**
 * Shows the form for companies that want to sell here (R15.5). Its answer scrolls back to it, because it follows the
 * page's text.
 */
function SupplierForm({ idem, result }: SupplierFormProps) {
	const t = useT("supplier");
	const contact = useT("contact");
	const common = useT("common");
	const optional = common("optional");
	const [form, fields] = useShopForm<Values>({ id: "apply", reply: result?.reply });
	const { summary } = useFieldErrors();
	const labels = {
		company: contact("field.company"),
		vat: contact("field.vat"),
		products: t("field.products"),
		name: contact("field.name"),
		email: contact("field.email"),
		phone: contact("field.phone"),
		website: t("field.website"),
		message: contact("field.message"),
	};
	const of = (name: (typeof shownFields)[number]) => ({ field: fields[name], label: labels[name] });
	return (
		<Form
			method="post"
			action={`${href("/supplierInfo")}#apply`}
			{...getFormProps(form)}
			preventScrollReset
			className={css.form}
			aria-labelledby="apply-title"
		>
			<h2 id="apply-title" className={css.title}>
				{t("title")}
			</h2>
			<ErrorSummary
				title={contact("errors")}
				errors={summary([{ field: fields[trapName], label: common("trap") }, ...shownFields.map(of)])}
			/>
			<FormNotice result={result} failed={{ title: contact("failed.title"), text: contact("failed.text") }} />
			<input type="hidden" name="idem" value={fields.idem.value ?? idem} />
			<TrapField field={fields[trapName]} />
			<div className={css.pairs}>
				<FormTextField {...of("company")} maxLength={120} autoComplete="organization" required />
				<FormTextField {...of("vat")} optional={optional} maxLength={40} autoComplete="off" spellCheck={false} />
				<div className={css.whole}>
					<FormTextArea {...of("products")} hint={t("field.products.hint")} rows={3} maxLength={2000} required />
				</div>
				<FormTextField {...of("name")} optional={optional} maxLength={120} autoComplete="name" />
				<FormTextField {...of("email")} {...emailInput} required />
				<FormTextField {...of("phone")} optional={optional} type="tel" inputMode="tel" maxLength={40} autoComplete="tel" />
				<FormTextField {...of("website")} optional={optional} inputMode="url" spellCheck={false} maxLength={200} autoComplete="url" />
				<div className={css.whole}>
					<FormTextArea {...of("message")} optional={optional} rows={4} maxLength={5000} />
				</div>
			</div>
			<div className={css.actions}>
				<Button kind="primary">{t("send")}</Button>
				<p className={css.note}>
					{t("note")} <Link to={href("/privacy")}>{common("privacy")}</Link>
				</p>
			</div>
		</Form>
	);
}

function SupplierSent() {
	const t = useT("supplier");
	return (
		<SentNotice id="apply" title={t("sent.title")}>
			<p>{t("sent.text")}</p>
			<p>
				<Link to="/">{t("sent.home")}</Link>
			</p>
		</SentNotice>
	);
}
