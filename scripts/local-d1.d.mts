/** What tests written in TypeScript take of it. */
export const d1Script: string;
