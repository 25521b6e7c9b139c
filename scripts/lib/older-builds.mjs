import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** How many builds before the present one can still be loaded from: a page that is open asks for the scripts and styles of its own. */
const mostOlder = 2;

/** Where the object with the files of former builds is, in the bucket of an environment. */
export const archiveKey = "deploy/assets.zip";

/**
 * Puts the files of the builds before into the present one, since a deployment takes away those that it does not have.
 * @param {Uint8Array | null} archive that of the deployment before; null at the first
 * @param {{ built: string, deployed: string }} folders of the assets: as they were just built, and what is deployed
 * @returns {Uint8Array} the archive for the next deployment
 */
export function withOlderBuilds(archive, { built, deployed }) {
	const files = archive ? unzipSync(archive) : {};
	const { "builds.json": list, ...contents } = files;
	/** @type {string[][]} */
	const before = list ? JSON.parse(strFromU8(list)) : [];
	const present = readdirSync(built).sort();
	const older = before.filter((build) => build.join() !== present.join()).slice(0, mostOlder);
	for (const name of present) contents[name] = readFileSync(join(built, name));
	const kept = [...new Set([present, ...older].flat())];
	mkdirSync(deployed, { recursive: true });
	for (const name of kept) if (!existsSync(join(deployed, name))) writeFileSync(join(deployed, name), contents[name]);
	const zipped = Object.fromEntries(kept.map((name) => [name, contents[name]]));
	return zipSync({ "builds.json": strToU8(JSON.stringify([present, ...older])), ...zipped });
}
