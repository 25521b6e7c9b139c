import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { Cart } from "../../contract/cart";
import type { TeamCosts } from "../../contract/team";
import type { Substitutes } from "../catalogue/substitutes/substitute-list";
import { href } from "../platform/config/href";
import { NoteIfMissing } from "../platform/document/deferred-part";
import { useErrorTexts } from "../platform/forms/error-texts";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useVisit } from "../platform/page/use-visit";
import { type Deferred, useArrived } from "../ui/deferred-content";
import { Button, LinkButton } from "../ui/forms/button";
import { bold, heading, hiddenOnPaper, small } from "../ui/layout.css";
import { Link } from "../ui/link";
import { ErrorSummary, type FieldError, FocusedAlert } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { CartNotices, MeanwhileNotice } from "./cart-notices";
import { Heading, OrderNotes } from "./cart-page";
import * as css from "./cart-page.css";
import { type CartRefusal, refusedRow, type StaleQuantity as Stale, sentPart } from "./change/cart-rows";
import { EmptyCart } from "./empty-cart";
import { BillOfferLink } from "./lines/bill-offer-link";
import { CartLines } from "./lines/cart-lines";
import { certificateId, costCentreId, referenceId } from "./lines/line-more";
import { SubstitutesContext } from "./lines/line-substitutes";
import { amountId } from "./lines/quantity";
import { type RemovedLine, RemovedNotice, useRemovedLines } from "./lines/removed-lines";
import { setAmountId } from "./lines/set-line";
import { UnsavedQuantities, useLookForUnsaved } from "./lines/unsaved-quantities";
import { LoadSection } from "./load/load-section";
import { CostsContext } from "./note-fields";
import { NotesForm } from "./notes-form";
import { columns } from "./orders/order-columns.css";
import { newListPath } from "./orders/save-as-list";
import { Totals } from "./orders/totals";
import { ProceedBar } from "./proceed";
import type { SawOffer } from "./sawn/saw-offers.server";
import { SawTogether } from "./sawn/saw-together";

interface OpenCartProps {
	cart: Cart;
	costs: Deferred<TeamCosts | null>;
	/** By the id of the line. */
	substitutes: Deferred<Record<number, Substitutes> | null>;
	/** Lines that cost less if their pieces share bars. */
	sawing: Deferred<SawOffer[] | null>;
	/** Today in the market's format, for the printed cart. */
	day: string;
	refused: CartRefusal | null;
	/** The line or set that this page's last form removed. */
	removed: RemovedLine | null;
	/** Guests learn that they need no account. */
	isSignedIn: boolean;
	progress: ReactNode;
	changes?: ReactNode;
	above?: ReactNode;
}

