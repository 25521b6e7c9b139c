export function ownDataStatements(whose: { user: string; email: string; orders: string }): Record<string, string>;
