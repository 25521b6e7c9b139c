import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { procurement } from "../../contract/procurement";
import { href } from "../platform/config/href";
import { formPage } from "./visit-page.server";

/** The form that takes a cart back. Its visit is over already, so that a reload of this page changes nothing. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const form = await context
		.backend(procurement.returned, { params: { token: new URL(request.url).searchParams.get("token") ?? "" } })
		.catch((error: unknown) => {
			if (error instanceof Response && error.status === 404) return null;
			throw error;
		});
	// A visit without a way back has nothing to send.
	return form && form.action !== "" ? formPage(context, form) : redirect(href("/punchout/over"), 303);
}
