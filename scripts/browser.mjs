import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Failure } from "./failure.mjs";
import { commandFile } from "./process.mjs";

const debian = "/usr/bin/chromium";

/**
 * Finds a browser for the tests, or gets one: Debian's where apt may be used, else Playwright's own.
 * @returns its file
 */
export function ensureBrowser() {
	const given = process.env.CHROMIUM;
	if (given) {
		if (works(given)) return given;
		throw new Failure(`CHROMIUM is ${given}, which cannot be run.`);
	}
	const own = chromium.executablePath();
	const found = [debian, own].find(works);
	if (found) return found;
	console.log("No browser found; getting one …");
	if (installWithApt() && works(debian)) return debian;
	installWithPlaywright();
	if (works(own)) return own;
	throw new Failure(
		[
			"The browser tests need Chromium, and none could be had: apt is not usable here, and Playwright's download failed or does not run.",
			"Install Chromium and name its file: CHROMIUM=/path/to/chromium npm test",
		].join("\n"),
	);
}

function works(file) {
	return existsSync(file) && quietly(file, ["--version"]);
}

function installWithApt() {
	const isRoot = process.getuid?.() === 0;
	if (!quietly("apt-get", ["--version"])) return false;
	if (!isRoot && !quietly("sudo", ["-n", "true"])) return false;
	const apt = (...args) => {
		const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", ...args];
		return isRoot ? quietly(command[0], command.slice(1)) : quietly("sudo", ["-n", ...command]);
	};
	apt("update");
	return apt("install", "-y", "--no-install-recommends", "chromium");
}

function installWithPlaywright() {
	quietly(process.execPath, [commandFile("@playwright/test", "playwright"), "install", "chromium"]);
}

function quietly(command, args) {
	return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
