import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "../../contract/cart";
import type { TeamCosts } from "../../contract/team";
import { NoteIfMissing } from "../platform/document/deferred-part";
import { useErrorTexts } from "../platform/forms/error-texts";
import { useT } from "../platform/i18n/i18n";
import { useRemovalFocus } from "../ui/browser/use-removal-focus";
import { type Deferred, useArrived } from "../ui/deferred-content";
import { ErrorSummary, type FieldError, FocusedAlert, Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { CartLines } from "./cart-lines";
import { CartNotices } from "./cart-notices";
import * as css from "./cart-page.css";
import { CostsContext } from "./costs/cost-select";
import { certificateId, costCentreId, referenceId } from "./lines/line-more";
import { amountId } from "./lines/line-quantity";
import { setAmountId } from "./lines/set-quantity";
import { StaleQuantity } from "./lines/stale-quantity";
import { UnsavedQuantities } from "./lines/unsaved-quantities";
import { LoadSection } from "./load/load-section";
import { columns, panel, panelTitle } from "./order-columns.css";
import { CartForm } from "./page/cart-form";
import * as linksCss from "./page/cart-links.css";
import { type CartRefusal, refusedRow } from "./page/cart-refusal";
import { EmptyCart } from "./page/empty-cart";
import { NotesForm } from "./page/notes-form";
import * as notes from "./page/notes-form.css";
import { Proceed } from "./page/proceed";
import { newListPath } from "./save-as-list";
import { Totals } from "./totals";

interface OpenCartProps {
	cart: Cart;
	costs: Deferred<TeamCosts | null>;
	/** Today as the market writes it, for the printed cart. */
	day: string;
	refused: CartRefusal | null;
	/** Guests are told that they need no account. */
	isSignedIn: boolean;
	progress: ReactNode;
	/** Notice of what was added from an earlier order or a list. */
	changes?: ReactNode;
	/** Notices beside the cart, shown also where it is empty. */
	above?: ReactNode;
}

/** Step 1 of the checkout: the visitor's own open cart. */
export function OpenCart({ cart, costs, day, refused, isSignedIn, progress, changes, above }: OpenCartProps) {
	const t = useT("cart");
	const te = useT("errors");
	const errors = useCartErrors(cart, refused);
	const booked = useArrived(costs);
	const rememberRemoval = useRemovalFocus(cart.length, "button[data-remove]");
	const stale = refused?.meanwhile?.kind === "quantity" ? refused.meanwhile : null;
	const staleNotice = stale ? (
		<StaleQuantity key={Object.values(stale.again).join()} stale={stale} fieldId={errors[0]?.id} path={`/cart/${cart.uuid}`} />
	) : null;
	const result =
		// Of a line that another page of the cart has, of several lines, or that the cart is closed, though it is still open.
		staleNotice ??
		(refused && errors.length === 0 ? <FocusedAlert title={te(refused.isFailed ? "notSaved" : "refused")} answer={refused} /> : null);
	if (cart.length === 0)
		return (
			<EmptyCart>
				{above}
				{result}
			</EmptyCart>
		);
	return (
		<Wrap>
			<div className={css.page}>
				{progress}
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
								<CartLines cart={cart} isEditable refused={refused} onClick={rememberRemoval} isPaged />
							</div>
							<div className={css.beside}>
								<section className={css.sums} aria-labelledby="totals">
									<h2 id="totals" className={panelTitle}>
										{t("totals.title")}
									</h2>
									<Totals cart={cart} isNetFirst />
								</section>
								<Proceed cart={cart} isSignedIn={isSignedIn} />
								<CartLinks cart={cart} />
							</div>
							<div className={css.main}>
								<LoadSection cart={cart} />
								<NotesForm cart={cart} refused={refusedRow(refused, "notes")} />
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

/** A colleague's cart, or one that can no longer be changed. @param take the form that copies it into the reader's own cart */
export function ForeignCart({ cart, day, take }: { cart: Cart; day: string; take: ReactNode }) {
	const t = useT("cart");
	return (
		<Wrap>
			<div className={css.page}>
				<Heading title={t(cart.length > 0 ? "foreign.title" : "empty.foreign")} count={cart.length} day={day} />
				<div className={css.onScreen}>
					<Notice>{t("foreign.note")}</Notice>
				</div>
				{cart.length > 0 ? <div className={css.onScreen}>{take}</div> : null}
				{cart.length > 0 ? <ReadOnly cart={cart} isPaged /> : null}
			</div>
		</Wrap>
	);
}

/** With the day on paper, for what has none of its own. */
export function Heading({ title, count, day }: { title: string; count: number; day?: string }) {
	const t = useT("cart");
	return (
		<div className={css.heading}>
			<h1>{title}</h1>
			<p className={css.count}>{t("lines", { count })}</p>
			{day ? <p className={css.day}>{t("printed.day", { day })}</p> : null}
		</div>
	);
}

/** Lines and totals without forms; below the totals what belongs to an order. */
export function ReadOnly({ cart, isPaged = false, children }: { cart: Cart; isPaged?: boolean; children?: ReactNode }) {
	const t = useT("cart");
	return (
		<div className={columns}>
			<div className={css.main}>
				<CartLines cart={cart} isEditable={false} refused={null} isPaged={isPaged} />
				{children}
			</div>
			<section className={panel} aria-labelledby="totals">
				<h2 id="totals" className={panelTitle}>
					{t("totals.title")}
				</h2>
				<Totals cart={cart} />
			</section>
		</div>
	);
}

/** The fields of all forms of the page, each with its name, in their order. */
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
		{ name: "reference", id: "notes-reference", label: t("notes.reference") },
		{ name: "costCentre", id: "notes-costCentre", label: t("costs.centre") },
		{ name: "project", id: "notes-project", label: t("costs.project") },
		{ name: "comment", id: "notes-comment", label: t("notes.comment") },
		{ name: "shippingComment", id: "notes-shippingComment", label: t("notes.shippingComment") },
	]);
}

/** What the buyer has noted on the order, to be read. */
export function OrderNotes({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const shown = [
		// An order has it among its facts.
		{ term: t("notes.reference"), text: cart.isProcessed ? "" : cart.reference },
		{ term: t("notes.comment"), text: cart.comment },
		{ term: t("notes.shippingComment"), text: cart.shipping_comment },
	].filter(({ text }) => text !== "");
	return shown.map(({ term, text }) => (
		<section key={term}>
			<h2 className={notes.noteTitle}>{term}</h2>
			<p className={notes.noteText}>{text}</p>
		</section>
	));
}

/** Actions on a cart other than ordering it. */
function CartLinks({ cart: { uuid } }: { cart: Pick<Cart, "uuid"> }) {
	const t = useT("cart");
	const lists = useT("lists");
	return (
		<nav aria-label={t("links.title")} className={linksCss.links}>
			<Link to={`/cart/${uuid}/offer`}>{t("links.offer")}</Link> <Link to={`/contact?cart=${uuid}`}>{t("links.quote")}</Link>{" "}
			<Link to={`/cart/${uuid}/share`}>{t("links.share")}</Link> <Link to="/quick-order">{t("links.quickOrder")}</Link>{" "}
			<Link to={newListPath(uuid)}>{lists("save.title")}</Link>
		</nav>
	);
}
