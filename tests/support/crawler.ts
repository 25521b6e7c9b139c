import { readdirSync, readFileSync } from "node:fs";
import { HTMLElement } from "node-html-parser";
import { type Language, languages } from "../../contract/locale";
import type { Page, Visitor } from "./visitor";

/** Metadata and contents of a page. */
export interface Crawled {
	path: string;
	status: number;
	language: string | undefined;
	title: string;
	description: string | undefined;
	isPrivate: boolean;
	headings: number;
	canonical: string | undefined;
	/** hreflang → address. */
	alternates: Record<string, string>;
	/** Open Graph properties, without "og:". */
	shared: Record<string, string>;
	/** Parsed JSON-LD; the raw text if it is invalid. */
	structured: unknown[];
	/** Links within the shop: path, query and fragment. */
	links: string[];
	/** Resources of the page. */
	files: string[];
	ids: Set<string>;
	/** Visible and accessible texts in the page's language. */
	texts: string[];
}

export async function crawl(visitor: Visitor, path: string): Promise<Crawled> {
	return read(await visitor.get(path), path, visitor.host);
}

function read(page: Page, path: string, host: string): Crawled {
	const { root } = page;
	const content = (selector: string) => decoded(root.querySelector(selector)?.getAttribute("content"));
	const own = (href: string | undefined) => withinShop(decoded(href), path, host);
	return {
		path,
		status: page.status,
		language: root.querySelector("html")?.getAttribute("lang"),
		title: root.querySelector("head title")?.text ?? "",
		description: content('meta[name="description"]'),
		isPrivate: content('meta[name="robots"]') === "noindex" || page.headers["x-robots-tag"] === "noindex",
		headings: root.querySelectorAll("h1").length,
		canonical: decoded(root.querySelector('link[rel="canonical"]')?.getAttribute("href")),
		alternates: Object.fromEntries(
			root
				.querySelectorAll('link[rel="alternate"]')
				.map((link) => [link.getAttribute("hreflang") ?? "", decoded(link.getAttribute("href")) ?? ""]),
		),
		shared: Object.fromEntries(
			root
				.querySelectorAll('meta[property^="og:"]')
				.map((tag) => [tag.getAttribute("property")?.slice(3) ?? "", decoded(tag.getAttribute("content")) ?? ""]),
		),
		structured: root.querySelectorAll('script[type="application/ld+json"]').map((script) => parsed(script.rawText)),
		links: root.querySelectorAll("a[href]").flatMap((link) => own(link.getAttribute("href")) ?? []),
		files: root
			.querySelectorAll("img[src], link[href]:not([rel=canonical]):not([rel=alternate]), script[src]")
			.flatMap((node) => own(node.getAttribute("src") ?? node.getAttribute("href")) ?? []),
		ids: new Set(root.querySelectorAll("[id]").map(({ id }) => id)),
		texts: textsOf(root.querySelector("html"), root.querySelector("html")?.getAttribute("lang")),
	};
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return json;
	}
}

/** Node-html-parser does not decode attributes. */
const decoded = (text: string | undefined) =>
	text?.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

function withinShop(href: string | undefined, path: string, host: string): string | null {
	if (href === undefined) return null;
	const url = new URL(href, `http://${host}${path}`);
	return url.host === host ? url.pathname + url.search + url.hash : null;
}

/** Elements marked with another language are skipped. */
function textsOf(element: HTMLElement | null, language: string | undefined): string[] {
	if (!element || /^(?:SCRIPT|STYLE|SVG)$/i.test(element.tagName)) return [];
	const marked = element.getAttribute("lang") ?? element.getAttribute("hreflang");
	if (marked && marked !== language && element.tagName !== "LINK") return [];
	const said = ["aria-label", "alt", "title", "placeholder"].flatMap((name) => decoded(element.getAttribute(name)) ?? []);
	const within = element.childNodes.flatMap((node) => (node instanceof HTMLElement ? textsOf(node, language) : node.rawText && node.text));
	return [...said, ...within].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** Texts that only one language has, in their displayed form. Short ones are left out, because several languages share them. */
export function foreignTexts(locale: Language): Map<string, string> {
	const own = new Set(Object.values(textsIn(locale)));
	const foreign = new Map<string, string>();
	for (const other of languages)
		if (other !== locale)
			for (const [key, text] of Object.entries(textsIn(other)))
				if (!own.has(text) && text.length > 3 && !text.includes("{{")) foreign.set(text.replace(/\s+/g, " "), `${other}/${key}`);
	return foreign;
}

/** All text keys, as they would be displayed if a text were missing. */
export const textKeys = (): Set<string> => new Set(Object.keys(textsIn("de")).map((key) => key.slice(key.indexOf("/") + 1)));

/** file/key → text. */
function textsIn(locale: Language): Record<string, string> {
	return Object.fromEntries(
		readdirSync(`locales/${locale}`).flatMap((file) =>
			Object.entries<string>(JSON.parse(readFileSync(`locales/${locale}/${file}`, "utf8"))).map(([key, text]) => [`${file}/${key}`, text]),
		),
	);
}

/** Processes a list with limited concurrency. */
export async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>, atOnce = 6): Promise<R[]> {
	const results: R[] = [];
	const left = items.entries();
	const worker = async () => {
		for (const [index, item] of left) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}
