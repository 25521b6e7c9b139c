/** SQL of the present time as rows have it (UTC, whole seconds). @param later "+30 minutes" */
export const now = (later?: string): string => `strftime('%Y-%m-%dT%H:%M:%SZ', 'now'${later ? `, '${later}'` : ""})`;
