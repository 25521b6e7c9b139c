import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { numberOf, storeNumberOf } from "../../own-numbers/number-of.server";

const none = { access: "none", number: "", error: "", isStored: false } as const;
const headers = { "Cache-Control": "private, no-store" };

/** The own number of one variant, for pages of goods that are the same for everybody. A session that has ended is nobody's company. */
const ofMember = async <T>(context: AppLoadContext, answer: () => Promise<T>) =>
	Response.json((await context.currentUser()) ? await answer() : none, { headers });

export const loader = ({ context, request }: LoaderFunctionArgs) =>
	ofMember(context, () => numberOf(context, new URL(request.url).searchParams.get("article") ?? ""));

export const action = async ({ context, request }: ActionFunctionArgs) => {
	const form = await request.formData();
	return ofMember(context, () => storeNumberOf(context, form));
};
