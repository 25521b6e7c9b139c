import type { Locale } from "../config/market";
import { type Preferences, usualPreferences } from "../http/list-query";
import { type CookieSet, type CookieValues, cookiesFor, noCookies, readCookies } from "./cookies.server";
import type { AccountView, AuthView, CartView, Consent, Flash, PageFlash } from "./visitor";

/**
 * The visitor of a request, read from cookies. Loaders and actions read and change it; the Worker writes the changed cookies once, when the response
 * is ready, so that no redirect or second loader loses one.
 */
export class Visitor {
	#cookies: CookieSet;
	#values: CookieValues;
	#changed = new Map<keyof CookieSet, string | CartView | AccountView | Consent | Preferences | Flash | PageFlash | null>();

	private constructor(cookies: CookieSet, values: CookieValues) {
		this.#cookies = cookies;
		this.#values = values;
	}

	/** A visitor without cookies. */
	static stranger(url: URL): Visitor {
		return new Visitor(cookiesFor(url), noCookies());
	}

	static async of(request: Request, url = new URL(request.url)): Promise<Visitor> {
		const cookies = cookiesFor(url);
		return new Visitor(cookies, await readCookies(cookies, request.headers.get("Cookie")));
	}

	/**
	 * All that a page may show of its visitor, apart from the address of the cart and, in lists, the preferences, as a cache key: visitors with the same one can be served the same
	 * page.
	 * @returns null where something is shown only once
	 */
	get shown(): string | null {
		const { session, cart, consent, returnTo, flash } = this.#values;
		if (flash || returnTo) return null;
		return JSON.stringify([session !== null, cart?.count ?? null, this.account, consent, this.authView]);
	}

	/** The response sets no cookie. */
	get isUnchanged(): boolean {
		return this.#changed.size === 0;
	}

	/** null until something has to be remembered, so that pages stay shared. */
	get session(): string | null {
		return this.#values.session;
	}

	/** Makes the session where there is none: 256 random bits. */
	ensureSession(): string {
		const known = this.#values.session;
		if (known) return known;
		const fresh = base64url(crypto.getRandomValues(new Uint8Array(32)));
		this.#values.session = fresh;
		this.#changed.set("session", fresh);
		return fresh;
	}

	/** null for a guest, and without functional consent. */
	get account(): AccountView | null {
		return this.allows("functional") ? this.#values.account : null;
	}

	/** Signs in: switches to the session that the backend has made for the account. */
	signIn(session: string, account: AccountView): void {
		this.#values.session = session;
		this.#changed.set("session", session);
		this.setAccount(account);
	}

	/** Whether this response signs the browser out. */
	get isSignedOut(): boolean {
		return this.#changed.get("account") === null;
	}

	/** What the header shows of the account; null where the backend knows of no user any more. */
	setAccount(account: AccountView | null): void {
		const known = this.#values.account;
		const parts = ["initial", "hasApprovals", "hasInvoices", "hasAddresses", "hasClaims", "hasOwnPrices"] as const;
		const isSame = parts.every((name) => known?.[name] === account?.[name]);
		if (isSame) return;
		this.#values.account = account;
		this.#changed.set("account", account);
	}

	/** Signs the browser out: clears session, account and cart. */
	signOut(): void {
		this.#values = { ...this.#values, session: null, account: null, cart: null };
		for (const name of ["session", "account", "cart"] as const) this.#changed.set(name, null);
	}

	/** null: the visitor has not answered yet. */
	get consent(): Consent | null {
		return this.#values.consent;
	}

	/** Whether the visitor has allowed it. */
	allows(what: keyof Consent): boolean {
		return this.#values.consent?.[what] ?? false;
	}

	/** Whether any tracking is allowed. */
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

	/** Allows functional cookies in addition to what holds. */
	allowFunctional(): void {
		this.setConsent({ analytics: false, marketing: false, ...this.consent, functional: true });
	}

	/** The device id of analytics, created where there is none. Only to be called with consent to analytics. */
	ensureDevice(): string {
		const known = this.#values.device;
		if (known) return known;
		const fresh = crypto.randomUUID();
		this.#values.device = fresh;
		this.#changed.set("device", fresh);
		return fresh;
	}

	/** The way into the account that was taken last. */
	get authView(): AuthView | null {
		return this.allows("functional") ? this.#values.authView : null;
	}

	setAuthView(view: AuthView): void {
		if (!this.allows("functional") || this.#values.authView === view) return;
		this.#values.authView = view;
		this.#changed.set("authView", view);
	}

	/** Where the visitor wanted to go before signing in; gives it once. */
	takeReturnTo(): string | null {
		const path = this.#values.returnTo;
		if (path) this.setReturnTo(null);
		return path;
	}

	/** Kept until the link that signs in is opened, in this browser. */
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

	/** How lists are shown where their address does not say it. */
	get preferences(): Preferences {
		return this.#values.preferences ?? usualPreferences;
	}

	/** They do no more than what the reader presses for, so they need no consent, as the language does not. */
	setPreferences({ rows, view, density, prices }: Preferences): void {
		const { preferences: held } = this;
		if (rows === held.rows && view === held.view && density === held.density && prices === held.prices) return;
		this.#values.preferences = { rows, view, density, prices };
		this.#changed.set("preferences", this.#values.preferences);
	}

	setLocale(locale: Locale): void {
		this.#changed.set("locale", locale);
	}

	setFlash(flash: Flash | PageFlash): void {
		this.#changed.set("flash", flash);
	}

	/** Gives the shell's message once. */
	takeFlash(): Flash | null {
		const flash = this.#flash();
		return flash && !isOfPage(flash) ? flash : null;
	}

	/** Gives the page's own message once. */
	takePageFlash(): PageFlash | null {
		const flash = this.#flash();
		return flash && isOfPage(flash) ? flash : null;
	}

	/** Whoever reads it: with the next answer it is gone. */
	#flash(): Flash | PageFlash | null {
		const flash = this.#values.flash;
		if (flash) this.#changed.set("flash", null);
		return flash;
	}

	/** The Set-Cookie headers of what was changed. */
	async commit(): Promise<string[]> {
		return Promise.all(
			[...this.#changed].map(([name, value]) => this.#cookies[name].serialize(value ?? "", value === null ? { maxAge: 0 } : {})),
		);
	}
}

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
	"takenBack",
	"formSent",
	"otherCart",
]);
const isOfPage = (flash: Flash | PageFlash): flash is PageFlash => pageKinds.has(flash.kind);

/** Bytes as text of letters, digits, - and _ (RFC 4648, section 5). */
const base64url = (bytes: Uint8Array): string =>
	btoa(String.fromCharCode(...bytes))
		.replace(/\+/g, "-")
		.replace(/\//g, "_")
		.replace(/(?<!=)=+$/, "");
