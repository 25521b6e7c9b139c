import type { Device } from "../../../contract/values/device";
import { useT } from "../i18n/i18n";

const browserNames = { chrome: "Chrome", edge: "Edge", firefox: "Firefox", opera: "Opera", safari: "Safari", samsung: "Samsung Internet" };
const systemNames = { android: "Android", chromeos: "ChromeOS", ios: "iOS", linux: "Linux", macos: "macOS", windows: "Windows" };

/** Names a session's device: "Firefox, Windows". Needs the texts `sessions`. */
export function useDeviceLabel(): (device: Device) => string {
	const t = useT("sessions");
	return ({ browser, system }) =>
		`${browser === "other" ? t("browser.other") : browserNames[browser]}, ${system === "other" ? t("system.other") : systemNames[system]}`;
}
