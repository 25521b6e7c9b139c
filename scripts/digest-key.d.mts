export function withoutDigestKey(listed: { code: number; output: string }): boolean;
export function secretsFile(): { file: string; remove(): void };
