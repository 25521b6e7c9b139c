import { existsSync } from "node:fs";
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
		if (keepsOld) continue;
		for (const file of below(`dist/${part}`)) if (!wanted.includes(file)) await rm(join("dist", part, file));
	}
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
