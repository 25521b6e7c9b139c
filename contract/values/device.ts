import * as z from "zod";

export const browsers = ["chrome", "edge", "firefox", "opera", "safari", "samsung", "other"] as const;
export const systems = ["android", "chromeos", "ios", "linux", "macos", "windows", "other"] as const;

/** The device of a session, so that people recognise it in the list of their sessions. Nothing else about it is stored. */
export const device = z.object({
	browser: z.enum(browsers).describe("Browser."),
	system: z.enum(systems).describe("Operating system."),
});
export type Device = z.output<typeof device>;

export const unknownDevice: Device = { browser: "other", system: "other" };
