/** What tests written in TypeScript take of it. */
export function shippedPackages(): { name: string; version: string; licence: string; places: string[] }[];
