import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { addItem } from "../add/add-item.server";
import { RefusedItems } from "../add/refused-items";
import { RefusedSet } from "../add/refused-set";
import { EmptyCart } from "../page/empty-cart";

export const handle = { i18n: ["cart", "errors"] };
export const meta = pageMeta;

/** The page of a refused form; who comes without one is shown the cart. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.isVisit) throw redirect("/cart", 303);
	const title = context.texts.translator("cart")("refused.title");
	return { meta: describePage(context, { title }) };
}

export const action = addItem;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

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
