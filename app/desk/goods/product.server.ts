import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { deskGoods } from "../../../contract/desk/catalogue";
import { maxCounted, pageSize } from "../../../contract/desk/lists";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { intentOf } from "../../platform/forms/intent";
import { pageOf } from "../../platform/http/list-query";
import { numberStyle } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import type { DeskNews } from "../../platform/session/visitor";
import { deskPages } from "../desk-list.server";
import { takeDeskNews } from "../desk-news.server";
import { type CellErrors, readSupplies, type ShownSupply, type TypedSupply, tiersText, typedSupplies } from "./typed-supplies.server";

const pageIn = (address: string): number => Math.min(pageOf(new URL(address).searchParams), maxCounted / pageSize);

export async function readProduct(context: AppLoadContext, number: string, address: string) {
	const page = pageIn(address);
	const { rows, count, ...product } = await context.desk().backend(deskGoods.product, { params: { number }, query: { page } });
	const pages = deskPages(count);
	if (page > pages) throw redirect(productHref(number, pages), 302);
	const format = formatFor(context.market);
	return {
		product: productBriefly(product),
		rows: rows.map(({ title, supplier_name, availability, is_best, price, tiers, stock, article, supplier, hidden }) => ({
			...{ title, supplierName: supplier_name, availability, isBest: is_best },
			shown: { article, supplier, price, tiers, stock, hidden } satisfies ShownSupply,
			price: format.amount(price),
			tiers: tiersText(tiers, format),
			stock: stock === null ? "" : String(stock),
		})),
		...{ page, pages },
		news: takeDeskNews(context),
		meta: describePage(context, { title: product.title }),
	};
}

type Product = z.output<typeof deskGoods.product.answer>;

/** The fields of a product that each of its pages shows. */
export const productBriefly = ({ product, title, category, articles, hidden }: Omit<Product, "rows" | "count">) => ({
	...{ product, title, category, articles, hidden },
});

export const productHref = (number: string, page = 1): string =>
	href("/desk/goods/:number", { number: number.toLowerCase(), page: page === 1 ? null : page });

interface Sent {
	context: AppLoadContext;
	number: string;
	address: string;
	form: FormData;
}

interface Answer {
	/** The rows of the form as they were typed; null if another form was sent, or nothing could be read. */
	typed: TypedSupply[] | null;
	errors: CellErrors;
	problem: "tooLarge" | "stale" | null;
}

const answered = (answer: Partial<Answer>, status: number) =>
	data<Answer>({ typed: null, errors: {}, problem: null, ...answer }, { status });

const done = ({ context, number, address }: Sent, news: DeskNews) => {
	context.visitor.setFlash({ kind: "desk", news });
	return redirect(productHref(number, pageIn(address)), 303);
};

async function changeSupplies(sent: Sent) {
	const { context, number, form } = sent;
	const typed = typedSupplies(form);
	if (typed.length > pageSize) return answered({ problem: "tooLarge" }, 422);
	const { change, errors } = readSupplies(typed, numberStyle(context.market.intl));
	if (errors) return answered({ typed, errors }, 422);
	const { rows, ...body } = change;
	try {
		await context.desk().backend(deskGoods.change, { params: { number }, body });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		if (error.answer.code === "conflict") return answered({ typed, errors: cellsOf(error, rows, "stale"), problem: "stale" }, 409);
		return answered({ typed, errors: cellsOf(error, rows, "tiers.below") }, error.status);
	}
	return done(sent, "goodsChanged");
}

/** The cells that the backend refuses. @param rows the row of each supply that was sent */
function cellsOf({ answer: { fields = {} } }: BackendRefusal, rows: readonly number[], error: "stale" | "tiers.below"): CellErrors {
	const errors: CellErrors = {};
	for (const path of Object.keys(fields)) {
		const [, at = "", cell] = /^supplies\.(\d+)\.(price|tiers|stock)$/.exec(path) ?? [];
		const row = rows[Number(at)];
		if (row !== undefined && (cell === "price" || cell === "tiers" || cell === "stock")) errors[row] = { ...errors[row], [cell]: error };
	}
	return errors;
}

export async function changeProduct(sent: Sent) {
	// A longer form than the page takes: somebody has pasted a list.
	if (sent.form.has("tooLarge")) return answered({ problem: "tooLarge" }, 422);
	return intentOf({ supplies: changeSupplies }, sent.form)(sent);
}
