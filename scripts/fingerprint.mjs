import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const nothingToServe = /\.(test\.tsx?|md)$|~$|(^|\/)\.[^/]+$/;

/** Every file below the given files and folders, in a fixed order. */
export function filesOf(paths) {
	return paths.flatMap((path) => {
		if (!existsSync(path)) return [];
		if (statSync(path).isFile()) return [path];
		return filesOf(
			readdirSync(path)
				.sort()
				.map((name) => join(path, name)),
		);
	});
}

/** One hash of the names and contents of all that is served, or of every file where the filter says so. */
export function fingerprint(paths, isCounted = (file) => !nothingToServe.test(file)) {
	const hash = createHash("sha256");
	for (const file of filesOf(paths).filter(isCounted)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
	return hash.digest("hex").slice(0, 16);
}
