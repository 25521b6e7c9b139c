import type { Flash } from "../session/visitor";

/** Whether the newsletter form in the footer was accepted: the footer shows it in its place. */
export const isSubscribed = (flash: Flash | null): boolean => flash?.kind === "notice" && flash.key === "newsletter.sent";
