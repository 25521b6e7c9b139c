import { getFormProps } from "@conform-to/react";
import type { FormProps } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { href } from "../../platform/config/href";
import { FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import { typedIn } from "../../platform/forms/form-result";
import { type ShopField, useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { note, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Alert, ErrorSummary, Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { hasProvisionalVat } from "../steps";
import * as css from "./share.css";
import type { ShareResult } from "./share.server";

interface SharePageProps {
	title: string;
	uuid: string;
	children: ReactNode;
}

export function SharePage({ title, uuid, children }: SharePageProps) {
	const t = useT("offer");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{title}</h1>
				{children}
				<p>
					<Link to={href("/cart/:uuid", { uuid })}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}

interface ShareFormProps {
	cart: Pick<Cart, "uuid" | "forms">;
	/** Origin of this page: https://www.crossbar.example. */
	origin: string;
	idem: string;
	result: ShareResult | null;
	/** The page's form, or that of a dialog over another page. */
	Form: ComponentType<FormProps>;
	/** The form's id and the prefix of its field ids. A page and a dialog over it share none. */
	name: string;
}

export function ShareForm({ cart: { uuid, forms }, origin, idem, result, Form, name }: ShareFormProps) {
	const t = useT("offer");
	const billing = forms?.billing;
	const link = `${origin}/cart/${uuid}`;
	const [form, fields] = useShopForm<ShareValues>({ id: name, reply: result?.reply });
	return (
		<Form method="post" action={href("/cart/:uuid/share", { uuid })} {...getFormProps(form)} className={stack[5]}>
			<p>{t("share.intro")}</p>
			<ShareFields fields={fields} idem={idem} result={result} />
			{billing ? <p className={note}>{t("share.sender", { name: billing.name, email: billing.email })}</p> : null}
			<p>
				<Button kind="primary" size="l">
					{t("share.send")}
				</Button>
			</p>
			<TextField
				id={`${name}-link`}
				label={t("share.link")}
				hint={t("share.linkHint")}
				defaultValue={link}
				// Browsers without styles show no more than that.
				size={link.length}
				readOnly
			/>
		</Form>
	);
}

interface MakeOfferFormProps {
	cart: Pick<Cart, "uuid" | "forms" | "unavailable" | "vat">;
	idem: string;
	result: ShareResult | null;
	/** The page's form, or that of a dialog over another page. */
	Form: ComponentType<FormProps>;
	/** The form's id and the prefix of its field ids. A page and a dialog over it share none. */
	name: string;
}

/** Makes an offer from a cart, and mails it to any given addresses. */
export function MakeOfferForm({ cart, idem, result, Form, name }: MakeOfferFormProps) {
	const t = useT("offer");
	const { uuid, forms, unavailable } = cart;
	const [form, fields] = useShopForm<ShareValues>({ id: name, reply: result?.reply });
	if (unavailable.length > 0)
		return (
			<Notice tone="warning" title={t("make.unavailable.title")}>
				<p>
					{t("make.unavailable.text")} <Link to={href("/cart/:uuid", { uuid })}>{t("back")}</Link>
				</p>
			</Notice>
		);
	return (
		<Form method="post" action={href("/cart/:uuid/offer", { uuid })} {...getFormProps(form)} className={stack[5]}>
			<p>{t("make.intro")}</p>
			<ShareFields fields={fields} idem={idem} result={result} isOptional />
			{forms?.billing || !hasProvisionalVat(cart) ? null : (
				<p className={note}>
					{t("make.address")} <Link to={href("/cart/:uuid/payment-info", { uuid })}>{t("make.addressLink")}</Link>
				</p>
			)}
			<p>
				<Button kind="primary" size="l">
					{t("make.send")}
				</Button>
			</p>
		</Form>
	);
}

type ShareValues = Record<"emails" | "comment" | "idem", string>;

interface ShareFieldsProps {
	fields: Record<keyof ShareValues, ShopField>;
	idem: string;
	result: ShareResult | null;
	/** Without an address nothing is mailed. */
	isOptional?: boolean;
}

/** Recipients and comment. */
function ShareFields({ fields, idem, result, isOptional = false }: ShareFieldsProps) {
	const t = useT("offer");
	const optional = useT("common")("optional");
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.emails, label: t("field.emails") },
		{ field: fields.comment, label: t("field.comment") },
	];
	return (
		<>
			<ErrorSummary title={t("errors")} errors={summary(labels)} answer={result} />
			{result?.isFailed ? (
				<Alert tone="error" title={t("failed.title")}>
					<p>{t("failed.text")}</p>
				</Alert>
			) : null}
			<input type="hidden" name="idem" value={typedIn(result?.reply ?? {}, "idem") ?? idem} />
			<FormTextField
				field={fields.emails}
				label={t("field.emails")}
				optional={isOptional ? optional : undefined}
				hint={t(isOptional ? "field.emails.offerHint" : "field.emails.hint")}
				inputMode="email"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required={!isOptional}
				maxLength={1400}
			/>
			<FormTextArea field={fields.comment} label={t("field.comment")} optional={optional} hint={t("field.comment.hint")} maxLength={2000} />
		</>
	);
}
