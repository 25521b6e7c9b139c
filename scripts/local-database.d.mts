import type { Miniflare } from "miniflare";

/** What tests written in TypeScript take of it. */
export function databaseOnly(state: string): Miniflare;
