import type { AppLoadContext } from "@remix-run/cloudflare";
import { deskCosts } from "../../../contract/desk/orders";
import { mayAs } from "../../../contract/desk/staff-roles";
import { formatFor } from "../../platform/i18n/format";

interface Line {
	line: number;
	title: string;
}

/** Margins of an order's lines in the reader's language; null for a person who may not see them, and if no cost is known. */
export async function marginView(context: AppLoadContext, number: string, lines: readonly Line[]) {
	const { member, backend } = context.desk();
	if (!mayAs((await member()).roles, "accounts")) return null;
	const { lines: known, total, unknown } = await backend(deskCosts.ofOrder, { params: { number } });
	const { money, percent } = formatFor(context.market);
	const shown = ({ price, cost, margin, rate }: NonNullable<typeof total>) => ({
		...{ price: money(price), cost: money(cost), margin: money(margin), rate: rate === null ? "–" : percent(rate, 1) },
	});
	const titles = new Map(lines.map(({ line, title }) => [line, title]));
	return (
		total && {
			unknown,
			lines: known.map(({ line, ...figures }) => ({ line, title: titles.get(line) ?? "", ...shown(figures) })),
			total: shown(total),
		}
	);
}
export type MarginView = Awaited<ReturnType<typeof marginView>>;
