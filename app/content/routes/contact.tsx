import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { catalogue } from "../../../contract/catalogue";
import { slug } from "../../../contract/fields";
import { forFields, optional } from "../../platform/backend/deferred.server";
import { orUnknown } from "../../platform/backend/errors.server";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { AttachedCart, UnknownCart } from "../contact/attached-cart";
import { readAttachedCart } from "../contact/attached-cart.server";
import { asksForQuote, itemOf, sendMessage } from "../contact/contact.server";
import { ContactForm } from "../contact/contact-form";
import { ContactPage } from "../contact/contact-page";
import { ContactSent } from "../contact/contact-sent";
import { isThanks } from "../contact/form-sent.server";
import { InquiryItem, UnknownItem } from "../contact/inquiry-item";
import { openingWords } from "../contact/next-opening";
import { infoPage } from "../info/info-page.server";

export const handle = { i18n: ["contact", "errors"] };

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const code = searchParams.get("variant");
	const reading = optional(context, readSender(context));
	const item = await itemOf(context, code);
	const cart = item ? null : await readAttachedCart(context, searchParams.get("cart"));
	const isQuote = asksForQuote(searchParams);
	const product = item || cart ? null : await readProduct(context, searchParams.get("product"));
	context.trackVisit({ to: "contact", about: item ? "product" : cart || isQuote ? "quote" : "contact" });
	const { page, meta } = infoPage(context, "contact");
	return {
		page,
		meta: { ...meta, isUnlisted: searchParams.size > 0 },
		item: item === "unknown" ? null : item,
		// A page repeats no text of its address that could be a message.
		unknown: item === "unknown" && code && /^(?=.*\d)[\p{L}\d-]{1,30}$/u.test(code) ? code : null,
		cart: cart === "unknown" ? null : cart,
		isCartUnknown: cart === "unknown",
		isQuote,
		product,
		isSent: isThanks(context.visitor, searchParams),
		sender: (await forFields(context, reading))?.value ?? {},
		opens: openingWords(new Date(), context.market),
		idem: context.newFormKey(),
	};
}

/** What is known of who is signed in, to begin the form with; it goes without. */
async function readSender(context: LoaderFunctionArgs["context"]): Promise<Record<string, string>> {
	const user = await context.currentUser();
	return user ? { email: user.email, company: user.company, vat: user.vatid, name: user.customername, phone: user.phonenumber } : {};
}

/** Its name for the message; of one that is not there nothing is said. */
async function readProduct({ backend }: LoaderFunctionArgs["context"], name: string | null) {
	const known = slug.safeParse(name);
	if (!known.success) return null;
	const read = await orUnknown(backend(catalogue.variantsByProduct, { params: { slug: known.data }, query: { range: "[0,1]" } }));
	return read && read !== "unknown" ? read.product.title : null;
}

export const action = sendMessage;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Contact() {
	const { page, item, unknown, cart, isCartUnknown, isQuote, product, isSent, sender, opens, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const t = useT("contact");
	const request = isSent ? null : item ? t("title.item") : cart || isQuote ? t("title.cart") : null;
	const part = isSent ? (
		<ContactSent item={item} cart={cart} opens={opens} />
	) : (
		<>
			{item ? <InquiryItem item={item} /> : null}
			{unknown ? <UnknownItem code={unknown} /> : null}
			{cart ? <AttachedCart cart={cart} /> : null}
			{isCartUnknown ? <UnknownCart /> : null}
			<ContactForm
				key={item?.code ?? cart?.uuid ?? product ?? String(isQuote)}
				item={item}
				cart={cart}
				product={product}
				isQuote={isQuote}
				sender={sender}
				idem={idem}
				result={result ?? null}
			/>
		</>
	);
	return (
		<ContactPage page={page} request={request} opens={opens}>
			{part}
		</ContactPage>
	);
}
