import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const nothingToServe = /\.(test\.tsx?|md)$|~$|(^|\/)\.[^/]+$/;

/** All files below the given files and folders, in a stable order. */
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

/** A hash of the names and contents of served files, or of the files that the filter accepts. */
export function fingerprint(paths, isCounted = (file) => !nothingToServe.test(file)) {
	const hash = createHash("sha256");
	for (const file of filesOf(paths).filter(isCounted)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
	return hash.digest("hex").slice(0, 16);
}

const lock = ".cache/build.lock";

/** Runs under a lock of this folder, because builds write to shared folders. */
export async function alone(work) {
	mkdirSync(".cache", { recursive: true });
	while (!take()) await setTimeout(200);
	try {
		return await work();
	} finally {
		rmSync(lock, { force: true });
	}
}

function take() {
	try {
		writeFileSync(lock, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
		if (!holderLives()) rmSync(lock, { force: true });
		return false;
	}
}

function holderLives() {
	try {
		process.kill(Number(readFileSync(lock, "utf8")), 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
