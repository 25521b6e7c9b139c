import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { rootTexts } from "./app/platform/i18n/root-texts";
import { shippedPackages } from "./vite/shipped-packages";

/** The Worker is the server build's entry, so that it and Remix share one copy of every module. Remix sets its own; this comes later. */
const workerEntry: Plugin = {
	name: "worker-entry",
	config: (_, { isSsrBuild }) =>
		isSsrBuild ? { build: { rollupOptions: { input: "worker/index.ts", external: ["cloudflare:workers", /^node:/, /\.wasm$/] } } } : {},
};

/** @returns tells whether one of these files imports a module, or imports what does */
function importedBy(...files: string[]) {
	const found = new Set<string>();
	return (id: string, getModuleInfo: Rollup.GetModuleInfo): boolean => {
		if (found.size === 0) {
			for (const file of files) found.add(resolve("app", file));
			for (const known of found) for (const imported of getModuleInfo(known)?.importedIds ?? []) found.add(imported);
		}
		return found.has(id);
	};
}

const entry = "entry.client.tsx";
const isOnEachPage = importedBy(entry, "root.tsx");
/** The lists of goods, with the panel that opens over them. */
const isInLists = importedBy("catalogue/category.tsx", "catalogue/variant/variant-dialog.tsx", "search/search.tsx");
const goods = ["catalogue/category.tsx", "catalogue/product.tsx", "search/search.tsx"].map((page) => importedBy(page));

/**
 * Groups modules, so that a page loads few files: what every page needs is `shared`, and what category, product and search share is `lists`.
 * Class names and parts of other rooms in the lists are in `shared`, because other pages would load the lists for them. The entry runs last.
 * @returns the name of a module's file
 */
function scriptFile(id: string, getModuleInfo: Rollup.GetModuleInfo): string | undefined {
	if (id.endsWith(entry)) return undefined;
	if (isOnEachPage(id, getModuleInfo)) return "shared";
	const users = goods.filter((isIn) => isIn(id, getModuleInfo)).length;
	const isOfGoods = /\/app\/(?:catalogue|search)\//.test(id);
	if (users === 0 || (isOfGoods && users === 1)) return undefined;
	return isOfGoods && !id.endsWith(".css.ts") ? "lists" : "shared";
}

/**
 * The styles of a room are one style sheet, so that a page loads few of them. In the catalogue that sheet holds the lists; other pages have
 * sheets of their own, named by the first word of their style files.
 * @returns the name of a style module's file
 */
function styleSheet(id: string, getModuleInfo: Rollup.GetModuleInfo): string | undefined {
	const [, room, page] = /\/app\/(\w+)\/(?:[\w-]+\/)*(\w+)[\w-]*\.css\.ts\.vanilla\.css/.exec(id) ?? [];
	if (room === undefined) return undefined;
	const isListed = isInLists(id, getModuleInfo);
	// The home page shows the reviews, and needs nothing else of its room's sheet.
	if (["ui", "platform"].includes(room) || (room === "content" && (isListed || page === "reviews")) || isOnEachPage(id, getModuleInfo))
		return "shop-styles";
	return room === "catalogue" && !isListed ? `catalogue-${page}-styles` : `${room}-styles`;
}

/** The texts of every page are one file per language, and those of the lists of goods another. */
const textFiles = [
	{ name: "texts", of: rootTexts },
	{ name: "texts-of-lists", of: ["catalogue", "filters"] },
].map(({ name, of }) => ({ name, isIn: new RegExp(`/locales/(\\w+)/(?:${of.join("|")})\\.json$`) }));

/**
 * React's renderer for Node, which workerd runs: it encodes a page in pieces of 2 kB. The one for the Web encodes each tag by itself, a quarter of what a page costs.
 */
const serverAliases = [
	{ find: /^react-dom\/server$/, replacement: "react-dom/server.node" },
	{ find: /^(stream|util)$/, replacement: "node:$1" },
];

export default defineConfig(({ mode, isSsrBuild }) => ({
	plugins: [
		remix({
			future: {
				v3_fetcherPersist: true,
				v3_relativeSplatPath: true,
				v3_throwAbortReason: true,
				v3_routeConfig: true,
				v3_singleFetch: true,
				// All routes come in one cached file: asking the server costs it more than a page, for each page (docs/decisions/0095-libraries-as-published.md).
				v3_lazyRouteDiscovery: false,
			},
		}),
		vanillaExtractPlugin(),
		workerEntry,
		shippedPackages,
	],
	// One file with everything in it, made for workerd: nothing of node_modules is left to the Worker's own bundler.
	ssr: isSsrBuild
		? {
				target: "webworker",
				noExternal: true,
				external: ["cloudflare:workers", "node:stream", "node:util", "node:zlib"],
				resolve: { conditions: ["workerd", "worker", "browser", "module", "production"] },
			}
		: undefined,
	resolve: isSsrBuild ? { alias: serverAliases } : undefined,
	// A file of texts is read as a whole: names for each of them would be a quarter of it.
	json: { namedExports: false },
	build: {
		target: "es2022",
		minify: mode !== "development",
		reportCompressedSize: false,
		// The platform maps the stacks of errors back by those of the Worker, which wrangler uploads. Browsers get none.
		sourcemap: isSsrBuild,
		// The content security policy takes no data: addresses.
		assetsInlineLimit: 0,
		rollupOptions: {
			output: isSsrBuild
				? {}
				: {
						manualChunks(id, { getModuleInfo }) {
							for (const { name, isIn } of textFiles) {
								const [, language] = isIn.exec(id) ?? [];
								if (language) return `${name}-${language}`;
							}
							return styleSheet(id, getModuleInfo) ?? scriptFile(id, getModuleInfo);
						},
						onlyExplicitManualChunks: true,
					},
			onwarn(warning, warn) {
				// Comments in zod that rollup cannot place.
				if (warning.code !== "INVALID_ANNOTATION") warn(warning);
			},
		},
	},
}));
