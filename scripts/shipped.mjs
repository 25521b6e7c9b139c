import { readFileSync } from "node:fs";
import { contentsFile } from "./build.mjs";

/** Of which packages some code is in what the last build made. @returns of each: name, version, licence (package-lock.json), and where it is: browser, shop, backend */
export function shippedPackages() {
	const { packages } = read("package-lock.json");
	const found = new Map();
	const note = (folders, where) => {
		for (const folder of folders) {
			const { version, license } = packages[folder];
			const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
			// The same may lie in several folders.
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

/** A package in docs/licences.md. */
export const licenceRow = ({ name, version, licence, places }) => `| ${name} | ${version} | ${licence} | ${places.join(", ")} |`;

/** What wrangler has put into a Worker, its stand-ins for Node among it. */
function bundled(name) {
	const { outputs } = read(contentsFile(name));
	const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
	const folders = inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? (folderOf(file) ?? []) : []));
	return new Set(folders);
}

const folderOf = (file) => /\bnode_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+/.exec(file)?.[0];

const read = (file) => JSON.parse(readFileSync(file, "utf8"));
