import { Miniflare, Runtime } from "miniflare";
import { expect, it } from "vitest";
import { giveFlags, leanFlags } from "../scripts/runtime-flags.mjs";

const plain = Runtime.prototype.updateConfig;
const script = "export default { fetch: () => Response.json([typeof gc, 6 * 7]) }";

/** What a Worker of a runtime with these settings says: whether it may collect, which V8 lets it if it is told to, and that it can count. */
async function toldBy(...flags: string[]): Promise<unknown> {
	giveFlags(flags);
	const miniflare = new Miniflare({ modules: true, script });
	try {
		return await (await miniflare.dispatchFetch("http://localhost/")).json();
	} finally {
		await miniflare.dispose();
		Runtime.prototype.updateConfig = plain;
	}
}

it.each([
	["none", [], ["undefined", 42]],
	["those of the local shop", leanFlags, ["undefined", 42]],
	["one behind others", [...leanFlags, "--expose-gc"], ["function", 42]],
	["one whose text fills whole words", ["--expose-gc", "--max-lazy", "--no-flush-bytecode"], ["function", 42]],
] as const)("the runtime takes settings of V8: %s", async (_name, flags, said) => {
	expect(await toldBy(...flags)).toEqual(said);
});

it("says so where the runtime is configured in a form that is not known", async () => {
	// Given twice, they find their place taken.
	giveFlags(leanFlags);
	await expect(toldBy(...leanFlags)).rejects.toThrow("another form than is known");
});
