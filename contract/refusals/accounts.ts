import { noPage, ofGoods, ofRole, type RefusalsOf, sentBefore, signedOut } from "./words";

const linkUsed = { link_invalid: "The link was used, has run out or is unknown: its page, which says so." };
const tooManyLinks = { too_many_attempts: "Too many links were asked for: a message above the form." };

/** Calls with which an account changes itself. */
const ofAccount = {
	...signedOut,
	not_found: "It is another account, or was deleted: the page that is not found.",
};

/** Calls that require the buyer to prove their identity. */
const ofPassword = {
	...ofAccount,
	invalid_credentials: "The present password is wrong: beside it.",
	sign_in_anew: "The account has no password, and the sign-in is old: that a link by mail is needed, and its button.",
	too_many_attempts: "Too many passwords were tried: beside the password.",
};

export const userRefusals: RefusalsOf<"users"> = {
	create: {
		email_taken: "The address has an account: beside the address.",
		too_many_attempts: "Too many accounts or links were asked for: a message above the form.",
	},
	login: {
		invalid_credentials: "Address or password is wrong: beside the address.",
		not_verified: "The address is not confirmed: beside the address.",
		too_many_attempts: "Too many passwords were tried: a message above the form.",
	},
	magicLogin: linkUsed,
	logout: {},
	requestMagicLink: tooManyLinks,
	requestPasswordReset: tooManyLinks,
	checkResetPasswordLink: {},
	checkMagicLink: {},
	verify: {},
	ownData: { ...signedOut, too_many_attempts: "They were taken too often within the hour: a page that says so." },
	current: {},
	update: ofAccount,
	resetPassword: { ...ofPassword, ...linkUsed },
	delete: { ...ofPassword, last_owner: "The team would have no owner: a message above the form." },
	sessions: signedOut,
	endSession: signedOut,
	endOtherSessions: signedOut,
};

const ofList = { ...noPage, ...signedOut };
const ofOwnList = {
	...ofList,
	not_allowed: "It is a colleague's: a message above the list.",
	conflict: "It has changed since the version that is named, or at the same moment: a message above the list.",
};

export const listRefusals: RefusalsOf<"lists"> = {
	all: signedOut,
	resultByKey: { ...signedOut, not_found: "Nothing was put into a cart by this key: the cart alone." },
	byId: ofList,
	create: {
		...ofList,
		idem_conflict: "The key came before with another body: beside the name.",
		empty_cart: "There is nothing to save: beside the name.",
	},
	change: ofOwnList,
	delete: ofOwnList,
	setQuantities: { ...ofOwnList, ...ofGoods },
	notePrices: ofOwnList,
	removeItem: ofOwnList,
	removeSet: ofOwnList,
	toCart: {
		...ofList,
		...ofGoods,
		...sentBefore,
		unavailable_goods: "Nothing of it can be had: a message above the list.",
	},
};

const ofBook = {
	...signedOut,
	...noPage,
	not_allowed: "It is the company's, and only owners and approvers change it: a message beside the form.",
};

export const addressRefusals: RefusalsOf<"addresses"> = {
	all: signedOut,
	byId: { ...signedOut, ...noPage },
	create: { ...signedOut, not_allowed: ofBook.not_allowed },
	change: { ...ofBook, conflict: "It has changed since the version that is named: a message, with what was typed." },
	delete: ofBook,
	setDefault: ofBook,
};

const notThere = { not_found: "It is gone, or another team's: a message above the form." };

export const teamRefusals: RefusalsOf<"teams"> = {
	current: signedOut,
	verify: {
		...signedOut,
		not_allowed: "The account is in a team, or does not speak for a company: a message above the form.",
		vat_taken: "The company has a team already: a message above the form.",
	},
	invite: {
		...signedOut,
		...ofRole,
		idem_conflict: "The key came before with another body: beside the address.",
		too_many_messages: "Enough invitations were mailed: beside the address.",
	},
	withdraw: { ...signedOut, ...notThere },
	checkInvitation: {},
	accept: {
		...signedOut,
		...notThere,
		in_another_team: "The account is in another company's team: a message above the form.",
		link_invalid: "The invitation was used, taken back or has run out: a message above the form.",
	},
	change: { ...signedOut, ...ofRole, ...notThere, last_owner: "The team would have no owner: beside the role." },
	remove: { ...signedOut, ...ofRole, ...notThere },
	leave: { ...signedOut, ...ofRole, last_owner: "The team would have no owner: beside the choice of the next one." },
	costs: signedOut,
	requireCostCentre: { ...signedOut, ...ofRole },
	addCostCentre: { ...signedOut, ...ofRole },
	changeCostCentre: { ...signedOut, ...ofRole, ...notThere },
	addProject: { ...signedOut, ...ofRole },
	removeProject: { ...signedOut, ...ofRole, ...notThere },
};

const ofNumbers = { ...signedOut, not_allowed: "Only owners and approvers of a team do that: a page that says so." };

export const ownNumberRefusals: RefusalsOf<"ownNumbers"> = {
	list: signedOut,
	find: { not_signed_in: "The session is signed in to no account: nothing." },
	store: { ...ofNumbers, conflict: "A number was given to another article meanwhile: beside the number." },
	delete: ofNumbers,
};

export const stockNoticeRefusals: RefusalsOf<"stockNotices"> = {
	ask: {
		not_found: "There is no such variant: the page that is not found.",
		too_many_attempts: "Too many notices were asked for: beside the address.",
		too_many_messages: "Enough mails went to the address: beside it.",
	},
	confirm: { link_invalid: "The link is unknown: its page, which says so." },
	end: {},
	own: { not_signed_in: "The session is signed in to no account: nothing of notices." },
	drop: signedOut,
};
