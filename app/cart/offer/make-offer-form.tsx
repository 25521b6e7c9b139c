import { getFormProps } from "@conform-to/react";
import type { FormProps } from "@remix-run/react";
import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import type { Cart } from "../../../contract/cart";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { hasProvisionalVat } from "../order/provisional-vat";
import type { ShareResult } from "./share";
import * as css from "./share.css";
import { ShareFields, type ShareValues } from "./share-fields";

interface MakeOfferFormProps {
	cart: Pick<Cart, "uuid" | "forms" | "unavailable" | "vat">;
	idem: string;
	result: ShareResult | null;
	/** The page's form, or that of a dialog over another page. */
	Form: ComponentType<FormProps>;
	/** Its id, which begins those of its fields: a page and a dialog over it do not share any. */
	name: string;
}

/** Makes an offer of a cart, and mails it where addresses are given. */
export function MakeOfferForm({ cart, idem, result, Form, name }: MakeOfferFormProps) {
	const t = useT("offer");
	const { uuid, forms, unavailable } = cart;
	const [form, fields] = useShopForm<ShareValues>({ id: name, reply: result?.reply });
	if (unavailable.length > 0)
		return (
			<Notice tone="warning" title={t("make.unavailable.title")}>
				<p>
					{t("make.unavailable.text")} <Link to={`/cart/${uuid}`}>{t("back")}</Link>
				</p>
			</Notice>
		);
	return (
		<Form method="post" action={`/cart/${uuid}/offer`} {...getFormProps(form)} className={css.form}>
			<p>{t("make.intro")}</p>
			<ShareFields fields={fields} idem={idem} result={result} isOptional />
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
