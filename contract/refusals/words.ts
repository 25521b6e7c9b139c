import type { calls } from "../calls";
import type { Refusal } from "../errors";

/** Refusals by code: the cause, then after the colon what the shop shows. */
export type Refusals = Readonly<Partial<Record<Refusal, string>>>;

/** The refusals of a group's calls, by the call's name. */
export type RefusalsOf<Group extends keyof typeof calls> = { readonly [Name in keyof (typeof calls)[Group]]: Refusals };

/** Calls with a path, query or body. */
export const unfit = {
	read: "Path or query do not fit the contract: a page that says that it was not accepted.",
	change:
		"A field does not fit the contract, or names what cannot be chosen: its message beside the field, without `fields` one beside the form.",
};

/** Changes that are counted before their answer. */
export const storedTooMuch = "Session or network has stored its most of the day: a message beside the form.";

export const noPage: Refusals = { not_found: "There is none, or it is somebody else's: the page that is not found." };
export const signedOut: Refusals = { not_signed_in: "The session is signed in to no account: the sign-in, which leads back." };

/** A repeated key with another body. */
export const sentBefore: Refusals = { idem_conflict: "The key came before with another body: that the form was sent already." };

/** Changes of a cart. */
export const ofCart: Refusals = {
	not_found: "There is no such cart, or line in it, or it is another session's: the page that is not found.",
	processed: "It is an order that was sent, or an offer: the cart as it is now, with a message that says so.",
	waiting_for_approval: "It waits for a colleague's approval: the cart as it is now, with a message that says so.",
	conflict: "It has changed since the version that is named, or at the same moment: the cart as it is now, with what was typed.",
};

/** Goods that cannot be ordered like this. `fields` and `details` are per line. */
export const ofGoods: Refusals = {
	unavailable_goods: "Goods are gone or cannot be delivered: beside their quantity.",
	amount_below_minimum: "Less than the least quantity: beside the quantity, with `minimum` and `pack_size` of `details`.",
	amount_not_a_multiple: "No whole packs: beside the quantity, with `minimum` and `pack_size` of `details`.",
};

/** Calls that only some roles of a team may make. */
export const ofRole: Refusals = { not_allowed: "The role in the team does not allow it: a message above the form." };
