import { Buffer } from "node:buffer";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { companyDay } from "../../../contract/company";
import { deskDeliveries, maxHeats } from "../../../contract/desk/deliveries";
import { deskInvoices } from "../../../contract/desk/invoices";
import { type DeskOrder, deskOrders } from "../../../contract/desk/orders";
import type { Refusal } from "../../../contract/errors";
import { calendarOf } from "../../../contract/seller/calendar";
import { dayAfter, isWeekend, isWorkingDay } from "../../../contract/values/days";
import { phaseIn, stateOf } from "../../../contract/values/order-states";
import type { Backend } from "../../platform/backend/client.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { typedValues } from "../../platform/forms/read-form";
import type { DeskNews } from "../../platform/session/visitor";
import { subjectHref } from "../subject-href";
import { fieldsIn } from "./fields.server";
import { readOrder } from "./order.server";
import { linesOf, workOn } from "./possible";

/** The reason for a refusal, which the page says in words. */
export type Problem =
	| "changed"
	| "sentAlready"
	| "role"
	| "cancelled"
	| "inReview"
	| "done"
	| "hasLeft"
	| "isInvoiced"
	| "otherDays"
	| "allSent"
	| "somethingLeft"
	| "notShipped"
	| "allInvoiced"
	| "notConfirmed"
	| "creditedLess"
	| "refundLess"
	| "provider"
	| "photograph"
	| "refused";

interface Asked {
	fields: ReturnType<typeof fieldsIn>;
	order: DeskOrder;
	number: string;
}

interface Change {
	/** Reads the form. What is wrong in it is in the errors of its fields. @returns the call, which resolves to what happened */
	read: (asked: Asked) => (backend: Backend) => Promise<DeskNews>;
	/** The reason for a refusal. `order` is as it is now. */
	problem: (code: Refusal, order: DeskOrder) => Problem;
}

const told = (news: DeskNews) => (): DeskNews => news;

const params = ({ number }: Asked) => ({ params: { number } });

const oneYear = 366;

/** Refuses a day that is over, or more than a year ahead: a slip of the keyboard. */
function requireNear(fields: Asked["fields"], name: string, day: string): void {
	const today = companyDay(new Date());
	if (day < today) fields.refuse(name, "day.past");
	if (day > dayAfter(today, oneYear)) fields.refuse(name, "day.far");
}

/** The days of all lines and of single lines. Wrong ones are refused beside their field. */
function daysIn({ fields, order }: Asked) {
	const country = calendarOf(order);
	const workingDay = (name: string): string | undefined => {
		const day = fields.day(name);
		if (day !== undefined) requireNear(fields, name, day);
		if (day !== undefined && !isWorkingDay(day, country)) fields.refuse(name, isWeekend(day) ? "wantedDay.weekend" : "wantedDay.holiday");
		return day;
	};
	const date = workingDay("date");
	const lines = linesOf(order).flatMap(({ line }) => {
		const own = workingDay(`date.${line}`);
		return own === undefined ? [] : [{ line, date: own }];
	});
	return { ...(date !== undefined && { date }), lines };
}

/** Why goods cannot leave, and days cannot be confirmed. */
function undelivered(order: DeskOrder): Problem | null {
	const state = stateOf(order);
	if (state === "in_review") return "inReview";
	if (phaseIn(state) === "cancelled") return "cancelled";
	return state === "done" ? "done" : null;
}

const review: Change = {
	read: (asked) => {
		const body = daysIn(asked);
		return (backend) => backend(deskOrders.review, { ...params(asked), body }).then(told("reviewed"));
	},
	problem: (code, order) => {
		if (phaseIn(stateOf(order)) === "cancelled") return "cancelled";
		return code === "conflict" ? "otherDays" : "refused";
	},
};

const dates: Change = {
	read: (asked) => {
		const body = daysIn(asked);
		if (body.date === undefined && body.lines.length === 0) asked.fields.refuse("date", "wantedDay.format");
		return (backend) => backend(deskOrders.confirmDates, { ...params(asked), body }).then(told("datesConfirmed"));
	},
	problem: (_, order) => undelivered(order) ?? "refused",
};

