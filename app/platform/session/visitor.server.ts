import type { Place } from "../../../contract/seller/way";
import type { Locale } from "../config/market";
import { base64url } from "../http/base64url";
import { type Preferences, usualPreferences } from "../http/list-query";
import {
	type CookieSet,
	type CookieValues,
	cookiesFor,
	hasVisit,
	noCookies,
	readCookies,
	storableColumns,
	visitCookiesFor,
} from "./cookies.server";
import type { AccountView, AuthView, CartView, Consent, DeskSignIn, Flash, PageFlash, VisitView } from "./visitor";

/**
 * A request's visitor, read from cookies. Loaders and actions read and change it. The Worker writes the changed cookies once, with the
 * response, so that no redirect or second loader loses one.
 */
export class Visitor {
	#cookies: CookieSet;
	#values: CookieValues;
	#changed = new Map<
		keyof CookieSet,
		string | CartView | AccountView | Consent | Preferences | Place | Flash | PageFlash | DeskSignIn | VisitView | string[] | null
	>();

	#undo: number | null = null;
	#isOutOfDesk = false;

	private constructor(cookies: CookieSet, values: CookieValues) {
		this.#cookies = cookies;
		this.#values = values;
	}

	static stranger(url: URL): Visitor {
		return new Visitor(cookiesFor(url), noCookies());
	}

	static async of(request: Request, url = new URL(request.url)): Promise<Visitor> {
		const header = request.headers.get("Cookie");
		const cookies = hasVisit(url, header) ? visitCookiesFor(url) : cookiesFor(url);
		return new Visitor(cookies, await readCookies(cookies, header));
	}

	/**
	 * A cache key of everything that a page shows of its visitor, except the cart's address and, in lists, the preferences. Visitors with
	 * the same key can get the same page.
	 * @returns null if the page shows something only once
	 */
	get shown(): string | null {
		const { session, cart, consent, returnTo, flash, place, visit } = this.#values;
		if (flash || returnTo || visit) return null;
		return JSON.stringify([session !== null, cart?.count ?? null, this.account, consent, this.authView, place]);
	}

	get isUnchanged(): boolean {
		return this.#changed.size === 0;
	}

	/** null until something must be remembered, so that pages stay shared. */
	get session(): string | null {
		return this.#values.session;
	}

	/** Creates a session if there is none: 256 random bits. */
	ensureSession(): string {
		const known = this.#values.session;
		if (known) return known;
		const fresh = base64url(crypto.getRandomValues(new Uint8Array(32)));
		this.#values.session = fresh;
		this.#changed.set("session", fresh);
		return fresh;
	}

	/** The visit from a procurement system; null for everybody else. */
	get visit(): VisitView | null {
		return this.#values.visit;
	}

