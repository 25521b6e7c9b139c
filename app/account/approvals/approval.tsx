import { getFormProps } from "@conform-to/react";
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { approvals, type RequestedApproval } from "../../../contract/approvals";
import type { Cart } from "../../../contract/cart";
import { orders } from "../../../contract/orders";
import { ColleagueComment, ExceededLimits } from "../../cart/approval-notice";
import { withReadablePhones } from "../../cart/cart.server";
import { Heading, OrderNotes } from "../../cart/cart-page";
import { main, page } from "../../cart/cart-page.css";
import { CartLines } from "../../cart/lines/cart-lines";
import { ChangedTotal } from "../../cart/orders/changed-total";
import { columns, panel } from "../../cart/orders/order-columns.css";
import { useCostFacts } from "../../cart/orders/order-status";
import { paymentMethod, usePaymentFact } from "../../cart/orders/payment-methods";
import { seenFields } from "../../cart/orders/seen";
import { Addresses } from "../../cart/orders/sent-order";
import { Totals } from "../../cart/orders/totals";
import { orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { FormTextArea } from "../../platform/forms/form-fields";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { kind, size, wide } from "../../ui/forms/button.css";
import { block, heading, hiddenOnPaper, note } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert, Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { AccountPage } from "../account-page";
import { type DecisionResult, decideApproval } from "./approval.server";
import * as css from "./approvals.css";

export const handle = { i18n: ["account", "approvals", "cart", "checkout", "cutting", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const uuid = params.uuid ?? "";
	const found = await orNull(context.backend(approvals.approval, { params: { uuid } }));
	if (!found) await toOwnCart(context, uuid);
	const t = context.texts.translator("approvals");
	const title = found?.buyer.name ? t("order.title", { buyer: found.buyer.name }) : t("order.goneTitle");
	const meta = describePage(context, { title });
	if (!found) return data({ approval: null, cart: null, idem: context.newKey(), title, meta }, { status: 404 });
	const { cart, ...approval } = found;
	return data({ approval, cart: cart && withReadablePhones(cart), idem: context.newKey(), title, meta });
}

/** Redirects buyers who follow the approvers' link to their own order. @throws the redirect */
async function toOwnCart({ backend }: LoaderFunctionArgs["context"], uuid: string): Promise<void> {
	const cart = await orNull(backend(orders.byId, { params: { id: uuid }, query: {} }));
	if (cart && cart.id !== null && cart.is_owner) throw redirect(href("/cart/:uuid", { uuid: cart.uuid }), 303);
}

/** A refused decision shows the current order. */
export const shouldRevalidate = () => true;

export const action = decideApproval;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Approval() {
	const t = useT("approvals");
	const { approval, cart, idem, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	if (!approval) return <NoApproval />;
	if (!cart) return <ClosedApproval approval={approval} result={result} />;
	const crumbs = [{ title: t("title"), to: href("/users/approvals") }, { title }];
	return (
		<>
			<Breadcrumbs items={crumbs} />
			<ApprovalPage approval={approval} cart={cart} idem={idem} result={result} />
		</>
	);
}

/** The ids of the two decision forms. */
const approveFormId = "approve";
const returnFormId = "return";

interface ApprovalPageProps {
	approval: Omit<RequestedApproval, "cart">;
	cart: Cart;
	idem: string;
	result: DecisionResult | null;
}

/** An order as its approvers see it. While it waits, the reader can approve or return it. */
function ApprovalPage({ approval, cart, idem, result }: ApprovalPageProps) {
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
						<ExceededLimits cart={cart} />
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
						<h2 id="totals" className={`${heading.l} ${hiddenOnPaper}`}>
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

/** Prices keep changing while an order waits. The approver approves the current total. */
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

interface ProblemProps {
	result: DecisionResult | null;
	/** The current order; null if the reader may no longer see it. */
	cart: Cart | null;
	isDecided?: boolean;
}

/** Explains above the current order why nothing was decided. */
function DecisionProblem({ result, cart, isDecided = false }: ProblemProps) {
	const t = useT("approvals");
	const { summary } = useFieldErrors();
	if (!result) return null;
	if (result.problem) {
		const problem = isDecided && result.problem === "conflict" ? "late" : result.problem;
		const alert = (
			<FocusedAlert tone={result.problem === "conflict" ? "warning" : "error"} title={t(`problem.${problem}.title`)} answer={result}>
				<p>{t(`problem.${problem}.text`)}</p>
			</FocusedAlert>
		);
		if (!cart || isDecided) return alert;
		return (
			<ChangedTotal seen={result.seen} cart={cart} form={approveFormId}>
				{alert}
			</ChangedTotal>
		);
	}
	const comment = { id: `${returnFormId}-comment`, name: "comment", errors: result.reply?.error?.comment ?? undefined };
	return <ErrorSummary title={t("decide.errors")} errors={summary([{ field: comment, label: t("decide.comment") }])} />;
}

interface DecisionProps {
	approval: Omit<RequestedApproval, "cart">;
	cart: Cart;
	idem: string;
	result: DecisionResult | null;
}

/** The forms that approve an order or return it. Both send the version and total that the page shows. */
function DecisionForms({ approval, cart, idem, result }: DecisionProps) {
	const t = useT("approvals");
	const isSending = useNavigation().formMethod === "POST";
	const [form, fields] = useShopForm<Record<"comment", string>>({ id: returnFormId, reply: result?.reply });
	const { version } = cart;
	const method = paymentMethod(cart.paymentmethod);
	const isOpen = Boolean(result?.reply) || result?.problem === "unavailable_goods";
	return (
		<section aria-labelledby="decision" className={css.decision}>
			<h2 id="decision" className={heading.l}>
				{t("decide.title")}
			</h2>
			<p className={note}>{t(method.approveTerms, { buyer: approval.buyer.name, company: cart.forms?.billing?.company ?? "" })}</p>
			<Form method="post" id={approveFormId} preventScrollReset>
				<HiddenFields fields={{ intent: "approve", version, ...seenFields(cart), idem }} />
				<Button kind="primary" size="l" isWide>
					{isSending ? t("decide.sending") : t(method.approve)}
				</Button>
			</Form>
			<details open={isOpen} className={block}>
				<summary className={`${kind.secondary} ${size.m} ${wide} ${css.summary}`}>{t("decide.return")}</summary>
				<Form method="post" {...getFormProps(form)} className={css.form}>
					<HiddenFields fields={{ intent: "return", version, idem: `${idem}-return` }} />
					<FormTextArea field={fields.comment} label={t("decide.comment")} hint={t("decide.commentHint")} maxLength={1000} required />
					<Button>{t("decide.returnSubmit")}</Button>
				</Form>
			</details>
		</section>
	);
}

/** An order that the reader can no longer decide on: its buyer withdrew it, somebody returned it, or it changed after approval. */
function ClosedApproval({ approval, result }: { approval: Omit<RequestedApproval, "cart">; result: DecisionResult | null }) {
	const t = useT("approvals");
	const { date } = useFormat();
	const { state, by, comment, decided_at: decidedAt } = approval;
	const buyer = approval.buyer.name;
	const isDecided = state === "approved" || state === "returned";
	return (
		<AccountPage title={buyer ? t("order.title", { buyer }) : t("order.goneTitle")} current="approvals" crumbs={[]}>
			{result?.problem ? <DecisionProblem result={result} cart={null} isDecided={isDecided} /> : null}
			<Notice title={isDecided ? t(`decided.${state}.title`, { by, day: date(decidedAt) }) : t("decided.withdrawn.title")}>
				{state === "returned" ? <ColleagueComment text={comment} /> : null}
				<p>
					{state === "approved" ? t("decided.lapsed") : isDecided ? t("decided.returned.text", { buyer }) : t("decided.withdrawn.text")}
				</p>
				<p>
					<Link to={href("/users/approvals")}>{t("decided.back")}</Link>
				</p>
			</Notice>
		</AccountPage>
	);
}

/** Links to the reader's own orders. The page does not reveal whether the order exists. */
function NoApproval() {
	const t = useT("approvals");
	return (
		<AccountPage title={t("order.goneTitle")} current="approvals" crumbs={[]}>
			<Notice tone="warning" title={t("none.title")}>
				<p>{t("none.text")}</p>
				<p>
					<Link to={href("/users/approvals")}>{t("hint.none")}</Link>
				</p>
				<p>
					<Link to={href("/cart")}>{t("none.cart")}</Link>
				</p>
			</Notice>
		</AccountPage>
	);
}
