import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { cookie } from "../support/cookies";
import { addBeam } from "../support/guest-order";
import { Visitor } from "../support/visitor";

let state: string;
let command: ChildProcess;
let address: string;

beforeAll(async () => {
	state = mkdtempSync(join(tmpdir(), "crossbar-"));
	const port = await freePorts();
	address = `http://127.0.0.1:${port}`;
	command = spawn(process.execPath, ["scripts/run.mjs", "scripts/dev.mjs", "--state", state], {
		env: { ...process.env, PORT: String(port) },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	await new Promise<void>((resolve, reject) => {
		for (const stream of [command.stdout, command.stderr])
			stream?.on("data", (text) => {
				output += String(text);
				if (output.includes("Crossbar is ready")) resolve();
			});
		command.once("close", () => reject(new Error(`npm run dev did not start:\n${output}`)));
	});
}, 120_000);
afterAll(async () => {
	const isOver = new Promise((resolve) => command.once("close", resolve));
	command.kill("SIGTERM");
	await isOver;
	rmSync(state, { recursive: true, force: true });
}, 20_000);

describe("npm run dev", () => {
	it("serves pages, also to who allows analytics", async () => {
		const visitor = new Visitor(address, "en");
		visitor.cookies.set("consent", cookie({ functional: true, analytics: true, marketing: false }));
		for (const path of ["/", "/products/ipe-200"]) {
			const page = await visitor.get(path);
			expect([page.status, page.root.querySelector("title")?.text]).toEqual([200, expect.stringMatching(/Crossbar/)]);
		}
	}, 60_000);

	it("takes forms, and has the backend's data", async () => {
		const visitor = new Visitor(address, "en");
		await addBeam(visitor, "2");
		expect((await visitor.get("/cart")).text).toContain("IPE");
	}, 60_000);
});
