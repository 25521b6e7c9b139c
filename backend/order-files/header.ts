import * as z from "zod";
import { companyDay } from "../../contract/company";
import { country } from "../../contract/fields";
import type { LineSchedule } from "../../contract/order-fields";
import { setFormBody } from "../../contract/order-form";
import type { HeaderIssue } from "../../contract/ordering/order-files";
import type { OrderMessage } from "../../contract/ordering/order-message";
import { calendarOf } from "../../contract/seller/calendar";
import { parseVatId } from "../../contract/values/vat-id";
import { wantedDayProblem } from "../../contract/values/wanted-day";
import { setNotes } from "../cart/cart-lines";
import { changeLines } from "../cart/change-lines";
import { setSchedule } from "../cart/line-schedule";
import { setForm } from "../checkout/cart-form";
import { paymentMethods, setState } from "../checkout/delivery-and-payment";
import type { Sender } from "../checkout/ready-order";
import { vatRegister } from "../companies/vies";
import { inOneBatch, read, resultOf } from "../db/reads";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { type FormRow, formColumns, formRow } from "../orders/form-rows";
import type { PricedCart } from "../orders/priced-cart";
import { vatOfBilling } from "../orders/team-orders";
import { Refused } from "../platform/refused";
import { listedCosts, unlistedCostCentres } from "../teams/listed-costs";
import { teamOf } from "../teams/member";
import { countOf, isLineOf } from "./line-of-order";
import type { TakenLine } from "./stored-files";

/** A buyer who acts with a file, or a key that acts for one. */
export type FileSender = Sender & { env: Pick<BackendEnv, "VIES_URL"> };

type Forms = z.output<typeof setFormBody>;
type Billing = Extract<Forms, { type: "billing" }>;
type Site = Extract<Forms, { type: "shipping" }>;

/** Data of a file about the order as a whole, as the shop can take them over. */
export interface Header {
	issues: HeaderIssue[];
	billing: Billing | null;
	site: Site | null;
	notes: { reference: string; comment: string; costCentre: string; project: string };
	/** "" for none. */
	wantedOn: string;
	/** Cost centres and days of single lines, by the identifier of the line. */
	lines: Map<string, { costCentre: string; wantedOn: string }>;
	offersInvoice: boolean;
}

const accountRow = z.object({
	is_own: z.number(),
	team_vat: z.string().nullable(),
	email: z.string(),
	vatid: z.string(),
	billing_country: z.string(),
	company: z.string(),
	customername: z.string(),
	phonenumber: z.string(),
	billingaddress: z.string(),
	billingaddress_additional_line: z.string(),
	billingpostcode: z.string(),
	billingcity: z.string(),
});

/** Orders that are looked through for the billing form of the company. */
const lookedBack = 20;

/** The account of a file, the owners of its team, its latest billing forms, its payment methods, and which codes are listed. */
async function accountOf(sender: FileSender, user: number, message: OrderMessage) {
	const { db, env } = sender;
	const centres = [message.costCentre, ...message.lines.map(({ costCentre }) => costCentre)];
	const accounts = db
		.prepare(
			`SELECT u.id = ?1 AS is_own, (SELECT vat FROM teams WHERE id = ${teamOf("?1")}) AS team_vat, u.email, u.vatid, u.billing_country, u.company,
				u.customername, u.phonenumber, u.billingaddress, u.billingaddress_additional_line, u.billingpostcode, u.billingcity
			FROM users u WHERE u.is_deleted = 0 AND (u.id = ?1 OR u.id IN (
				SELECT owner.user_id FROM team_members owner WHERE owner.team_id = ${teamOf("?1")} AND owner.role = 'owner'))
			ORDER BY is_own DESC, u.id`,
		)
		.bind(user);
	const forms = db
		.prepare(
			`SELECT ${formColumns.map((name) => `f.${name}`).join()} FROM (SELECT id FROM carts WHERE user_id = ? ORDER BY id DESC LIMIT ${lookedBack}) latest
			CROSS JOIN orders o ON o.id = latest.id CROSS JOIN cart_forms f ON f.cart_id = latest.id AND f.type = 'billing' ORDER BY latest.id DESC`,
		)
		.bind(user);
	const hasCentres = db.prepare(`SELECT 1 AS yes FROM cost_centres WHERE team_id = ${teamOf("?")} AND is_active = 1 LIMIT 1`).bind(user);
	const [[found, latest], [[unlisted, listed], [methods, some]]] = await read(
		db,
		inOneBatch(
			inOneBatch(resultOf(accounts), resultOf(forms)),
			inOneBatch(
				inOneBatch(unlistedCostCentres(db, user, centres), listedCosts(db, user, { project: message.project })),
				inOneBatch(paymentMethods(db, env), resultOf(hasCentres)),
			),
		),
	);
	return {
		accounts: rowsOf(accountRow, found),
		forms: rowsOf(formRow, latest),
		unlisted,
		hasProject: listed.project,
		offersInvoice: methods.some(({ name }) => name === "invoice"),
		hasCentres: (some?.results.length ?? 0) > 0,
	};
}

