export interface CartView {
	uuid: string;
	count: number;
}

export interface AccountView {
	/** The initial of the name, otherwise of the address. */
	initial: string;
	/** The account approves orders, or its own may need approval. */
	hasApprovals?: true | undefined;
	hasInvoices?: true | undefined;
	/** The backend lists the documents of orders. */
	hasPapers?: true | undefined;
	/** The account has agreed discounts. */
	hasOwnPrices?: true | undefined;
	/** The backend has an address book for the account. */
	hasAddresses?: true | undefined;
	/** The backend takes claims. */
	hasClaims?: true | undefined;
}

/** A visit from a buyer's procurement system, as pages need it. It proves nothing; the session does. */
export interface VisitView {
	/** The system's name. */
	system: string;
	/** Origins that may frame the visit's pages. */
	origins: string[];
	hasOwnPrices: boolean;
	/** The cart can be read, and not changed. */
	isReadOnly: boolean;
	/** The system has sent a cart, and lines of it are unclear. */
	hasQuestions: boolean;
	/** Slugs of the categories whose goods pages show, separated by commas; all goods without. */
	within?: string | undefined;
}

/** The visitor's consent beyond necessary cookies (R16.2). */
export interface Consent {
	/** Accounts and remembered preferences. */
	functional: boolean;
	analytics: boolean;
	marketing: boolean;
}

/** A request for a quotation that was sent: its number, and the names of its files and of those that were refused. */
export interface SentForm {
	number?: string | undefined;
	files?: string[] | undefined;
	refused?: string[] | undefined;
}

/** The sign-in views (R13.2). */
export const authViews = ["passwordless", "password", "passwordReset", "signup"] as const;
export type AuthView = (typeof authViews)[number];

/** The results of account forms for the next page (R20.1). Only "signOutFailed" is an error. */
export const accountNews = ["signOutFailed", "signedIn", "signedOut", "verified", "passwordSet"] as const;

/** Results without figures, for the next page. */
export const noticeKeys = [
	...([
		"cart.updated",
		"cart.removed",
		"cart.changed",
		"cart.notReturned",
		"cart.outside",
		"cart.saved",
		"cart.savedDays",
		"cookies.saved",
		"newsletter.sent",
	] as const),
	...(["order.changed", "order.requested", "order.withdrawn"] as const),
] as const;

/** The quantity of each supply in the cart after an addition, by supply id. */
export type InCart = Readonly<Record<string, number>>;

/** A line of a cart that has a delivery schedule. */
export interface ScheduledLine {
	cartUuid: string;
	item: number;
}

export type Flash =
	| { kind: "added"; quantity: number; title: string; cartUuid: string; inCart?: InCart | undefined }
	| { kind: "addedLines"; lines: number; cartUuid: string; inCart?: InCart | undefined }
	/** A cart line with its new quantity. `total` is all goods and delivery, in cents without VAT. */
	| { kind: "line"; title: string; quantity: number; total: number; schedule?: ScheduledLine | undefined }
	/** A removed line or set of the cart, by its name: "line-12", "set-3". Its page offers to put it back. */
	| { kind: "removed"; name: string; title: string }
	| { kind: "notice"; key: (typeof noticeKeys)[number] }
	| { kind: "account"; news: (typeof accountNews)[number] }
	/** A link was mailed to the typed address. Sign-up has also created the account. */
	| { kind: "linkSent"; view: Exclude<AuthView, "password">; email: string };

/** The results for another open cart: continued, merged, left, too large to merge, or not mergeable. */
export const otherCartDone = ["taken", "joined", "left", "full", "apart"] as const;

/** The results of team forms. From "notAllowed" on nothing was done. */
export const teamNews = [
	"invited",
	"withdrawn",
	"changed",
	"removed",
	"left",
	"joined",
	"verified",
	"codeSent",
	"documentSent",
	"costs",
	"notAllowed",
	"gone",
	"vatTaken",
	"otherTeam",
	"linkInvalid",
] as const;
export type TeamNews = (typeof teamNews)[number];

