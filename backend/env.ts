/** What the backend Worker is bound to (backend/wrangler.toml). */
export interface BackendEnv {
	DB: D1Database;
	/** "1": the development pages exist. */
	DEV_PAGES: string;
	/** Host names of the shop that links in mails and ways back may lead to, parted by commas. */
	SHOP_HOSTS: string;
	/** The shared secret that callers must send; empty where only a service binding reaches this Worker. */
	BACKEND_KEY?: string;
}
