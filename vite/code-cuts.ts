import type { Plugin } from "vite";

/** What falls out of one module of a library, or is put in another's place. Everything named must be there, or the build stops. */
export interface Cuts {
	/** Which module: the end of its file's name. */
	file: string;
	/** Bodies of functions, by name, also of those within others. */
	bodies?: Record<string, string>;
	/** Texts, each in all of its places. */
	texts?: readonly (readonly [find: string | RegExp, put: string])[];
	/** Of a CommonJS module: what of it is used. Whatever else it exports falls out. */
	exports?: readonly string[];
	/** Cases of every `switch (x.tag)` that are never met. */
	tags?: readonly number[];
}

interface Node {
	type: string;
	start: number;
	end: number;
	[field: string]: unknown;
}

interface Edit {
	start: number;
	end: number;
	text: string;
}

/** Cuts out of libraries what this shop never reaches. @param build whose files: the browser's or the server's */
export function codeCuts(build: "client" | "ssr", allCuts: readonly Cuts[]): Plugin {
	return {
		name: `code-cuts-${build}`,
		enforce: "pre",
		apply: "build",
		transform(code, id) {
			if (this.environment.name !== build) return;
			const cuts = allCuts.find(({ file }) => id.endsWith(file));
			if (!cuts) return;
			const { code: short, missing } = withoutCuts(code, this.parse(code), cuts);
			if (missing.length > 0) this.error(`${cuts.file} has changed: ${missing.join(", ")} not found.`);
			return { code: short, map: null };
		},
	};
}

/** @returns the code without what is cut, and what was not found in it */
export function withoutCuts(code: string, program: unknown, cuts: Cuts): { code: string; missing: string[] } {
	const missing: string[] = [];
	const edited = withEdits(code, editsOf(program, cuts, missing));
	return { code: withTexts(edited, cuts.texts ?? [], missing), missing };
}

function editsOf(program: unknown, { bodies = {}, exports, tags = [] }: Cuts, missing: string[]): Edit[] {
	const edits: Edit[] = [];
	const found = new Set<string>();
	walk(program, (node) => {
		const name = node.type === "FunctionDeclaration" && isNode(node.id) ? String(node.id.name) : "";
		const body = Object.hasOwn(bodies, name) ? bodies[name] : undefined;
		if (body !== undefined && isNode(node.body)) {
			found.add(name);
			edits.push({ start: node.body.start, end: node.body.end, text: `{${body}}` });
			return false;
		}
		if (exports && isExportOfNone(node, exports)) {
			edits.push({ start: node.start, end: node.end, text: "" });
			return false;
		}
		edits.push(...neverMet(node, tags));
		return true;
	});
	missing.push(...Object.keys(bodies).filter((name) => !found.has(name)));
	return edits;
}

/** `exports.name = …;` of a name that nobody asks for. */
function isExportOfNone({ type, expression }: Node, names: readonly string[]): boolean {
	if (type !== "ExpressionStatement" || !isNode(expression) || !isNode(expression.left)) return false;
	const { object, property } = expression.left;
	return isNode(object) && object.name === "exports" && isNode(property) && !names.includes(String(property.name));
}

/** Cases that end by themselves after one that does: nothing falls through into or out of them. */
function neverMet(node: Node, tags: readonly number[]): Edit[] {
	if (node.type !== "SwitchStatement" || !isNode(node.discriminant) || !Array.isArray(node.cases)) return [];
	const { property } = node.discriminant;
	if (!isNode(property) || property.name !== "tag") return [];
	const cases = node.cases.filter(isNode);
	return cases.flatMap((one, index) => {
		const isNever = isNode(one.test) && tags.some((tag) => isNode(one.test) && one.test.value === tag);
		const before = cases[index - 1];
		if (!isNever || !(before === undefined || ends(before) || isEmpty(one))) return [];
		return isEmpty(one) || ends(one) ? [{ start: one.start, end: one.end, text: "" }] : [];
	});
}

const isEmpty = ({ consequent }: Node) => Array.isArray(consequent) && consequent.length === 0;

function ends({ consequent }: Node): boolean {
	const last: unknown = Array.isArray(consequent) ? consequent.at(-1) : undefined;
	return isNode(last) && (last.type === "BreakStatement" || last.type === "ReturnStatement");
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Goes through a tree; `see` says whether to go on below. */
function walk(value: unknown, see: (node: Node) => boolean): void {
	if (Array.isArray(value)) for (const item of value) walk(item, see);
	else if (isNode(value) && see(value)) for (const field of Object.values(value)) if (typeof field === "object") walk(field, see);
}

function withEdits(code: string, edits: readonly Edit[]): string {
	return edits
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

function withTexts(code: string, texts: NonNullable<Cuts["texts"]>, missing: string[]): string {
	return texts.reduce((text, [find, put]) => {
		const next = typeof find === "string" ? text.replaceAll(find, () => put) : text.replace(find, put);
		if (next === text) missing.push(String(find));
		return next;
	}, code);
}
