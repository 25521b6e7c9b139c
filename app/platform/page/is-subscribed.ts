import type { Flash } from "../session/visitor";

/** The newsletter's form in the footer was taken: its place there says so. */
export const isSubscribed = (flash: Flash | null): boolean => flash?.kind === "notice" && flash.key === "newsletter.sent";
