import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { readCartToShare, shareCart } from "./share.server";
import { ShareForm, SharePage } from "./share-forms";

export const handle = { i18n: ["cart", "offer", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { uuid, forms } = await readCartToShare(context, params.uuid);
	const title = context.texts.translator("offer")("share.title");
	return {
		cart: { uuid, forms },
		origin: context.origin,
		idem: context.newKey(),
		meta: describePage(context, { title }),
	};
}

export const action = shareCart;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Share() {
	const t = useT("offer");
	const cartT = useT("cart");
	const { cart, origin, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const title = t("share.title");
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: href("/cart/:uuid", { uuid: cart.uuid }) }, { title }]} />
			<SharePage title={title} uuid={cart.uuid}>
				<ShareForm cart={cart} origin={origin} idem={idem} result={result} Form={Form} name="share" />
			</SharePage>
		</>
	);
}
