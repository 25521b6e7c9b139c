import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseAst } from "rollup/parseAst";
import { expect, it } from "vitest";
import { type Cuts, withoutCuts } from "../vite/code-cuts";
import { reactCuts } from "../vite/react-cuts";
import { remixCuts } from "../vite/remix-cuts";
import { routerCuts } from "../vite/router-cuts";

const cut = (code: string, cuts: Omit<Cuts, "file">) => withoutCuts(code, parseAst(code), { file: "a.js", ...cuts });

it("empties functions, also within others", () => {
	expect(cut("function a(){function b(){return 1}return b()}", { bodies: { b: "return 2" } }).code).toBe(
		"function a(){function b(){return 2}return b()}",
	);
});

it("keeps of a CommonJS module what is asked for", () => {
	expect(cut("exports.a=function(){};exports.b=1;", { exports: ["b"] }).code).toBe("exports.b=1;");
});

it("drops cases that are never met, where nothing falls through", () => {
	const code = "switch(a.tag){case 1:f();break;case 4:g();break;case 5:h();case 8:i();break;case 9:case 12:j()}";
	expect(cut(code, { tags: [4, 8, 9] }).code).toBe("switch(a.tag){case 1:f();break;case 5:h();case 8:i();break;case 12:j()}");
});

it("names what is not there", () => {
	const { missing } = cut("f();", {
		bodies: { a: "" },
		texts: [
			["b", ""],
			[/c/, ""],
			["f", "g"],
		],
	});
	expect(missing).toEqual(["a", "b", "/c/"]);
});

it.each([...reactCuts, ...routerCuts, ...remixCuts])("the cuts fit $file as it is installed, and leave code that can be read", (cuts) => {
	const path = createRequire(import.meta.url)
		.resolve("react/package.json")
		.replace(/react\/package\.json$/, "");
	const source = readFileSync(path + cuts.file, "utf8");
	const { code, missing } = withoutCuts(source, parseAst(source), cuts);
	expect(missing).toEqual([]);
	expect(code).not.toBe(source);
	expect(() => parseAst(code)).not.toThrow();
});

it("no drawing sets an attribute whose spelling has fallen out", () => {
	const path = createRequire(import.meta.url)
		.resolve("react-dom/package.json")
		.replace("package.json", "cjs/react-dom.production.min.js");
	const [names = ""] = readFileSync(path, "utf8").match(/accent-height alignment-baseline[^"]*x-height/) ?? [];
	const gone = names
		.split(" ")
		.map((name) => name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase()))
		.filter((name) => name !== "textAnchor");
	expect(gone.length).toBeGreaterThan(50);
	const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
	const set = files.flatMap((file) =>
		[...readFileSync(join("app", file), "utf8").matchAll(/\s([a-z]+[A-Z]\w+)=[{"]/g)].map(([, name]) => name),
	);
	expect(set).toContain("textAnchor");
	expect(gone.filter((name) => set.includes(name))).toEqual([]);
});
