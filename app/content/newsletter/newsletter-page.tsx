import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { company } from "../../../contract/company";
import { FormTextField } from "../../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Button } from "../../ui/forms/button";
import { emailInput } from "../../ui/forms/email-input";
import { ErrorSummary } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { FormNotice } from "../contact/form-notice";
import type { MessageResult } from "../contact/message.server";
import { SentNotice } from "../contact/sent-notice";
import { TrapField } from "../contact/trap-field";
import { trapName } from "../contact/trap-name";
import * as css from "./newsletter-page.css";

interface NewsletterPageProps {
	/** The address was taken. */
	isSent: boolean;
	/** When the form was rendered, in ms since 1970. */
	at: number;
	result: MessageResult | null;
}

/** What the newsletter brings, and the form that subscribes to it: here a form of the footer comes that was refused. */
export function NewsletterPage(props: NewsletterPageProps) {
	const t = useT("newsletter");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<Wrap>
				<div className={css.page}>
					<header className={css.head}>
						<h1>{t("title")}</h1>
						<p className={css.lead}>{t("lead")}</p>
					</header>
					{props.isSent ? (
						<SentNotice id="subscribe" title={t("sent.title")}>
							<p>{t("sent.text")}</p>
							<p>
								<Link to="/shop">{t("sent.shop")}</Link>
							</p>
						</SentNotice>
					) : (
						<SubscribeForm {...props} />
					)}
					<ul className={css.topics}>
						<li>{t("topic.range")}</li>
						<li>{t("topic.prices")}</li>
						<li>{t("topic.articles")}</li>
					</ul>
				</div>
			</Wrap>
		</>
	);
}

function SubscribeForm({ at, result }: NewsletterPageProps) {
	const t = useT("newsletter");
	const common = useT("common");
	const [form, fields] = useShopForm<Record<"email" | "at" | "returnTo" | typeof trapName, string>>({
		id: "subscribe",
		reply: result?.reply,
	});
	const { summary } = useFieldErrors();
	const trap = { field: fields[trapName], label: common("trap") };
	return (
		<Form method="post" action="/newsletter" {...getFormProps(form)} preventScrollReset className={css.form}>
			<ErrorSummary title={t("errors")} errors={summary([trap, { field: fields.email, label: t("email") }])} />
			<FormNotice result={result} failed={{ title: t("failed.title"), text: t("failed.text") }} />
			<input type="hidden" name="at" value={fields.at.value ?? at} />
			<input type="hidden" name="returnTo" value={fields.returnTo.value ?? "/newsletter"} />
			<TrapField field={fields[trapName]} />
			<div className={css.line}>
				<FormTextField field={fields.email} {...emailInput} label={t("email")} required />
			</div>
			<div>
				<Button kind="primary">{t("send")}</Button>
			</div>
			<p className={css.note}>
				{t("note", { email: company.email })} <Link to="/privacy">{common("privacy")}</Link>
			</p>
		</Form>
	);
}