export const profileNews = ["saved", "passwordChanged", "passwordSet", "linkSent"] as const;
export type ProfileNews = (typeof profileNews)[number];

/** Sessions ended from another one: a single one, or all others. */
export const sessionNews = ["ended", "othersEnded"] as const;
export type SessionNews = (typeof sessionNews)[number];

export const addressNews = ["added", "changed", "deleted", "default"] as const;
export type AddressNews = (typeof addressNews)[number];

export const listNews = [
	"created",
	"copied",
	"renamed",
	"shared",
	"unshared",
	"saved",
	"removed",
	"noted",
	"rhythm",
	"noRhythm",
	"deleted",
] as const;
export type ListNews = (typeof listNews)[number];

/** Own article numbers that were stored or removed. */
export const numberNews = ["stored", "removed"] as const;
export type NumberNews = (typeof numberNews)[number];

/** Results of order files. */
export const orderFileNews = ["stored", "known", "several", "removed", "columnsForgotten", "keyRevoked"] as const;
export type OrderFileNews = (typeof orderFileNews)[number];

/** The sign-in of a person at the desk: after the password it waits for the code, or for the signature of a passkey with a challenge. */
export interface DeskSignIn {
	step: "code" | "passkey" | "done";
	token: string;
}

/** Results of forms at the desk. */
export const deskNews = [
	...(["signedOut", "joined", "invited", "rolesChanged", "removed", "sessionEnded", "appConfirmed"] as const),
	...(["passkeyAdded", "passkeyRemoved"] as const),
	...([
		"reviewed",
		"connectionChanged",
		"datesConfirmed",
		"shipped",
		"shippedWithoutPhotograph",
		"photographAdded",
		"finished",
		"cancelled",
		"orderChanged",
		"changeDeclined",
		"invoiced",
		"credited",
		"refunded",
	] as const),
	...([
		"paymentNoted",
		"reminded",
		"quoted",
		"requestClosed",
		"requestNoted",
		"claimAnswered",
		"limitSet",
		"companyVerified",
		"documentDeclined",
		"companyBlocked",
		"companyUnblocked",
		"pricesSet",
	] as const),
	...(["textSaved", "textPlanned", "draftSaved", "textRestored", "textDeleted", "textMoved", "topicSaved", "topicDeleted"] as const),
	...(["bankStored", "bankKnown", "bankEmpty", "bankBooked", "bankSetAside", "keptAssigned", "keptPaidBack"] as const),
	...(["mailResent", "messagesResent", "webhookRemoved", "keyRevoked", "certificateAttached", "synonymAdded", "synonymRemoved"] as const),
	...(["goodsChanged", "textsSaved", "articleAdded", "picturesSaved"] as const),
	...(["purchased", "purchaseExpected", "purchaseMailed", "supplierEmailSet", "takenBack"] as const),
] as const;
export type DeskNews = (typeof deskNews)[number];

/** The result of a change that the page shows rather than the shell. */
export type PageFlash =
	| { kind: "shared"; addresses: number }
	| { kind: "offered"; addresses: number }
	/** The visitor's previous cart, if a new one replaced it. */
	| { kind: "accepted"; number: string; formerUuid: string | null }
	/** The result of a profile form. */
	| { kind: "profile"; news: ProfileNews }
	| { kind: "sessions"; news: SessionNews }
	| { kind: "team"; news: TeamNews }
	| { kind: "addresses"; news: AddressNews }
	| { kind: "lists"; news: ListNews }
	| { kind: "numbers"; news: NumberNews }
	| { kind: "orderFiles"; news: OrderFileNews }
	/** `undo` is the entry of the desk's log that can be taken back; `day` that of "textPlanned", ISO. */
	| { kind: "desk"; news: DeskNews; undo?: number | undefined; day?: string | undefined }
	/** A public form was accepted. Only its page shows the thanks. */
	| ({ kind: "formSent" } & SentForm)
	/** The approval request was withdrawn. */
	| { kind: "takenBack" }
	/** The result of a choice about another open cart. */
	| { kind: "otherCart"; done: (typeof otherCartDone)[number] };
