import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "../support/server";

let shop: RunningShop;

beforeAll(async () => {
	shop = await startShop({}, { silence: 5000 });
});
afterAll(() => shop.stop());

/** Process ids of the runtimes that the shop's process has started. */
function runtimes(): number[] {
	const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat=,comm="], { encoding: "utf8" }).split("\n");
	return rows
		.map((row) => row.trim().split(/\s+/))
		.filter(([, parent, state, command]) => Number(parent) === shop.pid && !state?.startsWith("Z") && command?.includes("workerd"))
		.map(([pid]) => Number(pid));
}

const statusOf = (path: string) =>
	fetch(`${shop.address}${path}`, { signal: AbortSignal.timeout(1000) }).then(
		(answer) => answer.status,
		() => 0,
	);

it("a hanging runtime is reported, killed and restarted", async () => {
	const [pid] = runtimes();
	if (!pid) throw new Error("The shop has no runtime.");
	process.kill(pid, "SIGSTOP");
	await expect.poll(() => shop.log(), { timeout: 30_000 }).toContain(`The runtime has not answered for 5 s. Its process ${pid}`);
	await expect.poll(() => statusOf("/cookies"), { timeout: 60_000 }).toBe(200);
	expect(runtimes()).not.toContain(pid);
}, 120_000);
