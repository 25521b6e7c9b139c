import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { textFileOf } from "./app/platform/i18n/text-files";
import { className } from "./vite/class-names";
import { codeCuts } from "./vite/code-cuts";
import { reactCuts } from "./vite/react-cuts";
import { remixCuts, scrollInDocument } from "./vite/remix-cuts";
import { routerCuts } from "./vite/router-cuts";
import { shippedPackages } from "./vite/shipped-packages";

/** The Worker is the server build's entry, so that it and Remix share one copy of every module. Remix sets its own; this comes later. */
const workerEntry: Plugin = {
	name: "worker-entry",
	config: (_, { isSsrBuild }) =>
		isSsrBuild ? { build: { rollupOptions: { input: "worker/index.ts", external: ["cloudflare:workers", /^node:/, /\.wasm$/] } } } : {},
};

/** The content security policy takes no style element: what this package would put into one stands in image-viewer.css.ts. */
const withoutStyleTag: Plugin = {
	name: "without-style-tag",
	transform(code, id) {
		if (!id.includes("react-zoom-pan-pinch")) return;
		const cleaned = code.replace("styleInject(css_248z);", "");
		if (cleaned === code) this.error("react-zoom-pan-pinch brings its styles in another way now.");
		return { code: cleaned, map: null };
	},
};

/** Texts that the browser never fetches: of mails, of the payment page, of files, and of what the server alone writes into pages. */
const serverTexts = ["mail", "provider", "csv", "footer", "consent", "trust", "seo", "outage"];

const textFiles = readdirSync("locales").flatMap((locale) => {
	const files: Record<string, Record<string, unknown>> = {};
	for (const name of readdirSync(join("locales", locale))) {
		const namespace = name.replace(".json", "");
		if (serverTexts.includes(namespace)) continue;
		const file = textFileOf(namespace);
		files[file] = { ...files[file], [namespace]: JSON.parse(readFileSync(join("locales", locale, name), "utf8")) };
	}
	return Object.entries(files).map(([file, texts]) => ({ name: `${locale}/${file}.json`, source: JSON.stringify(texts) }));
});
/** Named by what is in it, so that its files may be kept for ever. */
const textsFolder = `assets/texts-${createHash("sha256").update(JSON.stringify(textFiles)).digest("hex").slice(0, 8)}/`;

/** The texts as files of one folder: a page fetches those that hold what its routes name, without carrying a list of all. */
const texts: Plugin = {
	name: "texts",
	config: () => ({ define: { textsFolder: JSON.stringify(`/${textsFolder}`) } }),
	generateBundle() {
		if (this.environment.name !== "client") return;
		for (const { name, source } of textFiles) this.emitFile({ type: "asset", fileName: textsFolder + name, source });
	},
};

/**
 * Flags of Remix and its router that this build has set once and for all: with their values in place, what is there for other settings
 * falls out of the browser's files.
 */
