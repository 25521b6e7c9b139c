import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { AnchorButton } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import { subjectHref } from "../subject-href";
import { actOnOrder } from "./act.server";
import { ChangeRequest } from "./change-request";
import { OrderMargin } from "./margin";
import { marginView } from "./margin.server";
import * as css from "./order.css";
import { orderView, readOrder } from "./order.server";
import { OrderChanges, OrderDeliveries, OrderInvoices, OrderLines, OrderNotes, OrderPlaces } from "./order-details";
import { hasWork, OrderForms } from "./order-forms";
import { useReviewText } from "./review-text";

export const handle = { i18n: ["desk", "cart", "common", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const order = await readOrder(context, params.number);
	const { order_number: number } = order;
	// The backend also finds an order by its uuid.
	if (params.number?.toUpperCase() !== number) throw redirect(subjectHref("orders", number), 302);
	const title = context.texts.translator("desk")("orders.title", { number });
	const view = await orderView(context, order);
	return {
		order: view,
		margin: await marginView(context, number, view.lines),
		title,
		keys: { ship: context.newKey(), invoice: context.newKey(), credit: context.newKey(), refund: context.newKey() },
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

export const action = ({ request, params, context }: ActionFunctionArgs) => actOnOrder(context, request, params.number);
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Order() {
	const { order, margin, title, keys, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const cart = useT("cart");
	const reviewText = useReviewText();
	const { state, billing, sentAt, total, reason, review } = order;
	const lead = [cart(`status.${state}`), billing?.company, sentAt, `${total} ${cart("totals.netNote")}`].filter(Boolean).join(" · ");
	return (
		<DeskPage
			title={title}
			lead={lead}
			news={answer ? null : news}
			tools={
				<>
					{order.work.change ? (
						<Link to={href("/desk/orders/:number/change", { number: order.number.toLowerCase() })} aria-keyshortcuts="e">
							{t("orders.change")}
						</Link>
					) : null}
					{hasWork(order.work) ? (
						<AnchorButton href="#work" size="s">
							{t("orders.work")}
						</AnchorButton>
					) : null}
				</>
			}
		>
			{answer?.problem ? (
				<FocusedAlert title={t(`orders.problem.${answer.problem}`)} answer={answer}>
					<p>{t("orders.problem.present", { state: cart(`status.${state}`) })}</p>
				</FocusedAlert>
			) : null}
			{order.isWithdrawn ? <p>{t("orders.withdrawnByBuyer")}</p> : null}
			{reason ? <p>{t("orders.cancelReason", { reason })}</p> : null}
			{review && review.reasons.length > 0 ? (
				<p>
					<strong>{reviewText(review.reasons)}</strong>
					{review.credit ? <span className={css.note}>{t("orders.underReview.credit", review.credit)}</span> : null}
				</p>
			) : null}
			<ChangeRequest key={order.version} order={order} result={answer?.result ?? null} />
			<OrderLines order={order} />
			<OrderMargin margin={margin} />
			<OrderChanges order={order} />
			<div className={css.columns}>
				{/* A new state has new forms, without what was typed in the old ones. */}
				{hasWork(order.work) ? (
					<OrderForms
						key={answer ? "typed" : `${order.version} ${order.invoices.length}`}
						order={order}
						keys={keys}
						result={answer?.result ?? null}
					/>
				) : null}
				<div className={css.order}>
					<OrderPlaces order={order} />
					<OrderNotes order={order} />
					<OrderDeliveries order={order} />
					<OrderInvoices order={order} />
				</div>
			</div>
		</DeskPage>
	);
}