const ship: Change = {
	read: (asked) => {
		const { fields, order } = asked;
		const isLater = fields.isTicked("heatsLater");
		const lines = linesOf(order).flatMap(({ line, hasCertificate }) => {
			const quantity = fields.pieces(`quantity.${line}`);
			const heats = fields.list(`heats.${line}`, maxHeats);
			if (quantity === 0) return [];
			if (hasCertificate && heats.length === 0 && !isLater) fields.refuse(`heats.${line}`, "heats.required");
			return [{ line, quantity, heats }];
		});
		const first = linesOf(order).find(({ ordered, sent }) => sent < ordered)?.line ?? 1;
		if (lines.length === 0) fields.refuse(`quantity.${first}`, "amount.required");
		const shippedOn = fields.day("shippedOn");
		if (shippedOn !== undefined && shippedOn > companyDay(new Date())) fields.refuse("shippedOn", "paidOn.future");
		const body = {
			idem: fields.key(),
			...(shippedOn !== undefined && { shippedOn }),
			carrier: fields.line("carrier", 80),
			trackingNumber: fields.line("trackingNumber", 80),
			trackingUrl: fields.url("trackingUrl"),
			lines,
		};
		const photographs = fields.photographs("files");
		return async (backend) => {
			const { number } = await backend(deskOrders.ship, { ...params(asked), body });
			// A press that came twice has brought its photographs with the first.
			if (order.deliveries.some((one) => one.number === number)) return "shipped";
			try {
				await addPhotographs(backend, number, photographs);
				return "shipped";
			} catch (error) {
				// The delivery is recorded all the same.
				if (error instanceof BackendRefusal) return "shippedWithoutPhotograph";
				throw error;
			}
		};
	},
	problem: (_, order) => undelivered(order) ?? (linesOf(order).every(({ ordered, sent }) => sent >= ordered) ? "allSent" : "changed"),
};

const finish: Change = {
	read: (asked) => (backend) => backend(deskOrders.finish, { ...params(asked), body: {} }).then(told("finished")),
	problem: (_, order) => (phaseIn(stateOf(order)) === "sent" ? "somethingLeft" : (undelivered(order) ?? "changed")),
};

const cancel: Change = {
	read: (asked) => {
		const { fields, order } = asked;
		const reason = fields.line("reason", 500);
		if (reason === "" && stateOf(order) !== "in_review") fields.refuse("reason", "reason.required");
		return (backend) => backend(deskOrders.cancel, { ...params(asked), body: { reason } }).then(told("cancelled"));
	},
	problem: (_, order) => {
		if (phaseIn(stateOf(order)) === "cancelled") return "cancelled";
		if (order.deliveries.length > 0) return "hasLeft";
		return order.desk.invoices.length > 0 ? "isInvoiced" : "changed";
	},
};

const requestIn = ({ fields }: Asked): number => Number(fields.line("request", 20));

const accept: Change = {
	read: (asked) => {
		const { fields, order } = asked;
		const total = Number(fields.line("total", 20));
		const body = { request: requestIn(asked), version: order.version, total };
		const isCancelled = order.desk.change_request?.kind === "withdrawal";
		return (backend) => backend(deskOrders.acceptChange, { ...params(asked), body }).then(told(isCancelled ? "cancelled" : "orderChanged"));
	},
	problem: () => "changed",
};

const decline: Change = {
	read: (asked) => {
		const reason = asked.fields.line("reason", 500);
		if (reason === "") asked.fields.refuse("reason", "reason.required");
		const body = { request: requestIn(asked), reason };
		return (backend) => backend(deskOrders.declineChange, { ...params(asked), body }).then(told("changeDeclined"));
	},
	problem: () => "changed",
};

const invoice: Change = {
	read: (asked) => {
		const { fields } = asked;
		const day = fields.day("deliveredOn");
		if (day !== undefined && day > dayAfter(companyDay(new Date()), oneYear)) fields.refuse("deliveredOn", "day.far");
		const body = {
			...(fields.line("extent", 20) === "all" && { all: true }),
			...(day !== undefined && { delivered_on: day }),
			key: fields.key(),
		};
		return (backend) => backend(deskInvoices.issue, { ...params(asked), body }).then(told("invoiced"));
	},
	problem: (code, order) => {
		if (code === "invalid") return workOn(order).invoice ? "notShipped" : "allInvoiced";
		const phase = phaseIn(stateOf(order));
		return phase === "confirmed" || phase === "sent" ? "changed" : "notConfirmed";
	},
};

