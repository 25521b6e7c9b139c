import type { Miniflare } from "miniflare";

/** What tests written in TypeScript take of it. */
export function databaseFolder(state: string): string;
export function databaseOnly(state: string): Miniflare;
