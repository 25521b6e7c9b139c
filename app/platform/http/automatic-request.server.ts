const machines = /bot\b|crawl|spider|slurp|preview|fetcher|monitor/i;

/** Whether the request is from a machine or a prefetch, so that no reader has made it yet. */
export const isMachineOrPrefetch = ({ headers }: Request): boolean =>
	machines.test(headers.get("User-Agent") ?? "") || /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");

export const isReload = ({ method, headers }: Request): boolean =>
	(method === "GET" || method === "HEAD") && /max-age=0|no-cache/.test(headers.get("Cache-Control") ?? "");