const settledFlags: Plugin = {
	name: "settled-flags",
	transform(code, id) {
		if (this.environment.name !== "client" || !/@remix-run\/(?:react|router)\/dist\//.test(id)) return;
		return { code: code.replace(/(?:window\.__remixContext\.)?\bfuture\.v[37]_\w+/g, "true"), map: null };
	},
};

/** The router writes an address that it cannot decode into the log, with whatever somebody typed. */
const silentAddresses: Plugin = {
	name: "silent-addresses",
	transform(code, id) {
		if (this.environment.name === "client" || !id.endsWith("@remix-run/router/dist/router.js")) return;
		const silent = code.replace(/warning\(false, "The URL path [^;]*;/, "");
		if (silent === code) this.error("The router tells of addresses in another way now.");
		return { code: silent, map: null };
	},
};

type GetModuleInfo = Rollup.GetModuleInfo;

/** Pages that show lists of goods. */
const listRoutes = ["category", "product", "search", "home"];

/** Pages of what becomes of a cart, and pages of who orders. */
const orderRoutes = /^(?:cart|confirmation|offer|other-cart|pay|share|summary)/;
const accountRoutes = /^(?:account|approval|list|profile|team)/;

/**
 * What several pages share is a few files instead of dozens: fewer requests, and together they compress to less.
 * @returns the name of the file for a module that several pages import; what one alone imports is left to the bundler
 */
function sharedChunk(id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string | undefined {
	const pages = pagesOf(id, getModuleInfo, new Set());
	if (pages.has("root")) return "shell";
	if (!id.includes("/app/") && !id.includes("/contract/")) return undefined;
	const lists = listRoutes.filter((name) => pages.has(name)).length;
	if (lists > 1) return pages.size > lists ? "shell" : "lists";
	if (lists > 0 || pages.size < 2 || bringsLibrary(id, getModuleInfo, new Set())) return undefined;
	const names = [...pages];
	const orders = names.filter((name) => orderRoutes.test(name)).length;
	const accounts = names.filter((name) => accountRoutes.test(name)).length;
	if (orders + accounts < names.length) return "forms";
	if (pages.has("cart")) return "cart-parts";
	if (orders === 0) return "account";
	return accounts === 0 ? "ordering" : "orders";
}

/** The routes that import a module, themselves or through others, apart from what they fetch when it is asked for. */
function pagesOf(id: string, getModuleInfo: GetModuleInfo, seen: Set<string>): Set<string> {
	if (seen.has(id)) return new Set();
	seen.add(id);
	const page = /\/app\/(?:routes\/)?(root|[\w-]+)\.tsx\?/.exec(id)?.[1];
	const above = (getModuleInfo(id)?.importers ?? []).flatMap((importer) => [...pagesOf(importer, getModuleInfo, seen)]);
	return new Set(page ? [page, ...above] : above);
}

/** Whether a module brings a library that other pages do without. */
function bringsLibrary(id: string, getModuleInfo: GetModuleInfo, seen: Set<string>): boolean {
	if (seen.has(id)) return false;
	seen.add(id);
	if (/\/node_modules\/(?:zod|@conform-to|libphonenumber-js)\//.test(id)) return true;
	return (getModuleInfo(id)?.importedIds ?? []).some((imported) => bringsLibrary(imported, getModuleInfo, seen));
}

export default defineConfig(({ mode, isSsrBuild }) => ({
	plugins: [
		remix({
			future: {
				v3_fetcherPersist: true,
				v3_relativeSplatPath: true,
				v3_throwAbortReason: true,
				v3_routeConfig: true,
				v3_singleFetch: true,
				v3_lazyRouteDiscovery: true,
			},
		}),
		vanillaExtractPlugin(mode === "development" ? {} : { identifiers: className }),
		workerEntry,
		withoutStyleTag,
		texts,
		settledFlags,
		silentAddresses,
		shippedPackages,
		codeCuts("client", [...reactCuts, ...routerCuts, ...remixCuts]),
		codeCuts("ssr", [scrollInDocument]),
	],
	// One file with everything in it, made for workerd: nothing of node_modules is left to the Worker's own bundler.
	ssr: isSsrBuild
		? {
				target: "webworker",
				noExternal: true,
				external: ["cloudflare:workers", "node:zlib"],
				resolve: { conditions: ["workerd", "worker", "browser", "module", "production"] },
			}
		: undefined,
	build: {
		target: "es2022",
		minify: mode === "development" ? false : isSsrBuild ? "esbuild" : "terser",
		terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true, pure_funcs: ["warning"] } },
		reportCompressedSize: false,
		sourcemap: false,
		// The content security policy takes no data: addresses.
		assetsInlineLimit: 0,
		rollupOptions: {
			output: isSsrBuild ? {} : { manualChunks: sharedChunk, onlyExplicitManualChunks: true },
			onwarn(warning, warn) {
				// Comments in zod that rollup cannot place.
				if (warning.code !== "INVALID_ANNOTATION") warn(warning);
			},
		},
	},
}));
