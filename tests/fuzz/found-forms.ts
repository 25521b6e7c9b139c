import type { HTMLElement } from "node-html-parser";
import { Cookies } from "../support/cookies";
import type { Page } from "../support/visitor";
import { unescaped } from "./html-tags";
import type { Stage, Where } from "./stages";

export interface Form {
	/** Name in the report: its target, and the label or intent of its button. */
	name: string;
	path: string;
	/** As browsers would submit it unchanged; names may occur several times. */
	fields: [string, string][];
	/** Name of its file field: submitted as multipart. */
	isUpload: boolean;
}

/** Ids of carts, orders and rows. */
export const shapeOf = (text: string): string =>
	text
		.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ":uuid")
		.replace(/token=[\w-]+/, "token=:token")
		.replace(/\d+/g, "#");

/** The forms of a page that change something, one for each submit button. */
export function postForms(page: Page): Form[] {
	return page.root.querySelectorAll("form").flatMap((form) => {
		if (form.getAttribute("method")?.toLowerCase() !== "post") return [];
		const id = form.getAttribute("id");
		const beside = id ? page.root.querySelectorAll(`[form="${id}"]`) : [];
		const all = [...form.querySelectorAll("input, select, textarea, button"), ...beside];
		const fields = all.flatMap(fieldOf);
		const buttons = all.filter((one) => one.tagName === "BUTTON" && (one.getAttribute("type") ?? "submit") === "submit");
		const isUpload = form.getAttribute("enctype") === "multipart/form-data";
		return (buttons.length > 0 ? buttons : [null]).map((button) => {
			const pressed = button?.getAttribute("name");
			const value = unescaped(button?.getAttribute("value") ?? "");
			const action = unescaped(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "") || page.path;
			const sent: [string, string][] = pressed ? [...fields, [pressed, value]] : fields;
			const said = sent.filter(([name]) => ["intent", "view", "choice", "next", "done"].includes(name)).map((pair) => pair.join("="));
			const names = [...new Set(sent.map(([name]) => shapeOf(name)))].sort();
			const name = `${shapeOf(action.split("?")[0] ?? "")} ${said.join(" ")} [${names.join(" ")}]`;
			return { name, path: action, fields: sent, isUpload };
		});
	});
}

function fieldOf(field: HTMLElement): [string, string][] {
	const name = unescaped(field.getAttribute("name") ?? "");
	if (!name || field.tagName === "BUTTON") return [];
	if (field.tagName === "SELECT") {
		const options = field.querySelectorAll("option");
		const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
		return [[name, unescaped(chosen?.getAttribute("value") ?? chosen?.text ?? "")]];
	}
	if (field.tagName === "TEXTAREA") return [[name, unescaped(field.text)]];
	const type = field.getAttribute("type");
	// Unchecked boxes can be checked.
	return [[name, unescaped(field.getAttribute("value") ?? (type === "checkbox" ? "on" : ""))]];
}

/** A scene that is set up again when its subject is gone. */
export class Scene {
	readonly name: string;
	#begin: (where: Where) => Promise<Stage>;
	#where: Where;
	#stage: Stage | null = null;
	#cookies = new Cookies();
	/** By form name: the page it was found on. */
	#places = new Map<string, number>();

	constructor(name: string, begin: (where: Where) => Promise<Stage>, where: Where) {
		this.name = name;
		this.#begin = begin;
		this.#where = where;
	}

	async open(): Promise<Stage> {
		if (!this.#stage) {
			// A busy machine occasionally drops a connection; retry, since nothing was tested yet.
			this.#stage = await this.#begin(this.#where).catch(() => this.#begin(this.#where));
			this.#cookies = new Cookies(this.#stage.visitor.cookies);
		}
		return this.#stage;
	}

	/** The names of the forms on all its pages; each is then read from the page where it was first found. */
	async names(): Promise<string[]> {
		const { pages } = await this.open();
		for (const [place, path] of pages.entries())
			for (const { name } of await this.#formsOn(path)) if (!this.#places.has(name)) this.#places.set(name, place);
		return [...this.#places.keys()];
	}

	/** The current form; null if its subject was sent, deleted or signed out. */
	async form(name: string): Promise<Form | null> {
		const { pages } = await this.open();
		const found = await this.#formsOn(pages[this.#places.get(name) ?? 0] ?? "/");
		return found.find((form) => form.name === name) ?? null;
	}

	/** The form, in a new scene if necessary. */
	async freshForm(name: string): Promise<Form> {
		const present = await this.form(name);
		if (present) return present;
		this.#stage = null;
		const fresh = await this.form(name);
		if (!fresh) {
			const { visitor, pages } = await this.open();
			const page = await visitor.get(pages[this.#places.get(name) ?? 0] ?? "/");
			throw new Error(`${this.name} has no form ${name} any more: ${page.status} ${page.root.querySelector("main")?.text.slice(0, 500)}`);
		}
		return fresh;
	}

	async #formsOn(path: string): Promise<Form[]> {
		const { visitor } = await this.open();
		visitor.cookies.clear();
		for (const [name, value] of this.#cookies) visitor.cookies.set(name, value);
		return postForms(await visitor.get(path));
	}

	get cookie(): string {
		return this.#cookies.header;
	}

	get host(): string {
		return this.#stage?.visitor.host.split(":")[0] ?? "de.localhost";
	}
}
