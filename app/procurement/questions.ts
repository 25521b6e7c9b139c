import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type OpenLine, procurement } from "../../contract/procurement";
import { href } from "../platform/config/href";
import { escapeXml } from "../platform/http/escape-xml";
import type { Texts } from "../platform/i18n/i18n";
import { listText, listWords } from "../platform/tables/list-text";
import { visitPage } from "./visit-page.server";

/** Lines of a sent cart that are not in the visit's cart. The quick order asks about them; everything else is in the cart already. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { backend, texts, visitor } = context;
	const visit = await backend(procurement.current);
	if (!visit) return redirect(href("/punchout/over"), 303);
	const { cart, open_lines: lines, system } = visit;
	if (lines.length === 0) return redirect(href("/cart/:uuid", { uuid: cart }), 303);
	const t = texts.translator("visit");
	const toCart = `<a href="${escapeXml(href("/cart/:uuid", { uuid: cart }))}">${escapeXml(t("questions.cart"))}</a>`;
	const list = listText(lines.map(listed), listWords[texts.locale]);
	const form = `<form method="post" action="${escapeXml(href("/quick-order"))}"><input type="hidden" name="idem" value="${context.newKey()}"><input type="hidden" name="list" value="${escapeXml(list)}"><button type="submit" class="again">${escapeXml(t("questions.clarify"))}</button></form>`;
	return visitPage(context, {
		title: t("questions.title", { count: lines.length }),
		words: t("questions.text", { system }),
		details: `<ul>${lines.map((line) => `<li>${escapeXml(wordsOf(line, texts))}</li>`).join("")}</ul>`,
		actions: `${form} ${toCart}`,
		...(visitor.visit && { framedBy: visitor.visit.origins }),
	});
}

/** The line as the quick order reads it. Its reference goes into the cart. */
const listed = (line: OpenLine) => ({
	judged: line,
	line: { id: line.reference, name: line.goods || line.number, note: "", quantity: line.quantity, unit: line.unit },
});

function wordsOf({ reference, number, goods, quantity, unit, problem, isWanted }: OpenLine, texts: Texts): string {
	const what = [reference, number, goods].filter((part) => part !== "").join(" · ");
	const why = isWanted ? texts.translator("order-files")(`problem.${problem ?? "other"}`) : texts.translator("visit")("questions.optional");
	return `${what} · ${quantity} ${unit}: ${why}`;
}
