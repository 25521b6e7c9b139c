import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { uuid } from "../../../contract/fields";
import { addressFields, siteFields } from "../../../contract/order-fields";
import { changedAddress, newAddress } from "../../../contract/order-form";
import { type Address, addresses } from "../../../contract/users";
import { readablePhone } from "../../../contract/values/phone";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { intentOf } from "../../platform/forms/intent";
import { refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import { readForm } from "../../platform/forms/submission";
import type { AddressNews } from "../../platform/session/visitor";
import { type AddressResult, addressesPath } from "./address-result";

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

function toBook({ visitor }: AppLoadContext, news: AddressNews) {
	visitor.setFlash({ kind: "addresses", news });
	return redirect(addressesPath, 303);
}

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
	return toBook(context, "added");
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
	return toBook(context, "changed");
}

/** One that is gone already is no error. */
async function remove({ context, id }: AddressForm) {
	await context.backend(addresses.delete, { params: { uuid: uuidOf(id) } }).catch((error: unknown) => {
		if (!(error instanceof Response && error.status === 404)) throw error;
	});
	return toBook(context, "deleted");
}

const again = (result: AddressResult, status: number) => data<AddressResult>(result, { status });
