import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * The resources that a browser loads for displaying and hydrating a page, from the page's HTML and the built files.
 * @returns bytes (gzip for text), the number of requests and URLs of other sites among them
 */
export function weigh(html) {
	const tags = [...html.matchAll(/<(link|script|img|source|iframe)\b([^>]*)>/g)].map(([, name, attributes]) => ({
		name,
		...read(attributes),
	}));
	const stylesheets = addresses(tags.filter(({ name, rel }) => name === "link" && rel === "stylesheet").map(({ href }) => href));
	const code = withImports(addresses([...scriptsOf(tags), ...inlineImports(html)]));
	const scripts = [...code, ...textsOf(code)];
	const fonts = addresses([
		...tags.filter(({ rel, as }) => rel === "preload" && as === "font").map(({ href }) => href),
		...stylesheets.flatMap((path) =>
			[
				...file(path)
					.toString()
					.matchAll(/url\(["']?([^"')]+\.woff2)/g),
			].map(([, url]) => url),
		),
	]);
	const pictures = addresses(tags.filter(({ name, loading }) => name === "img" && loading !== "lazy").map(({ src }) => src)).filter(
		(address) => !address.startsWith("data:"),
	);
	const all = [
		...stylesheets,
		...scripts,
		...fonts,
		...pictures,
		...addresses(tags.filter(({ name }) => name === "iframe").map(({ src }) => src)),
	];
	const foreign = all.filter((path) => !path.startsWith("/") || path.startsWith("//"));
	return {
		html: gzipSync(html).length,
		css: sum(stylesheets, gzipped),
		js: sum(scripts, gzipped),
		fonts: sum(fonts, (path) => file(path).length),
		requests: 1 + all.length,
		foreign,
	};
}

function read(attributes) {
	return Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name.toLowerCase(), value]));
}

function scriptsOf(tags) {
	return tags
		.filter(({ name, rel, src }) => (name === "link" && rel === "modulepreload") || (name === "script" && src))
		.map(({ href, src, "data-href": later }) => href ?? src ?? later);
}

function inlineImports(html) {
	return [...html.matchAll(/\bimport\s*(?:[\w*{][^"']*?from\s*)?["']([^"']+\.js)["']/g)].map(([, path]) => path);
}

function addresses(found) {
	return [...new Set(found.filter(Boolean))];
}

/** Modules loaded by import. */
function withImports(scripts) {
	const known = new Set(scripts);
	for (const path of known)
		if (path.startsWith("/assets/"))
			for (const [, name] of file(path)
				.toString()
				.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g))
				known.add(posix.join("/assets", name));
	return [...known];
}

/** German texts of the page's routes (`handle.i18n`), loaded before hydration. */
function textsOf(scripts) {
	// Pages for visitors with Save-Data have none.
	if (scripts.length === 0) return [];
	const sources = scripts.filter((path) => path.startsWith("/assets/")).map((path) => file(path).toString());
	const named = new Set(
		sources.flatMap((source) => [...source.matchAll(/\bi18n:\[([^\]]*)\]/g)].flatMap(([, list]) => list.match(/[\w-]+/g) ?? [])),
	);
	const files = new Map(
		sources.flatMap((source) =>
			[...source.matchAll(/locales\/de\/([\w-]+)\.json":[^"]*?import\("\.\/([\w-]+\.js)"\)/g)].map(([, ...entry]) => entry),
		),
	);
	const missing = [...named].filter((name) => !files.has(name));
	if (named.size === 0 || missing.length > 0) throw new Error(`The page's texts were not found in its scripts: ${missing}.`);
	// Several texts are one file.
	return addresses([...named].map((name) => posix.join("/assets", files.get(name))));
}

function file(path) {
	return readFileSync(join("dist/client", path));
}

const gzipped = (path) => gzipSync(file(path)).length;
const sum = (paths, size) => paths.filter((path) => path.startsWith("/")).reduce((total, path) => total + size(path), 0);
