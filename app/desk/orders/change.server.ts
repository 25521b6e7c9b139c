import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { deskOrders } from "../../../contract/desk/orders";
import { siteForm } from "../../../contract/order-form";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { errorKey, messageWith } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { changeableValues, offeredCertificate, offeredCrane, typedExtras, writtenPreview } from "../../platform/forms/order-change.server";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { formatFor } from "../../platform/i18n/format";
import { subjectHref } from "../subject-href";
import { fieldsIn } from "./fields.server";
import { readOrder } from "./order.server";
import { linesOf, workOn } from "./possible";

/** New articles of one change. */
export const addedRows = [0, 1, 2];

type Order = Awaited<ReturnType<typeof readOrder>>;

/** The order's present values, as its form shows them. */
export function changeForm({ market }: AppLoadContext, order: Order) {
	const { total_delivery_price: freight, version } = order;
	const { country, values } = changeableValues(order);
	const { money } = formatFor(market);
	return {
		version,
		lines: linesOf(order).map(({ line, title, code, ordered, sent }, index) => ({
			...{ line, title, code, ordered, sent },
			certificate: offeredCertificate(order.items[index] ?? null, money),
		})),
		crane: offeredCrane(order, money),
		/** Something has left or is invoiced. */
		isPartly: !workOn(order).move,
		/** null for an order without an address. */
		country,
		values,
		freight: money(freight),
	};
}

function readChange(form: FormData, order: Order) {
	const fields = fieldsIn(form);
	const lines = linesOf(order).flatMap(({ line, ordered }) => {
		const quantity = fields.pieces(`quantity.${line}`);
		return quantity === ordered ? [] : [{ line, quantity }];
	});
	const wantedOn = fields.day("wantedOn") ?? "";
	const freight = fields.euros("freight", 0);
	const body = {
		version: order.version,
		lines,
		wantedOn,
		reference: fields.line("reference", 200),
		...typedExtras(form),
		...(freight !== undefined && { freight }),
		add: addedRows.flatMap((row) => {
			const [code, quantity] = [fields.line(`code.${row}`, 60), fields.pieces(`added.${row}`)];
			if (code === "" && quantity > 0) fields.refuse(`code.${row}`, "ownCode.required");
			if (code !== "" && quantity === 0) fields.refuse(`added.${row}`, "amount.whole");
			return code !== "" && quantity > 0 ? [{ code, quantity, row }] : [];
		}),
	};
	// Without fields of an address it stays.
	const address = workOn(order).move ? parseForm(siteForm, form) : null;
	const reason = fields.line("reason", 500);
	return {
		body: address === null || address.refused ? body : { ...body, address: address.value },
		reason,
		errors: { ...address?.refused?.errors, ...fields.errors },
		fields,
	};
}

const sentBody = ({ add, ...body }: ReturnType<typeof readChange>["body"]) => ({
	...body,
	add: add.map(({ code, quantity }) => ({ code, quantity })),
});

/** A preview as the reader's language writes it. */
async function previewOf({ market, desk }: AppLoadContext, number: string, body: ReturnType<typeof readChange>["body"]) {
	return writtenPreview(await desk().backend(deskOrders.previewChange, { params: { number }, body: sentBody(body) }), market);
}

/** Shows what a change would make different, or makes it. What was typed is kept. */
export async function changeOrder(context: AppLoadContext, form: FormData, number: string | undefined) {
	const isMade = intentOf({ preview: false, change: true }, form);
	const order = await readOrder(context, number);
	const { body, reason, errors, fields } = readChange(form, order);
	if (isMade && reason === "") errors.reason = ["reason.required"];
	const values = typedValues(form);
	const result = (found: FormResult["errors"], details?: Record<string, number>): FormResult => ({ values, errors: found, details });
	if (Object.keys(errors).length > 0) return data({ result: result(errors), preview: null, isLate: false }, { status: 422 });
	const isStale = fields.line("version", 20) !== String(order.version);
	const total = Number(fields.line("total", 20));
	const again = async (isLate: boolean, status: number) => {
		try {
			return data({ result: result({}), preview: await previewOf(context, order.order_number, body), isLate }, { status });
		} catch (error) {
			if (!(error instanceof BackendRefusal)) throw error;
			const { fields: refused = {}, details } = error.answer;
			const wrong: FormResult["errors"] = {};
			for (const [path, [key]] of Object.entries(refused)) {
				const [, index, name] = /^add\.(\d+)\.(code|quantity)$/.exec(path) ?? [];
				const row = body.add[Number(index)]?.row;
				const line = body.certificates[Number(/^certificates\.(\d+)$/.exec(path)?.[1])];
				if (line !== undefined) wrong[`certificate.${line}`] = [messageWith(details, errorKey.parse(key))];
				if (row !== undefined) wrong[`${name === "code" ? "code" : "added"}.${row}`] = [messageWith(details, errorKey.parse(key))];
			}
			if (Object.keys(wrong).length === 0) throw error;
			return data({ result: result(wrong, details), preview: null, isLate }, { status: error.status });
		}
	};
	if (isStale) return again(true, 409);
	if (!isMade || !Number.isFinite(total)) return again(false, 200);
	try {
		await context.desk().backend(deskOrders.change, { params: { number: order.order_number }, body: { ...sentBody(body), reason, total } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return again(true, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "orderChanged" });
	return redirect(subjectHref("orders", order.order_number), 303);
}
