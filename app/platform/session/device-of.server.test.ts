import { expect, it } from "vitest";
import { device } from "../../../contract/values/device";
import { deviceOf } from "./device-of.server";

const of = (text: string) => deviceOf({ headers: new Headers({ "User-Agent": text }) });

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
	["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0", "firefox", "windows"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "firefox", "linux"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, "chrome", "windows"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "edge", "windows"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, "opera", "windows"],
	[`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, "samsung", "android"],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, "chrome", "chromeos"],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
		"safari",
		"macos",
	],
	[`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, "safari", "ios"],
	[`${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, "chrome", "ios"],
	[`${iphone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, "firefox", "ios"],
	["curl/8.5.0", "other", "other"],
	["", "other", "other"],
])("%s", (text, browser, system) => expect(of(text)).toEqual({ browser, system }));

it("takes nothing of what is written but words that are known", () => {
	for (const text of ["<script>alert(1)</script>", "Firefox", "x".repeat(10_000), `${"x".repeat(500)} Firefox/1 Windows`])
		expect(of(text)).toEqual({ browser: "other", system: "other" });
	expect(device.safeParse({ browser: "Firefox/133.0", system: "windows" }).success).toBe(false);
});
