import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { findCompanies } from "./company-lookup.server";

/** Looks a company up for the form's scripts. A POST keeps ids and names out of URLs. */
export async function action({ request, context }: ActionFunctionArgs) {
	return Response.json({ companies: await findCompanies(context.backend, await request.formData()) });
}

export const loader = () => {
	throw new Response(null, { status: 404 });
};
