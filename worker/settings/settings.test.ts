import { describe, expect, it } from "vitest";
import { publishedKey } from "../../contract/values/secret-key";
import { problemsOf } from "./settings";

const key = "k".repeat(43);
const problems = (backendUrl: string | null, digestKey = key, devPages = false) => problemsOf({ backendUrl, digestKey, devPages });

describe("settings that stop the shop", () => {
	// Shows H1.15
	it.each([
		"http://backend.example",
		"http://10.0.0.1:8080",
		"http://localhost.evil.example",
		"ftp://backend.example",
		"backend.example",
		"//backend.example",
	])("a backend that is not asked by https: %s", (address) => {
		expect(problems(address)).toEqual([expect.stringContaining("BACKEND_URL")]);
		// In development this harms nobody.
		expect(problems(address, key, true)).toEqual([]);
	});

	it.each([null, "https://backend.example/api", "http://localhost:9000", "http://127.0.0.1:9000", "http://[::1]:9000"])(
		"not one that is, or is on this machine: %s",
		(address) => expect(problems(address)).toEqual([]),
	);

	it.each(["", "k".repeat(31), publishedKey])("a missing, short or published digest key: %j", (unfit) => {
		expect(problems(null, unfit)).toEqual([expect.stringContaining("DIGEST_KEY")]);
		expect(problems(null, unfit, true)).toEqual([]);
	});
});
