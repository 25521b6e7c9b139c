import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { idInPath } from "../../../contract/fields";
import { type OrderKey, type OrderRefusal, orderFiles } from "../../../contract/ordering/order-files";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { intentOf } from "../../platform/forms/intent";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Choice, TextField } from "../../ui/forms/field";
import { bold, note, ruledHeading, stack } from "../../ui/layout.css";
import { ErrorSummary, FocusedAlert, Notice } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { AccountPage } from "../account-page";
import * as css from "./order-files.css";

export const handle = { i18n: ["account", "order-files"] };
export const meta = pageMeta;

/** The team's keys. @throws 403 for those who keep none */
export async function loader({ context }: LoaderFunctionArgs) {
	const { keys, refusals } = await allowed(context.backend(orderFiles.keys));
	const title = context.texts.translator("order-files")("keys.title");
	const flash = context.visitor.takePageFlash();
	return {
		...{ keys, refusals, title },
		address: `${context.origin}/order-messages`,
		news: flash?.kind === "orderFiles" ? flash.news : null,
		meta: describePage(context, { title }),
	};
}

/** Answers not_allowed as a page. */
async function allowed<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.code === "not_allowed") throw new Response(null, { status: 403 });
		throw error;
	}
}

interface Made {
	/** The new key, which only this page shows. */
	key: string | null;
	error: "required" | "taken" | null;
	name: string;
	placesOrders: boolean;
}

interface Sent {
	context: AppLoadContext;
	form: FormData;
}

async function make({ context, form }: Sent) {
	const typed = form.get("name");
	const name = (typeof typed === "string" ? typed : "").trim().slice(0, 60);
	const placesOrders = form.get("placesOrders") === "on";
	const answer = (result: Partial<Made>, status: number) =>
		data<Made>({ key: null, error: null, name, placesOrders, ...result }, { status });
	if (name === "") return answer({ error: "required" }, 422);
	try {
		const { key } = await allowed(context.backend(orderFiles.makeKey, { body: { name, placesOrders } }));
		return answer({ key, name: "", placesOrders: false }, 200);
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.code === "conflict") return answer({ error: "taken" }, error.status);
		throw error;
	}
}

async function revoke({ context, form }: Sent) {
	const id = idInPath.safeParse(form.get("key"));
	if (!id.success) throw new Response(null, { status: 400 });
	await allowed(context.backend(orderFiles.revokeKey, { params: { id: id.data } }));
	context.visitor.setFlash({ kind: "orderFiles", news: "keyRevoked" });
	return redirect(href("/users/order-files/keys"), 303);
}

const changes = { make, revoke };

/** Makes or revokes a key. A key is shown in the answer itself, so that no cookie holds it. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	return await intentOf(changes, form)({ context, form });
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";
export const shouldRevalidate = () => true;

export default function OrderKeys() {
	const { keys, refusals, title, address, news } = useLoaderData<typeof loader>();
	const made = useActionData<typeof action>() ?? null;
	const t = useT("order-files");
	return (
		<AccountPage
			title={title}
			current="orders"
			crumbs={[{ title: t("title"), to: href("/users/order-files") }]}
			lead={<p className={css.lead}>{t("keys.lead")}</p>}
		>
			<div role="status" className={css.news}>
				{news && !made ? <Notice tone="success">{t(`news.${news}`)}</Notice> : null}
			</div>
			<div className={stack[8]}>
				{made?.key ? (
					<FocusedAlert tone="success" title={t("keys.made")} answer={made}>
						<p className={css.key}>{made.key}</p>
					</FocusedAlert>
				) : null}
				<section aria-labelledby="how-title" className={stack[3]}>
					<h2 id="how-title" className={ruledHeading}>
						{t("keys.how")}
					</h2>
					<p className={css.address}>POST {address}</p>
					<p className={note}>{t("keys.howText")}</p>
				</section>
				<Making key={made?.key} made={made} />
				<Keys keys={keys} />
				{refusals.length > 0 ? <Refusals refusals={refusals} /> : null}
			</div>
		</AccountPage>
	);
}

function Making({ made }: { made: Made | null }) {
	const t = useT("order-files");
	const error = made?.error ? t(`keys.error.${made.error}`) : null;
	return (
		<section aria-labelledby="make-title" className={stack[4]}>
			<h2 id="make-title" className={ruledHeading}>
				{t("keys.make")}
			</h2>
			<Form method="post" action={href("/users/order-files/keys")} className={css.form}>
				<ErrorSummary title={t("keys.refused")} errors={error ? [{ id: "key-name", text: error }] : []} />
				<input type="hidden" name="intent" value="make" />
				<TextField
					id="key-name"
					name="name"
					label={t("keys.name")}
					hint={t("keys.nameHint")}
					defaultValue={made?.name}
					errors={error ? [error] : undefined}
					maxLength={60}
					autoComplete="off"
					required
				/>
				<Choice
					type="checkbox"
					id="places-orders"
					name="placesOrders"
					defaultChecked={made?.placesOrders ?? false}
					label={t("keys.placesOrders")}
					hint={t("keys.placesOrdersHint")}
				/>
				<p>
					<Button kind="primary">{t("keys.submit")}</Button>
				</p>
			</Form>
		</section>
	);
}

function Keys({ keys }: { keys: readonly OrderKey[] }) {
	const t = useT("order-files");
	const { date } = useFormat();
	if (keys.length === 0) return null;
	return (
		<section aria-labelledby="keys-title" className={stack[3]}>
			<h2 id="keys-title" className={ruledHeading}>
				{t("keys.list")}
			</h2>
			<ul className={css.list}>
				{keys.map(({ id, name, member, placesOrders, createdAt, usedAt, isRevoked }) => (
					<li key={id} className={css.entry}>
						<span className={css.names}>
							<b className={bold}>{name}</b> · {t("keys.for", { name: member, day: date(createdAt) })} ·{" "}
							{t(placesOrders ? "keys.orders" : "keys.carts")} · {usedAt === "" ? t("keys.unused") : t("keys.used", { day: date(usedAt) })}
						</span>{" "}
						{isRevoked ? (
							t("keys.revoked")
						) : (
							<Form method="post" action={href("/users/order-files/keys")}>
								<HiddenFields fields={{ intent: "revoke", key: String(id) }} />
								<Button kind="quiet">
									{t("keys.revoke")}
									<Hidden>: {name}</Hidden>
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Messages that were refused, in the words that their sender got. */
function Refusals({ refusals }: { refusals: readonly OrderRefusal[] }) {
	const t = useT("order-files");
	const { date } = useFormat();
	return (
		<section aria-labelledby="refusals-title" className={stack[3]}>
			<h2 id="refusals-title" className={ruledHeading}>
				{t("refusals.title")}
			</h2>
			<p className={note}>{t("refusals.text")}</p>
			<ul className={css.list}>
				{refusals.map(({ key, at, number, rule, text }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two refusals may be equal
					<li key={index} className={css.entry}>
						<span className={css.names}>
							{date(at)} · {key} · <b className={bold}>{number || t("noNumber")}</b> ·{" "}
							<span lang="en">
								[{rule}] {text}
							</span>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
