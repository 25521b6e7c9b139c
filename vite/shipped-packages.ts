import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Folder for the package lists of each build, as JSON with package folders as in package-lock.json. */
const folder = ".cache/packages";

/** Records the packages of which a build includes code. `npm run licences` makes a page from it. */
export const shippedPackages: Plugin = {
	name: "shipped-packages",
	generateBundle(_, bundle) {
		const found = new Set<string>();
		for (const part of Object.values(bundle)) {
			if (part.type !== "chunk") continue;
			for (const [id, { renderedLength }] of Object.entries(part.modules)) {
				const place = /\bnode_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+/.exec(id)?.[0];
				if (place && renderedLength > 0) found.add(place);
			}
		}
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, `${this.environment.name}.json`), JSON.stringify([...found].sort(), null, "\t"));
	},
};
