import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { commandFile, Failure } from "./process.mjs";

const folder = "/usr/bin";

/**
 * Finds or installs a browser: Debian's if apt is available, otherwise Playwright's.
 * @param packages Debian packages (and program names) in order of preference. `chromium-headless-shell` has no code for windows: browser
 * tests take two thirds of the time with it.
 * @returns its path
 */
export function ensureBrowser(packages = ["chromium"]) {
	const given = process.env.CHROMIUM;
	if (given) {
		if (works(given)) return given;
		throw new Failure(`CHROMIUM is ${given}, which cannot be run.`);
	}
	const own = chromium.executablePath();
	const debian = packages.map((name) => join(folder, name));
	if (works(debian[0])) return debian[0];
	console.log(`No ${packages[0]} found; installing one …`);
	installWithApt(packages[0]);
	const found = [...debian, own].find(works);
	if (found) return found;
	for (const name of packages.slice(1)) installWithApt(name);
	const got = debian.find(works);
	if (got) return got;
	installWithPlaywright();
	if (works(own)) return own;
	throw new Failure(
		[
			"The browser tests need Chromium, and none could be had: apt is not usable here, and Playwright's download failed or does not run.",
			"Install Chromium and name its file: CHROMIUM=/path/to/chromium npm test",
		].join("\n"),
	);
}

/**
 * Finds a client program, or installs it from Debian if apt is available.
 * @param packages Debian's packages
 * @returns its path, or null
 */
export function findClient(name, packages = [name]) {
	const file = join(folder, name);
	// Not all of them tell a version.
	const isThere = () => works(file, "--help");
	if (!isThere()) installWithApt(...packages);
	return isThere() ? file : null;
}

function works(file, flag = "--version") {
	return existsSync(file) && quietly(file, [flag]);
}

function installWithApt(...packages) {
	const isRoot = process.getuid?.() === 0;
	if (!quietly("apt-get", ["--version"])) return false;
	if (!isRoot && !quietly("sudo", ["-n", "true"])) return false;
	const apt = (...args) => {
		const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", ...args];
		return isRoot ? quietly(command[0], command.slice(1)) : quietly("sudo", ["-n", ...command]);
	};
	apt("update");
	return apt("install", "-y", "--no-install-recommends", ...packages);
}

function installWithPlaywright() {
	quietly(process.execPath, [commandFile("@playwright/test", "playwright"), "install", "chromium"]);
}

function quietly(command, args) {
	return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
