import type { RequestedApproval } from "../../../contract/approvals";
import type { Cart } from "../../../contract/cart";
import { ColleagueComment, PassedLimits } from "../../cart/approval-notice";
import { Heading, OrderNotes } from "../../cart/cart-page";
import { main, page } from "../../cart/cart-page.css";
import { CartLines } from "../../cart/lines/cart-lines";
import { columns, panel, panelTitle } from "../../cart/orders/order-columns.css";
import { useCostFacts } from "../../cart/orders/order-status";
import { usePaymentFact } from "../../cart/orders/payment-methods";
import { Addresses } from "../../cart/orders/sent-order";
import { Totals } from "../../cart/orders/totals";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "./approval-page.css";
import { DecisionForms } from "./decision-forms";
import { DecisionProblem } from "./decision-problem";
import type { DecisionResult } from "./decision-result";

interface ApprovalPageProps {
	approval: Omit<RequestedApproval, "cart">;
	cart: Cart;
	idem: string;
	result: DecisionResult | null;
}

/** An order as those see it who approve: what is ordered by whom for how much, and, while it waits, the reader's yes or no. */
export function ApprovalPage({ approval, cart, idem, result }: ApprovalPageProps) {
	const t = useT("approvals");
	const cartT = useT("cart");
	const isWaiting = approval.state === "waiting";
	return (
		<Wrap>
			<div className={page}>
				<Heading title={t("order.title", { buyer: approval.buyer.name || approval.buyer.email })} count={cart.length} />
				<DecisionProblem result={result} cart={cart} isDecided={!isWaiting} />
				{isWaiting ? <PriceNotice approval={approval} cart={cart} /> : <Approved approval={approval} cart={cart} />}
				{cart.passed_limits.length > 0 ? (
					<Notice tone="warning" title={t("limits.title")}>
						<PassedLimits cart={cart} />
					</Notice>
				) : null}
				<Earlier approval={approval} cart={cart} />
				<ApprovalFacts approval={approval} cart={cart} />
				<div className={columns}>
					<div className={`${main} ${css.goods}`}>
						<CartLines cart={cart} isEditable={false} refused={null} />
						<Addresses cart={cart} />
						<OrderNotes cart={{ ...cart, reference: "" }} />
					</div>
					<section className={`${panel} ${css.beside}`} aria-labelledby="totals">
						<h2 id="totals" className={panelTitle}>
							{cartT("totals.title")}
						</h2>
						<Totals cart={cart} />
						{isWaiting ? <DecisionForms approval={approval} cart={cart} idem={idem} result={result} /> : null}
					</section>
				</div>
			</div>
		</Wrap>
	);
}

function ApprovalFacts({ approval, cart }: { approval: Omit<RequestedApproval, "cart">; cart: Cart }) {
	const t = useT("approvals");
	const { date, money } = useFormat();
	const payment = usePaymentFact(cart);
	const costs = useCostFacts(cart);
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<Facts
			items={[
				...(cart.order_number ? [{ term: t("order.number"), value: cart.order_number }] : []),
				{ term: t("order.asked"), value: date(approval.asked_at) },
				{ term: t("order.total"), value: money(cart.total_price) },
				...(approval.limit === null ? [] : [{ term: t("order.limit"), value: money(approval.limit) }]),
				...(method ? [{ term: t("order.delivery"), value: method.title }] : []),
				...(payment ? [{ term: t("order.payment"), value: payment.value }] : []),
				...(cart.reference ? [{ term: t("order.reference"), value: cart.reference }] : []),
				...costs,
			]}
		/>
	);
}

/** Prices go on changing while an order waits; what is approved is what it comes to now. */
function PriceNotice({ approval, cart }: { approval: Omit<RequestedApproval, "cart">; cart: Cart }) {
	const t = useT("approvals");
	const { money } = useFormat();
	if (approval.asked_price === cart.total_price) return null;
	return (
		<Notice tone="warning" title={t("order.price.title")}>
			<p>{t("order.price.text", { asked: money(approval.asked_price), now: money(cart.total_price) })}</p>
		</Notice>
	);
}

/** What colleagues said of it before, and what it came to then. */
function Earlier({ approval, cart }: { approval: Omit<RequestedApproval, "cart">; cart: Cart }) {
	const t = useT("approvals");
	const { date, money } = useFormat();
	return approval.earlier.map(({ state, by, decided_at: decidedAt, comment, price }) => (
		<Notice key={decidedAt} title={t(`decided.${state}.title`, { by, day: date(decidedAt) })}>
			{comment ? <ColleagueComment text={comment} /> : null}
			<p>{t("earlier.price", { before: money(price), now: money(cart.total_price) })}</p>
		</Notice>
	));
}

function Approved({ approval, cart }: { approval: Omit<RequestedApproval, "cart">; cart: Cart }) {
	const t = useT("approvals");
	const { date } = useFormat();
	return (
		<Notice tone="success" title={t("decided.approved.title", { by: approval.by, day: date(approval.decided_at) })}>
			<p>{cart.order_number ? t("decided.sent", { number: cart.order_number }) : t("decided.unpaid", { buyer: approval.buyer.name })}</p>
		</Notice>
	);
}
