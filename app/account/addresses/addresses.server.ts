import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { formatRange, uuid } from "../../../contract/fields";
import { addressFields, siteFields } from "../../../contract/order-fields";
import { changedAddress, newAddress } from "../../../contract/order-form";
import { type Address, addresses } from "../../../contract/users";
import { readablePhone } from "../../../contract/values/phone";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { intentOf } from "../../platform/forms/intent";
import { refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import { readForm } from "../../platform/forms/submission";
import { type AddressNews, type AddressResult, addressesPath, listAddress, listedAPage } from "./address-result";

/** The page of the book that an address asks for. @throws the redirect from a page that is not there; 404 where the backend keeps none */
export async function readAddresses({ backend }: AppLoadContext, address: string) {
	const { searchParams } = new URL(address);
	const search = (searchParams.get("search") ?? "").trim().slice(0, 100);
	const page = z.coerce.number().int().min(1).max(1000).catch(1).parse(searchParams.get("page"));
	const range = formatRange((page - 1) * listedAPage, listedAPage);
	const found = await backend(addresses.all, { query: { text: search || undefined, range } });
	const pages = Math.max(1, Math.ceil(found.count / listedAPage));
	if (page > pages) throw redirect(listAddress({ search, page: pages }), 302);
	return { ...found, addresses: found.addresses.map(withReadablePhone), search, page };
}

/** Done on the server, since the numbering plans are large. */
const withReadablePhone = (address: Address): Address => ({ ...address, phone: readablePhone(address.phone) });

interface Begun {
	/** null: a new one. */
	address: Address | null;
	/** A new one may be the team's. */
	hasTeam: boolean;
	/** By the names of the fields. */
	values: Record<string, string>;
}

/** What the form of an address begins with. @throws the redirect from an address that the reader only uses; 404 */
export async function readAddress({ backend, market }: AppLoadContext, id: string): Promise<Begun> {
	if (id === "new") {
		const { may_add_to_team: mayAddToTeam } = await backend(addresses.all, { query: { range: "[0,1]" } });
		return { address: null, hasTeam: mayAddToTeam === true, values: { country: market.country, of: "self" } };
	}
	const address = await backend(addresses.byId, { params: { uuid: uuidOf(id) } });
	if (!address.may_change) throw redirect(addressesPath, 302);
	const { label, company, name, streetAddress, addressAdditionalLine, postCode, city, country, siteNotes, version } = address;
	const values = { label, company, name, streetAddress, addressAdditionalLine, postCode, city, country, siteNotes };
	return { address, hasTeam: false, values: { ...values, phone: readablePhone(address.phone), version: String(version) } };
}

/** @throws Response 404 */
function uuidOf(text: string): string {
	const parsed = uuid.safeParse(text);
	if (parsed.success) return parsed.data;
	throw new Response(null, { status: 404 });
}

const done = (news: AddressNews) => redirect(`${addressesPath}?done=${news}`, 303);

const shownFields: ShownFields = ["label", ...Object.keys({ ...addressFields, ...siteFields })];

interface AddressForm {
	context: AppLoadContext;
	id: string;
	form: FormData;
}

/** Adds, changes or deletes the address of the page. */
export async function saveAddress({ request, params, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const change = intentOf({ save: params.uuid === "new" ? add : update, delete: remove }, form);
	return change({ context, id: params.uuid ?? "", form });
}

async function add({ context, form }: AddressForm) {
	const submission = readForm(newAddress, form);
	if (submission.status !== "success") return again({ reply: submission.reply(), version: null }, 422);
	try {
		await context.backend(addresses.create, { body: submission.value });
	} catch (error) {
		return again({ reply: refusedReply(error, submission, shownFields), version: null }, 422);
	}
	return done("added");
}

async function update({ context, id, form }: AddressForm) {
	const submission = readForm(changedAddress, form);
	if (submission.status !== "success") return again({ reply: submission.reply(), version: null }, 422);
	try {
		await context.backend(addresses.change, { params: { uuid: uuidOf(id) }, body: submission.value });
	} catch (error) {
		const version = error instanceof BackendRefusal && error.answer.code === "conflict" ? error.answer.details?.version : undefined;
		if (version !== undefined) return again({ reply: submission.reply(), version }, 409);
		return again({ reply: refusedReply(error, submission, shownFields), version: null }, 422);
	}
	return done("changed");
}

/** One that is gone already is no error. */
async function remove({ context, id }: AddressForm) {
	await context.backend(addresses.delete, { params: { uuid: uuidOf(id) } }).catch((error: unknown) => {
		if (!(error instanceof Response && error.status === 404)) throw error;
	});
	return done("deleted");
}

const again = (result: AddressResult, status: number) => data<AddressResult>(result, { status });

const choice = z.object({ uuid, of: z.enum(["self", "team"]), on: z.enum(["true", "false"]) });

/** Makes an address of the list the default, or no default any more. @throws Response 400 for a form of another page */
export async function chooseDefault({ request, context }: ActionFunctionArgs) {
	const parsed = choice.safeParse(Object.fromEntries(await request.formData()));
	if (!parsed.success) throw new Response(null, { status: 400 });
	const { uuid: id, of, on } = parsed.data;
	await context.backend(addresses.setDefault, { params: { uuid: id }, body: { of, is_default: on === "true" } });
	return done("default");
}
