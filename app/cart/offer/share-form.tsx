import { getFormProps } from "@conform-to/react";
import type { FormProps } from "@remix-run/react";
import type { ComponentType } from "react";
import type { Cart } from "../../../contract/cart";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import type { ShareResult } from "./share";
import * as css from "./share.css";
import { ShareFields, type ShareValues } from "./share-fields";

interface ShareFormProps {
	cart: Pick<Cart, "uuid" | "forms">;
	/** Of this page: https://www.crossbar.example. */
	origin: string;
	idem: string;
	result: ShareResult | null;
	/** The page's form, or that of a dialog over another page. */
	Form: ComponentType<FormProps>;
	/** Its id, which begins those of its fields: a page and a dialog over it do not share any. */
	name: string;
}

/** Mails a cart to others, and shows its link to copy. */
export function ShareForm({ cart: { uuid, forms }, origin, idem, result, Form, name }: ShareFormProps) {
	const t = useT("offer");
	const billing = forms?.billing;
	const link = `${origin}/cart/${uuid}`;
	const [form, fields] = useShopForm<ShareValues>({ id: name, reply: result?.reply });
	return (
		<Form method="post" action={`/cart/${uuid}/share`} {...getFormProps(form)} className={css.form}>
			<p>{t("share.intro")}</p>
			<ShareFields fields={fields} idem={idem} result={result} />
			{billing ? <p className={css.note}>{t("share.sender", { name: billing.name, email: billing.email })}</p> : null}
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
