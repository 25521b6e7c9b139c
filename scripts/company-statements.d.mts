export function lookedAt(vat: string): string;
export function verifyStatements(vat: string, email: string, limitCents: number | null): string[];
