import type { FormProps } from "@remix-run/react";
import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import type { Cart } from "../../../contract/cart";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { hasProvisionalVat } from "../order/provisional-vat";
import * as css from "./share.css";
import { ShareFields } from "./share-fields";
import type { ShareResult } from "./share-result";

interface MakeOfferFormProps {
	cart: Pick<Cart, "uuid" | "forms" | "unavailable" | "vat">;
	idem: string;
	result: ShareResult | null;
	/** The page's form, or that of a dialog over another page. */
	Form: ComponentType<FormProps>;
	/** Begins the ids of the fields. */
	name: string;
}

/** Makes an offer of a cart and mails it, if there is anybody to mail it to. */
export function MakeOfferForm({ cart, idem, result, Form, name }: MakeOfferFormProps) {
	const t = useT("offer");
	const { uuid, forms, unavailable } = cart;
	if (unavailable.length > 0)
		return (
			<Notice tone="warning" title={t("make.unavailable.title")}>
				<p>
					{t("make.unavailable.text")} <Link to={`/cart/${uuid}`}>{t("back")}</Link>
				</p>
			</Notice>
		);
	return (
		<Form method="post" action={`/cart/${uuid}/offer`} noValidate className={css.form}>
			<p>{t("make.intro")}</p>
			<ShareFields name={name} idem={idem} result={result} isOptional />
			{forms?.billing || !hasProvisionalVat(cart) ? null : (
				<p className={css.note}>
					{t("make.address")} <Link to={`/cart/${uuid}/payment-info`}>{t("make.addressLink")}</Link>
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
