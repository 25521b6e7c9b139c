import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { companyDay } from "../../contract/company";
import { slug } from "../../contract/fields";
import { dayAfter } from "../../contract/values/days";
import type { ServiceHours } from "../../contract/values/service-hours";
import { CountedLink } from "../platform/analytics/counted-link";
import { forFields, optional } from "../platform/backend/deferred.server";
import { orUnknown } from "../platform/backend/errors.server";
import { readSeller } from "../platform/backend/seller.server";
import { readServiceHours } from "../platform/backend/service-hours.server";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { useSeller } from "../platform/page/use-seller";
import { pageMeta } from "../platform/seo/page-meta";
import type { SentForm } from "../platform/session/visitor";
import { medium, muted, ok, plainHeading, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import * as css from "./contact.css";
import { buyerOf, isQuoteRequest, itemOf, readAttachedCart, sendMessage } from "./contact.server";
import { ContactForm, formTitle } from "./contact-form";
import { InfoSections } from "./info/info-page";
import { beginPage, infoPage, untold } from "./info/info-page.server";
import { sentForm } from "./messages/message.server";
import { SentNotice } from "./messages/message-form";
import { nextOpeningText } from "./messages/next-opening";

export const handle = { i18n: ["contact", "errors"] };

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const code = searchParams.get("variant");
	const serving = readServiceHours(context);
	const selling = readSeller(context);
	const textOf = beginPage(context, "contact");
	const reading = optional(context, readSender(context, searchParams.get("at")));
	const item = await itemOf(context, code);
	const cart = item ? null : await readAttachedCart(context, searchParams.get("cart"));
	const isQuote = isQuoteRequest(searchParams);
	const order = /^CB-\d{1,9}$/.exec(searchParams.get("order") ?? "")?.[0] ?? null;
	const words = wantedWords(searchParams.get("words"));
	const product = item || cart ? null : await readProduct(context, searchParams.get("product"));
	context.trackVisit({ to: "contact", about: item ? "product" : cart || isQuote ? "quote" : "contact" });
	const { service, hours } = await serving;
	const text = await textOf();
	const { page, meta } = text
		? infoPage(context, "contact", text, { hours, seller: await selling })
		: untold(context, context.texts.translator("footer")("nav.contact"));
	return {
		page,
		meta: { ...meta, isUnlisted: searchParams.size > 0 },
		item: item === "unknown" ? null : item,
		// The page repeats only text of its address that looks like a code. Other text could be a forged message.
		unknown: item === "unknown" && code && /^(?=.*\d)[\p{L}\d-]{1,30}$/u.test(code) ? code : null,
		cart: cart === "unknown" ? null : cart,
		isCartUnknown: cart === "unknown",
		isQuote,
		order,
		product,
		words,
		sent: sentForm(context.visitor, searchParams),
		sender: (await forFields(context, reading))?.value ?? {},
		hours,
		opens: nextOpeningText(new Date(), service, context.market),
		closed: closedDays(service, context),
		idem: context.newFormKey(),
	};
}

