import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { findCompanies } from "./company-lookup.server";

/** Where a form with scripts asks for a company: a POST, so that no id or name stands in an address. */
export async function action({ request, context }: ActionFunctionArgs) {
	return Response.json({ companies: await findCompanies(context.backend, await request.formData()) });
}

export const loader = () => {
	throw new Response(null, { status: 404 });
};
