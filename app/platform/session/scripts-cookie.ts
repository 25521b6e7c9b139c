/**
 * The cookie by which a browser says that it runs scripts, which set it themselves (prove-scripts.ts). The prefix keeps other hosts of the same domain
 * from setting it; over plain http, on a developer's machine, browsers take no such name.
 */
export const scriptsCookie = (protocol: string): string => (protocol === "https:" ? "__Host-js" : "js");