/** Words of a search that found nothing, if they can name goods. Text with an address or a telephone number could be a forged message. */
const wantedWords = (words: string | null): string | null =>
	/^(?!.*(?:www|\p{L}\.\p{L}{2}|\d{7}))[\p{L}\d .,×*()/"'+⌀Ø°%-]{1,80}$/iu.exec(words ?? "")?.[0] ?? null;

const daysAhead = 60;

/** The days of the next two months on which nobody answers besides: "Donnerstag, 24. Dezember (Heiligabend)". */
function closedDays({ closed }: ServiceHours, { market: { intl } }: Pick<LoaderFunctionArgs["context"], "market">): string[] {
	const day = new Intl.DateTimeFormat(intl, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
	const until = dayAfter(companyDay(new Date()), daysAhead);
	return closed
		.filter((one) => one.day <= until)
		.map(({ day: iso, title }) => `${day.format(new Date(`${iso}T00:00:00Z`))}${title === "" ? "" : ` (${title})`}`);
}

/** The account's data; of a guest those of the order in question, which only its buyer's browser may read. */
async function readSender(context: LoaderFunctionArgs["context"], order: string | null): Promise<Record<string, string>> {
	const user = await context.currentUser();
	if (user) return { email: user.email, company: user.company, vat: user.vatid, name: user.customername, phone: user.phonenumber };
	return (await buyerOf(context, order)) ?? {};
}

/** Returns the title of the product in the address, or null without one. */
async function readProduct({ backend }: LoaderFunctionArgs["context"], name: string | null) {
	const known = slug.safeParse(name);
	if (!known.success) return null;
	const read = await orUnknown(backend(catalogue.variantsByProduct, { params: { slug: known.data }, query: { range: "[0,1]" } }));
	return read && read !== "unknown" ? read.product.title : null;
}

export const action = sendMessage;
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function ContactPage() {
	const { page, item, unknown, cart, isCartUnknown, isQuote, order, product, words, sent, sender, hours, opens, closed, idem } =
		useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const t = useT("contact");
	// The title names the article or quotation that the form is for.
	const request = sent ? null : item ? t("title.item") : cart || isQuote ? t("title.cart") : null;
	const message = sent ? (
		<ContactSent sent={sent} item={item} cart={cart} opens={opens} />
	) : (
		<>
			{item ? <InquiryItem item={item} /> : null}
			{unknown ? <UnknownItem code={unknown} /> : null}
			{cart ? <AttachedCart cart={cart} /> : null}
			{isCartUnknown ? <UnknownCart /> : null}
			<ContactForm
				key={item?.code ?? cart?.uuid ?? product ?? order ?? words ?? String(isQuote)}
				item={item}
				cart={cart}
				product={product}
				order={order}
				words={words}
				isQuote={isQuote}
				sender={sender}
				idem={idem}
				result={result ?? null}
			/>
		</>
	);
	return (
		<>
			<Breadcrumbs items={[{ title: page.title }]} />
			<Wrap>
				<div className={css.page}>
					<header className={css.head}>
						{request ? <h1 id={formTitle}>{request}</h1> : <h1>{page.title}</h1>}
						{request || page.lead === "" ? null : <p className={css.lead}>{page.lead}</p>}
					</header>
					<div className={css.person}>
						<ContactPerson hours={hours} opens={opens} closed={closed} />
					</div>
					<div className={css.message}>{message}</div>
					<div className={css.facts}>
						<InfoSections page={page} />
					</div>
				</div>
			</Wrap>
		</>
	);
}

/** Shows the contact person, the channels and the hours. */
interface ContactPersonProps {
	hours: string;
	/** The next opening in words, or null if open now. */
	opens: string | null;
	/** Days of the next weeks on which nobody answers. */
	closed: string[];
}

function ContactPerson({ hours, opens, closed }: ContactPersonProps) {
	const t = useT("contact");
	const {
		person: { name, portrait },
		phone: { dial, shown },
		email,
	} = useSeller();
	return (
		<section className={css.card} aria-labelledby="person">
			{portrait === "" ? null : <img src={portrait} alt="" width={96} height={96} className={css.portrait} />}
			<div className={css.words}>
				<h2 id="person" className={plainHeading.l}>
					{name}
				</h2>
				<p className={muted}>{t("person.role")}</p>
				<p className={css.channels}>
					<CountedLink to={`tel:${dial}`} className={css.channel}>
						{shown}
					</CountedLink>{" "}
					<CountedLink to={`mailto:${email}`} className={css.channel}>
						{email}
					</CountedLink>
				</p>
				<p className={stack[0]}>
					<span>{t("person.hours", { hours })}</span>{" "}
					<span className={opens === null ? `${ok} ${medium}` : medium}>
						{opens === null ? t("person.open") : t("person.closed", { when: opens })}
					</span>
				</p>
				{closed.length > 0 ? <p className={muted}>{t("person.closedDays", { days: closed.join(", ") })}</p> : null}
			</div>
		</section>
	);
}

interface InquiryItemProps {
	item: { code: string; fullTitle: string; slug: string; id: number };
}

/** Shows the item that the reader came from, with a prepared mail about it. */
function InquiryItem({ item }: InquiryItemProps) {
	const t = useT("shell");
	const { phone, email } = useSeller();
	const subject = encodeURIComponent(`${item.code} ${item.fullTitle}`);
	return (
		<Notice title={t("ask.title")}>
			<p>
				<Link to={href("/products/:slug", { slug: item.slug, showVariant: item.id })}>
					{item.code} {item.fullTitle}
				</Link>
			</p>
			<p>
				<CountedLink to={`mailto:${email}?subject=${subject}`}>{t("ask.mail")}</CountedLink> ·{" "}
				<CountedLink to={`tel:${phone.dial}`}>{t("call", { phone: phone.shown })}</CountedLink>
			</p>
		</Notice>
	);
}

function UnknownItem({ code }: { code: string }) {
	const t = useT("contact");
	return (
		<Notice tone="warning" title={t("unknown.title", { code })}>
			<p>{t("unknown.text")}</p>
		</Notice>
	);
}

interface AttachedCartProps {
	cart: {
		uuid: string;
		number: string | null;
		count: number;
		total: number;
		titles: string[];
	};
}

function AttachedCart({ cart: { uuid, number, count, total, titles } }: AttachedCartProps) {
	const t = useT("contact");
	const format = useFormat();
	const left = count - titles.length;
	return (
		<Notice title={t("cart.title")}>
			<p>
				{number ? `${t("cart.offer", { number })}: ` : ""}
				{t("cart.lines", { count, price: format.money(total) })}
			</p>
			<p>
				{titles.join("; ")}
				{left > 0 ? `; ${t("cart.more", { count: left })}` : ""}
			</p>
			<p>
				<Link to={href("/cart/:uuid", { uuid })}>{t("cart.view")}</Link>
			</p>
		</Notice>
	);
}

function UnknownCart() {
	const t = useT("contact");
	return (
		<Notice tone="warning" title={t("cart.unknownTitle")}>
			<p>{t("cart.unknownText")}</p>
		</Notice>
	);
}

interface ContactSentProps {
	sent: SentForm;
	item: { id: number; code: string; fullTitle: string; slug: string } | null;
	cart: { uuid: string } | null;
	/** The next opening in words, or null if open now. */
	opens: string | null;
}

function ContactSent({ sent: { number, files = [], refused = [] }, item, cart, opens }: ContactSentProps) {
	const t = useT("contact");
	return (
		<SentNotice id="write" title={number ? t("sent.title.request", { number }) : t("sent.title")}>
			{files.length > 0 ? <p>{t("sent.files", { names: files.join(", ") })}</p> : null}
			{refused.length > 0 ? <p>{t("sent.refused", { names: refused.join(", ") })}</p> : null}
			<p>{opens === null ? t("sent.text") : t("sent.text.closed", { when: opens })}</p>
			{item ? (
				<p>
					<Link to={href("/products/:slug", { slug: item.slug, showVariant: item.id })}>
						{t("sent.back", { item: `${item.code} ${item.fullTitle}` })}
					</Link>
				</p>
			) : null}
			{cart ? (
				<p>
					<Link to={href("/cart/:uuid", { uuid: cart.uuid })}>{t("sent.cart")}</Link>
				</p>
			) : null}
			<p>
				<Link to={href("/contact")}>{t("sent.again")}</Link>
			</p>
		</SentNotice>
	);
}
