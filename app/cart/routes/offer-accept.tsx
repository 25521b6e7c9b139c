import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { uuid } from "../../../contract/fields";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { readCart, withReadablePhones } from "../cart.server";
import { firstLines } from "../line-pages";
import { isOffer } from "../offer/offer";
import { acceptOffer } from "../offer/offer-accept.server";
import { OfferPage } from "../offer/offer-page";

export const handle = { i18n: ["cart", "cutting", "offer", "errors"] };
export const meta = pageMeta;

/** The page of a refused acceptance; who comes without one is shown the offer. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const id = uuid.safeParse(params.uuid);
	if (!id.success) throw new Response(null, { status: 404 });
	if (context.isVisit) throw redirect(`/cart/${id.data}`, 303);
	const cart = await readCart(context, id.data);
	if (!cart || !isOffer(cart)) throw new Response(null, { status: 404 });
	const title = context.texts.translator("offer")("title", { number: cart.offer.number });
	const meta = describePage(context, { title });
	return data({ offer: withReadablePhones(firstLines(cart)), now: new Date().toISOString(), idem: context.newKey(), title, meta });
}

export const action = acceptOffer;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function OfferAccept() {
	const { offer, now, idem, title } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			{isOffer(offer) ? <OfferPage offer={offer} now={now} idem={idem} refused={refused} flash={null} again={null} /> : null}
		</>
	);
}
