import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { catalogue } from "../../contract/catalogue";
import { href } from "../platform/config/href";

/** Redirects a variant's short address to its product with the variant open. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const variant = await context.backend(catalogue.variant, { params: { id: params.id ?? "" } });
	throw redirect(href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id }), 302);
}

/** Never rendered. Its presence gives a missing variant the shop's not-found page. */
export default function VariantRoute() {
	return null;
}
