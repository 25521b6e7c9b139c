export function orderLookedAt(name: string): string;
export function reviewStatements(name: string): string[];
export function refuseStatements(name: string): string[];
export function holderStatements(name: string): string[];
