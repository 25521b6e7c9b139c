import { type Device, unknownDevice } from "../../../contract/values/device";

/** Longer than browsers write; what is longer is cut off before it is looked at. */
const longest = 400;

/** The first that fits: all browsers say that they are older ones, too. */
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

/** The browser and system that a request says it comes from, in a few words: the rest of it is passed on to nobody. */
export function deviceOf({ headers }: Pick<Request, "headers">): Device {
	const text = (headers.get("User-Agent") ?? "").slice(0, longest);
	const firstOf = <Name>(known: readonly [RegExp, Name][]) => known.find(([pattern]) => pattern.test(text))?.[1];
	return { browser: firstOf(browsers) ?? unknownDevice.browser, system: firstOf(systems) ?? unknownDevice.system };
}
