import type { CartListener, NamedObjects } from "../contract/realtime";

/** What is used of an R2 bucket. */
export interface FileBucket {
	put(key: string, content: Uint8Array): Promise<unknown>;
	get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer>; body: ReadableStream } | null>;
	delete(keys: string[]): Promise<void>;
}

/** What the backend Worker is bound to (backend/wrangler.toml). */
export interface BackendEnv {
	DB: D1Database;
	/** The bucket of uploaded files (files/store.ts) and of photographs and documents of goods (media/store.ts). Without one nothing can be uploaded. */
	FILES?: FileBucket;
	/** The objects of carts of the shop beside this Worker, which are called after each change (realtime/notify.ts). */
	CART_CHANNEL?: NamedObjects<DurableObjectId> & { get(id: DurableObjectId): CartListener };
	/** Where sockets of /ws/{id} are; only for a shop that reaches this backend by its address. */
	CART_ROOM?: NamedObjects<DurableObjectId> & Pick<DurableObjectNamespace, "get">;
	/** "1": the development pages exist. */
	DEV_PAGES: string;
	/** The share of calls that leave a line in the log; empty: none. */
	REQUEST_LOG?: string;
	/** "eu": objects run and are kept in the European Union; empty: anywhere. */
	JURISDICTION?: string;
	/** Host names of the shop that links in mails and ways back may lead to, separated by commas. */
	SHOP_HOSTS: string;
	/** The shared secret that callers must send; without one only the service binding is answered. */
	BACKEND_KEY?: string;
	/** A second one that is taken as well, while the first is being changed (docs/keys.md). */
	BACKEND_KEY_NEXT?: string;
	/** The key of the calls for staff (desk/routes.ts); empty: there are none. */
	DESK_KEY?: string;
	/** The key of digests of mailboxes and networks (platform/digest.ts); without one nothing is answered but while the shop is developed. */
	DIGEST_KEY?: string;
	/** Where VAT ids are looked up, with {country} and {number} in it; empty: their check digits are enough. */
	VIES_URL?: string;
	/** Where mail is handed in: smtps://user:password@host, smtp://host:587; empty where the platform's binding does it, or nobody. */
	SMTP_URL?: string;
	/** Who mails are from: name@domain or Name <name@domain>; empty: the company of contract/company.ts. */
	MAIL_FROM?: string;
	/** The mailbox of the shop's own people, who are written to of orders, messages and payments; empty: the company's. */
	SHOP_MAIL?: string;
	/** The platform's mail binding; it is used where SMTP_URL is empty. */
	SEND_EMAIL?: SendEmail;
	/** Secret key of the payment provider; without it cards are taken by the sandbox where DEV_PAGES is "1", and else not at all. */
	STRIPE_SECRET_KEY?: string;
	/** What the provider signs its messages with. */
	STRIPE_WEBHOOK_SECRET?: string;
}
