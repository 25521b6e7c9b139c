import type { AppLoadContext } from "@remix-run/cloudflare";
import { deskRequests } from "../../../contract/desk/requests";
import { mayAs } from "../../../contract/desk/staff-roles";
import { formatRange } from "../../../contract/fields";
import { search } from "../../../contract/search";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { searchTerm, searchWords } from "../../platform/http/search-words";
import { numberStyle } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import type { TypedLine, TypedQuotation } from "./quotation-fields";
import { type WrittenSums, writtenSums } from "./quotation-sums.server";
import { type LineErrors, readQuotation, refusedFields } from "./typed-quotation.server";

/** Articles that a search shows. */
const maxHits = 8;

/** A line that was priced, in the reader's notation. */
interface CalculatedLine {
	title: string;
	sum: string;
	/** null for who may not see it, "" if the cost is not known. */
	margin: string | null;
}

export interface Calculated extends WrittenSums {
	/** By their rows in the form. */
	lines: Record<number, CalculatedLine>;
	free: Record<number, CalculatedLine>;
	validUntil: string;
	/** null for who may not see it. */
	margin: { sum: string; unknown: number } | null;
}

interface Checked {
	typed: TypedQuotation;
	calculated: Calculated | null;
	errors: LineErrors;
	details: Record<string, number>;
	/** Status of the answer that shows it. */
	status: number;
	/** Somebody has answered or closed the request meanwhile. */
	isLate: boolean;
}

const unpriced = { calculated: null, errors: {}, details: {}, status: 422, isLate: false };

/** Prices a quotation as it was typed. A line without a price gets the buyer's own one. */
export async function check(context: AppLoadContext, number: string, typed: TypedQuotation): Promise<Checked> {
	const { value, rows, errors } = readQuotation(typed, numberStyle(context.market.intl), false);
	if (errors) return { ...unpriced, typed, errors };
	const { backend, member } = context.desk();
	const mayKnowCosts = mayAs((await member()).roles, "accounts");
	try {
		const [preview, costs] = await Promise.all([
			backend(deskRequests.preview, { params: { number }, body: value }),
			mayKnowCosts ? backend(deskRequests.costs, { params: { number }, body: value }) : null,
		]);
		const format = formatFor(context.market);
		const { amount, money, percent } = format;
		const { intl, timeZone } = context.market;
		const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
		const marginText = ({ margin, rate }: { margin: number; rate: number | null }) =>
			rate === null ? money(margin) : `${money(margin)} (${percent(rate, 1)})`;
		const known = new Map(costs?.lines.map(({ line, ...figures }) => [line, marginText(figures)]));
		const priced = preview.lines.map(({ title, unit_price, line_price }, index) => ({
			isFree: index >= rows.lines.length,
			row: rows.lines[index] ?? rows.free[index - rows.lines.length] ?? 0,
			price: amount(unit_price),
			line: { title, sum: money(line_price), margin: costs && (known.get(index + 1) ?? "") },
		}));
		const ofArticles = priced.filter(({ isFree }) => !isFree);
		const prices = new Map(ofArticles.map(({ row, price }) => [row, price]));
		const withPrice = (line: TypedLine, row: number) => (line.price === "" ? { ...line, price: prices.get(row) ?? "" } : line);
		return {
			...unpriced,
			status: 200,
			typed: { ...typed, lines: typed.lines.map(withPrice) },
			calculated: {
				lines: Object.fromEntries(ofArticles.map(({ row, line }) => [row, line])),
				free: Object.fromEntries(priced.filter(({ isFree }) => isFree).map(({ row, line }) => [row, line])),
				...writtenSums(preview, format),
				validUntil: day.format(new Date(preview.valid_until)),
				margin: costs && { sum: costs.total ? marginText(costs.total) : "", unknown: costs.unknown },
			},
		};
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		if (error.answer.code === "conflict") return { ...unpriced, typed, status: error.status, isLate: true };
		return { ...unpriced, typed, ...refusedFields(error.answer, rows), status: error.status };
	}
}

/** Articles that words or a code find, with their list prices. */
export async function foundArticles(context: AppLoadContext, typed: string) {
	const term = searchTerm(searchWords(typed));
	if (!term) return [];
	const { variants } = await context.backend(search.new, { params: { term }, query: { range: formatRange(0, maxHits) } });
	const { money } = formatFor(context.market);
	return variants.map(({ code, fullTitle: title, suppliedVariant: { price, min_order: least } }) => ({
		...{ code, title, least },
		price: money(price),
	}));
}
export type FoundArticle = Awaited<ReturnType<typeof foundArticles>>[number];
