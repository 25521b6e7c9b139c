import { type IncomingHttpHeaders, request } from "node:http";
import { type HTMLElement, parse } from "node-html-parser";
import type { Language } from "../../contract/locale";
import { Cookies } from "./cookies";

export interface Page {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
	/** The parsed document. */
	root: HTMLElement;
	/** The path that was answered, after redirects. */
	path: string;
}

export interface FilledForm {
	path: string;
	fields: Record<string, string>;
}

/**
 * A shopper without scripts: follows links, sends forms, keeps cookies. Speaks plain HTTP to the running shop, with the host name of
 * a language.
 */
export class Visitor {
	readonly cookies = new Cookies();
	readonly host: string;
	#address: URL;

	constructor(address: string, locale: Language | null = "de") {
		this.#address = new URL(address);
		this.host = `${locale ? `${locale}.` : ""}localhost:${this.#address.port}`;
	}

	/** Follows redirects as a browser does. */
	async get(path: string, headers: Record<string, string> = {}): Promise<Page> {
		const page = await this.send("GET", path, undefined, headers);
		return this.#follow(page);
	}

	async post(path: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}): Promise<Page> {
		return this.#follow(await this.postOnce(path, fields, headers));
	}

	/** Without following where it leads. */
	async postOnce(path: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}): Promise<Page> {
		const body = new URLSearchParams(fields).toString();
		return this.send("POST", path, body, {
			"Content-Type": "application/x-www-form-urlencoded",
			Origin: `http://${this.host}`,
			...headers,
		});
	}

	async send(method: string, path: string, body?: string | Uint8Array, headers: Record<string, string> = {}): Promise<Page> {
		const cookie = this.cookies.header;
		const answer = await exchange({
			method,
			host: this.#address.hostname,
			port: this.#address.port,
			path,
			headers: { Host: this.host, ...(cookie ? { Cookie: cookie } : {}), ...headers },
			body,
		});
		this.cookies.keep(answer.headers);
		return { ...answer, root: parse(answer.text), path };
	}

	async #follow(page: Page, left = 5): Promise<Page> {
		const { location } = page.headers;
		if (!location || page.status < 300 || page.status > 399) return page;
		if (left === 0) throw new Error(`Redirected without end to ${location}`);
		const url = new URL(location, `http://${this.host}${page.path}`);
		return this.#follow(await this.send("GET", url.pathname + url.search), left - 1);
	}
}

interface Exchange {
	method: string;
	host: string;
	port: string;
	path: string;
	headers: Record<string, string>;
	body: string | Uint8Array | undefined;
}

function exchange({ body, ...options }: Exchange): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
	return new Promise((resolve, reject) => {
		// A connection of its own, since a refused one may be closed under the next request.
		const sent = request({ ...options, agent: false }, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (chunk) => {
				text += chunk;
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
			response.on("error", reject);
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

/** A form of a page as it would be sent untouched, by its first submit button. Where several match, the first is meant. */
export function formOf(page: Page, selector: string): FilledForm {
	const form = page.root.querySelector(selector);
	if (!form) throw new Error(`No form ${selector} on ${page.path} (${page.status})`);
	const fields = fieldsOf(form);
	const submit = form.querySelector("button[type=submit], button:not([type])");
	const submitName = submit?.getAttribute("name");
	if (submitName) fields[submitName] = submit?.getAttribute("value") ?? "";
	return { path: unescaped(form.getAttribute("action")) ?? page.path, fields };
}

type CartIntent = "quantity" | "remove" | "reference" | "setQuantity" | "removeSet" | "notes";

/** What is sent of the first line or set of a cart, or of its notes, by itself. */
export function cartForm(page: Page, intent: CartIntent): FilledForm {
	const id = intent === "setQuantity" || intent === "removeSet" ? "setId" : "itemId";
	const place = page.root.querySelector(intent === "notes" ? "#notes" : `#cart li:has([name="${id}"])`);
	if (!place) throw new Error(`Nothing for ${intent} on ${page.path} (${page.status})`);
	const version = page.root.querySelector('#cart [name="version"]')?.getAttribute("value") ?? "";
	return { path: page.path, fields: { ...fieldsOf(place), version, intent } };
}

/** The whole form of a cart as a browser sends it, field by field in the order of the page, without the notes that belong to it from afar. */
export function wholeCart(page: Page): [string, string][] {
	const form = page.root.querySelector("#cart");
	if (!form) throw new Error(`No cart on ${page.path} (${page.status})`);
	return form.querySelectorAll("input[name]").map((field) => [field.getAttribute("name") ?? "", fieldValue(field)]);
}

/** The form of a page that puts a row into the cart, filled in for that row: as if its own button had been pressed. */
export function rowForm(page: Page, amount: string, isMeant: (row: HTMLElement) => boolean = () => true): FilledForm {
	const row = page.root
		.querySelectorAll("main tbody tr")
		.find((candidate) => candidate.querySelector("button[name=only]") && isMeant(candidate));
	const id = row?.querySelector("button[name=only]")?.getAttribute("value");
	if (!id) throw new Error(`Nothing can be ordered on ${page.path} (${page.status})`);
	const { path, fields } = formOf(page, 'main form[action="/cart/items"]:has(button[name="only"])');
	return { path, fields: { ...fields, [`amount.${id}`]: amount, only: id } };
}

/** What the fields of a form hold as they stand, by their names. */
export function fieldsOf(form: HTMLElement): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const field of form.querySelectorAll("input[name], select[name], textarea[name]")) {
		const name = field.getAttribute("name") ?? "";
		const type = field.getAttribute("type");
		if ((type === "checkbox" || type === "radio") && !field.hasAttribute("checked")) continue;
		fields[name] = fieldValue(field);
	}
	return fields;
}

function fieldValue(field: HTMLElement): string {
	if (field.tagName === "TEXTAREA") return field.text;
	if (field.tagName === "SELECT") {
		const options = field.querySelectorAll("option");
		const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
		return chosen?.getAttribute("value") ?? chosen?.text ?? "";
	}
	return field.getAttribute("value") ?? (field.getAttribute("type") === "checkbox" ? "on" : "");
}

/** An address out of an attribute. */
export const unescaped = (text: string | undefined): string | undefined => text?.replaceAll("&amp;", "&");
