import * as z from "zod";
import type { calls, listedCalls } from "../calls";
import { addressRefusals, listRefusals, ownNumberRefusals, stockNoticeRefusals, teamRefusals, userRefusals } from "./accounts";
import { approvalRefusals, openCartRefusals, orderFileRefusals, orderRefusals } from "./carts";
import { invalidInput, keyReused, notFound, type Refusals, type RefusalsOf, signedOut, storageLimitReached } from "./words";

const noMessages = {
	too_many_attempts: "Too many messages came from the network, or too much was stored: a message next to the text field.",
	too_many_messages: "Too many mails went to the address: a message next to it.",
};

const byGroup: { readonly [Group in keyof typeof calls]: RefusalsOf<Group> } = {
	orders: orderRefusals,
	openCarts: openCartRefusals,
	approvals: approvalRefusals,
	users: userRefusals,
	lists: listRefusals,
	addresses: addressRefusals,
	teams: teamRefusals,
	ownNumbers: ownNumberRefusals,
	stockNotices: stockNoticeRefusals,
	orderFiles: orderFileRefusals,
	content: {
		static: {},
		promotion: {},
		promotionText: {},
		reviews: {},
		company: { not_found: "The backend has no data of the company: pages show those of `contract/company.ts`." },
		page: { not_found: "The backend has no such page, or not this version of it: the page of the shop is not found." },
		faq: {},
		blogs: {},
		blog: notFound,
		countries: {},
		rootCategories: {},
		contact: noMessages,
		requestsByUser: {},
		supplier: noMessages,
	},
	catalogue: {
		top: {},
		popular: {},
		variant: notFound,
		variantsBySupplies: {},
		setsById: {},
		values: notFound,
		valuesByProducts: {},
		variantsByProduct: notFound,
		variantsByCategory: notFound,
		countByProduct: {},
		productsByCategory: notFound,
		neighbours: { not_found: "The product does not exist: the page shows no neighbours." },
		substitutes: {},
		addresses: {},
		parentSets: { not_found: "The product does not exist: the page shows no sets." },
	},
	search: {
		all: {},
		new: {},
		companyByVat: {},
		companiesByName: {},
		variants: {},
		lines: { not_found: "The search cannot read lines: each line is taken as a code." },
		registerQuery: {},
		registerClick: { not_found: "The search or variant does not exist: nothing, because the call follows the page." },
	},
	invoices: { byUser: {}, countByUser: {}, ofOrder: {}, pdf: notFound, ubl: notFound },
	claims: {
		create: { ...signedOut, ...notFound, ...keyReused, conflict: "The order has changed at the same moment: a message next to the form." },
		byUser: {},
		countByUser: {},
		ofOrder: {},
		byNumber: notFound,
	},
	procurement: {
		oci: {},
		ids: {},
		start: {},
		begin: { link_invalid: "The visit has begun already, or waited too long: a page that says to begin again in the system." },
		current: {},
		giveBack: {
			not_found: "The visit is over, or another's: a page that says to begin again in the system.",
			conflict: "The cart has changed since the given version, or at the same moment: the cart again.",
			not_allowed: "The address that the cart goes to was taken off the list during the visit: the cart again, with a message.",
			unavailable_goods:
				"Goods of the cart can no longer be had, or not by this connection (`fields.goods`): the cart again, with a message.",
		},
		returned: { not_found: "The cart returned too long ago: a page that says to begin again in the system." },
	},
	files: {
		store: {
			not_found: "The backend stores no files: a message next to the files; the form is sent without them.",
			too_many_attempts: "The session or network has reached its daily upload limit: a message next to the files.",
		},
		read: notFound,
	},
};

const byName = new Map(
	Object.entries(byGroup).flatMap(([group, ofGroup]) =>
		Object.entries<Refusals>(ofGroup).map(([name, refusals]): [string, Refusals] => [`${group}.${name}`, refusals]),
	),
);

/** Refused to visits from procurement systems, which look at goods and change their own carts alone. */
const notForVisits = "The session is a visit from a procurement system, for which the call is not: a page that explains it.";

/** A call's refusals and what the shop then shows: its own codes, and those of every call with input or storage. */
export function refusalsOf({ name, call }: Pick<(typeof listedCalls)[number], "name" | "call">): Refusals {
	const { method, params, query, body, countsStorage } = call;
	const isChange = method !== "GET";
	const takes = !(body instanceof z.ZodUndefined) || Object.keys({ ...params.shape, ...query.shape }).length > 0;
	return {
		...(takes ? { invalid: isChange ? invalidInput.change : invalidInput.read } : {}),
		...(isChange && countsStorage ? { too_many_attempts: storageLimitReached } : {}),
		...(call.shared ? {} : { not_allowed: notForVisits }),
		...byName.get(name),
	};
}
