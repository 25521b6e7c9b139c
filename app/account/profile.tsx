import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../contract/approvals";
import { invoices } from "../../contract/invoices";
import { teams } from "../../contract/team";
import type { ListedOrder } from "../cart/orders/listed-order";
import { deferred, optional } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import { countryOptions } from "../platform/backend/optional-content.server";
import { href } from "../platform/config/href";
import { DeferredPart, NoteIfMissing } from "../platform/document/deferred-part";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { useArrived } from "../ui/deferred-content";
import { foldLink } from "../ui/fold-link.css";
import { heading, note, ruledHeading, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { FocusedAlert } from "../ui/notice";
import { AccountPage, ApprovalHint } from "./account-page";
import { OpenInvoices } from "./invoice-table";
import { OrderTable } from "./orders/order-table";
import { readLatest } from "./orders/orders.server";
import * as listCss from "./paged/list.css";
import * as css from "./profile.css";
import { changeProfile, type ProfileResult } from "./profile.server";
import { InformationForm, PasswordForm } from "./profile-forms";
import { type PersonalDiscount, personalDiscounts, profileValues } from "./profile-values.server";

export const handle = { i18n: ["account", "approvals", "profile", "errors", "cart", "order-history", "orders", "invoices"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, market, texts, visitor } = context;
	const user = await context.user();
	// A seller's own backend may have no teams.
	const [countries, latest, asked, company, invoiced] = await Promise.all([
		countryOptions(context),
		deferred(context, optional(context, readLatest(context))),
		deferred(context, optional(context, orNull(backend(approvals.approvals)))),
		deferred(context, optional(context, orNull(backend(teams.current)))),
		deferred(context, optional(context, orNull(backend(invoices.countByUser, { query: {} })))),
	]);
	const title = texts.translator("profile")("title");
	const flash = visitor.takePageFlash();
	return {
		email: user.email,
		hasPassword: user.hasPassword,
		values: profileValues(user, market),
		company,
		discounts: personalDiscounts(user, new Date()),
		countries,
		latest,
		asked,
		invoiced,
		idem: context.newKey(),
		news: flash?.kind === "profile" ? flash.news : null,
		meta: describePage(context, { title }),
	};
}

export const action = changeProfile;
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

/** The account with its latest orders, data, discounts and password. */
export default function Profile() {
	const { email, hasPassword, values, discounts, countries, idem, news, latest, asked, company, invoiced } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const isNamedOtherwise = useArrived(company)?.is_named_otherwise === true && (values.company ?? "") !== "";
	const t = useT("profile");
	const ofAccount = useT("account");
	const ofApprovals = useT("approvals");
	const ofInvoices = useT("invoices");
	const ofOrders = useT("order-history");
	const of = (form: ProfileResult["form"]) => (result?.form === form ? result : null);
	return (
		<AccountPage title={t("title")} current="profile" lead={t("signedInAs", { email })}>
			{news ? <FocusedAlert tone="success" title={t(`news.${news}`)} answer={idem} /> : null}
			<NoteIfMissing of={company} title={ofAccount("nav.company")} />
			<DeferredPart of={asked} title={ofApprovals("title")} waiting={null}>
				{(known) => <ApprovalHint count={known?.waiting.length ?? 0} />}
			</DeferredPart>
			<DeferredPart of={invoiced} title={ofInvoices("title")} waiting={null}>
				{(known) => (known?.open && known.open.count > 0 ? <OpenInvoices of="self" open={known.open} overdue={known.overdue} /> : null)}
			</DeferredPart>
			<DeferredPart of={latest} title={ofOrders("latest.title")} waiting={null}>
				{(known) => <LatestOrders {...known} />}
			</DeferredPart>
			<div className={css.columns}>
				{/* A new key resets the form to the stored values. */}
				<InformationForm
					key={JSON.stringify(values)}
					values={values}
					isNamedOtherwise={isNamedOtherwise}
					result={of("information")}
					countries={countries}
				/>
				<div className={stack[10]}>
					<PersonalDiscounts discounts={discounts} />
					<PasswordForm key={idem} email={email} hasPassword={hasPassword} idem={idem} result={of("password")} />
					<section className={stack[4]} aria-labelledby="sessions">
						<h2 id="sessions" className={ruledHeading}>
							{t("sessions.title")}
						</h2>
						<p className={note}>{t("sessions.text")}</p>
						<p>
							<Link to={href("/users/sessions")}>{t("sessions.link")}</Link>
						</p>
					</section>
					<section className={stack[4]} aria-labelledby="own-data">
						<h2 id="own-data" className={ruledHeading}>
							{t("ownData.title")}
						</h2>
						<p className={note}>{t("ownData.text")}</p>
						<p>
							<a href={href("/users/profile/data.json")}>{t("ownData.link")}</a>
						</p>
					</section>
					<section className={stack[4]} aria-labelledby="delete">
						<h2 id="delete" className={ruledHeading}>
							{t("delete.title")}
						</h2>
						<p className={note}>{t("delete.text")}</p>
						<p>
							<Link to={href("/users/profile/delete")}>{t("delete.link")}</Link>
						</p>
					</section>
				</div>
			</div>
		</AccountPage>
	);
}

/** The account's latest orders and a link to all. Renders nothing without orders. */
function LatestOrders({ orders, count }: { orders: ListedOrder[]; count: number }) {
	const t = useT("order-history");
	if (orders.length === 0) return null;
	return (
		<section aria-labelledby="latest-orders" className={stack[3]}>
			<div className={listCss.latestHead}>
				<h2 id="latest-orders" className={heading.l}>
					{t("latest.title")}
				</h2>
				<Link to={href("/users/orders")}>{t("latest.all", { count })}</Link>
			</div>
			<OrderTable orders={orders} labelledBy="latest-orders" />
		</section>
	);
}

const shown = 8;

/** The account's discounts with thresholds and periods (R12.4). */
function PersonalDiscounts({ discounts }: { discounts: PersonalDiscount[] }) {
	const t = useT("profile");
	if (discounts.length === 0) return null;
	const more = discounts.slice(shown);
	return (
		<section className={stack[4]} aria-labelledby="discounts">
			<h2 id="discounts" className={ruledHeading}>
				{t("discounts.title")}
			</h2>
			<DiscountList discounts={discounts.slice(0, shown)} />
			{more.length > 0 ? (
				<details>
					<summary className={foldLink}>{t("discounts.more", { count: more.length })}</summary>
					<DiscountList discounts={more} />
				</details>
			) : null}
			<p className={note}>{t("discounts.text")}</p>
		</section>
	);
}

function DiscountList({ discounts }: { discounts: PersonalDiscount[] }) {
	const t = useT("profile");
	const { money, percent } = useFormat();
	const scope = ({ on, threshold }: PersonalDiscount): string => {
		if (on) return t("discounts.on", { on });
		return threshold > 0 ? t("discounts.from", { amount: money(threshold) }) : t("discounts.always");
	};
	return (
		<ul className={stack[0]}>
			{discounts.map((discount) => (
				<li key={`${discount.on} ${discount.percentage} ${discount.threshold} ${discount.start} ${discount.end}`} className={css.discount}>
					<span className={css.percent}>{percent(discount.percentage)}</span>{" "}
					<span className={stack[1]}>
						{discount.title ? <span>{discount.title}</span> : null} <span>{scope(discount)}</span> <Validity discount={discount} />
					</span>
				</li>
			))}
		</ul>
	);
}

function Validity({ discount: { start, end, isUpcoming } }: { discount: PersonalDiscount }) {
	const t = useT("profile");
	const { date } = useFormat();
	const from = start ? date(start) : "";
	const until = end ? date(end) : "";
	const opening = end ? t("discounts.between", { from, until }) : t("discounts.since", { from });
	return (
		<>
			<span className={note}>{isUpcoming ? opening : end ? t("discounts.until", { until }) : t("discounts.open")}</span>{" "}
			{isUpcoming ? <span className={note}>{t("discounts.upcoming")}</span> : null}
		</>
	);
}
