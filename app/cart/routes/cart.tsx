import { type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import type { Cart } from "../../../contract/cart";
import { trackCartView } from "../../platform/analytics/visits.server";
import { deferred, none, optional } from "../../platform/backend/deferred.server";
import { DeferredPart } from "../../platform/document/deferred-part";
import { formatFor } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { FocusedAlert } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { ChangesNotice } from "../again/changes-notice";
import { TakenBack, WaitingCart } from "../approval/waiting-cart";
import { ApprovalNotice } from "../approval-notice";
import { BuyAgain } from "../buy-again";
import { changesSince } from "../buy-again.server";
import { otherCarts, teamCosts, withReadablePhones } from "../cart.server";
import { ForeignCart, OpenCart } from "../cart-page";
import { firstLines, linePageOf } from "../line-pages";
import { useLiveLines } from "../live/use-live-lines";
import { CartDialogs } from "../offer/cart-dialogs";
import { isOffer } from "../offer/offer";
import { CartOfferNotice } from "../offer/offer-notice";
import { OfferPage } from "../offer/offer-page";
import { canPutAgain, PutAgain } from "../offer/put-again";
import { OrderList } from "../order/order-list";
import { OtherCartResult } from "../other-carts/other-cart-result";
import { hasOthers, OtherCartList, OtherCartNotice } from "../other-carts/other-carts";
import { latestOrders } from "../own-orders.server";
import { listPutResult, readCartPage } from "../page/cart-page.server";
import { changeCart } from "../page/change-cart.server";
import { GoneCart } from "../page/empty-cart";
import { isPaying } from "../page/proceed-button";
import { usePaymentFact } from "../payment-methods";
import { Progress } from "../progress";
import { SaveAsList } from "../save-as-list";
import { PutNotice } from "../saved-list/put-notice";
import { SentOrder } from "../sent-order";
import { isWaiting, openSteps } from "../steps";

export const handle = { i18n: ["approvals", "cart", "carts", "checkout", "cutting", "errors", "lists", "offer", "orders"] };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const cart = await readCartPage(context, params.uuid, request.url);
	trackCartView(context, request.url, cart);
	const t = context.texts.translator("cart");
	const common = context.texts.translator("common");
	const title = cart ? titleOf(context, cart) : t("title");
	const page = linePageOf(new URL(request.url).searchParams);
	const paged = page === 1 || page === "all" ? title : `${title}, ${common("pager.page", { page })}`;
	const description = context.texts.translator("seo")("cart");
	const meta = describePage(context, { title: paged, description });
	const today = new Date().toISOString();
	const day = formatFor(context.market).date(today);
	const flash = context.visitor.takePageFlash();
	const isOpen = cart?.is_owner && !cart.isProcessed && !cart.offer;
	const [changes, ofList, orders, others, costs] = await Promise.all([
		deferred(context, cart && !cart.isProcessed ? optional(context, changesSince(context, request.url, cart)) : none),
		deferred(context, cart && !cart.isProcessed ? optional(context, listPutResult(context, request.url)) : none),
		deferred(context, isOpen && cart.length === 0 ? optional(context, latestOrders(context)) : none),
		deferred(context, isOpen ? optional(context, otherCarts(context, cart.uuid)) : none),
		deferred(context, isOpen && cart.length > 0 ? optional(context, teamCosts(context)) : none),
	]);
	const isSignedIn = context.visitor.account !== null;
	const keys = { idem: context.newKey(), listIdem: context.newKey() };
	const shown = {
		orders,
		others,
		costs,
		cart: cart && withReadablePhones(firstLines(cart)),
		changes,
		ofList,
		isSignedIn,
		flash,
		...keys,
		today,
		day,
		title,
		meta,
	};
	return data(shown, { status: cart ? 200 : 404 });
}

function titleOf({ texts }: AppLoadContext, cart: Cart): string {
	if (cart.isProcessed) return texts.translator("cart")("order.title", { number: cart.order_number ?? "" });
	if (cart.offer) return texts.translator("offer")("title", { number: cart.offer.number });
	return isWaiting(cart) ? texts.translator("approvals")("waiting.title") : texts.translator("cart")("title");
}

