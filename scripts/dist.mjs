import { existsSync, statSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { filesOf } from "./fingerprint.mjs";

/**
 * Copies what has changed from build/ to dist/, the browser's files first, so that a running server never misses a file.
 * @param keepsOld whether files of earlier builds stay, for pages that are open or served
 */
export async function copyToDist(keepsOld) {
	for (const part of ["client", "server"]) {
		const wanted = below(`build/${part}`).filter((file) => (part === "client" ? !file.startsWith(".vite") : file === "index.js"));
		for (const file of wanted) await copyIfChanged(join("build", part, file), join("dist", part, file));
		const stale = below(`dist/${part}`).filter((file) => !wanted.includes(file));
		for (const file of stale.map((name) => join("dist", part, name))) if (!keepsOld || isOld(file)) await rm(file);
	}
}

/** Nobody has a page open for longer than a day. */
function isOld(file) {
	return Date.now() - statSync(file).mtimeMs > 24 * 60 * 60 * 1000;
}

function below(folder) {
	return filesOf([folder]).map((file) => relative(folder, file));
}

async function copyIfChanged(from, to) {
	if (existsSync(to) && (await readFile(from)).equals(await readFile(to))) return;
	await mkdir(dirname(to), { recursive: true });
	await copyFile(from, `${to}~`);
	await rename(`${to}~`, to);
}
