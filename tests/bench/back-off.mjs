import { readFileSync } from "node:fs";
import { transformWithEsbuild } from "vite";

/** The shop's own module that says when a browser tries again. */
const file = "app/cart/live/live-delay.ts";

/** @returns ms until the next try, by how many have failed, as the shop's browsers have it */
export async function backOff() {
	const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file, { sourcemap: false });
	const { delayAfter } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
	return delayAfter;
}
