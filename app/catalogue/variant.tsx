import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { catalogue } from "../../contract/catalogue";
import { href } from "../platform/config/href";

/** The short address of a variant leads to its product with the variant open. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const variant = await context.backend(catalogue.variant, { params: { id: params.id ?? "" } });
	throw redirect(href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id }), 302);
}

/** Never shown; with it a variant that is not there has the shop's page for that. */
export default function VariantRoute() {
	return null;
}