const compact = (text: string): string =>
	text
		.normalize("NFKC")
		.replace(/[\s.,-]/g, "")
		.toLowerCase();

/** Judges what a file says beside its lines. Reads only. */
export async function judgeHeader(sender: FileSender, user: number, message: OrderMessage): Promise<Header> {
	const { accounts, forms, unlisted, hasProject, offersInvoice, hasCentres } = await accountOf(sender, user, message);
	const own = accounts.find(({ is_own }) => is_own === 1);
	const teamVat = own?.team_vat ?? null;
	const payer = own?.vatid ? own : accounts.find(({ vatid }) => vatid !== "");
	const vat = teamVat ?? (payer ? vatIn(payer.vatid, payer.billing_country) : null);
	const issues: HeaderIssue[] = [];
	if (message.buyerVat !== "" && vat !== null && compact(message.buyerVat) !== compact(vat)) issues.push("buyer.other");
	const earlier = forms.find((form) => teamVat === null || vatOfBilling(form) === teamVat);
	const form = billingOf(earlier, payer, own);
	if (!form) issues.push("billing.missing");
	const { site, issue } = form ? siteOf(message, form) : { site: null, issue: null };
	if (issue) issues.push(issue);
	const days = new Set(message.lines.map(({ wantedOn }) => wantedOn));
	const [only = ""] = days;
	const wantedOn = message.wantedOn || (days.size === 1 ? only : "");
	const today = companyDay(new Date());
	const calendar = site?.country ?? form?.country;
	const ofLines = message.lines.filter((line) => line.wantedOn !== "" && line.wantedOn !== wantedOn);
	const problems = [wantedOn, ...ofLines.map((line) => line.wantedOn)].map((day) => (day === "" ? null : dayIssue(day, today, calendar)));
	issues.push(...new Set(problems.filter((problem) => problem !== null)));
	const isListed = (code: string) => code !== "" && !unlisted.has(code);
	const centres = [message.costCentre, ...message.lines.map(({ costCentre }) => costCentre)];
	if (hasCentres && centres.some((code) => code !== "" && unlisted.has(code))) issues.push("costCentre.unknown");
	const costCentre = isListed(message.costCentre) ? message.costCentre : "";
	const project = message.project !== "" && hasProject ? message.project : "";
	const words = [
		message.note,
		message.customerReference,
		message.contract,
		...(message.costCentre === costCentre ? [] : [message.costCentre]),
		...(message.project === project ? [] : [message.project]),
	];
	if (!offersInvoice) issues.push("payment.notOffered");
	return {
		issues,
		billing: form && { ...form, isSeparateShipping: site !== null },
		site,
		notes: {
			reference: message.number,
			comment: words
				.filter((text) => text !== "")
				.join("\n")
				.slice(0, 2_000),
			costCentre,
			project,
		},
		wantedOn: problems[0] === null ? wantedOn : "",
		lines: new Map(
			message.lines.map((line) => {
				const isGood = line.wantedOn !== "" && line.wantedOn !== wantedOn && dayIssue(line.wantedOn, today, calendar) === null;
				const ownCentre = line.costCentre !== message.costCentre && isListed(line.costCentre) ? line.costCentre : "";
				return [line.id, { costCentre: ownCentre, wantedOn: isGood ? line.wantedOn : "" }];
			}),
		),
		offersInvoice,
	};
}

function vatIn(text: string, of: string): string | null {
	const known = country.safeParse(of);
	return known.success ? (parseVatId(text, known.data)?.international ?? null) : null;
}

const dayIssues = { past: "wantedOn.past", far: "wantedOn.far", weekend: "wantedOn.weekend", holiday: "wantedOn.holiday" } as const;

function dayIssue(day: string, today: string, calendar: Billing["country"] | undefined): HeaderIssue | null {
	const problem = wantedDayProblem(day, today, calendar);
	if (problem === null) return null;
	const found = Object.entries(dayIssues).find(([name]) => problem === `wantedDay.${name}`);
	return found?.[1] ?? null;
}

type Account = z.output<typeof accountRow>;

/** The form of the company's latest order, or else the account's own data. The account itself is the contact. */
function billingOf(earlier: FormRow | undefined, payer: Account | undefined, own: Account | undefined): Billing | null {
	const ofAccount = payer &&
		own && {
			vat: payer.vatid,
			company: payer.company,
			name: own.customername || payer.customername,
			phone: own.phonenumber || payer.phonenumber,
			email: own.email,
			streetAddress: payer.billingaddress,
			addressAdditionalLine: payer.billingaddress_additional_line,
			postCode: payer.billingpostcode,
			city: payer.billingcity,
			country: payer.billing_country,
		};
	for (const values of [earlier, ofAccount]) {
		const read = setFormBody.safeParse({ ...values, type: "billing", isSeparateShipping: false });
		if (read.success && read.data.type === "billing") return read.data;
	}
	return null;
}

