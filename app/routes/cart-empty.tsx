import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { EmptyCart } from "../features/cart/empty-cart";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["cart"] };
export const meta = pageMeta;

/** The address of the cart for who does not know its uuid. */
export async function loader({ context: { visitor, texts } }: LoaderFunctionArgs) {
	if (visitor.cart) throw redirect(`/cart/${visitor.cart.uuid}`, 303);
	const title = texts.translator("cart")("title");
	return { meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true } };
}

export default function CartEmpty() {
	const t = useT("cart");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<EmptyCart />
		</>
	);
}
