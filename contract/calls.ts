import { approvals } from "./approvals";
import type { Call } from "./call";
import { catalogue } from "./catalogue";
import { claims } from "./claims/claims";
import { files } from "./claims/files";
import { content } from "./content";
import { invoices } from "./invoices";
import { lists } from "./lists";
import { openCarts } from "./open-carts";
import { orderFiles } from "./ordering/order-files";
import { orders } from "./orders";
import { procurement } from "./procurement";
import { search } from "./search";
import { stockNotices } from "./stock/notices";
import { ownNumbers, teams } from "./team";
import { addresses, users } from "./users";

/** Every call of the backend, by group (docs/requirements.md, R22–R28). */
export const calls = {
	orders,
	content,
	catalogue,
	search,
	teams,
	users,
	lists,
	approvals,
	openCarts,
	invoices,
	ownNumbers,
	addresses,
	claims,
	files,
	stockNotices,
	orderFiles,
	procurement,
};

/** Tiers in which a backend can be built, in this order, and the consequence of leaving each out. */
export const tiers = {
	browse: {
		has: "The catalogue: categories, products, variants, search, and texts beside them.",
		without: "There is no shop.",
	},
	order: {
		has: "A cart, its checkout and an order on invoice, by guests.",
		without: "The goods are shown, and putting one into the cart fails.",
	},
	account: {
		has: "Accounts, signing in, what was ordered before, saved lists and addresses.",
		without: "Nobody can sign in: buyers are guests, and read an order at its own address, in the browser that sent it.",
	},
	company: {
		has: "Teams of a company: roles, approvals, cost centres, own article numbers.",
		without: "An account buys for itself alone, and no order waits for a colleague.",
	},
	papers: {
		has: "Offers, and documents: confirmations, delivery notes, certificates, invoices, claims, files.",
		without: "Links to papers and offers end at a page that is not found, and forms refuse files.",
	},
} as const;
export type Tier = keyof typeof tiers;

const tierOfGroup: Record<keyof typeof calls, Tier> = {
	catalogue: "browse",
	content: "browse",
	search: "browse",
	orders: "order",
	users: "account",
	lists: "account",
	openCarts: "account",
	addresses: "account",
	stockNotices: "account",
	teams: "company",
	approvals: "company",
	ownNumbers: "company",
	orderFiles: "company",
	invoices: "papers",
	claims: "papers",
	files: "papers",
	procurement: "company",
};

/** Calls whose tier differs from their group's. */
const tierOfCall = new Map<Call, Tier>([
	[orders.byUser, "account"],
	[orders.countByUser, "account"],
	[orders.rebuy, "account"],
	[orders.ownPrices, "account"],
	[content.requestsByUser, "account"],
	[orders.setCostCentre, "company"],
	[orders.confirmationPdf, "papers"],
	[orders.sendOffer, "papers"],
	[orders.acceptOffer, "papers"],
	[orders.offersOf, "papers"],
	[orders.offersByUser, "papers"],
	[orders.offerPdf, "papers"],
	[orders.deliveryNote, "papers"],
	[orders.despatchAdvice, "papers"],
	[orders.certificate, "papers"],
	[orders.papersByUser, "papers"],
	[orders.ubl, "papers"],
]);

/**
 * Optional calls of the first two tiers, and what the shop lacks without each. All other calls of these tiers are required for the tier.
 * In the later tiers every call is optional.
 */
