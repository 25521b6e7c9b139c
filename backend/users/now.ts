/** SQL of the present time as rows have it. @param later "+30 minutes" */
export const now = (later = "+0 seconds"): string => `strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '${later}')`;
