import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { procurement } from "../../contract/procurement";
import { enter, sentFields } from "./enter.server";

/** Systems open the catalogue by a link or by a form. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const fields = await sentFields(request);
	return enter(context, context.backend(procurement.oci, { body: { fields } }));
}

export const action = (asked: ActionFunctionArgs): Promise<Response> => loader(asked);
