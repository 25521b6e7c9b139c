import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { styleSource, zoomStyles } from "./style-source.server";

it("allows the styles that react-zoom-pan-pinch adds to a page", async () => {
	const file = createRequire(import.meta.url)
		.resolve("react-zoom-pan-pinch")
		.replace("index.cjs.js", "index.esm.js");
	const [, css = '""'] = /var css_\w+ = ("(?:[^"\\]|\\.)*")/.exec(readFileSync(file, "utf8")) ?? [];
	expect(await Promise.all(["", JSON.parse(css)].map(styleSource))).toEqual(zoomStyles);
});
