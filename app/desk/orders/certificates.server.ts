import { Buffer } from "node:buffer";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { deskDeliveries, maxPaperBytes } from "../../../contract/desk/deliveries";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormResult } from "../../platform/forms/form-result";
import { typedValues } from "../../platform/forms/read-form";
import { readOrder } from "./order.server";
import { linesOf } from "./possible";

/** The delivered lines that were ordered with a certificate, each with its heats and their certificates. */
export async function certifiedLines(context: AppLoadContext, number: string | undefined) {
	const order = await readOrder(context, number);
	const titles = new Map(linesOf(order).flatMap(({ line, title, hasCertificate }) => (hasCertificate ? [[line, title] as const] : [])));
	const lines = order.deliveries.flatMap(({ number: delivery, lines: delivered, certificates }) =>
		delivered.flatMap(({ line, heats }) => {
			const title = titles.get(line);
			if (title === undefined) return [];
			const known = certificates.filter((one) => one.line === line);
			return [{ delivery, line, title, heats, known, next: heats.find((heat) => !known.some((one) => one.heat === heat)) ?? "" }];
		}),
	);
	return { order: order.order_number, lines };
}

const fileIn = (form: FormData): File | null => {
	const file = form.get("files");
	return file === null || typeof file === "string" || file.size === 0 ? null : file;
};

/** Attaches the PDF of a form to a heat, which the line gets if it is new. What was typed is kept. */
export async function attachPaper(context: AppLoadContext, form: FormData, number: string | undefined) {
	const { order, lines } = await certifiedLines(context, number);
	const values = typedValues(form);
	const asked = lines.find(({ delivery, line }) => delivery === values.delivery && String(line) === values.line);
	if (!asked) throw new Response(null, { status: 400 });
	const { delivery, line, heats } = asked;
	const heat = (values.heat ?? "").trim();
	const file = fileIn(form);
	const again = (errors: FormResult["errors"], status: number, isRefused = false) =>
		data({ result: { form: `${delivery} ${line}`, values, errors }, isRefused }, { status });
	const errors: FormResult["errors"] = {
		...(heat === "" || heat.length > 40 ? { heat: ["heat.required"] } : {}),
		...(form.has("tooLarge") || (file && file.size > maxPaperBytes)
			? { files: ["files.paperTooLarge"] }
			: file === null
				? { files: ["files.pdf"] }
				: {}),
	};
	if (file === null || Object.keys(errors).length > 0) return again(errors, 422);
	const { backend } = context.desk();
	try {
		if (!heats.includes(heat)) await backend(deskDeliveries.addHeats, { params: { number: delivery }, body: { line, heats: [heat] } });
		const pdf = Buffer.from(await file.arrayBuffer()).toString("base64");
		await backend(deskDeliveries.attach, { params: { number: delivery }, body: { line, heat, pdf } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const isNoPdf = error.answer.fields?.pdf !== undefined;
		return again(isNoPdf ? { files: ["files.pdf"] } : {}, error.status, !isNoPdf);
	}
	context.visitor.setFlash({ kind: "desk", news: "certificateAttached" });
	return redirect(href("/desk/orders/:number/certificates", { number: order.toLowerCase() }), 303);
}
