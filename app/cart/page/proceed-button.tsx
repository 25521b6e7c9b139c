import type { MouseEvent } from "react";
import type { Cart } from "../../../contract/cart";
import { useT } from "../../platform/i18n/i18n";
import { Button, LinkButton } from "../../ui/forms/button";
import { long, short } from "./proceed.css";

/** Marks the fields of lines with what is saved. */
export const lineField = (saved: string | number) => ({ "data-line-field": saved });

/** A card payment that was begun is what is gone on with. */
export const isPaying = ({ payment }: Pick<Cart, "payment">): boolean => payment?.state === "open";

/** Goes on to the checkout, and saves with it whatever is typed. Where a payment is gone on with, scripts save it first. */
export function ProceedButton({ cart }: { cart: Pick<Cart, "uuid" | "payment"> }) {
	const t = useT("cart");
	if (isPaying(cart))
		return (
			<LinkButton to={`/cart/${cart.uuid}/pay`} kind="primary" isWide onClick={saveLineFirst}>
				{t("payment.goOn")}
			</LinkButton>
		);
	return (
		<Button kind="primary" isWide name="next" value="payment-info">
			<span className={long}>{t("proceed")}</span>
			<span className={short} data-said={t("proceed.short")} />
		</Button>
	);
}

function saveLineFirst(event: MouseEvent): void {
	const fields = document.querySelectorAll<HTMLInputElement>("input[data-line-field]");
	const unsaved = [...fields].find((field) => field.value !== field.dataset.lineField);
	if (!unsaved?.form) return;
	event.preventDefault();
	unsaved.form.requestSubmit();
}
