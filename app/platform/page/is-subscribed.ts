import type { Flash } from "../session/visitor";

/** The newsletter's form in the footer was taken: a document that comes says so in its place there. */
export const isSubscribed = (flash: Flash | null): boolean => flash?.kind === "notice" && flash.key === "newsletter.sent";
