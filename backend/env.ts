import type { CartListener, NamedObjects } from "../contract/realtime";

/** The subset of an R2 bucket that the backend uses. */
export interface FileBucket {
	put(key: string, content: Uint8Array): Promise<unknown>;
	get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer>; body: ReadableStream } | null>;
	delete(keys: string[]): Promise<void>;
}

/** The bindings of the backend Worker (backend/wrangler.toml). */
export interface BackendEnv {
	DB: D1Database;
	/**
	 * The bucket of uploaded files (files/store.ts) and of photographs and documents of goods (media/store.ts). Without a bucket nothing can
	 * be uploaded.
	 */
	FILES?: FileBucket;
	/** The cart objects of the shop that runs with this Worker. The backend calls them after each change (realtime/notify.ts). */
	CART_CHANNEL?: NamedObjects<DurableObjectId> & { get(id: DurableObjectId): CartListener };
	/** The objects with the sockets of /ws/{id}; only for a shop that reaches this backend by its address. */
	CART_ROOM?: NamedObjects<DurableObjectId> & Pick<DurableObjectNamespace, "get">;
	/** "1" enables the development pages. */
	DEV_PAGES: string;
	/** The share of calls that are logged; empty: none. */
	REQUEST_LOG?: string;
	/** "eu": objects run and store data in the European Union; empty: anywhere. */
	JURISDICTION?: string;
	/** Host names of the shop that links in mails and return addresses may lead to, separated by commas. */
	SHOP_HOSTS: string;
	/** The shared secret that callers must send; without it the backend answers only the service binding. */
	BACKEND_KEY?: string;
	/** A second accepted secret, for the time of a key change (docs/keys.md). */
	BACKEND_KEY_NEXT?: string;
	/** The key of the staff's calls (desk/routes.ts); empty: these calls do not exist. */
	DESK_KEY?: string;
	/** The key of mailbox and network digests (platform/digest.ts); outside development the backend answers nothing without it. */
	DIGEST_KEY?: string;
	/** The address for VAT id look-ups, with {country} and {number} in it; empty: check digits are enough. */
	VIES_URL?: string;
	/** The mail server: smtps://user:password@host, smtp://host:587; empty: the platform's binding, if there is one. */
	SMTP_URL?: string;
	/** The sender of mails: name@domain or Name <name@domain>; empty: the company, at its mail address of the desk. */
	MAIL_FROM?: string;
	/** The staff's mailbox for orders, messages and payments; empty: the company's. */
	SHOP_MAIL?: string;
	/** The platform's mail binding, used without SMTP_URL. */
	SEND_EMAIL?: SendEmail;
	/**
	 * The secret key of the payment provider. Without it the sandbox takes cards if DEV_PAGES is "1", and otherwise the shop does not offer
	 * them.
	 */
	STRIPE_SECRET_KEY?: string;
	/** The secret of the provider's webhook signatures. */
	STRIPE_WEBHOOK_SECRET?: string;
}
