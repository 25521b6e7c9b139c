import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { formatRange, uuid } from "../../../contract/fields";
import { type Address, addresses } from "../../../contract/users";
import { readablePhone } from "../../../contract/values/phone";
import { listAddress, searchQuery } from "../paged/list-query";
import { addressesPath, listedAPage } from "./address-result";

/** The page of the book that an address asks for. @throws the redirect from a page that is not there; 404 where the backend keeps none */
export async function readAddresses({ backend }: AppLoadContext, address: string) {
	const { searchParams } = new URL(address);
	const { search, page } = searchQuery(searchParams);
	const range = formatRange((page - 1) * listedAPage, listedAPage);
	const found = await backend(addresses.all, { query: { text: search || undefined, range } });
	const pages = Math.max(1, Math.ceil(found.count / listedAPage));
	if (page > pages) throw redirect(listAddress(addressesPath, { search, page: pages }), 302);
	return { ...found, addresses: found.addresses.map(withReadablePhone), search, page };
}

/** Done on the server, since the numbering plans are large. */
const withReadablePhone = (address: Address): Address => ({ ...address, phone: readablePhone(address.phone) });

const choice = z.object({ uuid, of: z.enum(["self", "team"]), on: z.enum(["true", "false"]) });

/** Makes an address of the list the default, or no default any more. @throws Response 400 for a form of another page */
export async function chooseDefault({ request, context }: ActionFunctionArgs) {
	const parsed = choice.safeParse(Object.fromEntries(await request.formData()));
	if (!parsed.success) throw new Response(null, { status: 400 });
	const { uuid: id, of, on } = parsed.data;
	await context.backend(addresses.setDefault, { params: { uuid: id }, body: { of, is_default: on === "true" } });
	context.visitor.setFlash({ kind: "addresses", news: "default" });
	return redirect(addressesPath, 303);
}
