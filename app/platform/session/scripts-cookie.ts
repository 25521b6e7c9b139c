/**
 * The cookie that proves that a browser runs scripts, which set it (prove-scripts.ts). The prefix prevents other hosts of the domain from
 * setting it. Browsers refuse that name over plain http, as in development.
 */
export const scriptsCookie = (protocol: string): string => (protocol === "https:" ? "__Host-js" : "js");
