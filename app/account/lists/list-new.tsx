import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { idem, uuid } from "../../../contract/fields";
import { lists } from "../../../contract/lists";
import { orders } from "../../../contract/orders";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { type Replying, refusedReply } from "../../platform/forms/refusal.server";
import { readForm } from "../../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary } from "../../ui/notice";
import { AccountPage } from "../account-page";
import { listFields } from "./list.server";
import * as css from "./lists.css";

export const handle = { i18n: ["account", "errors", "lists"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const title = context.texts.translator("lists")("new.title");
	const meta = describePage(context, { title });
	return { source: await listSource(context, request.url), path: context.page, idem: context.newKey(), meta };
}

/** Saves the source as one of the reader's lists and opens that list. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const key = idem.safeParse(form.get("idem"));
	if (!key.success) throw new Response(null, { status: 400 });
	const from = sourceOf(request.url);
	const submission = readForm(listFields, form);
	if (submission.status !== "success") return data(submission.reply(), { status: 422 });
	try {
		const list = await context.backend(lists.create, { body: { name: submission.value.name, ...from, idem: key.data } });
		context.visitor.setFlash({ kind: "lists", news: from.list ? "copied" : "created" });
		return redirect(href("/users/lists/:uuid", { uuid: list.uuid }), 303);
	} catch (error) {
		return refusedList(error, submission);
	}
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function NewListRoute() {
	const t = useT("lists");
	const { source, path, idem } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>() ?? null;
	return (
		<AccountPage title={t("new.title")} current="lists" crumbs={[]}>
			<NewListForm source={source} path={path} idem={idem} reply={reply} />
		</AccountPage>
	);
}

interface ListSource {
	kind: "cart" | "order" | "offer" | "list";
	path: string;
	/** The number of an order or offer, or the name of a list; "" for a cart. */
	title: string;
	length: number;
	/** "" if there is no suggestion. */
	suggestion: string;
}

/** The cart, order, offer or list that the address names. @throws Response 404 if the reader cannot see one */
async function listSource({ backend }: AppLoadContext, address: string): Promise<ListSource> {
	const from = sourceOf(address);
	if (from.list) {
		const { name, length } = await backend(lists.byId, { params: { uuid: from.list }, query: { range: "[0,1]" } });
		return { kind: "list", path: href("/users/lists/:uuid", { uuid: from.list }), title: name, length, suggestion: name };
	}
	const cart = await backend(orders.byId, { params: { id: from.cart ?? "" }, query: { range: "[0,1]" } });
	const { offer, order_number: number, reference, length } = cart;
	const title = number ?? offer?.number ?? "";
	const kind = cart.isProcessed ? "order" : offer ? "offer" : "cart";
	return { kind, path: href("/cart/:uuid", { uuid: cart.uuid }), title, length, suggestion: reference || title };
}

function sourceOf(address: string): { cart?: string; list?: string } {
	const { searchParams } = new URL(address);
	const cart = uuid.safeParse(searchParams.get("cart"));
	const list = uuid.safeParse(searchParams.get("list"));
	if (cart.success) return { cart: cart.data };
	if (list.success) return { list: list.data };
	throw new Response(null, { status: 404 });
}

/** @throws the error itself if the form cannot show it */
function refusedList(error: unknown, submission: Replying) {
	if (!(error instanceof BackendRefusal)) throw error;
	const { code } = error.answer;
	// The reader sent the form again with another name. A new key makes it a separate list.
	if (code === "idem_conflict")
		return data(submission.reply({ fieldErrors: { name: ["listName.sentAlready"] }, hideFields: ["idem"] }), { status: 409 });
	if (code === "empty_cart") return data(submission.reply({ fieldErrors: { name: ["listName.nothing"] } }), { status: 409 });
	return data(refusedReply(error, submission, ["name"]), { status: error.status });
}

interface NewListProps {
	source: ListSource;
	path: string;
	idem: string;
	reply: FormReply | null;
}

function NewListForm({ source, path, idem, reply }: NewListProps) {
	const t = useT("lists");
	const [form, fields] = useShopForm<Record<"name" | "idem", string>>({
		id: "list",
		reply,
		defaultValue: { name: source.suggestion },
	});
	const { summary } = useFieldErrors();
	return (
		<>
			<ErrorSummary title={t("errors")} errors={summary([{ field: fields.name, label: t("name.label") }])} />
			<Form method="post" action={path} {...getFormProps(form)} className={css.newList}>
				<p>
					{t(`new.from.${source.kind}`, { title: source.title, count: source.length })}{" "}
					<Link to={source.path}>{t(`new.look.${source.kind}`)}</Link>
				</p>
				<input type="hidden" name="idem" value={fields.idem.value ?? idem} />
				<FormTextField field={fields.name} label={t("name.label")} hint={t("save.hint")} maxLength={80} autoComplete="off" />
				<p>
					<Button kind="primary">{t("save.submit")}</Button>
				</p>
			</Form>
		</>
	);
}
