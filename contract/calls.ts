import { approvals } from "./approvals";
import type { Call } from "./call";
import { catalogue } from "./catalogue";
import { claims } from "./claims/claims";
import { files } from "./claims/files";
import { content } from "./content";
import { invoices } from "./invoices";
import { lists } from "./lists";
import { openCarts } from "./open-carts";
import { orders } from "./orders";
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
};

/** What a backend can be built up in, in this order, and what the shop does not have without it. */
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
	invoices: "papers",
	claims: "papers",
	files: "papers",
};

/** Calls that stand in another tier than their group. */
const tierOfCall = new Map<Call, Tier>([
	[orders.byUser, "account"],
	[orders.countByUser, "account"],
	[orders.rebuy, "account"],
	[orders.ownPrices, "account"],
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

const byGroup: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;

/** Every call by its name in /openapi.json, with its tier. */
export const listedCalls: readonly { name: string; group: string; call: Call; tier: Tier }[] = Object.entries(tierOfGroup).flatMap(
	([group, tier]) =>
		Object.entries(byGroup[group] ?? {}).map(([name, call]) => ({
			name: `${group}.${name}`,
			group,
			call,
			tier: tierOfCall.get(call) ?? tier,
		})),
);

export const tierOf = (wanted: Call): Tier | undefined => listedCalls.find(({ call }) => call === wanted)?.tier;
