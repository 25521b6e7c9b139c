import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deskRequests } from "../../../contract/desk/requests";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { numberStyle } from "../../platform/i18n/filter-number";
import { inlinePdf } from "../files/inline-pdf.server";
import { subjectHref } from "../subject-href";
import { readQuotation, typedQuotation } from "./typed-quotation.server";

/** The quotation of a form as PDF, before it is sent. A request that cannot be answered so any more is shown instead. */
export async function action({ request, context, params: { number = "" } }: ActionFunctionArgs) {
	const { value, errors } = readQuotation(typedQuotation(await request.formData()), numberStyle(context.market.intl), false);
	if (errors) throw new Response(null, { status: 422 });
	try {
		const { pdf } = await context.desk().backend(deskRequests.preview, { params: { number }, body: { ...value, paper: true } });
		return inlinePdf(`${number.toLowerCase()}.pdf`, pdf ?? "");
	} catch (error) {
		if (error instanceof BackendRefusal) return redirect(subjectHref("requests", number), 303);
		throw error;
	}
}

/** The address itself has nothing to show. */
export const loader = ({ params: { number = "" } }: ActionFunctionArgs) => redirect(subjectHref("requests", number), 302);
