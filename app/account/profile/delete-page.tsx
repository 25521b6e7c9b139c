import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { useEffect } from "react";
import { FormPasswordField } from "../../platform/forms/form-fields";
import { type ShopField, useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { notifyTabs } from "../../platform/session/signed-out";
import { LinkButton } from "../../ui/forms/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { SignInAnew } from "../sign-in/sign-in-anew";
import { AccountPage } from "./account-page";
import type { DeletionResult } from "./deletion-result";
import * as css from "./profile-page.css";

interface DeleteProps {
	userid: number;
	email: string;
	hasPassword: boolean;
	/** The key of this one form: sent twice it is one deletion. */
	idem: string;
	/** The link that it takes before was mailed. */
	isLinkSent: boolean;
	result: DeletionResult | null;
}

const what = ["signIn", "carts", "orders", "days"] as const;

/** Confirmation of a deletion (R14.7): what goes, what stays, and the password as proof. */
export function DeletePage({ userid, email, hasPassword, idem, isLinkSent, result }: DeleteProps) {
	const t = useT("profile");
	const [form, fields] = useShopForm<Record<"password", string>>({ id: "delete-account", reply: result?.reply });
	const { summary } = useFieldErrors();
	return (
		<AccountPage title={t("delete.title")} current="profile" crumbs={[]}>
			<div className={css.prose}>
				{isLinkSent ? <FocusedAlert tone="success" title={t("news.linkSent")} answer={idem} /> : null}
				{result?.anew ? <SignInAnew problem={result.anew} action="/users/profile/delete" answer={result} /> : null}
				{result?.problem ? <Problem result={result} problem={result.problem} /> : null}
				<p>{t("delete.lead", { email })}</p>
				<ul className={css.points}>
					{what.map((point) => (
						<li key={point}>{t(`delete.what.${point}`)}</li>
					))}
				</ul>
				<Form method="post" action="/users/profile/delete" {...getFormProps(form)} className={css.short} aria-label={t("delete.title")}>
					<ErrorSummary title={t("errors")} errors={summary([{ field: fields.password, label: t("delete.password") }])} answer={result} />
					<input type="hidden" name="idem" value={idem} />
					<input type="hidden" name="userid" value={userid} />
					{hasPassword ? <Password email={email} field={fields.password} /> : null}
					<div className={css.actions}>
						<button type="submit" className={css.destructive}>
							{t("delete.submit")}
						</button>{" "}
						<LinkButton to="/users/profile">{t("delete.keep")}</LinkButton>
					</div>
				</Form>
			</div>
		</AccountPage>
	);
}

function Password({ email, field }: { email: string; field: ShopField }) {
	const t = useT("profile");
	return (
		<>
			<input type="email" defaultValue={email} autoComplete="username" className={css.username} tabIndex={-1} aria-hidden="true" readOnly />
			<FormPasswordField
				field={field}
				label={t("delete.password")}
				hint={t("delete.password.hint")}
				autoComplete="current-password"
				required
			/>
		</>
	);
}

function Problem({ result, problem }: { result: DeletionResult; problem: NonNullable<DeletionResult["problem"]> }) {
	const t = useT("profile");
	return (
		<FocusedAlert title={t(`delete.${problem}.title`)} answer={result}>
			<p>{t(`delete.${problem}.text`)}</p>
			{problem === "owner" ? (
				<p>
					<Link to="/users/company">{t("delete.owner.link")}</Link>
				</p>
			) : null}
		</FocusedAlert>
	);
}

/** After it: signed out, and how to come back. */
export function DeletedPage() {
	const t = useT("profile");
	useEffect(() => notifyTabs(false), []);
	return (
		<>
			<Breadcrumbs items={[{ title: t("deleted.title") }]} />
			<Wrap>
				<div className={css.done}>
					<h1>{t("deleted.title")}</h1>
					<p>{t("deleted.text")}</p>
					<div className={css.actions}>
						<LinkButton to="/shop">{t("deleted.shop")}</LinkButton>
						<LinkButton to="/contact">{t("deleted.contact")}</LinkButton>
					</div>
				</div>
			</Wrap>
		</>
	);
}
