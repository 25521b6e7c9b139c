import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { parse } from "node-html-parser";

const billing = {
	type: "billing",
	isSeparateShipping: false,
	vat: "20774740",
	company: "Teräsrakenne Oy",
	name: "Aino Virtanen",
	phone: "040 123 4567",
	email: "aino@teras.example",
	streetAddress: "Rautatie 1",
	postCode: "33100",
	city: "Tampere",
	country: "FI",
};

/**
 * A cart that is ready to be sent, with the form of its last step.
 * @returns uuid and methods
 */
export async function readyCart(shop, suppliedVariantId) {
	const session = randomUUID();
	const call = async (method, path, body) => {
		const answer = await fetch(shop.backend + path, {
			method,
			headers: { Locale: "en", "Session-Id": session, "Content-Type": "application/json" },
			body: body && JSON.stringify(body),
		});
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
		return JSON.parse(text);
	};
	const { uuid } = await call("POST", "/orders/add", { suppliedVariantId, amount: 12, idem: randomUUID(), isProduction: true });
	await call("PATCH", `/orders/set-form/${uuid}`, billing);
	const { version } = await call("PATCH", `/orders/set-payment-method/${uuid}/invoice`);
	const cookie = `session=${encodeURIComponent(Buffer.from(JSON.stringify(session)).toString("base64"))}`;
	const path = `/cart/${uuid}/summary`;
	const page = await exchange(shop.address, "GET", path, cookie);
	const form = parse(page.text)
		.querySelectorAll("main form")
		.find((one) => one.querySelector('input[name="authorityConfirmed"]'));
	if (!form) throw new Error(`No form to order with on ${path} (${page.status}, ${page.location})`);
	const fields = form.querySelectorAll("input[name]").map((field) => [field.getAttribute("name"), field.getAttribute("value") ?? "on"]);
	const body = new URLSearchParams(fields).toString();
	return {
		uuid,
		/** Sends the order directly to the backend, once. */
		complete: () =>
			call("POST", "/orders/complete", { uuid, version, authorityConfirmed: true, idem: randomUUID(), host: "http://en.localhost" }),
		/**
		 * Submits the form to the shop without following the redirect. @returns "acknowledged", "refused" (by a response) or "cut" (no response)
		 */
		async send() {
			const answer = await exchange(shop.address, "POST", form.getAttribute("action") || path, cookie, body).catch(() => null);
			if (!answer) return "cut";
			return answer.status === 303 && answer.location === `/cart/${uuid}/confirmation` ? "acknowledged" : "refused";
		},
		/** @returns the order number on the buyer's page; null while there is none */
		async numberShown() {
			const page = await exchange(shop.address, "GET", `/cart/${uuid}/confirmation`, cookie);
			return page.status === 200 ? (/CB-\d+/.exec(page.text)?.[0] ?? null) : null;
		},
	};
}

/** The supplied variant of a bar in stock, of which there are enough for everybody: its supplier gives no number. */
export async function barInStock(shop) {
	const answer = await fetch(`${shop.backend}/productVariant/by-product/ipe-200`, { headers: { Locale: "en" } });
	const { variants } = await answer.json();
	return variants.find(({ suppliedVariant }) => suppliedVariant?.availability === "available" && suppliedVariant.stock === null)
		.suppliedVariant.id;
}

function exchange(address, method, path, cookie, body) {
	const { hostname, port } = new URL(address);
	const host = `en.localhost:${port}`;
	const form = body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded", Origin: `http://${host}` };
	return new Promise((resolve, reject) => {
		const sent = request({ method, hostname, port, path, headers: { Host: host, Cookie: cookie, ...form }, agent: false }, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (chunk) => {
				text += chunk;
			});
			response.on("end", () => resolve({ status: response.statusCode, location: response.headers.location, text }));
			response.on("error", reject);
		});
		sent.on("error", reject);
		sent.end(body);
	});
}
