import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formWithFiles } from "../../platform/forms/uploads.server";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { FocusedAlert } from "../../ui/notice";
import { changeProduct, readProduct } from "./product.server";
import { ProductPage } from "./product-page";
import { Supplies } from "./supplies";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ request, context, params: { number = "" } }: LoaderFunctionArgs) => readProduct(context, number, request.url);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	changeProduct({ context, number, address: request.url, form: await formWithFiles(request) });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside what the goods have come to. */
export const shouldRevalidate = () => true;

/** A product: the offers of its articles. */
export default function Product() {
	const { product, rows, page, pages, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<ProductPage product={product} current="offers" news={answer ? null : news}>
			{answer?.problem ? <FocusedAlert title={t(`goods.problem.${answer.problem}`)} answer={answer} /> : null}
			<Supplies
				key={`${product.product} ${page}`}
				product={product.product}
				rows={rows}
				answer={answer ?? null}
				page={page}
				pages={pages}
			/>
		</ProductPage>
	);
}
