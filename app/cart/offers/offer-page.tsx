import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { invoiceTermDays } from "../../../contract/company";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { PageFlash } from "../../platform/session/visitor";
import { Facts } from "../../ui/facts";
import { Button, LinkButton } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { heading, hiddenOnPaper } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Alert, FocusedAlert, Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { Heading, OrderNotes } from "../cart-page";
import { main, page } from "../cart-page.css";
import { BillOfferLink } from "../lines/bill-offer-link";
import { CartLines } from "../lines/cart-lines";
import { ChangedTotal } from "../orders/changed-total";
import { columns, panel } from "../orders/order-columns.css";
import { seenFields, seenTotals } from "../orders/seen";
import { Addresses } from "../orders/sent-order";
import { Totals } from "../orders/totals";
import { CallOffs } from "./call-offs";
import * as css from "./offer-page.css";
import { notice } from "./offer-page.css";
import type { AcceptRefusal } from "./offer-part";
import { daysLeft, hasAllLines, isFullyOrdered, type Offer, offeredLines } from "./offered-lines";
import { PartForm, partFormId } from "./part-form";

const acceptFormId = "accept";

interface OfferPageProps {
	offer: Offer;
	now: string;
	/** The key of the forms. */
	idem: string;
	refused: AcceptRefusal | null;
	flash: PageFlash | null;
	/** Adds an expired offer to a cart at current prices. Only for its owner. */
	again: ReactNode;
}

/** A frozen offer with its lines, validity and acceptance forms. Only its owner sees addresses and notes. */
export function OfferPage({ offer, now, idem, refused, flash, again }: OfferPageProps) {
	const t = useT("offer");
	const { number, is_valid: isValid, may_accept: mayAccept } = offer.offer;
	const isOpen = isValid && mayAccept;
	return (
		<Wrap>
			<div className={page}>
				<div>
					<Heading title={t("title", { number })} count={offer.length} />
					<OfferNotice flash={flash} />
				</div>
				{refused?.problem === "changed" ? <Changed offer={offer} refused={refused} /> : null}
				{isValid ? null : <Expired offer={offer}>{again}</Expired>}
				{mayAccept ? null : <ForOthers uuid={offer.uuid} />}
				<OrderedNotice offer={offer} />
				<OfferFacts offer={offer} now={now} />
				<p className={css.tools}>
					<a href={href("/cart/:uuid/offer.pdf", { uuid: offer.uuid })} className={css.pdf}>
						<Icon name="download" /> {t("pdf")}
					</a>
					<BillOfferLink cart={offer} />
				</p>
				<div className={`${columns} ${css.columns}`}>
					<div className={main}>
						<CartLines cart={offer} isEditable={false} refused={null} isPaged />
					</div>
					<section className={`${panel} ${css.beside}`} aria-labelledby="totals">
						<h2 id="totals" className={`${heading.l} ${hiddenOnPaper}`}>
							{t("totals")}
						</h2>
						<Totals cart={offer} />
						{isOpen ? <AcceptWhole offer={offer} idem={idem} isRefused={refused?.problem === "ordered"} /> : null}
					</section>
					<div className={css.further}>
						<CallOffs offer={offer} />
						{isOpen && !isFullyOrdered(offer) ? <PartForm offer={offer} idem={idem} refused={refused} /> : null}
						<Terms offer={offer} />
						<Addresses cart={offer} />
						<OrderNotes cart={{ ...offer, reference: "" }} />
					</div>
				</div>
			</div>
		</Wrap>
	);
}

/** Explains that nothing was accepted, because the offer has changed since its page was rendered. */
function Changed({ offer, refused: { isWhole, seen }, refused }: { offer: Offer; refused: AcceptRefusal }) {
	const t = useT("offer");
	const form = isWhole ? { form: acceptFormId } : { form: partFormId, goOn: t("part.send") };
	return (
		<ChangedTotal seen={seen} cart={offer} {...form}>
			<FocusedAlert tone="warning" title={t("changed.title")} answer={refused}>
				<p>{t("changed.text")}</p>
			</FocusedAlert>
		</ChangedTotal>
	);
}

function Expired({ offer, children }: { offer: Offer; children: ReactNode }) {
	const t = useT("offer");
	const format = useFormat();
	return (
		<Notice tone="warning" title={t("expired.title", { day: format.date(offer.offer.valid_until) })}>
			<p>{t(children ? "expired.text" : "expired.textForeign")}</p>
			<div className={css.goOn}>
				{children}
				<LinkButton to={href("/contact", { cart: offer.uuid })}>{t("expired.ask")}</LinkButton>
			</div>
		</Notice>
	);
}

/** Shown to readers who only have the address of a quotation by the shop's staff. */
function ForOthers({ uuid }: { uuid: string }) {
	const t = useT("offer");
	return (
		<Notice tone="warning" title={t("others.title")}>
			<p>{t("others.text")}</p>
			<div className={css.goOn}>
				<LinkButton to={href("/users/login", { returnTo: href("/cart/:uuid", { uuid }) })}>{t("others.signIn")}</LinkButton>
			</div>
		</Notice>
	);
}

