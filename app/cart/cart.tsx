import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { type ComponentType, Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Cart } from "../../contract/cart";
import { formatRange, idem } from "../../contract/fields";
import { type ListResult, lists } from "../../contract/lists";
import { trackCartView } from "../platform/analytics/visits.server";
import { deferred, none, optional } from "../platform/backend/deferred.server";
import { BackendRefusal, orNull } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { DeferredPart } from "../platform/document/deferred-part";
import { formatFor } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { useVisit } from "../platform/page/use-visit";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { FocusedAlert } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { ApprovalNotice } from "./approval-notice";
import { latestOrders, otherCarts, readCart, teamCosts, withReadablePhones } from "./cart.server";
import { ForeignCart, Heading, ReadOnly } from "./cart-page";
import * as css from "./cart-page.css";
import { changeCart } from "./change/change-cart.server";
import { ChangesNotice, PutNotice } from "./changes-notice";
import { MissingCart } from "./empty-cart";
import { firstLines, linePageHref, linePageOf, linesAPage, maxLinesPerPage, pagesOf } from "./lines/line-pages";
import { lineSubstitutes } from "./lines/line-substitutes.server";
import { useLiveLines } from "./live/use-live-lines";
import { CartOfferNotice, canReorder, OfferPage, ReorderForm } from "./offers/offer-page";
import { isOffer } from "./offers/offered-lines";
import type { DialogOfCart, ShareableCart } from "./offers/share-dialog";
import { OpenCart } from "./open-cart";
import { BuyAgain } from "./orders/buy-again";
import { changesSince, isCompared } from "./orders/buy-again.server";
import { OrderList } from "./orders/order-list";
import { usePaymentFact } from "./orders/payment-methods";
import { SaveAsList } from "./orders/save-as-list";
import { SentOrder } from "./orders/sent-order";
import { hasOthers, OtherCartList, OtherCartNotice, OtherCartResult } from "./other-carts";
import { isPaying } from "./proceed";
import { Progress } from "./progress";
import { sawOffers } from "./sawn/saw-offers.server";
import { isWaiting, openSteps } from "./steps";
import { ApprovalWithdrawn, WaitingCart } from "./waiting-cart";

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
	const news = context.visitor.takeFlash();
	const removed = news?.kind === "removed" ? { name: news.name, title: news.title } : null;
	const isOpen = cart?.is_owner && !cart.isProcessed && !cart.offer;
	const [changes, ofList, orders, others, costs, substitutes, sawing] = await Promise.all([
		deferred(context, cart && !cart.isProcessed ? optional(context, changesSince(context, request.url, cart)) : none),
		deferred(context, cart && !cart.isProcessed ? optional(context, listPutResult(context, request.url)) : none),
		deferred(context, isOpen && cart.length === 0 ? optional(context, latestOrders(context)) : none),
		deferred(context, isOpen ? optional(context, otherCarts(context, cart.uuid)) : none),
		deferred(context, isOpen && cart.length > 0 ? optional(context, teamCosts(context)) : none),
		deferred(context, isOpen && !isWaiting(cart) ? optional(context, lineSubstitutes(context, cart)) : none),
		deferred(context, isOpen && !isWaiting(cart) ? optional(context, sawOffers(context, cart)) : none),
	]);
	const isSignedIn = context.visitor.account !== null;
	const keys = { idem: context.newKey(), listIdem: context.newKey() };
	const shown = {
		orders,
		others,
		costs,
		substitutes,
		sawing,
		cart: cart && withReadablePhones(firstLines(cart)),
		changes,
		ofList,
		isSignedIn,
		flash,
		removed,
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

/**
 * Reads the page's cart with the lines of ?page=. An offer is read as a whole, because readers choose parts of it, unless it is too long
 * for one page. A cart that is compared with an earlier order is read as a whole, too.
 * @throws a redirect to an existing page
 */
async function readCartPage(context: AppLoadContext, uuid: string | undefined, address: string): Promise<Cart | null> {
	const { pathname, searchParams } = new URL(address);
	if (isCompared(searchParams)) return readCart(context, uuid);
	const asked = linePageOf(searchParams);
	const page = asked === "all" ? 1 : asked;
	const cart = await readCart(context, uuid, formatRange((page - 1) * linesAPage, linesAPage));
	if (!cart) return null;
	const isWhole = asked === "all" || cart.offer !== null;
	if (isWhole && cart.length > linesAPage && cart.length <= maxLinesPerPage) return readCart(context, uuid);
	const pages = pagesOf(cart.length);
	if (page > pages || (asked === "all" && cart.length > maxLinesPerPage))
		throw redirect(linePageHref(pathname.replace(/\.data$/, ""), asked === "all" ? 1 : pages), 302);
	return cart;
}

/** The result of adding a list to the cart, by the key in ?put=; null if the key is not the reader's. */
async function listPutResult({ backend, visitor }: AppLoadContext, address: string): Promise<ListResult | null> {
	const key = idem.safeParse(new URL(address).searchParams.get("put"));
	if (!key.success || !visitor.account) return null;
	return orNull(backend(lists.resultByKey, { params: { key: key.data } })).catch((error: unknown) => {
		if (error instanceof BackendRefusal) return null;
		throw error;
	});
}

/** A refused change shows the current cart. While the backend fails, the current page stays. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) => actionStatus < 500;

export const action = changeCart;
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function CartRoute() {
	const { title, cart, orders, others } = useLoaderData<typeof loader>();
	useLiveLines(cart);
	return (
		// The key keeps one cart's deferred parts out of the next one.
		<Fragment key={cart?.uuid}>
			<Breadcrumbs items={[{ title }]} />
			<CartState />
			<OtherCartList of={others} present={cart && joinable(cart)} />
			<OrderList of={orders} />
		</Fragment>
	);
}

function CartState() {
	const page = useLoaderData<typeof loader>();
	const { title, cart, costs, substitutes, sawing, changes, ofList, idem, isSignedIn, today, day, flash, removed } = page;
	const refused = useActionData<typeof action>() ?? null;
	const te = useT("errors");
	const visit = useVisit();
	if (!cart) return <MissingCart />;
	if (cart.isProcessed) return <Sent cart={cart} idem={idem} isTooLate={refused?.meanwhile?.kind === "sent"} />;
	if (isOffer(cart)) {
		const again = canReorder(cart) ? <ReorderForm uuid={cart.uuid} idem={idem} /> : null;
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
	if (visit?.isReadOnly)
		return (
			<Wrap>
				<div className={css.page}>
					<Heading title={title} count={cart.length} day={day} />
					<ReadOnly cart={cart} isPaged />
				</div>
			</Wrap>
		);
	const progress = <Progress uuid={cart.uuid} current="cart" open={openSteps(cart)} isResumed={!isPaying(cart)} />;
	return (
		<CartDialogs cart={cart}>
			<CartOfferNotice flash={flash?.kind === "otherCart" || flash?.kind === "takenBack" ? null : flash} />
			<OpenCart
				cart={cart}
				costs={costs}
				substitutes={substitutes}
				sawing={sawing}
				day={day}
				refused={refused}
				removed={removed}
				isSignedIn={isSignedIn}
				progress={progress}
				above={
					<>
						<ApprovalWithdrawn flash={flash} />
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

/** The account's other open carts: the result of the last choice, or a choice about the latest. */
function AboutOthers({ cart }: { cart: Cart }) {
	const { others, flash } = useLoaderData<typeof loader>();
	return (
		<>
			<OtherCartResult flash={flash} hasMore={hasOthers(others)} />
			<OtherCartNotice of={others} present={joinable(cart)} />
		</>
	);
}

/** A cart that waits for approval accepts no additions, and an empty cart needs no merging. */
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

interface Opened {
	Dialog: ComponentType<DialogOfCart>;
	kind: DialogOfCart["kind"];
	idem: string;
	/** The key of the page below. Navigation closes the dialog. */
	key: string;
}

/** Opens the share and offer forms in a dialog. Without scripts, or if the dialog's import fails, the links lead to pages. */
function CartDialogs({ cart, children }: { cart: ShareableCart; children: ReactNode }) {
	const { key } = useLocation();
	const [opened, setOpened] = useState<Opened | null>(null);
	const opener = useRef<HTMLAnchorElement | null>(null);
	const isOpen = opened?.key === key;
	useEffect(() => {
		if (isOpen) return;
		// If the form's navigation closed the dialog, the browser has not restored the focus.
		if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
		opener.current = null;
	}, [isOpen]);
	const open = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const kind = kindOf(link, cart.uuid);
		if (!link || !kind || isForOtherTab(event)) return;
		event.preventDefault();
		opener.current = link;
		import("./offers/share-dialog").then(
			({ default: Dialog }) => setOpened({ Dialog, kind, idem: crypto.randomUUID(), key }),
			() => location.assign(link.href),
		);
	};
	return (
		<>
			<div onClickCapture={open}>{children}</div>
			{opened && isOpen ? <opened.Dialog cart={cart} kind={opened.kind} idem={opened.idem} onClose={() => setOpened(null)} /> : null}
		</>
	);
}

function kindOf(link: HTMLAnchorElement | null, uuid: string): DialogOfCart["kind"] | null {
	if (link?.pathname === href("/cart/:uuid/share", { uuid })) return "share";
	return link?.pathname === href("/cart/:uuid/offer", { uuid }) ? "offer" : null;
}

const isForOtherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey || altKey;