const credit: Change = {
	read: ({ fields, order }) => {
		const number = fields.line("invoice", 40);
		// Another order's invoice is credited on its own page.
		if (!order.desk.invoices.some((one) => one.kind === "invoice" && one.number === number)) throw new Response(null, { status: 400 });
		const reason = fields.line("reason", 200);
		if (reason === "") fields.refuse("reason", "reason.required");
		const lines = linesOf(order).flatMap(({ line: position }) => {
			const quantity = fields.pieces(`quantity.${position}`);
			return quantity === 0 ? [] : [{ position, quantity }];
		});
		const body = {
			reason,
			...(lines.length > 0 && { lines, delivery: fields.isTicked("withDelivery") ? ("share" as const) : ("none" as const) }),
			key: fields.key(),
		};
		return (backend) => backend(deskInvoices.credit, { params: { number }, body }).then(told("credited"));
	},
	problem: (code) => (code === "invalid" ? "creditedLess" : "changed"),
};

const refund: Change = {
	read: (asked) => {
		const amount = asked.fields.euros("amount");
		const body = { ...(amount !== undefined && { amount }), key: asked.fields.key() };
		return (backend) => backend(deskOrders.refund, { ...params(asked), body }).then(told("refunded"));
	},
	problem: (code) => (code === "payment_failed" ? "provider" : "refundLess"),
};

/** Adds photographs to a delivery, one after the other. */
async function addPhotographs(backend: Backend, number: string, photographs: readonly File[]): Promise<void> {
	for (const file of photographs) {
		const photo = Buffer.from(await file.arrayBuffer()).toString("base64");
		await backend(deskDeliveries.photograph, { params: { number }, body: { photo } });
	}
}

const photograph: Change = {
	read: ({ fields, order }) => {
		const number = fields.line("delivery", 40);
		// Another order's delivery is on its own page.
		if (!order.deliveries.some((one) => one.number === number)) throw new Response(null, { status: 400 });
		const photographs = fields.photographs("files");
		if (photographs.length === 0) fields.refuse("files", "files.required");
		return (backend) => addPhotographs(backend, number, photographs).then(told("photographAdded"));
	},
	problem: () => "photograph",
};

const changes = { review, dates, ship, finish, cancel, accept, decline, invoice, credit, refund, photograph };
export type Intent = keyof typeof changes;

/** Problems that do not depend on the form. */
const generalProblems: Partial<Record<Refusal, Problem>> = { idem_conflict: "sentAlready", not_allowed: "role" };

/** Does the work of one of the page's forms. A refused form keeps what was typed; the page shows the order as it is now. */
export async function actOnOrder(context: AppLoadContext, request: Request, number: string | undefined) {
	const form = await request.formData();
	const change = intentOf(changes, form);
	const order = await readOrder(context, number);
	const fields = fieldsIn(form);
	const values = typedValues(form);
	const again = (errors: FormResult["errors"], problem: Problem | null, status: number) => {
		// A used key would refuse the form each time.
		const { key, ...others } = values;
		const kept = problem === "sentAlready" || key === undefined ? others : values;
		return data({ result: { form: values.intent ?? "", values: kept, errors }, problem }, { status });
	};
	const send = change.read({ fields, order, number: order.order_number });
	if (Object.keys(fields.errors).length > 0) return again(fields.errors, null, 422);
	// Somebody may have confirmed the order since its form to cancel it was read.
	if (values.version !== undefined && values.version !== String(order.version)) return again({}, change.problem("conflict", order), 409);
	try {
		const news = await send(context.desk().backend);
		context.visitor.setFlash({ kind: "desk", news });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { code } = error.answer;
		const now = await readOrder(context, number);
		const tooMany = change === ship ? aboveLeft(now, fields) : {};
		if (code === "invalid" && Object.keys(tooMany).length > 0 && undelivered(now) === null) return again(tooMany, null, error.status);
		return again({}, generalProblems[code] ?? change.problem(code, now), error.status);
	}
	return redirect(subjectHref("orders", order.order_number), 303);
}

/** The fields with more than is left to send. */
function aboveLeft(order: DeskOrder, fields: Asked["fields"]): Record<string, ErrorKey[]> {
	const open = linesOf(order).filter(({ ordered, sent }) => sent < ordered);
	return Object.fromEntries(
		open
			.filter(({ line, ordered, sent }) => fields.pieces(`quantity.${line}`) > ordered - sent)
			.map(({ line }) => [`quantity.${line}`, ["amount.aboveLeft"]]),
	);
}
