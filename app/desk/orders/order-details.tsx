import type { ReactNode } from "react";
import { partDeliveryChoices } from "../../../contract/values/order-states";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { note, regular } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { Photographs } from "../files/photographs";
import { subjectHref } from "../subject-href";
import * as css from "./order.css";
import type { OrderView } from "./order.server";

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section className={desk.section} aria-labelledby={id}>
			<h2 id={id} className={desk.sectionTitle}>
				{title}
			</h2>
			{children}
		</section>
	);
}

/** The changes since the order was sent, with their reasons. Renders nothing if there are none. */
export function OrderChanges({ order: { changes } }: { order: OrderView }) {
	const t = useT("desk");
	if (changes.length === 0) return null;
	return (
		<Section id="changes" title={t("orders.changes")}>
			<DeskTable
				caption={t("orders.changes")}
				rows={changes}
				keyOf={({ time }) => time}
				empty=""
				columns={[
					{ title: t("log.time"), isName: true, cell: ({ time }) => time },
					{ title: t("orders.changedBy"), cell: ({ by }) => t(`orders.changedBy.${by}`) },
					{ title: t("orders.reason"), cell: ({ reason }) => reason },
					{
						title: t("change.difference"),
						cell: ({ lines, fields }) => (
							<>
								{lines.map((line) => (
									<span key={line} className={css.note}>
										{line}
									</span>
								))}
								{fields.map((field) => (
									<span key={field} className={css.note}>
										{t(`change.field.${field}`)}
									</span>
								))}
							</>
						),
					},
					{ title: t("change.before"), isFigure: true, cell: ({ from }) => from },
					{ title: t("change.after"), isFigure: true, cell: ({ to }) => to },
				]}
			/>
		</Section>
	);
}

export function OrderLines({ order: { lines, totals, planned, vatRate, weight } }: { order: OrderView }) {
	const t = useT("desk");
	const cart = useT("cart");
	return (
		<Section id="lines" title={t("orders.lines")}>
			<DeskTable
				caption={t("orders.lines")}
				rows={lines}
				keyOf={({ line }) => line}
				empty=""
				columns={[
					{ title: t("orders.position"), isFigure: true, cell: ({ line }) => line },
					{
						title: t("orders.item"),
						isName: "long",
						cell: ({ title, code, certificate, notes }) => (
							<>
								{title}
								<span className={`${css.note} ${regular}`}>
									{[code, certificate === null ? "" : cart("certificate", { price: certificate }), ...notes].filter(Boolean).join(" · ")}
								</span>
							</>
						),
					},
					{
						title: t("orders.supplier"),
						cell: ({ supplier, supplierCode }) => (
							<>
								{supplier}
								{supplierCode ? <span className={css.note}>{supplierCode}</span> : null}
							</>
						),
					},
					{
						title: cart("column.quantity"),
						isFigure: true,
						cell: ({ amount, pieces, sawn }) => (
							<>
								{amount}
								{pieces ? <span className={css.note}>{cart("cut.pieces", pieces)}</span> : null}
								{sawn ? <span className={css.note}>{cart("cut.sawn", { list: sawn.list })}</span> : null}
								{sawn?.bars.map(({ count, list }) => (
									<span key={list} className={css.note}>{`${count} ${cart("cut.bars", { count })}: ${list} mm`}</span>
								))}
							</>
						),
					},
					{ title: cart("column.price"), isFigure: true, cell: ({ price }) => price },
					{ title: cart("column.sum"), isFigure: true, cell: ({ total }) => total },
					{ title: t("orders.confirmed"), isFigure: true, cell: ({ confirmedOn }) => confirmedOn || "–" },
					{
						title: t("orders.shipped"),
						isFigure: true,
						cell: ({ sent, ordered }) => cart("deliveries.quantity", { quantity: sent, ordered }),
					},
					{ title: t("orders.left"), isFigure: true, cell: ({ sent, ordered }) => ordered - sent },
				]}
			/>
			<dl className={css.totals}>
				{totals.map(({ name, amount }) => (
					<Total key={name} term={name === "vat" ? cart("totals.vat", { rate: vatRate }) : cart(`totals.${name}`)} amount={amount} />
				))}
				<Total term={cart("totals.weight")} amount={weight} />
			</dl>
			{planned === "" ? null : <p className={note}>{planned}</p>}
		</Section>
	);
}

