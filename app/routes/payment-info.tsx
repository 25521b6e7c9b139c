import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { readCartForStep } from "../actions/cart.server";
import { savePaymentInfo } from "../actions/payment-info.server";
import { seenForms } from "../actions/payment-info-seen";
import { noteCheckout } from "../analytics/cart-visits.server";
import { currentUser } from "../current-user.server";
import { CheckoutPage } from "../features/checkout/checkout-page";
import { LostSession } from "../features/checkout/lost-session";
import { PaymentInfoForm } from "../features/checkout/payment-info-form";
import { paymentInfoValues } from "../features/checkout/payment-info-values";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { newPaymentInfo } from "../new-payment-info.server";
import { pageMeta } from "../page-meta";
import { withReadablePhones } from "../readable-phones.server";

export const handle = { i18n: ["cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { backend, market, texts } = context;
	const [cart, countries, user] = await Promise.all([
		readCartForStep(context, params.uuid, "payment-info"),
		backend(content.countries),
		currentUser(context),
	]);
	noteCheckout(context, cart);
	const title = texts.translator("checkout")("step.payment-info");
	return {
		cart,
		countries,
		isSignedIn: user !== null,
		values: {
			...(cart.forms?.billing ? paymentInfoValues(withReadablePhones(cart), market) : await newPaymentInfo(context, user)),
			// What the page is made from: a form is not saved over what came in between.
			version: String(cart.version),
			seen: seenForms(cart, market),
		},
		meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

export const action = savePaymentInfo;

export default function PaymentInfo() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, countries, isSignedIn, values } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const lookup = result?.lookup ?? null;
	const title = t("step.payment-info");
	const shown: Record<string, string> = result?.refused.values ?? values;
	const billing = cart.forms?.billing;
	// Of what is stored alone: nothing is known yet of what was typed since.
	const vatHolder = billing && billing.vat === shown.vat && billing.company === shown.company ? billing.vat_holder : "";
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title }]} />
			<CheckoutPage cart={cart} step="payment-info" title={title}>
				{cart.is_owner ? null : <LostSession uuid={cart.uuid} />}
				<PaymentInfoForm
					// A look-up fills fields in: the form begins anew with them.
					key={lookup?.key ?? "typed"}
					values={shown}
					refused={result?.refused ?? null}
					lookup={lookup}
					countries={countries}
					vatHolder={vatHolder}
					isSignedIn={isSignedIn}
				/>
			</CheckoutPage>
		</>
	);
}
