export const leanFlags: string[];
export function giveFlags(flags: readonly string[]): void;