const Total = ({ term, amount }: { term: string; amount: string }) => (
	<>
		<dt>{term}</dt>
		<dd className={css.amount}>{amount}</dd>
	</>
);

type Site = NonNullable<OrderView["shipping"]>;

function AddressLines({ form }: { form: Omit<Site, "siteNotes"> & Partial<Site> }) {
	const cart = useT("cart");
	return (
		<address className={css.address}>
			<b>{form.company}</b>
			<div>{form.streetAddress}</div>
			{form.addressAdditionalLine ? <div>{form.addressAdditionalLine}</div> : null}
			<div>
				{form.postCode} {form.city}
			</div>
			<div>{cart(`country.${form.country}`)}</div>
			<div>
				{form.name}, {form.phone}
			</div>
			{form.siteNotes ? (
				<div>
					{cart("address.siteNotes")}: {form.siteNotes}
				</div>
			) : null}
		</address>
	);
}

export function OrderPlaces({ order }: { order: OrderView }) {
	const t = useT("desk");
	const cart = useT("cart");
	const { billing, shipping } = order;
	const facts = [
		{ term: cart("order.delivery"), value: order.delivery },
		{ term: cart("totals.crane"), value: order.hasCrane ? t("orders.ordered") : "" },
		{ term: cart("wishes.day"), value: order.wantedOn },
		...partDeliveryChoices
			.filter((one) => one === order.parts)
			.map((one) => ({ term: cart("wishes.parts"), value: cart(`wishes.${one}`) })),
		{ term: t("orders.ownCarrier"), value: order.carrier },
	];
	return (
		<div className={css.pair}>
			<Section id="buyer" title={t("orders.buyer")}>
				{billing ? (
					<>
						<AddressLines form={billing} />
						<FilledFacts
							items={[
								{ term: t("field.email"), value: [billing.email, ...billing.additionalEmails].join(", ") },
								{ term: t("orders.vat"), value: billing.vat },
								{ term: t("orders.vatHolder"), value: billing.holder ?? t("orders.unknown") },
								{ term: t("orders.vatCheck"), value: t(`orders.vatCheck.${billing.vat_check}`) },
								{
									term: t("orders.creditOf"),
									value: billing.creditOf ? <Link to={subjectHref("companies", billing.creditOf)}>{billing.creditOf}</Link> : "",
								},
								{ term: t("orders.invoiceEmail"), value: billing.invoiceEmail },
								{ term: t("orders.eInvoice"), value: [billing.eInvoiceAddress, billing.eInvoiceOperator].filter(Boolean).join(", ") },
							]}
						/>
					</>
				) : null}
			</Section>
			<Section id="delivery" title={order.isCollected ? t("orders.collected") : cart("order.shipping")}>
				{shipping ? <AddressLines form={shipping} /> : order.isCollected || !billing ? null : <AddressLines form={billing} />}
				<FilledFacts items={facts} />
			</Section>
		</div>
	);
}

/** Leaves out facts without a value. */
const FilledFacts = ({ items }: { items: { term: string; value: ReactNode }[] }) => (
	<Facts items={items.filter(({ value }) => value !== "")} />
);

export function OrderNotes({ order: { notes, terms } }: { order: OrderView }) {
	const t = useT("desk");
	const cart = useT("cart");
	const facts = [
		{ term: t("orders.reference"), value: notes.reference },
		{ term: cart("costs.centre"), value: notes.costCentre },
		{ term: cart("costs.project"), value: notes.project },
		{ term: cart("order.fromOffer"), value: notes.offer },
		{ term: cart("order.approved"), value: notes.approved },
		{ term: cart("order.terms"), value: terms ? <TermsLink terms={terms} /> : "" },
	];
	const texts = [
		{ term: cart("notes.comment"), value: notes.comment },
		{ term: cart("notes.shippingComment"), value: notes.shippingComment },
	].filter(({ value }) => value !== "");
	if (texts.length === 0 && facts.every(({ value }) => value === "")) return null;
	return (
		<Section id="notes" title={t("orders.notes")}>
			<FilledFacts items={facts} />
			{texts.map(({ term, value }) => (
				<p key={term} className={css.said}>
					<span className={css.note}>{term}</span>
					{value}
				</p>
			))}
		</Section>
	);
}

