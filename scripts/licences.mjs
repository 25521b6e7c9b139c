// npm run licences: writes docs/licences.md from the last build (`npm run build`).
import { readFileSync, writeFileSync } from "node:fs";
import { contentsFile } from "./build.mjs";
import { isCommand } from "./lib/process.mjs";

const head = `# Packages that ship

\`npm run licences\` lists the packages whose code ships, from what the bundlers say; \`tests/http/licences.test.ts\` compares it with the build. The font is Archivo, under the SIL Open Font License 1.1 (\`public/fonts/OFL.txt\`).

| package | version | licence | where |
|---|---|---|---|`;

/**
 * Packages with code in the last build.
 * @typedef {{ name: string, version: string, licence: string, places: string[] }} Shipped version and licence from package-lock.json;
 * places: browser, shop, backend
 * @returns {Shipped[]}
 */
export function shippedPackages() {
	const { packages } = read("package-lock.json");
	const found = new Map();
	const note = (folders, where) => {
		for (const folder of folders) {
			const { version, license } = packages[folder];
			const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
			// A package may be installed in several folders.
			const known = found.get(`${name} ${version}`) ?? { name, version, licence: license ?? "unknown", places: [] };
			if (!known.places.includes(where)) known.places.push(where);
			found.set(`${name} ${version}`, known);
		}
	};
	note(read(".cache/packages/client.json"), "browser");
	note(read(".cache/packages/ssr.json"), "shop");
	note(bundled("shop"), "shop");
	note(bundled("backend"), "backend");
	return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** @param {Shipped} shipped */
export const licenceRow = ({ name, version, licence, places }) => `| ${name} | ${version} | ${licence} | ${places.join(", ")} |`;

/** Packages that wrangler bundles into a Worker, including its Node polyfills. */
function bundled(name) {
	const { outputs } = read(contentsFile(name));
	const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
	const folders = inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? (folderOf(file) ?? []) : []));
	return new Set(folders);
}

const folderOf = (file) => /\bnode_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+/.exec(file)?.[0];

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

if (isCommand(import.meta.url)) {
	const rows = shippedPackages().map(licenceRow);
	writeFileSync("docs/licences.md", `${head}\n${rows.join("\n")}\n`);
	console.log(`docs/licences.md names ${rows.length} packages.`);
}
