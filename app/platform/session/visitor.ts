/** A cart as the header shows it. */
export interface CartView {
	uuid: string;
	/** Lines. */
	count: number;
}

/** Who is signed in, as the header shows it. */
export interface AccountView {
	/** The first letter of the name, else of the address. */
	initial: string;
	/** Orders wait for its word, or its own may have to. */
	hasApprovals?: true | undefined;
	/** There are invoices that it may read. */
	hasInvoices?: true | undefined;
	/** Discounts were agreed with it. */
	hasOwnPrices?: true | undefined;
	/** The backend keeps addresses for it. */
	hasAddresses?: true | undefined;
	/** There are claims that it may read. */
	hasClaims?: true | undefined;
}

/** What the visitor has allowed beyond what the shop cannot do without (R16.2). */
export interface Consent {
	/** Accounts, and what the shop remembers of its reader's habits. */
	functional: boolean;
	analytics: boolean;
	marketing: boolean;
}

/** The ways into an account (R13.2). */
export const authViews = ["passwordless", "password", "passwordReset", "signup"] as const;
export type AuthView = (typeof authViews)[number];

/** What an account's forms have come to, as the next page says it (R20.1): "signOutFailed" alone is an error. */
export const accountNews = ["signOutFailed", "signedIn", "signedOut", "verified", "passwordSet"] as const;

/** How much of a supply is in the cart now, by its id: of what was just added. */
export type InCart = Readonly<Record<string, number>>;

/** The outcome of a change, shown on the next page. */
export type Flash =
	| { kind: "added"; quantity: number; title: string; cartUuid: string; inCart?: InCart | undefined }
	| { kind: "addedLines"; lines: number; cartUuid: string; inCart?: InCart | undefined }
	/** A line of the cart: the quantity it has now, 0 once it is out; `total` is what all goods and delivery come to, cents without VAT. */
	| { kind: "line"; title: string; quantity: number; total: number }
	| { kind: "notice"; key: "cart.updated" | "cart.removed" | "cart.changed" | "cart.saved" | "cookies.saved" | "newsletter.sent" }
	| { kind: "account"; news: (typeof accountNews)[number] }
	/** A link is on its way to the address that was typed; of sign-up the account is made, too. */
	| { kind: "linkSent"; view: Exclude<AuthView, "password">; email: string };

/** What has become of another open cart: gone on with, put into this one, left where it is, too much for this one, or not to be put together. */
export const otherCartDone = ["taken", "joined", "left", "full", "apart"] as const;

/** What has come of a form about the company's team; from "notAllowed" on nothing was done. */
export const teamNews = [
	"invited",
	"withdrawn",
	"changed",
	"removed",
	"left",
	"joined",
	"verified",
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

/** Sessions that were ended from another one: one of them, or all others. */
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

/** The outcome of a change, shown within the page that it leads to rather than by the shell. */
export type PageFlash =
	| { kind: "shared"; addresses: number }
	| { kind: "offered"; addresses: number }
	/** The visitor's cart of before, where another one took its place. */
	| { kind: "accepted"; number: string; formerUuid: string | null }
	/** What has come of a form of the profile. */
	| { kind: "profile"; news: ProfileNews }
	| { kind: "sessions"; news: SessionNews }
	| { kind: "team"; news: TeamNews }
	| { kind: "addresses"; news: AddressNews }
	| { kind: "lists"; news: ListNews }
	| { kind: "numbers"; news: NumberNews }
	/** A form that anybody may send was taken: its page thanks, and nobody else's does. */
	| { kind: "formSent" }
	/** The cart that waited for approval was taken back. */
	| { kind: "takenBack" }
	/** What was done with another open cart of the account. */
	| { kind: "otherCart"; done: (typeof otherCartDone)[number] };
