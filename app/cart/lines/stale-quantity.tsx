import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button, LinkButton } from "../../ui/forms/button";
import { MeanwhileNotice } from "../cart-notices";
import type { StaleQuantity as Stale } from "../page/cart-refusal";
import * as css from "./stale-quantity.css";

interface StaleProps {
	stale: Stale;
	/** Of the field of the line, while there is one. */
	fieldId: string | undefined;
	/** The cart as it is. */
	path: string;
}

/** A quantity that was typed while somebody else changed the cart: shows both quantities, with a button for each. */
export function StaleQuantity({ stale, fieldId, path }: StaleProps) {
	const t = useT("cart");
	const { number } = useFormat();
	const { title, typed, present, again } = stale;
	useFocusAfter(fieldId);
	return (
		<MeanwhileNotice title={t("stale.title")}>
			<p>{t("stale.text")}</p>
			<p className={css.line}>{fieldId ? <a href={`#${fieldId}`}>{title}</a> : title}</p>
			<dl className={css.quantities}>
				<div>
					<dt className={css.term}>{t("stale.typed")}</dt>
					<dd className={css.quantity}>{number(typed)}</dd>
				</div>
				<div>
					<dt className={css.term}>{t("stale.present")}</dt>
					<dd className={css.quantity}>{present === null ? t("stale.gone") : number(present)}</dd>
				</div>
			</dl>
			<div className={css.choices}>
				<Form method="post" action={present === null ? "/cart/items" : undefined} preventScrollReset>
					<HiddenFields fields={again} />
					<Button size="s">{t(present === null ? "stale.putBack" : "stale.apply", { quantity: typed })}</Button>
				</Form>
				<LinkButton to={path} size="s" preventScrollReset>
					{present === null ? t("stale.leaveOut") : t("stale.keep", { quantity: present })}
				</LinkButton>
			</div>
		</MeanwhileNotice>
	);
}

/** After the decision, the focus moves from the button to the field. */
function useFocusAfter(fieldId: string | undefined): void {
	useEffect(
		() => () => {
			if (fieldId && document.activeElement === document.body) document.getElementById(fieldId)?.focus();
		},
		[fieldId],
	);
}
