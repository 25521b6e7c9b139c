import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** How many older builds stay available: an open page requests the scripts and styles of its own build. */
const maxOlderBuilds = 2;

/** Key of the object with the files of older builds, in the bucket of an environment. */
export const archiveKey = "deploy/assets.zip";

/**
 * Adds the files of older builds to the current one, because a deployment deletes files that it does not contain.
 * @param {Uint8Array | null} archive from the previous deployment; null at the first
 * @param {{ built: string, deployed: string }} folders of the assets: the new build, and what will be deployed
 * @returns {Uint8Array} the archive for the next deployment
 */
export function withOlderBuilds(archive, { built, deployed }) {
	const files = archive ? unzipSync(archive) : {};
	const { "builds.json": list, ...contents } = files;
	/** @type {string[][]} */
	const before = list ? JSON.parse(strFromU8(list)) : [];
	const present = readdirSync(built).sort();
	const older = before.filter((build) => build.join() !== present.join()).slice(0, maxOlderBuilds);
	for (const name of present) contents[name] = readFileSync(join(built, name));
	const kept = [...new Set([present, ...older].flat())];
	mkdirSync(deployed, { recursive: true });
	for (const name of kept) if (!existsSync(join(deployed, name))) writeFileSync(join(deployed, name), contents[name]);
	const zipped = Object.fromEntries(kept.map((name) => [name, contents[name]]));
	return zipSync({ "builds.json": strToU8(JSON.stringify([present, ...older])), ...zipped });
}
