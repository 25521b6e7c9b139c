import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Where each build says so, as JSON: the folders of packages, as package-lock.json has them. */
const folder = ".cache/packages";

/** Notes of which packages some code went into the files of a build: `npm run licences` makes a page of it. */
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
