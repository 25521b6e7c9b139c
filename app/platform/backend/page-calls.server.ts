import { approvals } from "../../../contract/approvals";
import type { Call } from "../../../contract/call";
import { catalogue } from "../../../contract/catalogue";
import { claims } from "../../../contract/claims/claims";
import { files } from "../../../contract/claims/files";
import { content } from "../../../contract/content";
import { invoices } from "../../../contract/invoices";
import { lists } from "../../../contract/lists";
import { openCarts } from "../../../contract/open-carts";
import { orderFiles } from "../../../contract/ordering/order-files";
import { orders } from "../../../contract/orders";
import { procurement } from "../../../contract/procurement";
import { search } from "../../../contract/search";
import { stockNotices } from "../../../contract/stock/notices";
import { ownNumbers, teams } from "../../../contract/team";
import { addresses, users } from "../../../contract/users";
import { isOfDesk, routePatternOf, type ShopPattern } from "../config/route-table";

interface PageCalls {
	/** The page fails if one of them fails. */
	needed?: readonly Call[];
	/** The page can omit their content. If one fails or is slow, the page reports that in its place. */
	optional?: readonly Call[];
}

export const shellCalls: readonly Call[] = [content.rootCategories, content.reviews, content.company];

const account = [users.current];
/** An account's lists also offer the team's. */
const accountList = [teams.current];

