import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { addItem } from "../actions/add-item.server";
import { EmptyCart } from "../features/cart/empty-cart";
import { RefusedItems } from "../features/cart/refused-items";
import { RefusedSet } from "../features/cart/refused-set";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["cart", "errors"] };
export const meta = pageMeta;

/** The page of a refused form; who comes without one is shown the cart. */
export async function loader({ context: { texts, isVisit } }: LoaderFunctionArgs) {
	if (isVisit) throw redirect("/cart", 303);
	const title = texts.translator("cart")("refused.title");
	return { meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true } };
}

export const action = addItem;

export default function CartItems() {
	const t = useT("cart");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title"), to: "/cart" }, { title: t("refused.title") }]} />
			<Refused />
		</>
	);
}

function Refused() {
	const result = useActionData<typeof action>();
	if (!result) return <EmptyCart />;
	return "set" in result ? <RefusedSet key={result.idem} {...result} /> : <RefusedItems key={result.idem} {...result} />;
}
