import { type Device, unknownDevice } from "../../../contract/values/device";

/** Longer than any browser's header. The rest is cut off before parsing. */
const longest = 400;

/** The first match wins, because every browser also names older ones. */
const browsers: readonly [RegExp, Device["browser"]][] = [
	[/\bEdg(?:e|A|iOS)?\//, "edge"],
	[/\b(?:OPR|OPT|OPiOS|Opera)\//, "opera"],
	[/\bSamsungBrowser\//, "samsung"],
	[/\b(?:Firefox|FxiOS)\//, "firefox"],
	[/\b(?:Chrome|CriOS|Chromium)\//, "chrome"],
	[/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, "safari"],
];

const systems: readonly [RegExp, Device["system"]][] = [
	[/\b(?:iPhone|iPad|iPod)\b/, "ios"],
	[/\bAndroid\b/, "android"],
	[/\bCrOS\b/, "chromeos"],
	[/\bWindows\b/, "windows"],
	[/\bMacintosh\b/, "macos"],
	[/\bLinux\b/, "linux"],
];

/** Reduces the User-Agent header to browser and system. Nothing else is passed on. */
export function deviceOf({ headers }: Pick<Request, "headers">): Device {
	const text = (headers.get("User-Agent") ?? "").slice(0, longest);
	const firstOf = <Name>(known: readonly [RegExp, Name][]) => known.find(([pattern]) => pattern.test(text))?.[1];
	return { browser: firstOf(browsers) ?? unknownDevice.browser, system: firstOf(systems) ?? unknownDevice.system };
}
