import type { calls } from "../calls";
import type { Refusal } from "../errors";

/** Refusals by code: the cause, then after the colon what the shop shows. */
export type Refusals = Readonly<Partial<Record<Refusal, string>>>;

/** The refusals of a group's calls, by the call's name. */
export type RefusalsOf<Group extends keyof typeof calls> = { readonly [Name in keyof (typeof calls)[Group]]: Refusals };

/** Calls with a path, query or body. */
export const invalidInput = {
	read: "Path or query do not match the contract: a page that rejects the request.",
	change:
		"A field does not match the contract, or names an invalid choice: its message next to the field, or next to the form without `fields`.",
};

/** Changes that are counted before their answer. */
export const storageLimitReached = "The session or network has reached its daily storage limit: a message next to the form.";

export const notFound: Refusals = { not_found: "It does not exist, or belongs to somebody else: the 404 page." };
export const signedOut: Refusals = { not_signed_in: "The session is not signed in: the sign-in page, which leads back." };

/** A repeated key with another body. */
export const keyReused: Refusals = {
	idem_conflict: "The key was already used with another body: a message that the form was already sent.",
};

/** Changes of a cart. */
export const ofCart: Refusals = {
	not_found: "The cart or line does not exist, or belongs to another session: the 404 page.",
	processed: "It is a sent order, or an offer: the current cart, with a message that explains it.",
	waiting_for_approval: "It waits for a colleague's approval: the current cart, with a message that explains it.",
	conflict: "It has changed since the given version, or at the same moment: the current cart, with what was typed.",
};

/** Goods that cannot be ordered like this. `fields` and `details` are per line. */
export const ofGoods: Refusals = {
	unavailable_goods: "Goods are no longer available or cannot be delivered: a message next to the quantity.",
	amount_below_minimum: "Below the minimum quantity: a message next to the quantity, with `minimum` and `pack_size` of `details`.",
	amount_not_a_multiple: "Not a multiple of whole packs: a message next to the quantity, with `minimum` and `pack_size` of `details`.",
};

/** Calls that only some roles of a team may make. */
export const ofRole: Refusals = { not_allowed: "The role in the team does not allow it: a message above the form." };