/** The calls of each page of the shop. The compiler requires a row per route. tests/faults finds calls that a row lacks, and lets each call fail. */
export const pageCalls: Readonly<Record<ShopPattern, PageCalls>> = {
	"/": { optional: [catalogue.popular, content.blogs, content.promotion, content.static] },
	shop: { needed: [content.rootCategories] },
	"categories/:slug": {
		needed: [catalogue.variantsByCategory, catalogue.productsByCategory, catalogue.variant],
		optional: [catalogue.values, catalogue.substitutes, content.promotionText, orders.ownPrices],
	},
	// The printed list names its filters, as its address does.
	"categories/:slug/print": { needed: [catalogue.variantsByCategory, catalogue.values] },
	"categories/:slug/series": { needed: [catalogue.productsByCategory] },
	"products/:slug": {
		needed: [catalogue.variantsByProduct, catalogue.variant],
		optional: [catalogue.valuesByProducts, catalogue.substitutes, catalogue.parentSets, catalogue.neighbours, orders.ownPrices],
	},
	"products/:slug/variants.csv": { needed: [catalogue.variantsByProduct] },
	"products/:slug/print": { needed: [catalogue.variantsByProduct, catalogue.valuesByProducts] },
	"variant/:id": { needed: [catalogue.variant] },
	"cut/:id": { needed: [catalogue.variant, orders.cutPrice, orders.cutList, orders.plateCuts] },
	new_search: {
		needed: [search.new, catalogue.variant],
		optional: [catalogue.substitutes, ownNumbers.find, search.registerQuery, orders.ownPrices, content.faq],
	},
	"deliver-to": { optional: [content.countries] },
	compare: { needed: [catalogue.variant] },
	"quick-order": {},
	"quick-order/list": { optional: [search.lines, orders.checkItems] },
	"quick-order/offer": {},
	"quick-order/offer.x84": {},
	"quick-order/sample.csv": { needed: [catalogue.popular] },
	"search/hits": { needed: [search.new], optional: [ownNumbers.find, search.registerQuery, content.faq] },
	"search/click": { optional: [search.registerClick] },

	cart: { optional: [orders.byUser, openCarts.byUser] },
	"cart/items": {},
	"cart/company": {},
	"cart/count": {},
	"cart/:uuid": {
		needed: [orders.byId],
		optional: [orders.byUser, openCarts.byUser, teams.costs, lists.resultByKey, catalogue.substitutes, orders.cutList],
	},
	"cart/:uuid/other": {},
	"punchout/oci": { needed: [procurement.oci] },
	"punchout/ids": { needed: [procurement.ids] },
	"punchout/questions": { needed: [procurement.current] },
	"punchout/start": { needed: [procurement.start, procurement.begin] },
	"punchout/return": { needed: [procurement.returned] },
	"punchout/leave": { needed: [procurement.giveBack] },
	"punchout/over": {},
	"cart/:uuid/schedule/:item": { needed: [orders.byId] },
	"cart/:uuid/share": { needed: [orders.byId] },
	"cart/:uuid/offer": { needed: [orders.byId], optional: [orders.offersOf] },
	"cart/:uuid/accept": { needed: [orders.byId] },
	"cart/:uuid/payment-info": {
		needed: [orders.byId],
		optional: [content.countries, users.current, addresses.all, orders.byUser, orders.processedById, teams.current],
	},
	"cart/:uuid/payment-method": { needed: [orders.byId, orders.paymentMethods] },
	"cart/:uuid/summary": { needed: [orders.byId], optional: [teams.costs] },
	"cart/:uuid/pay": { needed: [orders.byId] },
	"cart/:uuid/confirmation": { needed: [orders.confirmedById] },
	"cart/:uuid/confirmation.pdf": { needed: [orders.confirmationPdf] },
	"cart/:uuid/offer.pdf": { needed: [orders.offerPdf] },
	"cart/:uuid/deliveries/:file": { needed: [orders.deliveryNote, orders.despatchAdvice, orders.certificate] },
	"cart/:uuid/order.xml": { needed: [orders.ubl] },
	"orders/:uuid/again": {},
	"orders/:uuid/change": { needed: [orders.byId] },

	"users/login": { optional: [users.current, teams.checkInvitation] },
	"users/logout": {},
	"users/magic-link": { needed: [users.checkMagicLink] },
	"users/reset-password": { needed: [users.checkResetPasswordLink] },
	"users/addresses": { needed: [...account, addresses.all] },
	"users/addresses/:uuid": { needed: [...account, addresses.all, addresses.byId], optional: [content.countries] },
	"users/lists": { needed: [...account, lists.all], optional: [stockNotices.own] },
	"users/lists/new": { needed: [...account, lists.byId, orders.byId] },
	"users/lists/:uuid": { needed: [...account, lists.byId] },
	"users/verify": { needed: [users.checkMagicLink] },
	"users/profile": {
		needed: account,
		optional: [content.countries, orders.byUser, orders.countByUser, approvals.approvals, teams.current, invoices.countByUser],
	},
	"users/profile/delete": { needed: account },
	"users/profile/data.json": { needed: [...account, users.ownData] },
	"users/current": { needed: account },
	"users/sessions": { needed: [...account, users.sessions] },
	"users/orders": { needed: [...account, orders.byUser, orders.countByUser], optional: [...accountList, teams.costs] },
	"users/orders.csv": { needed: [...account, orders.byUser, orders.countByUser], optional: [...accountList, teams.costs] },
	"users/orders.xlsx": { needed: [...account, orders.byUser, orders.countByUser], optional: [...accountList, teams.costs] },
	"users/orders/:uuid": { needed: [...account, orders.byId], optional: [invoices.ofOrder, claims.ofOrder] },
	"users/orders/:uuid/:file": { needed: [...account, orders.byId, orders.confirmationPdf, orders.ubl, orderFiles.response] },
	"users/order-files": { needed: [...account, orderFiles.list, orderFiles.columns] },
	"users/order-files/keys": { needed: [...account, orderFiles.keys] },
	"users/order-files/:uuid": { needed: [...account, orderFiles.byId], optional: [search.lines, orders.checkItems, catalogue.substitutes] },
	"users/offers": { needed: [...account, orders.offersByUser], optional: [...accountList, content.requestsByUser] },
	"users/invoices": { needed: [...account, invoices.byUser, invoices.countByUser], optional: accountList },
	"users/invoices/:number/:file": { needed: [...account, invoices.pdf, invoices.ubl] },
	"users/papers": { needed: [...account, orders.papersByUser], optional: accountList },
	"users/papers.zip": { needed: [...account, orders.papersByUser] },
	"users/claims": { needed: [...account, claims.byUser, claims.countByUser], optional: accountList },
	"users/claims/new": { needed: [...account, orders.byId] },
	"users/claims/:number": { needed: [...account, claims.byNumber] },
	"files/:id": { needed: [files.read] },
	"users/approvals": { needed: [...account, approvals.approvals] },
	"users/approvals/:uuid": { needed: [...account, approvals.approval, orders.byId] },
	"users/company": { needed: [...account, teams.current], optional: [approvals.approvals, teams.costs, ownNumbers.list] },
	"users/company/numbers": { needed: [...account, ownNumbers.list, catalogue.variant, search.new] },
	"users/company/number": { needed: [...account, ownNumbers.list, catalogue.variant, search.new] },
	"users/company/numbers.csv": { needed: [...account, ownNumbers.list] },
	"users/company/invitation": { needed: [...account, teams.checkInvitation, teams.current] },
	"users/too-many": {},

	about: { needed: [content.page, content.company] },
	faq: { needed: [content.faq] },
	blog: { needed: [content.blogs] },
	"blog/:slug": { needed: [content.blog], optional: [content.blogs] },
	contact: { optional: [content.page, users.current, orders.byId, catalogue.variant, catalogue.variantsByProduct, search.new] },
	terms: { needed: [content.page, content.company] },
	privacy: { needed: [content.page, content.company] },
	legal: { needed: [content.page, content.company] },
	supplierInfo: { optional: [content.page] },

	"whole-page": {},
	newsletter: {},
	"stock-notice": {},
	cookies: {},
	events: {},
	locale: {},
	"robots.txt": {},
	"manifest/:file": {},
	"opensearch/:file": {},
	"service-worker.js": {},
	"sitemap.xml": { needed: [catalogue.addresses] },
	"sitemaps/:file": { needed: [catalogue.addresses, content.rootCategories, content.blogs] },
	"_dev/ui": {},
	"*": {},
};

/** A page's optional calls, by its path. */
export function optionalCalls(path: string): readonly Call[] {
	const pattern = routePatternOf(path);
	const { needed = [], optional = [] } = isOfDesk(pattern) ? {} : pageCalls[pattern];
	return [...optional, ...shellCalls.filter((call) => !needed.includes(call))];
}
