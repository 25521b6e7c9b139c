import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const file = ".cache/build.lock";

/** Runs alone among all processes of this folder, since a build writes into folders that they share. */
export async function alone(work) {
	mkdirSync(".cache", { recursive: true });
	while (!take()) await setTimeout(200);
	try {
		return await work();
	} finally {
		rmSync(file, { force: true });
	}
}

function take() {
	try {
		writeFileSync(file, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
		if (!holderLives()) rmSync(file, { force: true });
		return false;
	}
}

function holderLives() {
	try {
		process.kill(Number(readFileSync(file, "utf8")), 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
