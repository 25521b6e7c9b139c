const machines = /bot\b|crawl|spider|slurp|preview|fetcher|monitor/i;

/** A machine reads it, or a browser fetches it in case it is wanted: nobody has asked for it yet. */
export const isNobody = ({ headers }: Request): boolean =>
	machines.test(headers.get("User-Agent") ?? "") || /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");

/** What a reader has seen before is loaded again. */
export const isReload = ({ method, headers }: Request): boolean =>
	(method === "GET" || method === "HEAD") && /max-age=0|no-cache/.test(headers.get("Cache-Control") ?? "");
