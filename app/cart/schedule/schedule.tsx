import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { CartItem } from "../../../contract/cart";
import { orders } from "../../../contract/orders";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { showCurrentCart } from "../../platform/forms/refusal.server";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { note, row, stack } from "../../ui/layout.css";
import { ErrorSummary } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { readCart, requireSession, updateCartCookie } from "../cart.server";
import { useQuantityText } from "../lines/line-texts";
import * as css from "./schedule.css";
import { ScheduleFields, scheduleRows, useScheduleSummary } from "./schedule-fields";
import { readSchedule } from "./schedule-rows.server";
import { earliestPart } from "./schedule-text";

export const handle = { i18n: ["cart", "errors"] };
export const meta = pageMeta;

/** Days that the form has room for. */
const days = 6;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { cart, item } = await readLine(context, params);
	const title = context.texts.translator("cart")("schedule.title");
	return { uuid: cart.uuid, version: cart.version, item, meta: describePage(context, { title }) };
}

/** @throws a redirect to a cart that is closed; 404 */
async function readLine(context: LoaderFunctionArgs["context"], { uuid, item: id }: LoaderFunctionArgs["params"]) {
	const cart = await readCart(context, uuid);
	if (cart && (!cart.is_owner || cart.isProcessed || cart.offer)) throw redirect(href("/cart/:uuid", { uuid: cart.uuid }), 303);
	const item = cart?.items.find((one) => String(one.id) === id);
	if (!cart || !item) throw new Response(null, { status: 404 });
	return { cart, item };
}

/** Stores the days and amounts of the filled-in rows; none: all at once. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const form = await request.formData();
	const uuid = params.uuid ?? "";
	const version = z.coerce.number().int().safeParse(form.get("version")).data;
	const isCleared = form.get("intent") === "clear";
	const item = (await readCart(context, uuid))?.items.find(({ id }) => String(id) === params.item);
	const whole = item ? (item.cut?.pieces ?? item.quantity) : null;
	const { rows, errors, schedule, lastAmount } = readSchedule(isCleared ? new FormData() : form, {
		...{ count: days, whole, line: item },
	});
	const again = (wrong: Record<string, ErrorKey[]>) => data({ rows, errors: wrong, values: {} }, { status: 422 });
	if (Object.keys(errors).length > 0) return again(errors);
	try {
		const body = { schedule, version };
		const cart = await context.backend(orders.setSchedule, { params: { uuid, itemId: params.item ?? "" }, body });
		updateCartCookie(context.visitor, cart);
	} catch (error) {
		// The line has changed meanwhile.
		const problem = error instanceof BackendRefusal ? error.answer.fields?.schedule?.[0] : undefined;
		if (problem) return again({ [lastAmount]: [errorKey.parse(problem)] });
		const present = showCurrentCart(error, context.visitor, uuid);
		if (present) return present;
		throw error;
	}
	context.visitor.setFlash({ kind: "notice", key: "cart.saved" });
	return redirect(href("/cart/:uuid", { uuid }), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function SchedulePage() {
	const { uuid, version, item } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const t = useT("cart");
	const { of, summary } = useErrorTexts(refused);
	const stored = scheduleRows(item, days);
	const labels = useScheduleSummary()(stored);
	const cartPath = href("/cart/:uuid", { uuid });
	return (
		<>
			<Breadcrumbs items={[{ title: t("title"), to: cartPath }, { title: t("schedule.title") }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{t("schedule.title")}</h1>
					<Lead item={item} />
					<ErrorSummary title={t("errors.title")} errors={summary(labels)} />
					<Form method="post" action={href("/cart/:uuid/schedule/:item", { uuid, item: item.id })} className={stack[4]}>
						<HiddenFields fields={{ version }} />
						<ScheduleFields rows={refused?.rows ?? stored} of={of} />
						<p className={row[3]}>
							<Button kind="primary">{t("save")}</Button>{" "}
							<Button name="intent" value="clear" kind="quiet">
								{t("schedule.clear")}
							</Button>
						</p>
					</Form>
					<p className={note}>
						{t("schedule.note")} {t("schedule.freight")}
					</p>
				</div>
			</Wrap>
		</>
	);
}

function Lead({ item }: { item: CartItem }) {
	const t = useT("cart");
	const { shortDay } = useFormat();
	const { figure, unit } = useQuantityText()(item);
	const earliest = earliestPart(item);
	return (
		<p>
			{item.fullTitle} · {t("schedule.whole", { quantity: `${figure}\u00a0${unit}` })}
			{earliest === "" ? null : ` · ${t("schedule.earliest", { day: shortDay(earliest) })}`}
		</p>
	);
}
