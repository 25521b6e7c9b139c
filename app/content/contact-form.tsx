import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { href } from "../platform/config/href";
import { FormTextArea, FormTextField } from "../platform/forms/form-fields";
import { UploadField } from "../platform/forms/upload-field";
import { type ShopField, useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { emailInput } from "../ui/forms/email-input";
import { Link } from "../ui/link";
import { ErrorSummary } from "../ui/notice";
import * as css from "./contact.css";
import type { MessageResult } from "./messages/message.server";
import { FormNotice, TrapField } from "./messages/message-form";
import { trapName } from "./messages/trap";

interface ContactFormProps {
	item: { code: string; fullTitle: string; isOut: boolean } | null;
	cart: { uuid: string } | null;
	product: string | null;
	/** The number of an order that the message is about; null for none. */
	order: string | null;
	/** Goods that a search did not find; null without any. */
	words: string | null;
	isQuote: boolean;
	sender: Record<string, string>;
	/** The key makes the form idempotent: sent twice it is one message. */
	idem: string;
	result: MessageResult | null;
}

const optionalFields = ["place", "wantedOn", "company", "vat", "name", "phone"] as const;
const shownFields = ["quantity", "message", "email", ...optionalFields, "files"] as const;

export const formTitle = "write-title";

type Values = Record<(typeof shownFields)[number] | typeof trapName | "idem", string>;

/** Takes the reader's address and message. Other fields are optional (R19.6). */
export function ContactForm({ item, cart, product, order, words, isQuote, sender, idem, result }: ContactFormProps) {
	const t = useT("contact");
	const common = useT("common");
	const [form, fields] = useShopForm<Values>({
		id: "write",
		reply: result?.reply,
		defaultValue: { ...sender, message: prefilled({ item, cart, product, order, words }, t) },
	});
	const { summary } = useFieldErrors();
	const isRequest = item !== null || cart !== null || isQuote;
	const labelled = shownFields.map((name) => ({ field: fields[name], label: t(`field.${name}`) }));
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			{...getFormProps(form)}
			preventScrollReset
			className={css.form}
			aria-labelledby={formTitle}
		>
			{isRequest ? null : (
				<h2 id={formTitle} className={css.title}>
					{t("title")}
				</h2>
			)}
			<ErrorSummary title={t("errors")} errors={summary([{ field: fields[trapName], label: common("trap") }, ...labelled])} />
			<FormNotice result={result} failed={{ title: t("failed.title"), text: t("failed.text") }} />
			<input type="hidden" name="idem" value={fields.idem.value ?? idem} />
			{cart ? <input type="hidden" name="cartUuid" value={cart.uuid} /> : null}
			<TrapField field={fields[trapName]} />
			{item || isQuote ? (
				<div className={css.pairs}>
					<FormTextField
						field={fields.quantity}
						label={t("field.quantity")}
						optional={common("optional")}
						hint={t("field.quantity.hint")}
						maxLength={80}
						autoComplete="off"
					/>
					<WantedDay field={fields.wantedOn} />
				</div>
			) : null}
			<FormTextArea field={fields.message} label={t("field.message")} rows={6} maxLength={5000} required />
			<FormTextField field={fields.email} {...emailInput} label={t("field.email")} hint={t("field.email.hint")} required />
			<OptionalFields fields={fields} hasPlace={isQuote} hasDay={cart !== null && !isQuote} />
			{isRequest ? (
				<UploadField
					field={fields.files}
					use="drawing"
					label={t("field.files")}
					hint={t("field.files.hint")}
					kept={result?.kept ?? []}
					refused={result?.refused ?? []}
					refusedBefore={result?.refusedBefore}
				/>
			) : null}
			<div className={css.actions}>
				<Button kind="primary">{t(isQuote ? "send.quote" : "send")}</Button>
				<p className={css.note}>
					{t("note")} <Link to={href("/privacy")}>{common("privacy")}</Link>
				</p>
			</div>
		</Form>
	);
}

/**
 * Returns the first words of the message: a request for an offer for the article or cart, or for something similar if
 * the article is not available.
 */
function prefilled(
	{ item, cart, product, order, words }: Pick<ContactFormProps, "item" | "cart" | "product" | "order" | "words">,
	t: ReturnType<typeof useT<"contact">>,
): string | undefined {
	if (!item && product) return `${t("prefilled.product", { product })}\n`;
	if (!item && !cart && order) return `${t("prefilled.order", { number: order })}\n`;
	if (!item && !cart && words) return t("prefilled.offer", { item: words });
	if (!item) return cart ? t("prefilled.cart") : undefined;
	return t(item.isOut ? "prefilled.similar" : "prefilled.offer", { item: `${item.fullTitle} (${item.code})` });
}

interface OptionalFieldsProps {
	fields: Record<(typeof optionalFields)[number], ShopField>;
	hasPlace: boolean;
	hasDay: boolean;
}

function WantedDay({ field }: { field: ShopField }) {
	const t = useT("contact");
	return <FormTextField field={field} label={t("field.wantedOn")} optional={useT("common")("optional")} type="date" />;
}

function OptionalFields({ fields, hasPlace, hasDay }: OptionalFieldsProps) {
	const t = useT("contact");
	const optional = useT("common")("optional");
	const of = (name: (typeof optionalFields)[number]) => ({
		field: fields[name],
		label: t(`field.${name}`),
		optional,
	});
	return (
		<div className={css.pairs}>
			{hasPlace ? (
				<div className={css.whole}>
					<FormTextField {...of("place")} hint={t("field.place.hint")} maxLength={120} autoComplete="off" />
				</div>
			) : null}
			{hasDay ? (
				<div className={css.whole}>
					<WantedDay field={fields.wantedOn} />
				</div>
			) : null}
			<FormTextField {...of("company")} maxLength={120} autoComplete="organization" />
			<FormTextField {...of("vat")} maxLength={40} autoComplete="off" spellCheck={false} />
			<FormTextField {...of("name")} maxLength={120} autoComplete="name" />
			<FormTextField {...of("phone")} type="tel" inputMode="tel" maxLength={40} autoComplete="tel" />
		</div>
	);
}
