import { expect, it } from "vitest";
import { BoundedMemory } from "./bounded-memory.server";

it("lets go of what was not asked for the longest", () => {
	const memory = new BoundedMemory<{ size: number }>(10);
	for (const key of ["a", "b", "c"]) memory.set(key, { size: 3 });
	memory.get("a");
	memory.set("d", { size: 3 });
	expect(["a", "b", "c", "d"].filter((key) => memory.get(key))).toEqual(["a", "c", "d"]);
});

it("counts what takes another's place once, and does not take what is too large", () => {
	const memory = new BoundedMemory<{ size: number }>(10);
	for (let time = 0; time < 9; time++) memory.set("a", { size: 8 });
	memory.set("b", { size: 2 });
	memory.set("c", { size: 11 });
	expect(["a", "b", "c"].filter((key) => memory.get(key))).toEqual(["a", "b"]);
});
