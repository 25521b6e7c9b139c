// npm run dev [-- --state FOLDER]: Vite serves browser modules with hot reload and runs the shop's Worker in this process. Miniflare
// provides the bindings of wrangler.toml, with the backend and database of `npm start`.
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { coupleWebSocket } from "miniflare";
import { build as bundle, createServer as createVite } from "vite";
import { WebSocketServer } from "ws";
import { build, sourcesOf } from "./build.mjs";
import { localState } from "./lib/d1.mjs";
import { load } from "./lib/load.mjs";
import { failIfTaken, freePorts, portOf } from "./lib/ports.mjs";
import { Failure } from "./lib/process.mjs";
import { serveShop, stopOnSignal } from "./lib/shop.mjs";
import { welcome } from "./lib/welcome.mjs";
import { shopName } from "./lib/workers.mjs";

const { values } = parseArgs({ options: { state: { type: "string", default: localState } } });

// Must be set before React and Remix are loaded.
process.env.NODE_ENV = "development";

// APIs of workerd that Node lacks. Nothing is cached in development.
globalThis.caches = { open: async () => ({ match: async () => undefined, put: async () => {}, delete: async () => false }) };

const port = portOf(process.env.PORT);
const host = process.env.HOST ?? "127.0.0.1";
const backendPort = port + 1;
await failIfTaken(host, [port, backendPort]);

/** Replaces the runtime's module of this name in this process. */
const runtimeModule = `export class DurableObject {}
export class WorkerEntrypoint {}
export const waitUntil = (work) => void work;
export const exports = { LogWriter: { write: async (level, line) => console[level === "error" ? "error" : "log"](line) } };`;
const liveCarts = "live-carts";
const runtimeCode = `export { CartChannel } from ${JSON.stringify(resolve("worker/live-carts/cart-channel.ts"))};
export { NetworkSockets } from ${JSON.stringify(resolve("worker/live-carts/network-sockets.ts"))};
export { LogWriter } from ${JSON.stringify(resolve("worker/request-log/log-writer.ts"))};
export default { fetch: (request, { ASSETS }) => (new URL(request.url).pathname === "/healthz" ? new Response() : ASSETS.fetch(request)) };`;

const runtimePort = await freePorts();
let runtime = await startRuntime();
let env = await bindings();
const http = createHttpServer();
const vite = await createVite({
	mode: "development",
	plugins: [virtualModule("cloudflare:workers", runtimeModule)],
	server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: ["**/.wrangler/**", "**/.cache/**"] } },
});

const context = { waitUntil: (work) => void work.catch(console.error), passThroughOnException() {}, props: {} };

http.on("request", (req, res) => {
	vite.middlewares(req, res, () => respond(req, res).catch((error) => fail(res, error)));
});
const sockets = new WebSocketServer({ noServer: true });
http.on("upgrade", (req, socket, head) => {
	if (!req.headers["sec-websocket-protocol"]?.startsWith("vite-")) openSocket(req, socket, head).catch(() => socket.destroy());
});
vite.watcher.on("change", onSave).on("add", onSave).on("unlink", onSave);
await once(http.listen(port, host), "listening");
stopOnSignal(async () => {
	await vite.close();
	await runtime.stop();
});
const { company } = await load("contract/company.ts");
console.log(welcome(port, company));
console.log("Changes of texts, styles and components are shown at once.");

/**
 * Starts Miniflare with rate limits, live carts, files and the backend. It runs only one part of the shop's code: the Durable Object of
 * live carts.
 */
async function startRuntime() {
	await build({ only: ["backend"] });
	const { output } = await bundle({
		configFile: false,
		logLevel: "error",
		plugins: [virtualModule(liveCarts, runtimeCode)],
		ssr: { target: "webworker", noExternal: true },
		build: { ssr: true, write: false, rollupOptions: { input: liveCarts, external: ["cloudflare:workers", /^node:/] } },
	});
	return serveShop({ port: runtimePort, backendPort, state: values.state, script: output[0].code, files: "public" });
}

/** A Vite plugin with a module that is not a file. */
function virtualModule(name, code) {
	return { name, enforce: "pre", resolveId: (id) => (id === name ? id : undefined), load: (id) => (id === name ? code : undefined) };
}

async function bindings() {
	const real = await runtime.miniflare.getBindings(shopName);
	return { ...real, BACKEND: { fetch: sendTo(backendPort) }, ASSETS: { fetch: sendTo(runtimePort) } };
}

/** Uses HTTP, so that responses are those of this process's fetch. */
function sendTo(to) {
	return (input, init) => {
		const { method, headers, url, body } = new Request(input, init && { duplex: "half", ...init });
		const { pathname, search } = new URL(url);
		headers.set("Accept-Encoding", "identity");
		return fetch(`http://127.0.0.1:${to}${pathname}${search}`, {
			method,
			headers,
			body,
			redirect: "manual",
			duplex: "half",
			signal: init?.signal,
		});
	};
}

async function answer(req) {
	const { default: worker } = await vite.ssrLoadModule("/worker/index.ts");
	const headers = Object.entries(req.headers).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
	const hasBody = req.method !== "GET" && req.method !== "HEAD";
	const url = `http://${req.headers.host}${req.originalUrl ?? req.url}`;
	return worker.fetch(
		new Request(url, { method: req.method, headers, ...(hasBody && { body: Readable.toWeb(req), duplex: "half" }) }),
		env,
		context,
	);
}

async function respond(req, res) {
	const response = await answer(req);
	res.statusCode = response.status;
	for (const [name, value] of response.headers) if (name !== "set-cookie") res.setHeader(name, value);
	res.setHeader("set-cookie", response.headers.getSetCookie());
	// Vite injects style elements by script.
	const policy = response.headers.get("content-security-policy");
	if (policy) res.setHeader("content-security-policy", policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"));
	if (response.body) Readable.fromWeb(response.body).pipe(res);
	else res.end();
}

async function openSocket(req, socket, head) {
	const { webSocket, status } = await answer(req);
	if (webSocket) sockets.handleUpgrade(req, socket, head, (browser) => coupleWebSocket(browser, webSocket));
	else socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
}

function fail(res, error) {
	vite.ssrFixStacktrace(error);
	console.error(error);
	if (!res.headersSent) res.writeHead(500, { "Content-Type": "text/plain" });
	res.end(error.stack);
}

/** Reloads the page for changes without hot module replacement, and restarts Miniflare for changes of the backend. */
async function onSave(file) {
	const isInBrowser = vite.environments.client.moduleGraph.getModulesByFile(file)?.size > 0;
	const isInShop = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size > 0;
	// Vite has to invalidate the file before the page is reloaded.
	if (isInShop && !isInBrowser) setTimeout(reload, 100);
	if (sourcesOf("backend").includes(file)) await renewRuntime();
}

function reload() {
	vite.environments.client.hot.send({ type: "full-reload" });
}

let renewing = Promise.resolve();
function renewRuntime() {
	renewing = renewing
		.then(async () => {
			await runtime.stop();
			runtime = await startRuntime();
			env = await bindings();
			reload();
			console.log("Serving the new backend");
		})
		.catch((error) => console.error(error instanceof Failure ? error.message : error));
	return renewing;
}
