import { type DeskPattern, isOfDesk, routePatternOf } from "../../platform/config/route-table";
import type { Texts } from "../../platform/i18n/i18n";

/** The text of each page's help; null for what is no page. */
const topics = {
	desk: "today",
	"desk/sign-in": null,
	"desk/code": null,
	"desk/passkey": null,
	"desk/join": null,
	"desk/language": null,
	"desk/columns": null,
	"desk/orders": "orders",
	"desk/orders/:number": "order",
	"desk/orders/:number/change": "change",
	"desk/orders/:number/certificates": "certificates",
	"desk/certificates": "owedCertificates",
	"desk/figures": "figures",
	"desk/figures/:file": null,
	"desk/searches": "searches",
	"desk/invoices": "invoices",
	"desk/invoices/reminders": "reminders",
	"desk/invoices/:number/paper.pdf": null,
	"desk/bank": "bank",
	"desk/claims": "claims",
	"desk/claims/:number": "claim",
	"desk/requests": "requests",
	"desk/requests/new": "newRequest",
	"desk/requests/:number": "request",
	"desk/requests/:number/quotation.pdf": null,
	"desk/purchases": "purchases",
	"desk/purchases/:number": "purchase",
	"desk/purchases/:number/:file": null,
	"desk/companies": "companies",
	"desk/companies/:number": "company",
	"desk/companies/:number/documents/:id": null,
	"desk/companies/:number/statement": "statement",
	"desk/companies/:number/statement.csv": null,
	"desk/companies/:number/connections": "connections",
	"desk/companies/:number/connections/new": "connections",
	"desk/connections/:number": "connection",
	"desk/words": "articles",
	"desk/words/articles/:number": "text",
	"desk/words/questions": "questions",
	"desk/words/questions/:number": "text",
	"desk/words/promotions": "promotions",
	"desk/words/promotions/:number": "text",
	"desk/words/pages": "pages",
	"desk/words/pages/:number": "text",
	"desk/words/hours": "hours",
	"desk/words/contact": "contact",
	"desk/words/company": "ownCompany",
	"desk/goods": "goods",
	"desk/goods/:number": "product",
	"desk/goods/:number/texts": "texts",
	"desk/goods/:number/copy": "copy",
	"desk/goods/:number/pictures": "pictures",
	"desk/pictures/:digest": null,
	"desk/imports": "imports",
	"desk/imports/:id": "import",
	"desk/exports/:file": null,
	"desk/files/:id": null,
	"desk/me": "me",
	"desk/me/passkey": null,
	"desk/sign-out": null,
	"desk/staff": "staff",
	"desk/system": "system",
	"desk/log": "log",
	"desk/*": null,
} as const satisfies Record<DeskPattern, string | null>;

/** @returns null for a page without help */
export function helpOf(path: string, texts: Texts): { title: string; paragraphs: string[]; keys: string } | null {
	const pattern = routePatternOf(path);
	const topic = isOfDesk(pattern) ? topics[pattern] : null;
	if (topic === null) return null;
	const t = texts.translator("desk-help");
	return { title: t("title"), paragraphs: t(topic).split("\n"), keys: t("keys") };
}