/** Step 1 of the checkout: the visitor's own open cart. */
export function OpenCart({ cart, costs, substitutes, sawing, day, refused, removed, isSignedIn, progress, changes, above }: OpenCartProps) {
	const t = useT("cart");
	const te = useT("errors");
	const errors = useCartErrors(cart, refused);
	const booked = useArrived(costs);
	const instead = useArrived(substitutes);
	const together = useArrived(sawing);
	const isVisit = Boolean(useVisit());
	const { lines: removedLines, heights, rememberPress } = useRemovedLines(cart, removed);
	useFocusWhenEmpty(cart.length);
	const stale = refused?.meanwhile?.kind === "quantity" ? refused.meanwhile : null;
	const staleNotice = stale ? (
		<StaleQuantity
			key={Object.values(stale.again).join()}
			stale={stale}
			fieldId={errors[0]?.id}
			path={href("/cart/:uuid", { uuid: cart.uuid })}
		/>
	) : null;
	const notRestored = refused?.meanwhile?.kind === "notRestored" ? refused.meanwhile : null;
	const result =
		// An error without a field on this page concerns a line on another page, several lines, or the whole cart.
		staleNotice ??
		(notRestored ? <FocusedAlert title={t("removed.gone", { title: notRestored.title })} answer={refused} /> : null) ??
		(refused && errors.length === 0 ? <FocusedAlert title={te(refused.isFailed ? "notSaved" : "refused")} answer={refused} /> : null);
	if (cart.length === 0)
		return (
			<EmptyCart>
				{above}
				{result}
				<RemovedNotice lines={removedLines} />
			</EmptyCart>
		);
	return (
		<Wrap>
			<div className={css.page}>
				{isVisit ? null : progress}
				<Heading title={t("title")} count={cart.length} day={day} />
				{above}
				{changes}
				{result ?? <ErrorSummary title={t("errors.title")} errors={errors} />}
				<CartNotices cart={cart} />
				<NoteIfMissing of={costs} title={t("costs.centre")} />
				<UnsavedQuantities>
					<CostsContext.Provider value={booked}>
						<CartForm version={cart.version} className={`${columns} ${css.columns}`}>
							<div className={css.main}>
								<SubstitutesContext.Provider value={instead}>
									<CartLines
										cart={cart}
										isEditable
										refused={refused}
										onClick={rememberPress}
										removed={removedLines}
										heights={heights}
										isPaged
									/>
								</SubstitutesContext.Provider>
								<SawTogether offers={together} />
								<Certificates certificates={cart.certificates} />
							</div>
							<div className={css.beside}>
								<section className={css.sums} aria-labelledby="totals">
									<h2 id="totals" className={`${heading.l} ${hiddenOnPaper}`}>
										{t("totals.title")}
									</h2>
									<Totals cart={cart} isNetFirst />
								</section>
								<ProceedBar cart={cart} isSignedIn={isSignedIn} />
								{isVisit ? null : <CartLinks cart={cart} />}
							</div>
							<div className={css.main}>
								<LoadSection cart={cart} />
								{isVisit ? null : <NotesForm cart={cart} refused={refusedRow(refused, "notes")} isGuest={!isSignedIn} />}
								<div className={css.onPaper}>
									<OrderNotes cart={cart} />
								</div>
							</div>
						</CartForm>
					</CostsContext.Provider>
				</UnsavedQuantities>
			</div>
		</Wrap>
	);
}

/** The fields of all forms on the page, in page order. */
function useCartErrors(cart: Cart, refused: CartRefusal | null): FieldError[] {
	const t = useT("cart");
	const { summary } = useErrorTexts(refused);
	const item = cart.items.find(({ id }) => refused?.form === `line-${id}`);
	if (item) {
		return summary([
			{ name: "amount", id: amountId(item.id), label: item.fullTitle, isOneOfMany: true },
			{ name: "cut.length", id: amountId(item.id), label: item.fullTitle, isOneOfMany: true },
			{ name: "comment", id: referenceId(item.id), label: item.fullTitle, isOneOfMany: true },
			{ name: "costCentre", id: costCentreId(item.id), label: item.fullTitle, isOneOfMany: true },
			{ name: "certificate", id: certificateId(item.id), label: item.fullTitle, isOneOfMany: true },
		]);
	}
	const set = cart.orders_to_sets.find(({ set_id: id }) => refused?.form === `set-${id}`);
	if (set) return summary([{ name: "amount", id: setAmountId(set.set_id), label: set.title, isOneOfMany: true }]);
	if (refused?.form !== "notes") return [];
	return summary([
		{ name: "costCentre", id: "notes-costCentre", label: t("costs.centre") },
		{ name: "project", id: "notes-project", label: t("costs.project") },
		{ name: "comment", id: "notes-comment", label: t("notes.comment") },
		{ name: "shippingComment", id: "notes-shippingComment", label: t("notes.shippingComment") },
	]);
}

/** Orders the certificate 3.1 for all lines at once, or cancels all. */
function Certificates({ certificates }: Pick<Cart, "certificates">) {
	const t = useT("cart");
	const { money } = useFormat();
	if (certificates === null || certificates.missing + certificates.ordered < 2) return null;
	const { missing, missing_price: price, ordered } = certificates;
	return (
		<p className={`${css.actions} ${hiddenOnPaper}`}>
			{missing > 0 ? (
				<Button size="s" name="certificates" value="on">
					{t("certificates.add", { count: missing, price: money(price) })}
				</Button>
			) : null}
			{ordered > 0 ? (
				<Button size="s" name="certificates" value="off">
					{t("certificates.leaveOut")}
				</Button>
			) : null}
		</p>
	);
}

