import type { Flash } from "../session/visitor";

/** The newsletter form was accepted. The footer then shows the result in its place. */
export const isSubscribed = (flash: Flash | null): boolean => flash?.kind === "notice" && flash.key === "newsletter.sent";