/** The place of delivery. null: the billing address, or nothing usable. */
function siteOf({ delivery }: OrderMessage, billing: Billing): { site: Site | null; issue: HeaderIssue | null } {
	if (!delivery) return { site: null, issue: null };
	const isBilling = (["streetAddress", "postCode", "city"] as const).every((field) => compact(delivery[field]) === compact(billing[field]));
	if (isBilling) return { site: null, issue: null };
	if (!country.safeParse(delivery.country).success && delivery.country !== "") return { site: null, issue: "delivery.notServed" };
	const values = {
		...delivery,
		type: "shipping",
		isSeparateShipping: true,
		company: delivery.company || billing.company,
		name: delivery.name || billing.name,
	};
	for (const phone of [delivery.phone, billing.phone]) {
		const read = setFormBody.safeParse({ ...values, phone });
		if (read.success && read.data.type === "shipping") return { site: read.data, issue: null };
	}
	return { site: null, issue: "delivery.incomplete" };
}

/**
 * Gives a cart what the file says beside its lines. What the shop refuses is left out and told.
 * @param isToSend also chooses the invoice as payment
 */
export async function applyHeader(
	sender: FileSender,
	uuid: string,
	header: Header,
	taken: readonly TakenLine[],
	isToSend: boolean,
): Promise<HeaderIssue[]> {
	const issues: HeaderIssue[] = [];
	const register = vatRegister(sender.env);
	if (header.billing) await orIssue(issues, "billing.missing", setForm(sender, uuid, header.billing, register));
	if (header.site) await orIssue(issues, "delivery.incomplete", setForm(sender, uuid, header.site, register));
	const noted = await orIssue(issues, "costCentre.unknown", setNotes(sender, uuid, header.notes));
	if (!noted) return issues;
	const changes = noted.items.flatMap((item) => {
		const costCentre = linesOf(header, taken, item).find((line) => line.costCentre !== "")?.costCentre;
		return costCentre === undefined ? [] : [{ itemId: item.id, costCentre }];
	});
	if (changes.length > 0) await orIssue(issues, "costCentre.unknown", changeLines(sender, uuid, { changes }));
	for (const item of noted.items) {
		const schedule = scheduleOf(header, taken, item);
		if (schedule === "none") issues.push("wantedOn.ofLines");
		else if (schedule !== null) await orIssue(issues, "wantedOn.ofLines", setSchedule(sender, { uuid, itemId: item.id, schedule }));
	}
	const method = noted.delivery_methods.find(({ id }) => id === noted.delivery_methodid) ?? noted.delivery_methods[0];
	if (!method) return [...issues, "delivery.notServed"];
	const problem = header.wantedOn === "" ? null : wantedDayProblem(header.wantedOn, companyDay(new Date()), calendarOf(noted));
	const state = {
		state: "created",
		deliveryMethodType: method.type,
		freightTotal: 0,
		cartTotal: 0,
		craneUnloading: false,
		isPreview: false,
		...(header.wantedOn !== "" && problem === null && { wantedOn: header.wantedOn }),
		...(isToSend && header.offersInvoice && { paymentMethod: "invoice" }),
	} as const;
	await orIssue(issues, "delivery.notServed", setState(sender, uuid, state));
	return issues;
}

const linesOf = ({ lines }: Header, taken: readonly TakenLine[], item: PricedCart["items"][number]) =>
	taken.filter((line) => isLineOf(line, item)).flatMap(({ line }) => lines.get(line) ?? []);

/**
 * The parts of a line by day, if its lines in the file ask for other days than the order.
 * @returns null if they do not; "none" if their days are not those of the whole quantity
 */
function scheduleOf(header: Header, taken: readonly TakenLine[], item: PricedCart["items"][number]): LineSchedule | "none" | null {
	const lines = taken.filter((line) => isLineOf(line, item));
	if (!lines.some(({ line }) => (header.lines.get(line)?.wantedOn ?? "") !== "")) return null;
	const parts = new Map<string, number>();
	for (const { line, amount } of lines) {
		const on = header.lines.get(line)?.wantedOn || header.wantedOn;
		parts.set(on, (parts.get(on) ?? 0) + (amount ?? 0));
	}
	const sum = [...parts.values()].reduce((all, amount) => all + amount, 0);
	if (parts.has("") || sum !== countOf(item)) return "none";
	return [...parts].map(([on, amount]) => ({ on, amount }));
}

/** A refusal of input is an issue; others are thrown. */
async function orIssue(issues: HeaderIssue[], issue: HeaderIssue, work: Promise<PricedCart>): Promise<PricedCart | null> {
	try {
		return await work;
	} catch (error) {
		if (!(error instanceof Refused) || error.code !== "invalid") throw error;
		issues.push(issue);
		return null;
	}
}
