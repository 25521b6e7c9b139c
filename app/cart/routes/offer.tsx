import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orders } from "../../../contract/orders";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { MakeOfferForm } from "../offer/make-offer-form";
import { makeOffer } from "../offer/offer.server";
import { readCartToShare } from "../offer/share.server";
import { EarlierOffers, SharePage } from "../offer/share-page";

export const handle = { i18n: ["cart", "cutting", "offer", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const cart = await readCartToShare(context, params.uuid);
	const earlier = orNull(context.backend(orders.offersOf, { params: { uuid: cart.uuid } }));
	const offers = await deferred(context, optional(context, earlier));
	const title = context.texts.translator("offer")("make.title");
	return {
		cart,
		offers,
		idem: context.newKey(),
		meta: describePage(context, { title }),
	};
}

export const action = makeOffer;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Offer() {
	const t = useT("offer");
	const cartT = useT("cart");
	const { cart, offers, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const title = t("make.title");
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title }]} />
			<SharePage title={title} uuid={cart.uuid}>
				<MakeOfferForm cart={cart} idem={idem} result={result} Form={Form} name="offer" />
				<DeferredPart of={offers} title={t("earlier.title")} waiting={null}>
					{(earlier) => <EarlierOffers offers={earlier ?? []} />}
				</DeferredPart>
			</SharePage>
		</>
	);
}
