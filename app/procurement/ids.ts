import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { procurement } from "../../contract/procurement";
import { enter, refused, sentFields } from "./enter.server";

/** Software of trades opens the catalogue by a form, or an article by a link. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const sent = await sentFields(request);
	// The form was too long, and its fields are gone (worker/request-body).
	if (sent.some(({ name }) => name === "tooLarge")) return refused(context, { problem: "fields", about: "", locale: null }, 413);
	const fields = sent.filter(({ name }) => !isCart(name));
	const cart = sent.find(({ name }) => isCart(name))?.value ?? "";
	return enter(context, context.backend(procurement.ids, { body: { fields, cart } }));
}

export const action = (asked: ActionFunctionArgs): Promise<Response> => loader(asked);

const isCart = (name: string): boolean => name.trim().toLowerCase() === "warenkorb";
