import { testDigestKey } from "../support/digest-key";
import { type RunningShop, startShop } from "../support/server";
import { type Page, Visitor } from "../support/visitor";

/** Host names of each language in production. */
const domains = { "www.shop.example": "de", "en.shop.example": "en", "et.shop.example": "et", "fi.shop.example": "fi" };

/** A shop in production mode: no development pages, its own hosts, https only, a secret between both Workers. */
export const productionShop = (variables: Record<string, string> = {}): Promise<RunningShop> =>
	startShop({
		DEV_PAGES: "",
		DIGEST_KEY: testDigestKey,
		BACKEND_KEY: "a secret of both Workers",
		LOCALE_DOMAINS: JSON.stringify(domains),
		SHOP_HOSTS: Object.keys(domains).join(),
		EXTRA_HOSTS: "127.0.0.1",
		...variables,
	});

/** A visitor of such a shop: requests carry the URL under which Cloudflare would have received them. */
export class SecureVisitor extends Visitor {
	readonly origin: string;

	constructor(address: string, name = "www.shop.example") {
		super(address, null);
		this.origin = `https://${name}`;
	}

	override send(method: string, path: string, body?: string | Uint8Array, headers: Record<string, string> = {}): Promise<Page> {
		const asked: Record<string, string> = { "MF-Original-URL": this.origin + path, Host: new URL(this.origin).host, ...headers };
		if (headers.Origin === `http://${this.host}`) asked.Origin = this.origin;
		return super.send(method, path, body, asked);
	}
}
