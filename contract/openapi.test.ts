import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { openapi } from "./openapi";

it("is a valid document without warnings", async () => {
	const config = await createConfig({
		extends: ["recommended"],
		rules: {
			"info-license": "off",
			// The addresses are those of the specification.
			"no-path-trailing-slash": "off",
			"no-ambiguous-paths": "off",
		},
	});
	const problems = await lintFromString({ source: JSON.stringify(openapi()), absoluteRef: "openapi.json", config });
	expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

it("says each schema of the catalogue once", () => {
	const text = JSON.stringify(openapi());
	expect(text.match(/"suppliedVariant":\{"\$ref"/g)?.length).toBeGreaterThan(1);
	expect(text.match(/"price_per_kg":\{/g)?.length).toBeLessThan(4);
});
