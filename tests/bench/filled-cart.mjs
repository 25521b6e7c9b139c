import { Visitor } from "./load.mjs";

/** Adds one line to a cart by the form of a product page. @returns the cart's URL and the visitor's cookies */
export async function fillCart(port, productPath) {
	const visitor = new Visitor(port);
	const page = await visitor.send(productPath);
	const form = page.text.match(/<form\b[^>]*action="\/cart\/items"[^>]*>[\s\S]*?<\/form>/)?.[0];
	if (!form) throw new Error(`${productPath} has no form that adds to the cart.`);
	const fields = new URLSearchParams();
	// The form with its defaults, and the button of the first row: its minimum quantity.
	for (const [tag] of form.matchAll(/<(?:input|button)\b[^>]*>/g)) {
		const name = tag.match(/\bname="([^"]*)"/)?.[1];
		if (name && !fields.has(name)) fields.set(name, tag.match(/\bvalue="([^"]*)"/)?.[1] ?? "");
	}
	const added = await visitor.send("/cart/items", {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin", Cookie: cookiesOf(page) },
		body: fields.toString(),
	});
	visitor.close();
	if (added.status !== 303) throw new Error(`Adding to the cart is answered ${added.status}.`);
	const cookie = [cookiesOf(page), cookiesOf(added)].filter(Boolean).join("; ");
	return { cookie, path: await cartPath(port, productPath, cookie) };
}

/** The cart's URL, from the page's link. */
async function cartPath(port, productPath, cookie) {
	const visitor = new Visitor(port, { cookie });
	const { text } = await visitor.send(productPath);
	visitor.close();
	const path = text.match(/href="(\/cart\/[0-9a-f-]{36})"/)?.[1];
	if (!path) throw new Error("No link leads to the cart that was filled.");
	return path;
}

function cookiesOf({ headers }) {
	return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}
