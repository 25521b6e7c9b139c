import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Cart } from "../../contract/cart";
import { needsApproval } from "../../contract/values/order-states";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import type { PageFlash } from "../platform/session/visitor";
import { Facts } from "../ui/facts";
import { Button } from "../ui/forms/button";
import { hiddenOnPaper, note } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { MeanwhileNotice } from "./cart-notices";
import { Heading, OrderNotes, ReadOnly } from "./cart-page";
import * as css from "./cart-page.css";
import { page } from "./cart-page.css";
import { useCostFacts } from "./orders/order-status";
import { Addresses } from "./orders/sent-order";

interface WaitingProps {
	cart: Cart;
	payment: { term: string; value: string } | null;
	today: string;
	/** Today in the market's format, for the printed cart. */
	day: string;
	/** A change was submitted after approval was requested, and was not applied. */
	isTooLate: boolean;
}

/** The buyer's own cart while it waits for approval: read-only, with a button that withdraws the request. */
export function WaitingCart({ cart, payment, today, day, isTooLate }: WaitingProps) {
	const t = useT("approvals");
	const cartT = useT("cart");
	const { date } = useFormat();
	const costs = useCostFacts(cart);
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<Wrap>
			<div className={page}>
				<Heading title={t("waiting.title")} count={cart.length} day={day} />
				{isTooLate ? (
					<MeanwhileNotice title={t("waiting.late")}>
						<p>{t("waiting.lateText")}</p>
					</MeanwhileNotice>
				) : null}
				<div className={hiddenOnPaper}>
					{!needsApproval(cart) ? (
						<Notice tone="success" title={t("waiting.within.title")}>
							<p>{t("waiting.within.text")}</p>
						</Notice>
					) : null}
					<Notice title={t("waiting.asked", { day: date(cart.approval?.asked_at ?? today) })}>
						<p>{t("waiting.text")}</p>
						<Form method="post" className={css.waitingActions}>
							<input type="hidden" name="intent" value="withdraw" />
							<input type="hidden" name="version" value={cart.version} />
							<Button size="s">{t("waiting.withdraw")}</Button> <span className={note}>{t("waiting.withdrawNote")}</span>{" "}
							<Link to={href("/users/approvals")} className={css.waitingAll}>
								{t("waiting.all")}
							</Link>
						</Form>
					</Notice>
				</div>
				<Facts
					items={[
						...(method ? [{ term: cartT("order.delivery"), value: method.title }] : []),
						...(payment ? [payment] : []),
						...(cart.reference ? [{ term: cartT("order.reference"), value: cart.reference }] : []),
						...costs,
					]}
				/>
				<ReadOnly cart={{ ...cart, next_order_discount: undefined }} isPaged>
					<Addresses cart={cart} />
					<OrderNotes cart={{ ...cart, reference: "" }} />
				</ReadOnly>
			</div>
		</Wrap>
	);
}

/** Reports that approval was withdrawn. The pressed button is gone, so the focus moves here. */
export function ApprovalWithdrawn({ flash }: { flash: PageFlash | null }) {
	return flash?.kind === "takenBack" ? <Words /> : null;
}

function Words() {
	const t = useT("approvals");
	const focusTarget = useRef<HTMLDivElement>(null);
	useEffect(() => focusTarget.current?.focus(), []);
	return (
		<div ref={focusTarget} role="status" tabIndex={-1}>
			<Notice tone="success">{t("takenBack")}</Notice>
		</div>
	);
}
