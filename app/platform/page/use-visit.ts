import { useRouteLoaderData } from "@remix-run/react";
import type { VisitView } from "../session/visitor";

/** A visit from a procurement system, as pages show it. */
export type ShownVisit = Omit<VisitView, "origins">;

/** The visit of the reader; null for everybody else, undefined on an error page. */
export const useVisit = (): ShownVisit | null | undefined => useRouteLoaderData<{ visit: ShownVisit | null }>("root")?.visit;