/** A refused change shows the cart as it is, too. While the backend fails, the page stays in view instead. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) => actionStatus < 500;

export const action = changeCart;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function CartRoute() {
	const { title, cart, orders, others } = useLoaderData<typeof loader>();
	useLiveLines(cart);
	return (
		// What is deferred of one cart is not shown with the next.
		<Fragment key={cart?.uuid}>
			<Breadcrumbs items={[{ title }]} />
			<CartState />
			<OtherCartList of={others} present={cart && joinable(cart)} />
			<OrderList of={orders} />
		</Fragment>
	);
}

/** Which page the address is of by now. */
function CartState() {
	const { cart, costs, changes, ofList, idem, isSignedIn, today, day, flash } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	const te = useT("errors");
	if (!cart) return <GoneCart />;
	if (cart.isProcessed) return <Sent cart={cart} idem={idem} isTooLate={refused?.meanwhile?.kind === "sent"} />;
	if (isOffer(cart)) {
		const again = canPutAgain(cart) ? <PutAgain uuid={cart.uuid} idem={idem} /> : null;
		return <OfferPage offer={cart} now={today} idem={idem} refused={null} flash={flash} again={again} />;
	}
	if (!cart.is_owner) return <ForeignCart cart={cart} day={day} take={<BuyAgain order={cart} idem={idem} isShared />} />;
	if (isWaiting(cart) && refused?.isFailed)
		return (
			<>
				<Wrap>
					<FocusedAlert title={te("notSaved")} answer={refused} />
				</Wrap>
				<Waiting cart={cart} today={today} day={day} isTooLate={false} />
			</>
		);
	if (isWaiting(cart)) return <Waiting cart={cart} today={today} day={day} isTooLate={refused?.meanwhile?.kind === "waiting"} />;
	const progress = <Progress uuid={cart.uuid} current="cart" open={openSteps(cart)} isResumed={!isPaying(cart)} />;
	return (
		<CartDialogs cart={cart}>
			<CartOfferNotice flash={flash?.kind === "otherCart" || flash?.kind === "takenBack" ? null : flash} />
			<OpenCart
				cart={cart}
				costs={costs}
				day={day}
				refused={refused}
				isSignedIn={isSignedIn}
				progress={progress}
				above={
					<>
						<TakenBack flash={flash} />
						<ApprovalNotice cart={cart} />
						<AboutOthers cart={cart} />
					</>
				}
				changes={
					<>
						<DeferredPart of={ofList}>{(result) => (result ? <PutNotice result={result} /> : null)}</DeferredPart>
						<DeferredPart of={changes}>{(known) => (known ? <ChangesNotice changes={known} /> : null)}</DeferredPart>
					</>
				}
			/>
		</CartDialogs>
	);
}

/** The account's other open carts: what was done with one, and what to do with the latest. */
function AboutOthers({ cart }: { cart: Cart }) {
	const { others, flash } = useLoaderData<typeof loader>();
	return (
		<>
			<OtherCartResult flash={flash} hasMore={hasOthers(others)} />
			<OtherCartNotice of={others} present={joinable(cart)} />
		</>
	);
}

/** Nothing is put into a cart that waits for approval, and with an empty one nothing has to be put together. */
const joinable = ({ uuid, length, approval }: Cart): string | null => (length > 0 && approval?.state !== "waiting" ? uuid : null);

function Sent({ cart, idem, isTooLate }: { cart: Cart; idem: string; isTooLate: boolean }) {
	const again = (
		<>
			<BuyAgain order={cart} idem={idem} />
			<Keep cart={cart} />
		</>
	);
	return <SentOrder cart={cart} payment={usePaymentFact(cart)} isTooLate={isTooLate} again={again} />;
}

function Waiting(props: { cart: Cart; today: string; day: string; isTooLate: boolean }) {
	return <WaitingCart {...props} payment={usePaymentFact(props.cart)} />;
}

function Keep({ cart: { uuid, reference, order_number: number } }: { cart: Cart }) {
	const { listIdem, isSignedIn } = useLoaderData<typeof loader>();
	return <SaveAsList uuid={uuid} idem={listIdem} suggestion={reference || (number ?? "")} isSignedIn={isSignedIn} />;
}
