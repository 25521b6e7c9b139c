import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { shippedPackages } from "./vite/shipped-packages";

/** The Worker is the server build's entry, so that it and Remix share one copy of every module. Remix sets its own; this comes later. */
const workerEntry: Plugin = {
	name: "worker-entry",
	config: (_, { isSsrBuild }) =>
		isSsrBuild ? { build: { rollupOptions: { input: "worker/index.ts", external: ["cloudflare:workers", /^node:/, /\.wasm$/] } } } : {},
};

/** The styles of a room are one style sheet, so that a page asks for few of them. @returns the name of a style module's file */
const roomStyles = (id: string): string | undefined => {
	const room = /\/app\/(\w+)\/.*\.vanilla\.css/.exec(id)?.[1];
	return room && `${onEveryPage.test(id) ? "shop" : room}-styles`;
};
/** The drawer for signing in is in every page's head, though in the account's room. */
const onEveryPage = /\/app\/(?:(?:ui|platform|shell|content)\/|account\/(?:auth|allow-functional)\.css)/;

/**
 * What nearly every page reads is one file instead of thirty: the design system, the platform and what they import. Not the code of forms, which
 * brings conform and zod along, nor what is fetched on demand. Route modules have a query.
 */
const shared = /\/app\/(?:ui|platform\/(?!forms\/))[^?]*$|\/contract\/(?:company|locale)\.ts$/;

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
	build: {
		target: "es2022",
		minify: mode !== "development",
		reportCompressedSize: false,
		sourcemap: false,
		// The content security policy takes no data: addresses.
		assetsInlineLimit: 0,
		rollupOptions: {
			output: isSsrBuild
				? {}
				: {
						manualChunks: (id, { getModuleInfo }) =>
							roomStyles(id) ?? (shared.test(id) && getModuleInfo(id)?.dynamicImporters.length === 0 ? "shared" : undefined),
					},
			onwarn(warning, warn) {
				// Comments in zod that rollup cannot place.
				if (warning.code !== "INVALID_ANNOTATION") warn(warning);
			},
		},
	},
}));
