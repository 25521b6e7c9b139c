import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import type { CartItem } from "../../../contract/cart";
import { idem, plainText, uuid } from "../../../contract/fields";
import { maxDays, orderNotes } from "../../../contract/order-fields";
import { siteForm } from "../../../contract/order-form";
import { orderedLines } from "../../../contract/ordering/ordered-lines";
import { orders } from "../../../contract/orders";
import { search } from "../../../contract/search";
import { isoDayOf } from "../../../contract/values/days";
import { withReadablePhones } from "../../cart/cart.server";
import { daysPrefix, partNames, type ScheduleRow, scheduleRows } from "../../cart/schedule/schedule-fields";
import { readSchedule } from "../../cart/schedule/schedule-rows.server";
import { BackendRefusal, orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { errorKey, messageWith } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { changeableValues, offeredCertificate, offeredCrane, typedExtras, writtenPreview } from "../../platform/forms/order-change.server";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { formatFor } from "../../platform/i18n/format";

/** The page of the order, in the account or at its own address. */
export const orderPath = ({ visitor }: AppLoadContext, id: string): string =>
	visitor.account === null ? href("/cart/:uuid", { uuid: id }) : href("/users/orders/:uuid", { uuid: id });

/**
 * A sent order that the visitor may change, with all its lines.
 * @throws 404 for another one; a redirect to an order that nobody can change
 */
export async function readChangeable(context: AppLoadContext, id: string | undefined) {
	const known = uuid.safeParse(id);
	const order = known.success ? await orNull(context.backend(orders.byId, { params: { id: known.data } })) : null;
	if (!order?.isProcessed || !(order.is_owner || order.of_colleague)) throw new Response(null, { status: 404 });
	if (order.may_change === null) throw redirect(orderPath(context, order.uuid), 302);
	return { ...order, may_change: order.may_change };
}

type Changeable = Awaited<ReturnType<typeof readChangeable>>;

/** The order's present values, as its form shows them. */
export function changeForm({ market }: Pick<AppLoadContext, "market">, order: Changeable) {
	const { money } = formatFor(market);
	const { country, values } = changeableValues(withReadablePhones(order));
	return {
		version: order.version,
		mode: order.may_change,
		lines: orderedLines(order).map(({ line, title, ordered, goods: { item } }) => {
			const sent = order.deliveries
				.flatMap(({ lines }) => lines)
				.filter((one) => one.line === line)
				.reduce((sum, { quantity }) => sum + quantity, 0);
			return {
				...{ line, title, ordered, sent },
				certificate: offeredCertificate(item, money),
				/** Rows of the line's delivery schedule; null for sets, and goods that have left. */
				days: item && sent < ordered ? rowsOf(item) : null,
			};
		}),
		crane: offeredCrane(order, money),
		partDeliveries: order.part_deliveries,
		/** Goods that have left went to the present address. null without one. */
		country: order.deliveries.length === 0 ? country : null,
		values,
	};
}

/** New articles of one change. */
export const addedRows = [0, 1, 2];

/** The parts of a line by day, with room for more. */
const rowsOf = (item: Pick<CartItem, "schedule">): ScheduleRow[] => scheduleRows(item, Math.min((item.schedule?.length ?? 0) + 3, maxDays));

/** Delivery schedules that are not those of the order, with their mistakes. */
function readSchedules(form: FormData, order: Changeable, quantities: ReadonlyMap<number, number>) {
	const all = orderedLines(order).flatMap(({ line, goods: { item } }) => {
		if (!item || !form.has(partNames(1, daysPrefix(line)).on)) return [];
		const known = rowsOf(item);
		const read = readSchedule(form, {
			...{ prefix: daysPrefix(line), count: known.length, whole: quantities.get(line) ?? null },
			...{ line: item, known: item.schedule },
		});
		return isSameRows(read.rows, known) ? [] : [{ line, ...read }];
	});
	return {
		schedules: all.map(({ line, schedule }) => ({ line, schedule })),
		errors: Object.fromEntries(all.flatMap(({ errors }) => Object.entries(errors))),
	};
}

const isSameRows = (rows: readonly ScheduleRow[], others: readonly ScheduleRow[]): boolean =>
	JSON.stringify(rows) === JSON.stringify(others);

function readChange(form: FormData, order: Changeable) {
	const errors: FormResult["errors"] = {};
	const typed = (name: string, max: number): string => {
		const value = form.get(name);
		const text = typeof value === "string" ? plainText(value) : "";
		if (text.length > max) errors[name] = ["tooLong"];
		return text;
	};
	// The lines of the form, whatever the order has by now: a form that comes twice is the same.
	const lines = [...form.keys()].flatMap((name) => {
		const line = /^quantity\.([1-9]\d{0,3})$/.exec(name)?.[1];
		if (line === undefined) return [];
		const text = typed(name, 40).replace(/\s/g, "");
		if (!/^\d{1,7}$/.test(text)) errors[name] = ["amount.whole"];
		return [{ line: Number(line), quantity: Number(text) }];
	});
	const quantities = new Map(lines.map(({ line, quantity }) => [line, quantity]));
	const { schedules, errors: ofDays } = readSchedules(form, order, quantities);
	const add = addedRows.flatMap((row) => {
		const [code, amount] = [typed(`code.${row}`, 60), typed(`added.${row}`, 40).replace(/\s/g, "")];
		if (code === "" && amount === "") return [];
		const quantity = /^\d{1,7}$/.test(amount) ? Number(amount) : 0;
		if (code === "") errors[`code.${row}`] = ["ownCode.required"];
		if (quantity === 0) errors[`added.${row}`] = ["amount.whole"];
		return [{ row, code, quantity }];
	});
	const partDeliveries = orderNotes.part_deliveries.typed.safeParse(form.get("partDeliveries")).data;
	const wantedOn = isoDayOf(typed("wantedOn", 40));
	if (wantedOn !== "" && !z.iso.date().safeParse(wantedOn).success) errors.wantedOn = ["wantedDay.format"];
	const body = {
		...{ version: order.version, lines, schedules, partDeliveries, wantedOn, ...typedExtras(form) },
		add: add.map(({ code, quantity }) => ({ code, quantity })),
		reference: typed("reference", 200),
	};
	const address = order.deliveries.length > 0 || changeableValues(order).country === null ? null : parseForm(siteForm, form);
	return {
		body: address === null || address.refused ? body : { ...body, address: address.value },
		added: add.map(({ row }) => row),
		comment: typed("comment", 500),
		errors: { ...address?.refused?.errors, ...ofDays, ...errors },
	};
}
type Body = ReturnType<typeof readChange>["body"];

/** The code of a new article. Words that may name several have none until the reader has chosen. */
interface Article {
	code: string | null;
	choices: { code: string; title: string; price: string }[];
}

/**
 * Finds the codes of articles that are typed in words, as the quick order reads them.
 * @param typed words or a code, and the code that the reader chose for the words; "" for none
 */
async function articlesOf({ backend, market }: AppLoadContext, typed: readonly { text: string; picked: string }[]): Promise<Article[]> {
	const { money } = formatFor(market);
	const isWords = (text: string) => /\s/.test(text);
	const words = typed.map(({ text }) => text).filter(isWords);
	const reads = words.length === 0 ? [] : await backend(search.lines, { body: { lines: words } }).catch(() => []);
	return typed.map(({ text, picked }) => {
		if (!isWords(text)) return { code: text, choices: [] };
		const read = reads[words.indexOf(text)];
		// Similar goods are not meant.
		const whole = read && read.kind !== "none" ? read.candidates.filter(({ cut }) => cut === null) : [];
		const [only] = read?.kind === "clear" ? whole : [];
		if (only) return { code: only.code, choices: [] };
		const choices = whole.map(({ code, fullTitle, price }) => ({ code, title: fullTitle, price: money(price) }));
		return { code: choices.find(({ code }) => code === picked)?.code ?? null, choices };
	});
}

/** A preview as the reader's language writes it. */
async function previewOf({ market, backend }: AppLoadContext, id: string, body: Body) {
	return writtenPreview(await backend(orders.previewChange, { params: { uuid: id }, body }), market);
}

const flashes = { changed: "order.changed", requested: "order.requested", withdrawn: "order.withdrawn" } as const;

/** The name of the form's field that a part of the body comes from. @param added the form's rows of new articles */
function fieldOf(path: string, { lines, certificates, schedules }: Body, added: readonly number[]): string {
	const [, part, index = "", name] = /^(lines|add|certificates|schedules)\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
	const place = Number(index);
	if (part === "lines") return `quantity.${lines[place]?.line}`;
	if (part === "schedules") return partNames(1, daysPrefix(schedules[place]?.line ?? 0)).amount;
	if (part === "certificates") return `certificate.${certificates[place]}`;
	if (part === "add") return `${name === "code" ? "code" : "added"}.${added[place]}`;
	return path;
}

/** Shows what a change would make different, makes or asks for it, or withdraws the order. What was typed is kept. */
export async function changeOrder(context: AppLoadContext, form: FormData, id: string | undefined) {
	const intent = intentOf({ preview: "preview", change: "change", withdraw: "withdraw" } as const, form);
	const order = await readChangeable(context, id);
	const { backend, origin: host, visitor } = context;
	const params = { uuid: order.uuid };
	const { body, added, comment, errors } = readChange(form, order);
	const { idem: typedKey, ...values } = typedValues(form);
	const key = idem.safeParse(typedKey).data;
	if (key === undefined) throw new Response(null, { status: 400 });
	/** By the form's rows of new articles. */
	const choices: Record<number, Article["choices"]> = {};
	const again = (status: number, more: { errors?: FormResult["errors"]; details?: Record<string, number>; isLate?: boolean } = {}) =>
		data(
			{ result: { values, errors: more.errors ?? {}, details: more.details }, preview: null, choices, isLate: more.isLate ?? false },
			{ status },
		);
	const done = (what: keyof typeof flashes) => {
		visitor.setFlash({ kind: "notice", key: flashes[what] });
		return redirect(orderPath(context, order.uuid), 303);
	};
	const isStale = values.version !== String(order.version);
	try {
		// A form that comes twice has made the version that it finds.
		const version = z.coerce.number().int().catch(order.version).parse(values.version);
		if (intent === "withdraw") {
			const said = { version, comment, idem: key, host };
			return done((await backend(orders.withdrawSent, { params, body: said })).done);
		}
		const articles = await articlesOf(
			context,
			body.add.map(({ code }, index) => ({ text: code, picked: values[`pick.${added[index]}`] ?? "" })),
		);
		for (const [index, row] of added.entries()) {
			const [part, article] = [body.add[index], articles[index]];
			if (!part || !article) continue;
			choices[row] = article.choices;
			if (article.code !== null) part.code = article.code;
			else errors[`code.${row}`] = [article.choices.length > 0 ? "ownCode.choose" : "ownCode.unclear"];
		}
		const total = Number(values.total);
		const isMade = intent === "change" && values.total !== undefined && Number.isFinite(total);
		if (Object.keys(errors).length > 0) return again(422, { errors });
		if (isMade) {
			const said = { ...body, version, total, comment, idem: key, host };
			return done((await backend(orders.changeSent, { params, body: said })).done);
		}
		if (isStale) return again(409, { isLate: true });
		return data({ result: { values, errors: {} }, preview: await previewOf(context, order.uuid, body), choices, isLate: false });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { fields = {}, details, code } = error.answer;
		if (code === "conflict" || code === "idem_conflict") return again(409, { isLate: true });
		const wrong: FormResult["errors"] = {};
		for (const [path, [first]] of Object.entries(fields)) {
			wrong[fieldOf(path, body, added)] = [messageWith(details, errorKey.parse(first))];
		}
		if (Object.keys(wrong).length === 0) throw error;
		return again(error.status, { errors: wrong, details });
	}
}
