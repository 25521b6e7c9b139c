import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { uuid } from "../../../contract/fields";
import { addressFields, type SiteField, siteFields } from "../../../contract/order-fields";
import { changedAddress, newAddress } from "../../../contract/order-form";
import { type Address, addresses } from "../../../contract/users";
import { readablePhone } from "../../../contract/values/phone";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { countryOptions } from "../../platform/backend/optional-content.server";
import { href } from "../../platform/config/href";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormCheckbox, FormSelect, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import { readForm } from "../../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import type { AddressNews } from "../../platform/session/visitor";
import { foldLink } from "../../ui/fold-link.css";
import { Button } from "../../ui/forms/button";
import { block, note, stack } from "../../ui/layout.css";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { AccountPage } from "../account-page";
import { DeliveryFields } from "../address-fields";
import * as css from "../profile.css";
import * as own from "./addresses.css";

export const handle = { i18n: ["account", "addresses", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ address, hasTeam, values }, countries] = await Promise.all([readAddress(context, params.uuid ?? ""), countryOptions(context)]);
	const title = context.texts.translator("addresses")(address ? "edit.title" : "new.title");
	return {
		...{ isNew: address === null, hasTeam, values, countries, title },
		meta: describePage(context, { title }),
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const change = intentOf({ save: params.uuid === "new" ? add : update, delete: remove }, form);
	return change({ context, id: params.uuid ?? "", form });
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function AddressRoute() {
	const { isNew, hasTeam, values, countries, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return (
		<AccountPage title={title} current="addresses" crumbs={[]}>
			<AddressForm values={values} isNew={isNew} hasTeam={hasTeam} countries={countries} result={result} />
		</AccountPage>
	);
}

interface Begun {
	address: Address | null;
	/** The reader may store a new address for the team. */
	hasTeam: boolean;
	values: Record<string, string>;
}

/** The initial values of the form. @throws a redirect if the reader may not change the address; 404 */
async function readAddress({ backend, market }: AppLoadContext, id: string): Promise<Begun> {
	if (id === "new") {
		const { may_add_to_team: mayAddToTeam } = await backend(addresses.all, { query: { range: "[0,1]" } });
		return { address: null, hasTeam: mayAddToTeam === true, values: { country: market.country, of: "self" } };
	}
	const address = await backend(addresses.byId, { params: { uuid: uuidOf(id) } });
	if (!address.may_change) throw redirect(href("/users/addresses"), 302);
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
	return redirect(href("/users/addresses"), 303);
}

const shownFields: ShownFields = ["label", ...Object.keys({ ...addressFields, ...siteFields })];

interface AddressResult {
	reply: FormReply;
	/** The stored version, if somebody changed the address meanwhile. */
	version: number | null;
}

interface SentForm {
	context: AppLoadContext;
	id: string;
	form: FormData;
}

async function add({ context, form }: SentForm) {
	const submission = readForm(newAddress, form);
	if (submission.status !== "success") return again({ reply: submission.reply(), version: null }, 422);
	try {
		await context.backend(addresses.create, { body: submission.value });
	} catch (error) {
		return again({ reply: refusedReply(error, submission, shownFields), version: null }, 422);
	}
	return toBook(context, "added");
}

async function update({ context, id, form }: SentForm) {
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

/** Deleting an address twice is no error. */
async function remove({ context, id }: SentForm) {
	await context.backend(addresses.delete, { params: { uuid: uuidOf(id) } }).catch((error: unknown) => {
		if (!(error instanceof Response && error.status === 404)) throw error;
	});
	return toBook(context, "deleted");
}

const again = (result: AddressResult, status: number) => data<AddressResult>(result, { status });

type Field = SiteField | "label" | "of" | "isDefault" | "version";

interface AddressFormProps {
	values: Record<string, string>;
	isNew: boolean;
	/** The reader may store a new address for the team. */
	hasTeam: boolean;
	countries: CountryOption[];
	result: AddressResult | null;
}

function AddressForm({ values, isNew, hasTeam, countries, result }: AddressFormProps) {
	const t = useT("addresses");
	const checkout = useT("checkout");
	const [form, fields] = useShopForm<Record<Field, string>>({ id: "address", reply: result?.reply, defaultValue: values });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.label, label: t("label.label") },
		...(["country", "company", "streetAddress", "addressAdditionalLine", "postCode", "city", "name", "phone", "siteNotes"] as const).map(
			(name) => ({ field: fields[name], label: checkout(`field.${name}`) }),
		),
	];
	const version = result?.version ?? fields.version.value;
	return (
		<div className={stack[4]}>
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} answer={result} />
				{result?.version ? (
					<FocusedAlert title={t("changed.title")} answer={result}>
						<p>{t("changed.text")}</p>
					</FocusedAlert>
				) : null}
				{isNew ? null : <input type="hidden" name="version" value={version} />}
				<div className={css.group}>
					<div className={isNew && hasTeam ? css.rest : css.whole}>
						<FormTextField
							field={fields.label}
							label={t("label.label")}
							hint={t("label.hint")}
							maxLength={80}
							autoComplete="off"
							required
						/>
					</div>
					{isNew && hasTeam ? (
						<div className={css.third}>
							<FormSelect field={fields.of} label={t("of.label")} autoComplete="off">
								<option value="self">{t("of.self")}</option>
								<option value="team">{t("of.team")}</option>
							</FormSelect>
						</div>
					) : null}
				</div>
				<fieldset className={css.group}>
					<legend className={css.legend}>{checkout("section.shipping")}</legend>
					<DeliveryFields fields={fields} countries={countries} autoComplete="off" />
				</fieldset>
				{isNew ? (
					<FormCheckbox field={fields.isDefault} label={t("isDefault")} hint={<span className={block}>{t("isDefault.hint")}</span>} />
				) : null}
				<div className={css.actions}>
					<Button name="intent" value="save" kind="primary" size="l">
						{t("save")}
					</Button>
				</div>
			</Form>
			{isNew ? null : (
				<details className={own.fold}>
					<summary className={foldLink}>{t("delete.title")}</summary>
					<Form method="post" className={own.remove}>
						<p className={note}>{t("delete.text")}</p>
						<Button name="intent" value="delete">
							{t("delete.submit")}
						</Button>
					</Form>
				</details>
			)}
		</div>
	);
}
