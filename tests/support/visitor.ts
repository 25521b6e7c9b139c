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
	/** The final path, after redirects. */
	path: string;
}

export interface FilledForm {
	path: string;
	fields: Record<string, string>;
}

/**
 * A shopper without scripts: follows links, submits forms, stores cookies. Uses plain HTTP to the running shop, with the host name of a language.
 */
export class Visitor {
	readonly cookies = new Cookies();
	readonly host: string;
	#address: URL;

	/** @param name the first part of the host: a language, or the desk */
	constructor(address: string, name: Language | "desk" | null = "de") {
		this.#address = new URL(address);
		this.host = `${name ? `${name}.` : ""}localhost:${this.#address.port}`;
	}

	/** Follows redirects as browsers do. */
	async get(path: string, headers: Record<string, string> = {}): Promise<Page> {
		const page = await this.send("GET", path, undefined, headers);
		return this.#follow(page);
	}

	async post(path: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}): Promise<Page> {
		return this.#follow(await this.postOnce(path, fields, headers));
	}

	/** Without following redirects. */
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
		// A new connection: a refused request's connection may close under the next one.
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

/** The data of a form submitted unchanged by its first submit button. If several forms match, the first is used. */
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

/** The form data of the first line or set of a cart, or of its notes. */
export function cartForm(page: Page, intent: CartIntent): FilledForm {
	const id = intent === "setQuantity" || intent === "removeSet" ? "setId" : "itemId";
	const place = page.root.querySelector(intent === "notes" ? "#notes" : `#cart li:has([name="${id}"])`);
	if (!place) throw new Error(`Nothing for ${intent} on ${page.path} (${page.status})`);
	const version = page.root.querySelector('#cart [name="version"]')?.getAttribute("value") ?? "";
	return { path: page.path, fields: { ...fieldsOf(place), version, intent } };
}

/** The data of a cart's whole form in the order of the page, without the notes. */
export function wholeCart(page: Page): [string, string][] {
	const form = page.root.querySelector("#cart");
	if (!form) throw new Error(`No cart on ${page.path} (${page.status})`);
	const fields = form.querySelectorAll("input[name]").filter((field) => !field.closest("#notes"));
	return fields.map((field) => [field.getAttribute("name") ?? "", fieldValue(field)]);
}

/** The form that adds a row of a page to the cart, as submitted by that row's button. */
export function rowForm(page: Page, amount: string, isMeant: (row: HTMLElement) => boolean = () => true): FilledForm {
	const row = page.root
		.querySelectorAll("main tbody tr")
		.find((candidate) => candidate.querySelector("button[name=only]") && isMeant(candidate));
	const id = row?.querySelector("button[name=only]")?.getAttribute("value");
	if (!id) throw new Error(`Nothing can be ordered on ${page.path} (${page.status})`);
	const { path, fields } = formOf(page, 'main form[action="/cart/items"]:has(button[name="only"])');
	return { path, fields: { ...fields, [`amount.${id}`]: amount, only: id } };
}

/** The current values of a form's fields, by name. */
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

/** A URL from an attribute. */
export const unescaped = (text: string | undefined): string | undefined => text?.replaceAll("&amp;", "&");