/** Orders already made from this offer, to avoid duplicates. */
function OrderedNotice({ offer }: { offer: Offer }) {
	const t = useT("offer");
	const { number } = useFormat();
	// The orders of a quotation are listed below its lines.
	if (offer.offer_orders === 0 || offer.offer.call_offs.length > 0) return null;
	const lines = offeredLines(offer);
	const isAll = hasAllLines(offer) && lines.every(({ left }) => left === 0);
	return (
		<Notice tone="warning" title={t(isAll ? "ordered.all" : "ordered.some")}>
			<ul>
				{lines
					.filter(({ ordered }) => ordered > 0)
					.map(({ name, title, offered, ordered }) => (
						<li key={name}>{unbroken(t("ordered.line", { title, ordered: number(ordered), offered: number(offered) }))}</li>
					))}
			</ul>
		</Notice>
	);
}

function OfferFacts({ offer, now }: { offer: Offer; now: string }) {
	const t = useT("offer");
	const format = useFormat();
	const { created_at: createdOn, valid_until: validUntil, is_valid: isValid } = offer.offer;
	const left = daysLeft(validUntil, now);
	const rest = isValid ? ` (${left > 0 ? t("daysLeft", { count: left }) : t("lastDay")})` : "";
	const method = offer.delivery_methods.find(({ id }) => id === offer.delivery_methodid);
	return (
		<Facts
			items={[
				{ term: t("fact.date"), value: format.date(createdOn) },
				{ term: t("fact.validUntil"), value: `${format.date(validUntil)}${rest}` },
				...(method ? [{ term: t("fact.delivery"), value: method.title }] : []),
				...(offer.reference ? [{ term: t("fact.reference"), value: offer.reference }] : []),
			]}
		/>
	);
}

/** The terms of the offer besides its prices. */
function Terms({ offer }: { offer: Offer }) {
	const t = useT("offer");
	const format = useFormat();
	const method = offer.delivery_methods.find(({ id }) => id === offer.delivery_methodid);
	return (
		<section aria-labelledby="terms" className={css.whole}>
			<h2 id="terms" className={css.title}>
				{t("terms.title")}
			</h2>
			<ul className={css.terms}>
				<li>{t("terms.valid", { day: format.date(offer.offer.valid_until) })}</li>
				<li>{t("terms.part")}</li>
				{method ? <li>{t("terms.delivery", { method: method.title, term: method.term })}</li> : null}
				<li>{t("terms.payment", { days: invoiceTermDays })}</li>
			</ul>
		</section>
	);
}

interface AcceptProps {
	offer: Offer;
	idem: string;
	/** Somebody has ordered the whole offer since the page was rendered. */
	isRefused: boolean;
}

/** Orders all of an offer or the rest. Renders nothing if all of it has been ordered. */
function AcceptWhole({ offer, idem, isRefused }: AcceptProps) {
	const t = useT("offer");
	const isLeft = !hasAllLines(offer) || offeredLines(offer).some(({ left }) => left > 0);
	if (!isLeft)
		return (
			<div className={css.accept}>
				{isRefused ? <Alert tone="error">{t("ordered.refused")}</Alert> : null}
				<p className={css.promise}>{t(offer.offer.is_quotation ? "ordered.over" : "ordered.again")}</p>
				{offer.offer.is_quotation ? <LinkButton to={href("/contact", { cart: offer.uuid })}>{t("expired.ask")}</LinkButton> : null}
			</div>
		);
	return (
		<Form method="post" id={acceptFormId} action={href("/cart/:uuid/accept", { uuid: offer.uuid })} className={css.accept}>
			<HiddenFields fields={{ part: "whole", idem: `${idem}-whole`, ...(hasAllLines(offer) ? seenFields(offer) : seenTotals(offer)) }} />
			<Button kind="primary" size="l" isWide>
				{t(offer.offer_orders > 0 ? "accept.rest" : "accept.whole")}
			</Button>
			<p className={css.promise}>{t("accept.note")}</p>
		</Form>
	);
}

/** The result of the last action on a cart or an offer. Other results have their own notices. */
function OfferNotice({ flash }: { flash: PageFlash | null }) {
	return (
		<div role="status">
			{flash ? (
				<div className={notice}>
					<Words flash={flash} />
				</div>
			) : null}
		</div>
	);
}

/** The notice above an open cart. */
export function CartOfferNotice({ flash }: { flash: PageFlash | null }) {
	return (
		<Wrap>
			<OfferNotice flash={flash} />
		</Wrap>
	);
}

function Words({ flash }: { flash: PageFlash }) {
	const t = useT("offer");
	if (flash.kind === "shared") return <Notice tone="success">{t("told.shared", { count: flash.addresses })}</Notice>;
	if (flash.kind === "offered")
		return <Notice tone="success">{flash.addresses > 0 ? t("told.offeredTo", { count: flash.addresses }) : t("told.offered")}</Notice>;
	if (flash.kind !== "accepted") return null;
	return (
		<Notice tone="success">
			<p>{t("told.accepted", { number: flash.number })}</p>
			{flash.formerUuid ? (
				<p>
					<Link to={href("/cart/:uuid", { uuid: flash.formerUuid })}>{t("told.former")}</Link>
				</p>
			) : null}
		</Notice>
	);
}

/** Sets cannot be added again, and a page with some of the lines does not know whether there are any. */
export const canReorder = (offer: Offer): boolean => offer.is_owner && offer.items.length === offer.length;

/** Adds the goods of an expired offer to a cart at current prices. */
export function ReorderForm({ uuid, idem }: { uuid: string; idem: string }) {
	const t = useT("offer");
	return (
		<Form method="post" action={href("/orders/:uuid/again", { uuid })}>
			<input type="hidden" name="idem" value={idem} />
			<Button kind="primary" size="l">
				{t("expired.again")}
			</Button>
		</Form>
	);
}
