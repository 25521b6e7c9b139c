import type { Flash } from "../session/visitor";

/** The newsletter form was accepted. The footer then shows the result in its place. */
export const isSubscribed = (flash: Flash | null): boolean => flash?.kind === "notice" && flash.key === "newsletter.sent";

/** The page shows the result in the place that it concerns. */
export const isShownInPlace = (flash: Flash): boolean => isSubscribed(flash) || flash.kind === "removed";
