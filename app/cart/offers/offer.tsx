import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orders } from "../../../contract/orders";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { note, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import * as css from "./share.css";
import { makeOffer, readCartToShare } from "./share.server";
import { MakeOfferForm, SharePage } from "./share-forms";

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
			<Breadcrumbs items={[{ title: cartT("title"), to: href("/cart/:uuid", { uuid: cart.uuid }) }, { title }]} />
			<SharePage title={title} uuid={cart.uuid}>
				<MakeOfferForm cart={cart} idem={idem} result={result} Form={Form} name="offer" />
				<DeferredPart of={offers} title={t("earlier.title")} waiting={null}>
					{(earlier) => <EarlierOffers offers={earlier ?? []} />}
				</DeferredPart>
			</SharePage>
		</>
	);
}

interface EarlierOffersProps {
	/** Newest first; cents. */
	offers: { uuid: string; number: string; valid_until: string; is_valid: boolean; total_price: number }[];
}

/** Earlier offers of a cart, to avoid duplicates. */
function EarlierOffers({ offers }: EarlierOffersProps) {
	const t = useT("offer");
	const format = useFormat();
	if (offers.length === 0) return null;
	return (
		<section aria-labelledby="earlier" className={stack[2]}>
			<h2 id="earlier" className={css.subtitle}>
				{t("earlier.title")}
			</h2>
			<ul className={css.offers}>
				{offers.map(({ uuid, number, valid_until, is_valid, total_price }) => (
					<li key={uuid} className={css.offer}>
						<Link to={href("/cart/:uuid", { uuid })}>{number}</Link>{" "}
						<span className={note}>{t(is_valid ? "earlier.valid" : "earlier.expired", { day: format.date(valid_until) })}</span>{" "}
						<span className={css.price}>{t("earlier.total", { price: format.money(total_price) })}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