const without = new Map<Call, string>([
	[content.static, "The home page tells no figures of the catalogue."],
	[content.promotion, "The home page tells of no promotion."],
	[content.promotionText, "Lists of goods tell of no promotion."],
	[content.reviews, "Nobody reads what buyers say."],
	[content.company, "Pages show the company that the shop was built for, the usual hours, and no closed days."],
	[
		content.page,
		"Terms, privacy, legal notice and the page about the company are not found; those of contact and suppliers are their forms.",
	],
	[content.faq, "The page of questions is not found."],
	[content.blog, "Articles are not found: list none."],
	[content.contact, "The form of the contact page sends nothing."],
	[content.supplier, "The form for suppliers sends nothing."],
	[catalogue.top, "Nothing is lost: the shop does not send it."],
	[catalogue.setsById, "Nothing is lost: the shop does not send it."],
	[catalogue.countByProduct, "Nothing is lost: the shop does not send it."],
	[catalogue.neighbours, "Products do not lead to the next smaller and larger sizes."],
	[catalogue.substitutes, "Pages name no substitutes for goods that cannot be had."],
	[catalogue.addresses, "There are no site maps of goods."],
	[catalogue.parentSets, "Products show no sets."],
	[search.all, "Nothing is lost: the shop does not send it."],
	[search.variants, "Nothing is lost: the shop does not send it."],
	[search.companyByVat, "The billing form says that the register does not answer."],
	[search.companiesByName, "The billing form says that the register does not answer."],
	[search.lines, "The quick order takes lines as codes alone."],
	[search.registerQuery, "Searches are not counted."],
	[search.registerClick, "Hits that are opened are not counted."],
	[orders.cutPrice, "Nothing can be cut to length: leave out `cutting`."],
	[orders.cutList, "Pieces of several lengths are priced one length after another, and do not share bars."],
	[orders.plateCuts, "Nothing can be cut out of plates: leave out `plate_cutting`."],
	[orders.processedById, "The billing form does not begin with what the last order said."],
	[orders.addSet, "Sets cannot be ordered: show none."],
	[orders.removeSet, "Sets cannot be ordered: show none."],
	[orders.setSetQuantity, "Sets cannot be ordered: show none."],
	[orders.restoreLine, "What was removed from the cart cannot be put back."],
	[orders.setSchedule, "No line has a delivery schedule."],
	[orders.replaceItem, "Substitutes are not taken into the line of a cart."],
	[orders.setReference, "The reference of a line is not saved."],
	[orders.changeLines, "What is typed in several rows of the cart is sent by the calls for one line each."],
	[orders.setCertificate, "A certificate is ordered when goods are added, and not changed in the cart."],
	[orders.setCertificates, "Certificates are ordered line by line."],
	[orders.sawTogether, "Cut lines keep bars of their own."],
	[orders.removeSawList, "What is sawn stays so until its line is removed: leave out `sawn`."],
	[orders.setNotes, "Reference and comments are sent by the three calls for one of them each, and there are no cost centres and projects."],
	[orders.setComment, "Nothing is lost where there is /orders/set-notes/{uuid}."],
	[orders.setOrderReference, "Nothing is lost where there is /orders/set-notes/{uuid}."],
	[orders.setShippingComment, "Nothing is lost where there is /orders/set-notes/{uuid}."],
	[orders.previewChange, "The page of a sent order has no form to change it."],
	[orders.changeSent, "The page of a sent order has no form to change it."],
	[orders.withdrawSent, "The page of a sent order has no form to withdraw it."],
	[orders.share, "The form that mails a cart sends nothing."],
	[orders.checkItems, "There is no quick order."],
]);

const byGroup: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;

interface ListedCall {
	/** In /openapi.json. */
	name: string;
	group: string;
	call: Call;
	tier: Tier;
	/** Every backend with the tier has the call. */
	isNeeded: boolean;
	/** Parts of the shop that are missing without the call; null if the whole tier is missing. */
	without: string | null;
}

/** Every call with its name in /openapi.json and its tier. */
export const listedCalls: readonly ListedCall[] = Object.entries(tierOfGroup).flatMap(([group, tierOfAll]) =>
	Object.entries(byGroup[group] ?? {}).map(([name, call]) => {
		const tier = tierOfCall.get(call) ?? tierOfAll;
		const lost = without.get(call) ?? null;
		const isNeeded = lost === null && (tier === "browse" || tier === "order");
		return { name: `${group}.${name}`, group, call, tier, isNeeded, without: lost };
	}),
);

export const tierOf = (wanted: Call): Tier | undefined => listedCalls.find(({ call }) => call === wanted)?.tier;