function TermsLink({ terms: { version, to } }: { terms: NonNullable<OrderView["terms"]> }) {
	const t = useT("cart");
	const words = t("order.termsVersion", { version });
	return to === null ? words : <a href={to}>{words}</a>;
}

export function OrderDeliveries({ order: { number, deliveries, photographs, owesCertificates } }: { order: OrderView }) {
	const t = useT("desk");
	const cart = useT("cart");
	if (deliveries.length === 0) return null;
	return (
		<Section id="deliveries" title={cart("deliveries.title")}>
			{owesCertificates ? (
				<p>
					<Link to={href("/desk/orders/:number/certificates", { number: number.toLowerCase() })}>{t("certificates.attach")}</Link>
				</p>
			) : null}
			<DeskTable
				caption={cart("deliveries.title")}
				rows={deliveries}
				keyOf={({ number }) => number}
				empty=""
				columns={[
					{ title: t("orders.number"), isName: true, cell: ({ number }) => number },
					{ title: t("orders.ship.day"), cell: ({ shippedOn }) => shippedOn },
					{
						title: t("orders.lines"),
						cell: ({ lines, certificates }) =>
							lines.map(({ line, title, quantity, ordered, heats }) => (
								<div key={line}>
									{`${line}. ${title}: ${cart("deliveries.quantity", { quantity, ordered })}`}
									{heats.length > 0 ? <span className={css.note}>{cart("deliveries.heats", { list: heats.join(", ") })}</span> : null}
									{certificates
										.filter((one) => one.line === line)
										.map(({ number, heat }) => (
											<span key={number} className={css.note}>
												{cart("deliveries.certificate", { heat })}: {number}
											</span>
										))}
								</div>
							)),
					},
					{
						title: t("orders.ship.carrier"),
						cell: ({ carrier, tracking_number: tracking, tracking_url: url }) => (
							<>
								{carrier || "–"} {url ? <a href={url}>{tracking || url}</a> : tracking}
							</>
						),
					},
				]}
			/>
			<Photographs files={photographs} />
		</Section>
	);
}

export function OrderInvoices({ order: { invoices, payment, paidBy, refunded } }: { order: OrderView }) {
	const t = useT("desk");
	return (
		<Section id="invoices" title={t("orders.money")}>
			<FilledFacts
				items={[
					{ term: t("orders.payment"), value: payment ? t(`orders.payment.${payment}`) : "" },
					{ term: t("orders.paidBy"), value: paidBy ?? "" },
					{ term: t("orders.refunded"), value: refunded ?? "" },
				]}
			/>
			<DeskTable
				caption={t("nav.invoices")}
				rows={invoices}
				keyOf={({ number }) => number}
				empty={t("orders.noInvoices")}
				columns={[
					{
						title: t("orders.number"),
						isName: true,
						cell: ({ number, kind, credits }) => (
							<>
								<a href={href("/desk/invoices/:number/paper.pdf", { number: number.toLowerCase() })}>{number}</a>
								{kind === "credit_note" ? (
									<span className={`${css.note} ${regular}`}>{t("orders.creditOfInvoice", { number: credits ?? "" })}</span>
								) : null}
							</>
						),
					},
					{ title: t("orders.issued"), cell: ({ issuedOn }) => issuedOn },
					{ title: t("orders.due"), cell: ({ dueOn }) => dueOn || "–" },
					{
						title: t("orders.paid"),
						cell: ({ paidOn, paidInParts, payments }) => (
							<>
								{paidOn || paidInParts || "–"}
								{payments.map(({ index, text }) => (
									<span key={index} className={css.note}>
										{text}
									</span>
								))}
							</>
						),
					},
					{
						title: t("invoices.reminder"),
						cell: ({ reminders }) =>
							reminders.length === 0
								? "–"
								: reminders.map((reminder) => <div key={reminder.stage}>{t("invoices.reminded", reminder)}</div>),
					},
					{ title: t("orders.gross"), isFigure: true, cell: ({ gross }) => gross },
					{ title: t("orders.openAmount"), isFigure: true, cell: ({ open }) => open },
				]}
			/>
		</Section>
	);
}
