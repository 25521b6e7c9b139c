import { z } from "zod";

export const browsers = ["chrome", "edge", "firefox", "opera", "safari", "samsung", "other"] as const;
export const systems = ["android", "chromeos", "ios", "linux", "macos", "windows", "other"] as const;

/** What somebody signs in with, so that they know it again in the list of their sessions: no more than these words of it are kept. */
export const device = z.object({
	browser: z.enum(browsers).describe("Its browser."),
	system: z.enum(systems).describe("Its operating system."),
});
export type Device = z.output<typeof device>;

export const unknownDevice: Device = { browser: "other", system: "other" };
