import { Form, Link } from "@remix-run/react";
import { type ErrorTexts, useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextArea, TextField } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "./contact-form.css";
import { FormNotice } from "./form-notice";
import { Trap } from "./trap";

interface ContactFormProps {
	/** What it is about, where the reader came from an item. */
	item: { code: string; fullTitle: string; isOut: boolean } | null;
	/** What goes along, where the reader came from a cart. */
	cart: { uuid: string } | null;
	/** The product of the page where the reader has a question. */
	product: string | null;
	/** A quotation is asked for. */
	isQuote: boolean;
	/** What is known of the reader, by field. */
	sender: Record<string, string>;
	/** The key of this one form: sent twice it is one message. */
	idem: string;
	refused: FormResult | null;
	/** It could not be sent. */
	isFailed: boolean;
}

const optionalFields = ["quantity", "place", "company", "vat", "name", "phone"] as const;

/** Whom to answer and what to; all but these two may stay empty (R19.6). */
export function ContactForm({ item, cart, product, isQuote, sender, idem, refused, isFailed }: ContactFormProps) {
	const t = useT("contact");
	const common = useT("common");
	const values = refused?.values ?? sender;
	const errors = useErrorTexts(refused);
	const labels = (["message", "email", ...optionalFields] as const).map((name) => ({ name, id: name, label: t(`field.${name}`) }));
	return (
		<Form method="post" id="write" noValidate preventScrollReset className={css.form} aria-labelledby="write-title">
			<h2 id="write-title" className={css.title}>
				{t(item ? "title.item" : cart || isQuote ? "title.cart" : "title")}
			</h2>
			<ErrorSummary title={t("errors")} errors={errors.summary(labels)} />
			<FormNotice refused={refused} failed={isFailed && { title: t("failed.title"), text: t("failed.text") }} />
			<input type="hidden" name="idem" value={values.idem ?? idem} />
			{cart ? <input type="hidden" name="cartUuid" value={cart.uuid} /> : null}
			<Trap label={t("trap")} />
			<TextArea
				id="message"
				name="message"
				label={t("field.message")}
				errors={errors.of("message")}
				defaultValue={values.message ?? prefilled({ item, cart, product }, t)}
				rows={6}
				maxLength={5000}
				required
			/>
			<TextField
				id="email"
				name="email"
				type="email"
				label={t("field.email")}
				hint={t("field.email.hint")}
				errors={errors.of("email")}
				defaultValue={values.email}
				autoComplete="email"
				inputMode="email"
				spellCheck={false}
				maxLength={254}
				required
			/>
			<OptionalFields values={values} errors={errors} hasQuantity={item !== null || isQuote} hasPlace={isQuote} />
			<div className={css.actions}>
				<Button kind="primary">{t(isQuote ? "send.quote" : "send")}</Button>
				<p className={css.note}>
					{t("note")} <Link to="/privacy">{common("privacy")}</Link>
				</p>
			</div>
		</Form>
	);
}

/** What cannot be had is asked for by what comes close to it. */
function prefilled(
	{ item, cart, product }: Pick<ContactFormProps, "item" | "cart" | "product">,
	t: ReturnType<typeof useT<"contact">>,
): string | undefined {
	if (!item && product) return `${t("prefilled.product", { product })}\n`;
	if (!item) return cart ? t("prefilled.cart") : undefined;
	return t(item.isOut ? "prefilled.similar" : "prefilled.offer", { item: `${item.fullTitle} (${item.code})` });
}

interface OptionalFieldsProps {
	values: Record<string, string>;
	errors: ErrorTexts;
	hasQuantity: boolean;
	hasPlace: boolean;
}

function OptionalFields({ values, errors, hasQuantity, hasPlace }: OptionalFieldsProps) {
	const t = useT("contact");
	const optional = useT("common")("optional");
	const of = (name: (typeof optionalFields)[number]) => ({
		id: name,
		name,
		label: t(`field.${name}`),
		optional,
		errors: errors.of(name),
		defaultValue: values[name],
	});
	return (
		<div className={css.pairs}>
			{hasQuantity ? (
				<div className={css.whole}>
					<TextField {...of("quantity")} hint={t("field.quantity.hint")} maxLength={80} autoComplete="off" />
				</div>
			) : null}
			{hasPlace ? (
				<div className={css.whole}>
					<TextField {...of("place")} hint={t("field.place.hint")} maxLength={120} autoComplete="off" />
				</div>
			) : null}
			<TextField {...of("company")} maxLength={120} autoComplete="organization" />
			<TextField {...of("vat")} maxLength={40} autoComplete="off" spellCheck={false} />
			<TextField {...of("name")} maxLength={120} autoComplete="name" />
			<TextField {...of("phone")} type="tel" inputMode="tel" maxLength={40} autoComplete="tel" />
		</div>
	);
}
