import type { MouseEvent } from "react";
import type { Cart } from "../../contract/cart";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useVisit } from "../platform/page/use-visit";
import { Button, LinkButton } from "../ui/forms/button";
import { block, size } from "../ui/layout.css";
import { useIsOutOfDate } from "./lines/unsaved-quantities";
import * as css from "./proceed.css";
import { long, short } from "./proceed.css";

/** The main action of the cart. On narrow screens it is a sticky bar with the total. */
export function ProceedBar({ cart, isSignedIn }: { cart: Cart; isSignedIn: boolean }) {
	const t = useT("cart");
	const { money } = useFormat();
	const visit = useVisit();
	return (
		<div className={css.proceed}>
			<p className={css.sum} data-proceed-sum="" aria-busy={useIsOutOfDate() || undefined}>
				<span className={`${size.xs} ${block}`}>
					{t("totals.net")} {t("totals.netNote")}
				</span>{" "}
				<span className={css.sumValue}>{money(cart.total_price)}</span>
			</p>
			{visit ? <ReturnButton system={visit.system} /> : <ProceedButton cart={cart} />}
			{visit ? <p className={css.promise}>{t("visit.note", { system: visit.system })}</p> : null}
			{isPaying(cart) || isSignedIn || visit ? null : <p className={css.promise}>{t("proceed.note")}</p>}
		</div>
	);
}

/** A started card payment replaces the checkout as the main action. */
export const isPaying = ({ payment }: Pick<Cart, "payment">): boolean => payment?.state === "open";

/** Saves all input, and takes the cart to the procurement system of the visit. */
function ReturnButton({ system }: { system: string }) {
	const t = useT("cart");
	return (
		<Button kind="primary" isWide name="next" value="return">
			{t("visit.return", { system })}
		</Button>
	);
}

/** Opens the checkout and saves all input. If a payment continues instead, scripts save the input first. */
function ProceedButton({ cart }: { cart: Pick<Cart, "uuid" | "payment"> }) {
	const t = useT("cart");
	if (isPaying(cart))
		return (
			<LinkButton to={href("/cart/:uuid/pay", { uuid: cart.uuid })} kind="primary" isWide onClick={saveLineFirst}>
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
