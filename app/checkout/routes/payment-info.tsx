import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readCartForStep, withReadablePhones } from "../../cart/cart.server";
import { trackCheckout } from "../../platform/analytics/visits.server";
import { forFields, optional } from "../../platform/backend/deferred.server";
import { countryOptions } from "../../platform/backend/optional-content.server";
import { MissingPart } from "../../platform/document/deferred-part";
import { typedIn } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { defaultOf, keptAddress, readBook } from "../billing/address-book.server";
import { newPaymentInfo } from "../billing/new-payment-info.server";
import { savePaymentInfo } from "../billing/payment-info.server";
import { PaymentInfoForm } from "../billing/payment-info-form";
import { paymentInfoValues, seenForms } from "../billing/payment-info-values";
import { CheckoutPage } from "../steps/checkout-page";
import { LostSession } from "../steps/lost-session";

export const handle = { i18n: ["cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { market, texts } = context;
	const reading = optional(
		context,
		context.currentUser().then(async (user) => ({ user, book: await readBook(context, user) })),
	);
	const cart = await readCartForStep(context, params.uuid, "payment-info");
	trackCheckout(context, cart);
	const [account, countries] = await Promise.all([forFields(context, reading), countryOptions(context)]);
	const { user, book } = account?.value ?? { user: null, book: [] };
	const billing = cart.forms?.billing;
	const begun = billing
		? { value: paymentInfoValues(withReadablePhones(cart), market) }
		: await forFields(context, optional(context, newPaymentInfo(context, user, defaultOf(book))));
	const title = texts.translator("checkout")("step.payment-info");
	return {
		cart,
		countries,
		isSignedIn: context.visitor.account !== null,
		/** What the fields begin with could not be read, nor the addresses to choose from. */
		isIncomplete: account === null || begun === null,
		book: user?.has_addresses ? book.map(keptAddress) : null,
		values: {
			...(begun?.value ?? paymentInfoValues({ forms: null }, market)),
			// What the page is made from: a form is not saved over what came in between.
			version: String(cart.version),
			seen: seenForms(cart, market),
		},
		meta: describePage(context, { title }),
	};
}

export const action = savePaymentInfo;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function PaymentInfo() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, countries, isSignedIn, isIncomplete, book, values } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const title = t("step.payment-info");
	const shown = (name: "vat" | "company"): string | undefined =>
		result ? typedIn(result.reply, name) : Object.entries(values).find(([field]) => field === name)?.[1];
	const billing = cart.forms?.billing;
	// Of what is stored alone: nothing is known yet of what was typed since.
	const vatHolder = billing && billing.vat === shown("vat") && billing.company === shown("company") ? billing.vat_holder : "";
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title }]} />
			<CheckoutPage cart={cart} step="payment-info" title={title}>
				{cart.is_owner ? null : <LostSession uuid={cart.uuid} />}
				{isIncomplete ? <MissingPart title={t("saved.missing")} /> : null}
				<PaymentInfoForm
					// A look-up or the book fills fields in: the form begins anew with them.
					key={result?.lookup?.key ?? result?.filled?.key ?? "typed"}
					values={values}
					result={result ?? null}
					countries={countries}
					vatHolder={vatHolder}
					isSignedIn={isSignedIn}
					sendsMail={cart.sends_mail}
					book={book}
				/>
			</CheckoutPage>
		</>
	);
}
