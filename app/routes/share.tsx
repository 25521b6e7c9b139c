import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { shareCart } from "../actions/share.server";
import { readCartToShare } from "../actions/share-page.server";
import { ShareForm } from "../features/offer/share-form";
import { SharePage } from "../features/offer/share-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["cart", "offer", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { uuid, forms } = await readCartToShare(context, params.uuid);
	const title = context.texts.translator("offer")("share.title");
	return {
		cart: { uuid, forms },
		origin: context.origin,
		idem: context.newKey(),
		meta: { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

export const action = shareCart;

export default function Share() {
	const t = useT("offer");
	const cartT = useT("cart");
	const { cart, origin, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const title = t("share.title");
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title }]} />
			<SharePage title={title} uuid={cart.uuid}>
				<ShareForm cart={cart} origin={origin} idem={idem} result={result} Form={Form} name="share" />
			</SharePage>
		</>
	);
}
