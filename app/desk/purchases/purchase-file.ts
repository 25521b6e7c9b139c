import { Buffer } from "node:buffer";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { deskPurchases } from "../../../contract/desk/purchases";
import { type Cell, csv } from "../../platform/tables/csv";

const saved = (content: BodyInit, type: string, name: string) =>
	new Response(content, { headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` } });

async function pdf(context: AppLoadContext, number: string): Promise<Response> {
	const paper = await context.desk().backend(deskPurchases.paper, { params: { number } });
	return saved(new Uint8Array(Buffer.from(paper.pdf, "base64")), "application/pdf", paper.name);
}

async function table(context: AppLoadContext, number: string): Promise<Response> {
	const purchase = await context.desk().backend(deskPurchases.byNumber, { params: { number } });
	const t = context.texts.translator("desk");
	const head = [t("purchases.code"), t("figures.code"), t("orders.item"), t("purchases.quantity"), t("nav.orders"), t("purchases.wanted")];
	const rows = purchase.lines.map(({ supplier_code, code, title, quantity, order, wanted_on }): Cell[] => [
		...[supplier_code, code, title, quantity, order],
		wanted_on === "" ? null : { day: wanted_on },
	]);
	return saved(csv([head, ...rows], context.market.intl), "text/csv; charset=utf-8", `${purchase.number}.csv`);
}

const files = new Map([
	["order.pdf", pdf],
	["order.csv", table],
]);

/** A purchase order as a paper, or its lines for spreadsheets. */
export async function loader({ params: { number = "", file = "" }, context }: LoaderFunctionArgs) {
	const write = files.get(file);
	if (!write) throw new Response(null, { status: 404 });
	return write(context, number);
}
