import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { FormCheckbox, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { changeCompany, readCompany } from "./company.server";
import { Documents } from "./documents";
import { OrderKeys } from "./order-keys";
import { Prices } from "./prices";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, params: { number = "" } }: LoaderFunctionArgs) => readCompany(context, number);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	changeCompany({ context, number, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside what the company has come to. */
export const shouldRevalidate = () => true;

export default function Company() {
	const { company, documents, orderKeys, prices, maySet, mayQuote, news } = useLoaderData<typeof loader>();
	const replies = useActionData<typeof action>();
	const t = useT("desk");
	const facts = [
		{ term: t("companies.place"), value: company.place },
		{ term: t("companies.domain"), value: company.domain },
		{
			term: t("companies.rating"),
			value: company.rating === "good" || company.rating === "poor" ? t(`companies.rating.${company.rating}`) : "",
		},
		{ term: t("companies.verified"), value: company.verified ?? t("companies.notVerified") },
		{ term: t("companies.blocked"), value: company.blocked ?? "" },
		{ term: t("companies.owners"), value: company.owners ?? "" },
		{ term: t("companies.namedBy"), value: company.namedBy ?? "" },
		{ term: t("companies.members"), value: String(company.members) },
		{ term: t("companies.limit"), value: company.limit ?? t("companies.usual") },
		{ term: t("companies.open"), value: company.open },
		{
			term: t("companies.credit"),
			value: company.credit && maySet ? <Link to={href("/desk/bank")}>{company.credit}</Link> : company.credit,
		},
	].filter(({ value }) => value !== "");
	return (
		<DeskPage
			title={company.name}
			lead={company.vat}
			tools={
				<>
					{maySet ? (
						<>
							<Link to={href("/desk/companies/:number/statement", { number: company.vat.toLowerCase() })}>{t("statement.link")}</Link>
							<Link to={href("/desk/companies/:number/connections", { number: company.vat.toLowerCase() })}>{t("connections.title")}</Link>
						</>
					) : null}
					{mayQuote ? <Link to={href("/desk/requests/new", { company: company.vat })}>{t("newRequest.link")}</Link> : null}
					<Link to={href("/desk/companies")}>{t("companies.back")}</Link>
				</>
			}
			news={replies ? null : news}
		>
			<Facts items={facts} isGrid />
			<Documents
				number={company.vat.toLowerCase()}
				documents={documents}
				maySet={maySet}
				owners={company.owners ?? ""}
				answer={replies?.decline}
			/>
			{maySet ? (
				<>
					<LimitForm key={`limit ${company.typedLimit}`} company={company} answer={replies} />
					<VerifyForm key={`owners ${company.owners}`} owners={company.owners ?? ""} reply={replies?.verify} />
					<BlockForm isBlocked={company.blocked !== null} />
				</>
			) : null}
			<OrderKeys keys={orderKeys} maySet={maySet} />
			<Prices key={`prices ${prices.version}`} prices={prices} maySet={maySet} result={replies?.prices ?? null} />
		</DeskPage>
	);
}

interface LimitProps {
	company: { limit: string | null; typedLimit: string };
	answer: { limit?: FormReply; isLimitStale?: boolean } | undefined;
}

function LimitForm({ company, answer }: LimitProps) {
	const t = useT("desk");
	const [form, { limit }] = useShopForm<{ limit: string }>({
		id: "limit",
		reply: answer?.limit,
		defaultValue: { limit: company.typedLimit },
	});
	const { summary } = useFieldErrors();
	return (
		<section className={css.section} aria-labelledby="limit-title">
			<h2 id="limit-title" className={css.sectionTitle}>
				{t("companies.limit.title")}
			</h2>
			<Form method="post" preventScrollReset {...getFormProps(form)} className={css.form}>
				{answer?.isLimitStale ? (
					<FocusedAlert title={t("companies.limit.changed", { limit: company.limit ?? t("companies.usual") })} answer={answer} />
				) : null}
				<HiddenFields fields={{ seen: company.typedLimit }} />
				<ErrorSummary title={t("errors")} errors={summary([{ field: limit, label: t("companies.limit.field") }])} />
				<FormTextField
					field={limit}
					label={t("companies.limit.field")}
					hint={t("companies.limit.hint")}
					inputMode="decimal"
					autoComplete="off"
				/>
				<Button name="intent" value="limit">
					{t("companies.limit.set")}
				</Button>
			</Form>
		</section>
	);
}

function VerifyForm({ owners, reply }: { owners: string; reply: FormReply | undefined }) {
	const t = useT("desk");
	const [form, { owner, replace }] = useShopForm<{ owner: string; replace: string }>({ id: "verify", reply });
	const { summary } = useFieldErrors();
	return (
		<section className={css.section} aria-labelledby="verify-title">
			<h2 id="verify-title" className={css.sectionTitle}>
				{t("companies.verify.title")}
			</h2>
			<Form method="post" preventScrollReset {...getFormProps(form)} className={css.form}>
				<HiddenFields fields={{ seen: owners }} />
				<ErrorSummary title={t("errors")} errors={summary([{ field: owner, label: t("companies.verify.owner") }])} />
				<FormTextField
					field={owner}
					type="email"
					label={t("companies.verify.owner")}
					hint={t("companies.verify.hint")}
					autoComplete="off"
					required
				/>
				<FormCheckbox field={replace} label={t("companies.verify.replace")} />
				<Button name="intent" value="verify">
					{t("companies.verify")}
				</Button>
			</Form>
		</section>
	);
}

function BlockForm({ isBlocked }: { isBlocked: boolean }) {
	const t = useT("desk");
	return (
		<section className={css.section} aria-labelledby="block-title">
			<h2 id="block-title" className={css.sectionTitle}>
				{t("companies.block.title")}
			</h2>
			<Form method="post" preventScrollReset className={css.form}>
				<p className={css.muted}>{t("companies.block.text")}</p>
				<HiddenFields fields={{ blocked: String(!isBlocked) }} />
				<div>
					<Button name="intent" value="block">
						{t(isBlocked ? "companies.unblock" : "companies.block")}
					</Button>
				</div>
			</Form>
		</section>
	);
}