function CartLinks({ cart }: { cart: Pick<Cart, "uuid" | "items"> }) {
	const { uuid } = cart;
	const t = useT("cart");
	const lists = useT("lists");
	return (
		<nav aria-label={t("links.title")} className={css.links}>
			<Link to={href("/cart/:uuid/offer", { uuid })}>{t("links.offer")}</Link>{" "}
			<Link to={href("/contact", { cart: uuid })}>{t("links.quote")}</Link>{" "}
			<Link to={href("/cart/:uuid/share", { uuid })}>{t("links.share")}</Link>{" "}
			<Link to={href("/quick-order")}>{t("links.quickOrder")}</Link> <Link to={newListPath(uuid)}>{lists("save.title")}</Link>
			<BillOfferLink cart={cart} />
		</nav>
	);
}

const isField = (field: Element) =>
	field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

/**
 * Wraps lines, totals, main action and notes in one form, because text browsers do not support the `form` attribute. Without scripts every
 * button sends all input, so that none is lost. With scripts each row is sent separately, because input elsewhere may be incomplete.
 */
function CartForm({ version, className, children }: { version: number; className: string; children: ReactNode }) {
	const t = useT("cart");
	const submit = useSubmit();
	const look = useLookForUnsaved();

	function sendPart(event: FormEvent<HTMLFormElement>) {
		if (!(event.nativeEvent instanceof SubmitEvent)) return;
		const part = sentPart(event.nativeEvent);
		if (!part) return;
		event.preventDefault();
		const { submitter } = event.nativeEvent;
		const isOwn = (field: Element) => field.getAttribute("name") === "version" || part.contains(field);
		const body = new FormData();
		body.append("intent", "cart");
		for (const field of event.currentTarget.elements)
			if (isField(field) && field.name && isOwn(field)) body.append(field.name, field.value);
		if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
		submit(body, { method: "post", preventScrollReset: true });
	}

	return (
		<Form method="post" id="cart" className={className} preventScrollReset noValidate onSubmit={sendPart} onInput={look} onClick={look}>
			<input type="hidden" name="intent" value="cart" />
			<input type="hidden" name="version" value={version} />
			{/* Enter in a field presses the first button. */}
			<button type="submit" hidden>
				{t("quantity.update")}
			</button>
			{children}
		</Form>
	);
}

interface StaleProps {
	stale: Stale;
	/** Id of the line's field; undefined if the line is gone. */
	fieldId: string | undefined;
	/** The address of the current cart. */
	path: string;
}

/** A quantity that was typed while somebody else changed the cart. Shows both quantities with a button for each. */
function StaleQuantity({ stale, fieldId, path }: StaleProps) {
	const t = useT("cart");
	const { number } = useFormat();
	const { title, typed, present, again } = stale;
	useFocusAfter(fieldId);
	return (
		<MeanwhileNotice title={t("stale.title")}>
			<p>{t("stale.text")}</p>
			<p className={bold}>{fieldId ? <a href={`#${fieldId}`}>{title}</a> : title}</p>
			<dl className={css.staleQuantities}>
				<div>
					<dt className={small}>{t("stale.typed")}</dt>
					<dd className={heading.l}>{number(typed)}</dd>
				</div>
				<div>
					<dt className={small}>{t("stale.present")}</dt>
					<dd className={heading.l}>{present === null ? t("stale.gone") : number(present)}</dd>
				</div>
			</dl>
			<div className={css.staleChoices}>
				<Form method="post" action={present === null ? href("/cart/items") : undefined} preventScrollReset>
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

/** Removing the last line moves the focus to the heading of the empty cart. */
function useFocusWhenEmpty(count: number): void {
	const known = useRef(count);
	useEffect(() => {
		const isEmptied = count === 0 && known.current > 0;
		known.current = count;
		const heading = isEmptied ? document.querySelector<HTMLElement>("main h1") : null;
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus();
	}, [count]);
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
