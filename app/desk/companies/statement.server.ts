import type { AppLoadContext } from "@remix-run/cloudflare";
import { companyDay } from "../../../contract/company";
import { deskStatements } from "../../../contract/desk/statements";
import { day } from "../../../contract/fields";
import { isoDayOf } from "../../../contract/values/days";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { readSeller } from "../../platform/backend/seller.server";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { type Cell, csv } from "../../platform/tables/csv";

/** The days of an address: by default this year until today. "" for no limit. */
function daysOf(address: string): { from: string; to: string } {
	const { searchParams } = new URL(address);
	const today = companyDay(new Date());
	const of = (name: string, usual: string) => {
		const typed = searchParams.get(name);
		return typed === null ? usual : day.catch("").parse(isoDayOf(typed));
	};
	return { from: of("from", `${today.slice(0, 4)}-01-01`), to: of("to", today) };
}

interface Asked {
	context: AppLoadContext;
	number: string;
	address: string;
}

async function statementOf({ context, number }: Asked, { from, to }: ReturnType<typeof daysOf>) {
	const query = { from: from || undefined, to: to || undefined };
	try {
		return await context.desk().backend(deskStatements.ofCompany, { params: { number }, query });
	} catch (error) {
		// Too many entries for a page.
		if (error instanceof BackendRefusal && error.answer.code === "invalid") return null;
		throw error;
	}
}

export async function readStatement(asked: Asked) {
	const { context, number } = asked;
	const days = daysOf(asked.address);
	const selling = readSeller(context);
	const statement = await statementOf(asked, days);
	const { name, address } = await selling;
	const { money } = formatFor(context.market);
	const { intl, timeZone } = context.market;
	const written = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	const shown = (iso: string) => (iso === "" ? "" : written.format(new Date(iso)));
	const t = context.texts.translator("desk");
	return {
		...{ number, ...days },
		seller: `${name}, ${address.street}, ${address.postCode} ${address.city}`,
		period: [shown(days.from), shown(days.to)].join(" – "),
		today: shown(companyDay(new Date())),
		statement: statement && {
			...{ vat: statement.vat, name: statement.name, address: statement.address },
			opening: money(statement.opening),
			closing: money(statement.closing),
			entries: statement.entries.map(({ day: on, amount, balance, ...entry }, index) => ({
				...entry,
				index,
				day: shown(on),
				charged: amount >= 0 ? money(amount) : "",
				settled: amount < 0 ? money(-amount) : "",
				balance: money(balance),
			})),
		},
		meta: describePage(context, { title: statement ? t("statement.title", { name: statement.name }) : t("statement.link") }),
	};
}

/** The statement as a table for spreadsheets. @throws 422 for too many entries */
export async function statementCsv(asked: Asked): Promise<Response> {
	const { context, number } = asked;
	const days = daysOf(asked.address);
	const statement = await statementOf(asked, days);
	if (!statement) throw new Response(null, { status: 422 });
	const t = context.texts.translator("desk");
	const head: Cell[] = [
		...[
			t("statement.day"),
			t("statement.kind"),
			t("statement.number"),
			t("statement.credits"),
			t("statement.order"),
			t("statement.reference"),
		],
		...[t("statement.charged"), t("statement.settled"), t("statement.balance")],
	];
	const edge = (day: string, words: string, cents: number): Cell[] => [
		day === "" ? null : { day },
		words,
		...Array<Cell>(6).fill(null),
		{ cents },
	];
	const rows = statement.entries.map(({ day: on, kind, number: of, credits, order, reference, amount, balance }): Cell[] => [
		{ day: on },
		t(`statement.kind.${kind}`),
		...[of, credits, order, reference],
		amount >= 0 ? { cents: amount } : null,
		amount < 0 ? { cents: -amount } : null,
		{ cents: balance },
	]);
	const table = [
		head,
		edge(days.from, t("statement.opening"), statement.opening),
		...rows,
		edge(days.to, t("statement.closing"), statement.closing),
	];
	return new Response(csv(table, context.market.intl), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="statement-${number.toLowerCase()}.csv"`,
		},
	});
}
