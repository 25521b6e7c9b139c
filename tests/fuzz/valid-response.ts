import { expect } from "vitest";
import type { Answer } from "./ask";
import { foreignHost, marker } from "./hostile-text";
import { type Tag, tagsOf } from "./html-tags";

/** Maximum response time for any request, in milliseconds. */
const latest = 6_000;

/** Asserts what holds for any response of the shop. @param isHead for a HEAD request @throws with the request */
export function expectValid(answer: Answer, isHead = false): void {
	const { status, headers, text, took, url } = answer;
	const about = `${url.pathname.slice(0, 200)} ${status}`;
	expect(status, `${about}\n${text.slice(0, 400)}`).toBeLessThan(500);
	expect(took, `${about}: ms`).toBeLessThan(latest);
	expect(
		Object.keys(headers).filter((name) => name.includes(marker)),
		about,
	).toEqual([]);
	expect(headers["x-content-type-options"], about).toBe("nosniff");
	expect(headers["content-security-policy"] ?? (status < 400 && status >= 300), about).toBeTruthy();
	if (headers.location !== undefined) expectWithin(headers.location, url);
	const type = headers["content-type"] ?? "";
	if (isHead) expect(text, about).toBe("");
	else if (type.startsWith("text/html")) expectValidDocument(text, url, about);
	else if (type.includes("json") && text !== "") JSON.parse(text);
	expect(text, about).not.toMatch(/\n\s+at \S+ \(?\S+:\d+:\d+/);
}

/** A redirect leads to a page of the shop. */
function expectWithin(location: string, url: URL): void {
	expect(location).not.toMatch(/\p{Cc}/u);
	const to = new URL(location, url);
	// The local runtime takes the protocol from X-Forwarded-Proto; the platform overwrites that header.
	expect(to.protocol, location).toMatch(/^https?:$/);
	expect(to.port, location).toBe(url.port);
	expect(to.hostname, location).toMatch(/^(?:(?:de|en|et|fi)\.)?localhost$/);
}

function expectValidDocument(text: string, url: URL, about: string): void {
	// Deferred data is in scripts after the end.
	expect(text.split("</html>").length, `${about}: no whole document: ${text.slice(-200)}`).toBe(2);
	if (text.includes("__remixContext")) expect(text, `${about}: its data break off`).toContain("streamController.close()");
	const { tags, faults } = tagsOf(text);
	expect(faults, about).toEqual([]);
	expect(tags.filter(({ name }) => name === "html").length, about).toBe(1);
	for (const tag of tags) expectValidTag(tag, url, about);
	expect(tags.some(({ name }) => name === "h1") || about.startsWith("/_dev"), `${about}: no heading`).toBe(true);
}

/** URLs that browsers load or navigate to, automatically or by a click. */
const leading = ["href", "src", "action", "formaction", "poster", "data", "cite", "ping", "srcdoc"];

function expectValidTag({ name, attributes }: Tag, url: URL, about: string): void {
	const place = `${about}: <${name} ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(" ")}>`.slice(0, 600);
	if (name.includes(marker)) throw new Error(`An element came of what was sent: ${place}`);
	if (name === "base" || name === "iframe" || name === "object" || name === "embed") throw new Error(`Not of this shop: ${place}`);
	for (const [key, value] of attributes) {
		if (key.includes(marker) || /^on/.test(key) || key === "style" || key === "srcdoc")
			throw new Error(`An attribute came of what was sent: ${place}`);
		if (!leading.includes(key)) continue;
		const to = URL.canParse(value, url) ? new URL(value, url) : null;
		if (!to) continue;
		if (to.hostname.endsWith(foreignHost) || /^(?:javascript|vbscript):$/.test(to.protocol) || (to.protocol === "data:" && name !== "img"))
			throw new Error(`Leads out of the shop: ${place}`);
	}
	if (name === "meta" && attributes.get("http-equiv")?.toLowerCase() === "refresh") throw new Error(`Leads on by itself: ${place}`);
	if (name === "link" && attributes.has("hreflang")) expectWithin(attributes.get("href") ?? "", url);
	if (name === "form" && attributes.has("action")) expectWithin(attributes.get("action") ?? "", url);
}
