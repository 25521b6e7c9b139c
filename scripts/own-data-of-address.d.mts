export function ofAddress(address: string): Record<string, string>;
