import { Form, Link } from "@remix-run/react";
import { company } from "../../../contract/company";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { FormNotice } from "../contact/form-notice";
import { SentPlace } from "../contact/sent-place";
import { Trap } from "../contact/trap";
import * as css from "./newsletter-page.css";

interface NewsletterPageProps {
	/** The address was taken. */
	isSent: boolean;
	/** When the form was rendered, in ms since 1970. */
	at: number;
	refused: FormResult | null;
	/** It could not be passed on. */
	isFailed: boolean;
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
						<SentPlace id="subscribe" title={t("sent.title")}>
							<p>{t("sent.text")}</p>
							<p>
								<Link to="/shop">{t("sent.shop")}</Link>
							</p>
						</SentPlace>
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

function SubscribeForm({ at, refused, isFailed }: NewsletterPageProps) {
	const t = useT("newsletter");
	const common = useT("common");
	const errors = useErrorTexts(refused);
	const values = refused?.values ?? {};
	const label = t("email");
	return (
		<Form method="post" action="/newsletter" id="subscribe" noValidate preventScrollReset className={css.form}>
			<ErrorSummary title={t("errors")} errors={errors.summary([{ name: "email", id: "email", label }])} />
			<FormNotice refused={refused} failed={isFailed && { title: t("failed.title"), text: t("failed.text") }} />
			<input type="hidden" name="at" value={values.at ?? at} />
			<input type="hidden" name="returnTo" value={values.returnTo ?? "/newsletter"} />
			<Trap label={t("trap")} />
			<div className={css.line}>
				<TextField
					id="email"
					name="email"
					type="email"
					label={label}
					errors={errors.of("email")}
					defaultValue={values.email}
					autoComplete="email"
					inputMode="email"
					spellCheck={false}
					maxLength={254}
					required
				/>
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
