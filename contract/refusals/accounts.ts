import { keyReused, notFound, ofGoods, ofRole, type RefusalsOf, signedOut } from "./words";

const linkUsed = { link_invalid: "The link was used, has expired or is unknown: the link's page, which explains it." };
const tooManyLinks = { too_many_attempts: "Too many links were requested: a message above the form." };

/** Calls with which an account changes itself. */
const ofAccount = {
	...signedOut,
	not_found: "It is another account, or was deleted: the 404 page.",
};

/** Calls that require the buyer to prove their identity. */
const ofPassword = {
	...ofAccount,
	invalid_credentials: "The current password is wrong: a message next to it.",
	sign_in_anew: "The account has no password, and the sign-in is old: a message that a mailed link is needed, with its button.",
	too_many_attempts: "Too many passwords were tried: a message next to the password.",
};

export const userRefusals: RefusalsOf<"users"> = {
	create: {
		email_taken: "The address already has an account: a message next to the address.",
		too_many_attempts: "Too many accounts or links were requested: a message above the form.",
	},
	login: {
		invalid_credentials: "Address or password is wrong: a message next to the address.",
		not_verified: "The address is not confirmed: a message next to the address.",
		too_many_attempts: "Too many passwords were tried: a message above the form.",
	},
	magicLogin: linkUsed,
	logout: {},
	requestMagicLink: tooManyLinks,
	requestPasswordReset: tooManyLinks,
	checkResetPasswordLink: {},
	checkMagicLink: {},
	verify: {},
	ownData: { ...signedOut, too_many_attempts: "The data were requested too often within the hour: a page that explains it." },
	current: {},
	update: ofAccount,
	resetPassword: { ...ofPassword, ...linkUsed },
	delete: { ...ofPassword, last_owner: "The team would have no owner: a message above the form." },
	sessions: signedOut,
	endSession: signedOut,
	endOtherSessions: signedOut,
};

const ofList = { ...notFound, ...signedOut };
const ofOwnList = {
	...ofList,
	not_allowed: "It belongs to a colleague: a message above the list.",
	conflict: "It has changed since the given version, or at the same moment: a message above the list.",
};

export const listRefusals: RefusalsOf<"lists"> = {
	all: signedOut,
	resultByKey: { ...signedOut, not_found: "No list was added to a cart with this key: only the cart." },
	byId: ofList,
	create: {
		...ofList,
		idem_conflict: "The key was already used with another body: a message next to the name.",
		empty_cart: "There is nothing to save: a message next to the name.",
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
		...keyReused,
		unavailable_goods: "None of it is available: a message above the list.",
	},
};

const ofBook = {
	...signedOut,
	...notFound,
	not_allowed: "It belongs to the company, and only owners and approvers may change it: a message next to the form.",
};

export const addressRefusals: RefusalsOf<"addresses"> = {
	all: signedOut,
	byId: { ...signedOut, ...notFound },
	create: { ...signedOut, not_allowed: ofBook.not_allowed },
	change: { ...ofBook, conflict: "It has changed since the given version: a message, with what was typed." },
	delete: ofBook,
	setDefault: ofBook,
};

const notThere = { not_found: "It no longer exists, or belongs to another team: a message above the form." };

export const teamRefusals: RefusalsOf<"teams"> = {
	current: signedOut,
	verify: {
		...signedOut,
		not_allowed: "The account is already in a team, or does not represent a company: a message above the form.",
		vat_taken: "The company already has a team: a message above the form.",
	},
	sendCode: {
		...signedOut,
		not_allowed: "The account is already in a team, or has no company to verify: a message above the form.",
		too_many_attempts: "Too many codes were mailed: a message next to the address.",
	},
	confirmCode: {
		...signedOut,
		not_allowed: "The account is already in a team, or has no company to verify: a message above the form.",
		vat_taken: "The company already has a team: a message above the form.",
		too_many_attempts: "Too many codes were tried: a message next to the code.",
	},
	sendDocument: {
		...signedOut,
		not_allowed: "The account is in a team, or has no company to verify: a message above the form.",
		too_many_attempts: "Too many documents were sent: a message next to the files.",
	},
	invite: {
		...signedOut,
		...ofRole,
		idem_conflict: "The key was already used with another body: a message next to the address.",
		too_many_messages: "Too many invitations were mailed: a message next to the address.",
	},
	withdraw: { ...signedOut, ...notThere },
	checkInvitation: {},
	accept: {
		...signedOut,
		...notThere,
		in_another_team: "The account is in another company's team: a message above the form.",
		link_invalid: "The invitation was used, withdrawn or has expired: a message above the form.",
	},
	change: { ...signedOut, ...ofRole, ...notThere, last_owner: "The team would have no owner: a message next to the role." },
	remove: { ...signedOut, ...ofRole, ...notThere },
	leave: { ...signedOut, ...ofRole, last_owner: "The team would have no owner: a message next to the choice of the next owner." },
	costs: signedOut,
	requireCostCentre: { ...signedOut, ...ofRole },
	addCostCentre: { ...signedOut, ...ofRole },
	changeCostCentre: { ...signedOut, ...ofRole, ...notThere },
	addProject: { ...signedOut, ...ofRole },
	removeProject: { ...signedOut, ...ofRole, ...notThere },
};

const ofNumbers = { ...signedOut, not_allowed: "Only owners and approvers of a team may do that: a page that explains it." };

export const ownNumberRefusals: RefusalsOf<"ownNumbers"> = {
	list: signedOut,
	find: { not_signed_in: "The session is not signed in: the shop shows nothing." },
	store: { ...ofNumbers, conflict: "A number now belongs to another article: a message next to the number." },
	delete: ofNumbers,
};

export const stockNoticeRefusals: RefusalsOf<"stockNotices"> = {
	ask: {
		not_found: "The variant does not exist: the 404 page.",
		too_many_attempts: "Too many notices were requested: a message next to the address.",
		too_many_messages: "Too many mails went to the address: a message next to it.",
	},
	confirm: { link_invalid: "The link is unknown: the link's page, which explains it." },
	end: {},
	own: { not_signed_in: "The session is not signed in: the page shows no notices." },
	drop: signedOut,
};