	/** Begins a visit, with a session and a cart of its own. The reader's own cookies stay as they are. */
	beginVisit(url: URL, { session, cart, visit }: { session: string; cart: CartView; visit: VisitView }): void {
		this.#cookies = visitCookiesFor(url);
		this.#values = { ...noCookies(), session, cart, visit };
		this.#changed = new Map<keyof CookieSet, string | CartView | VisitView>([
			["session", session],
			["cart", cart],
			["visit", visit],
		]);
	}

	/** Ends a visit. The reader's own cookies hold again. */
	endVisit(): void {
		this.#values = noCookies();
		this.#changed = new Map((["session", "cart", "visit", "flash", "preferences", "place", "locale"] as const).map((name) => [name, null]));
	}

	/** null for a guest, and without functional consent. */
	get account(): AccountView | null {
		return this.allows("functional") ? this.#values.account : null;
	}

	/** Switches to the session that the backend created for the account. */
	signIn(session: string, account: AccountView): void {
		this.#values.session = session;
		this.#changed.set("session", session);
		this.setAccount(account);
	}

	/** Signed out of the shop, or of the desk. */
	get isSignedOut(): boolean {
		return this.#changed.get("account") === null || this.#isOutOfDesk;
	}

	/** Sets the header's account data; null if the backend no longer knows the user. */
	setAccount(account: AccountView | null): void {
		const known = this.#values.account;
		const parts = ["initial", "hasApprovals", "hasInvoices", "hasPapers", "hasAddresses", "hasClaims", "hasOwnPrices"] as const;
		const isSame = parts.every((name) => known?.[name] === account?.[name]);
		if (isSame) return;
		this.#values.account = account;
		this.#changed.set("account", account);
	}

	signOut(): void {
		this.#values = { ...this.#values, session: null, account: null, cart: null, place: null };
		for (const name of ["session", "account", "cart", "place"] as const) this.#changed.set(name, null);
	}

	/** null if the visitor has not answered yet. Visits from procurement systems are not asked, and not counted. */
	get consent(): Consent | null {
		return this.visit ? { functional: false, analytics: false, marketing: false } : this.#values.consent;
	}

	allows(what: keyof Consent): boolean {
		return this.consent?.[what] ?? false;
	}

	get allowsTracking(): boolean {
		return this.allows("analytics") || this.allows("marketing");
	}

	setConsent(consent: Consent): void {
		this.#values.consent = consent;
		this.#changed.set("consent", consent);
		if (!consent.analytics && this.#values.device !== null) {
			this.#values.device = null;
			this.#changed.set("device", null);
		}
		if (consent.functional) return;
		for (const name of ["authView", "returnTo"] as const) if (this.#values[name] !== null) this.#changed.set(name, null);
	}

	/** Adds functional cookies to the current consent. */
	allowFunctional(): void {
		this.setConsent({ analytics: false, marketing: false, ...this.consent, functional: true });
	}

	/** The analytics device id, created if needed. Call it only with analytics consent. */
	ensureDevice(): string {
		const known = this.#values.device;
		if (known) return known;
		const fresh = crypto.randomUUID();
		this.#values.device = fresh;
		this.#changed.set("device", fresh);
		return fresh;
	}

	/** The last used sign-in view. */
	get authView(): AuthView | null {
		return this.allows("functional") ? this.#values.authView : null;
	}

	setAuthView(view: AuthView): void {
		if (!this.allows("functional") || this.#values.authView === view) return;
		this.#values.authView = view;
		this.#changed.set("authView", view);
	}

	/** The page the visitor wanted before sign-in. Returns it once. */
	takeReturnTo(): string | null {
		const path = this.#values.returnTo;
		if (path) this.setReturnTo(null);
		return path;
	}

	/** Kept until this browser opens the sign-in link. */
	setReturnTo(path: string | null): void {
		if (this.#values.returnTo === path || (path && !this.allows("functional"))) return;
		this.#values.returnTo = path;
		this.#changed.set("returnTo", path);
	}

	get cart(): CartView | null {
		return this.#values.cart;
	}

	setCart(cart: CartView | null): void {
		const known = this.#values.cart;
		if (known?.uuid === cart?.uuid && known?.count === cart?.count) return;
		this.#values.cart = cart;
		this.#changed.set("cart", cart);
	}

	/** The presentation of lists whose address does not state it. */
	get preferences(): Preferences {
		const usual: Preferences = this.visit?.hasOwnPrices ? { ...usualPreferences, prices: "own" } : usualPreferences;
		return this.#values.preferences ?? usual;
	}

	/** The reader sets them explicitly, so they need no consent, like the language. */
	setPreferences({ rows, view, density, prices }: Preferences): void {
		const { preferences: held } = this;
		if (rows === held.rows && view === held.view && density === held.density && prices === held.prices) return;
		this.#values.preferences = { rows, view, density, prices };
		this.#changed.set("preferences", this.#values.preferences);
	}

	/** Where the reader wants deliveries; null until they type it. */
	get place(): Place | null {
		return this.#values.place;
	}

	/** The reader types it to be told the day, so it needs no consent, like the language. */
	setPlace(place: Place | null): void {
		this.#values.place = place;
		this.#changed.set("place", place);
	}

	/** The sign-in of a person at the desk; null for none. */
	get desk(): DeskSignIn | null {
		return this.#values.desk;
	}

	setDesk(desk: DeskSignIn | null): void {
		this.#isOutOfDesk = desk === null && this.#values.desk?.step === "done";
		this.#values.desk = desk;
		this.#changed.set("desk", desk);
	}

	/** Keys of the desk's columns that this browser hides. */
	get hiddenColumns(): readonly string[] {
		return this.#values.hiddenColumns ?? [];
	}

	/** Invalid keys are left out. */
	setHiddenColumns(keys: readonly string[]): void {
		const hidden = storableColumns(keys);
		this.#values.hiddenColumns = hidden;
		this.#changed.set("hiddenColumns", hidden.length === 0 ? null : hidden);
	}

	setLocale(locale: Locale): void {
		this.#changed.set("locale", locale);
	}

	/** Offers to take an entry of the desk's log back, in the next news of the desk. */
	offerUndo(entry: number): void {
		this.#undo = entry;
	}

	setFlash(flash: Flash | PageFlash): void {
		this.#changed.set("flash", flash.kind === "desk" && this.#undo !== null ? { ...flash, undo: this.#undo } : flash);
	}

	takeFlash(): Flash | null {
		const flash = this.#flash();
		return flash && !isOfPage(flash) ? flash : null;
	}

	takePageFlash(): PageFlash | null {
		const flash = this.#flash();
		return flash && isOfPage(flash) ? flash : null;
	}

	/** Reading the message removes it from the next response. */
	#flash(): Flash | PageFlash | null {
		const flash = this.#values.flash;
		if (flash) this.#changed.set("flash", null);
		return flash;
	}

	async commit(): Promise<string[]> {
		return Promise.all(
			[...this.#changed].map(([name, value]) => this.#cookies[name].serialize(value ?? "gone", value === null ? gone : {})),
		);
	}
}

/** Deletes a cookie that has a value. The browser links takes no cookie without one, and keeps it for the second of `Max-Age=0`. */
const gone = { maxAge: -1 };

const pageKinds: ReadonlySet<string> = new Set<PageFlash["kind"]>([
	"shared",
	"offered",
	"accepted",
	"profile",
	"sessions",
	"team",
	"addresses",
	"lists",
	"numbers",
	"orderFiles",
	"takenBack",
	"formSent",
	"otherCart",
	"desk",
]);
const isOfPage = (flash: Flash | PageFlash): flash is PageFlash => pageKinds.has(flash.kind);
