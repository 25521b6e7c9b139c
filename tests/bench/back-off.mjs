import { readFileSync } from "node:fs";
import { transformWithEsbuild } from "vite";

/** The shop's own module for the reconnection delay. */
const file = "app/cart/live/live-carts.ts";

/** @returns ms until the next attempt, by the number of failed ones, as in the shop's scripts */
export async function backOff() {
	const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file, { sourcemap: false });
	const { delayAfter } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
	return delayAfter;
}
