/**
 * Which folder may import which, types included: `npm run rooms`, part of `npm run check`.
 *
 * A side of the project (backend, app, worker) is a list of rooms from the ground up. A room imports only rooms before it in the list, so that there
 * is no circle of rooms. Other rooms import a room by its face: in the backend the files directly in it, in the app the files that `faces` lists.
 */
const sides = [
	{
		folder: "backend",
		rooms: [
			"db",
			"platform",
			"drawings",
			"texts",
			"payment-methods",
			"documents",
			"pricing",
			"companies",
			"catalogue",
			"mail",
			"teams",
			"own-numbers",
			"search",
			"users",
			"staff",
			"orders",
			"invoices",
			"files",
			"media",
			"realtime",
			"payments",
			"bank",
			"cart",
			"checkout",
			"offers",
			"approvals",
			"lists",
			"addresses",
			"stock-notices",
			"content",
			"deliveries",
			"purchases",
			"claims",
			"proofs",
			"changes",
			"order-files",
			"webhooks",
			"procurement",
			"retention",
			"imports",
			"desk",
			"development",
			"seed",
		],
		/** Files beside the rooms that every room may import. */
		shared: ["env"],
		/** Other folders of the project that it knows nothing of. */
		unknown: ["app", "worker", "vite", "scripts", "tests"],
		isOn: true,
	},
	{
		folder: "app",
		rooms: [
			"ui",
			"platform",
			"desk",
			"content",
			"catalogue",
			"search",
			"cart",
			"bill",
			"account",
			"procurement",
			"home",
			"checkout",
			"shell",
			"gallery",
		],
		/** The files that other rooms import, without their extensions. Of a room that is not here, such as ui, every file is public. */
		faces: {
			content: [
				"answers/answers",
				"answers/answers.server",
				"contact-button",
				"footer-newsletter",
				"stock-notice-form",
				"trust/reviews",
				"trust/trust-row",
			],
			catalogue: [
				"crumbs",
				"cut-drawing",
				"plate-drawing",
				"filters/filter-chips",
				"filters/filter-form",
				"group/option-words",
				"group/sizes",
				"list/category-list",
				"list/empty-list",
				"list/list-href",
				"list/list-href.server",
				"list/list-parts",
				"list/list-tools",
				"list/narrowed-list",
				"list/sorting",
				"pictures",
				"place/by-day.server",
				"plates/cut-way",
				"price/delivery-text",
				"price/delivery-words",
				"price/price",
				"price/own-prices",
				"price/own-prices.server",
				"price/price.css",
				"price/prices",
				"search-examples",
				"substitutes/substitute-list",
				"substitutes/substitutes.server",
				"table/add-to-cart",
				"table/columns",
				"table/row-title",
				"table/table-form",
				"table/table-rows",
				"table/typed-total",
				"table/variant-table",
				"variant/own-number",
				"variant/variant-dialog",
				"variant/variant-panel",
				"variant/variant-panel.server",
			],
			search: ["search-overlay"],
			cart: [
				"approval-notice",
				"cart-notices",
				"cart-page",
				"cart-page.css",
				"cart.server",
				"lines/cart-lines",
				"lines/line-details",
				"lines/line-pages",
				"lines/line-texts",
				"live/use-cart-count",
				"offers/offer-part",
				"orders/address",
				"orders/arrival",
				"orders/buy-again",
				"orders/buy-again.server",
				"orders/changed-total",
				"orders/listed-order",
				"orders/order-columns.css",
				"orders/order-status",
				"orders/payment-methods",
				"orders/save-as-list",
				"orders/seen",
				"orders/sent-order",
				"orders/totals",
				"orders/wanted-day-notice",
				"proceed.css",
				"return-cart.server",
				"schedule/schedule-fields",
				"schedule/schedule-rows.server",
				"progress",
				"steps",
			],
			bill: ["quick-order.server", "result", "state"],
			account: ["address-fields", "auth-href", "auth-drawer", "auth.css", "profile-values.server"],
			procurement: [],
			home: [],
			checkout: [],
			shell: ["error-page", "lazy-parts", "shell", "shell-data", "stale-slot"],
			gallery: [],
			desk: [],
		},
		/** What the root route knows of a page, for those who read its data. */
		shared: ["root"],
		unknown: ["backend", "worker", "scripts", "tests"],
		isOn: true,
	},
	{ folder: "worker", rooms: [], shared: [], unknown: ["backend", "scripts", "tests"], isOn: true },
];

const test = String.raw`\.test\.tsx?$`;
const anyOf = (names) => `(?:${names.join("|")})`;
const rule = (name, from, to) => ({ name, severity: "error", from, to });

const facesOf = (folder, faces) =>
	Object.entries(faces).map(([room, files]) =>
		rule(
			`only the face of ${folder}/${room} is public`,
			{ path: `^${folder}/`, pathNot: [`^${folder}/${room}/`, String.raw`^${folder}/routes\.ts$`, test] },
			{ path: `^${folder}/${room}/`, pathNot: files.map((file) => String.raw`^${folder}/${room}/${file.replaceAll(".", "\\.")}\.tsx?$`) },
		),
	);

const privateFolders = (folder) => [
	rule(
		"a room's subfolders are private to it",
		{ path: `^${folder}/([^/]+)/`, pathNot: test },
		{ path: `^${folder}/[^/]+/.+/`, pathNot: `^${folder}/$1/` },
	),
	rule("a room's subfolders are private to it", { path: `^${folder}/[^/]+$`, pathNot: test }, { path: `^${folder}/[^/]+/.+/` }),
];

const rulesOf = ({ folder, rooms, faces, shared, unknown }) => [
	...rooms.map((room, index) =>
		rule(
			`${folder}/${room} imports only rooms before it in the list`,
			{ path: `^${folder}/${room}/`, pathNot: test },
			{
				path: `^${folder}/`,
				pathNot: [`^${folder}/${anyOf(rooms.slice(0, index + 1))}/`, ...shared.map((file) => String.raw`^${folder}/${file}\.tsx?$`)],
			},
		),
	),
	...(faces ? facesOf(folder, faces) : privateFolders(folder)),
	...(rooms.length > 0
		? [rule("every folder is in the list", { path: `^${folder}/[^/]+/`, pathNot: [`^${folder}/${anyOf(rooms)}/`, test] }, {})]
		: []),
	rule("no circle of files", { path: `^${folder}/` }, { circular: true }),
	rule(`${folder} knows other sides through contract/ alone`, { path: `^${folder}/`, pathNot: test }, { path: `^${anyOf(unknown)}/` }),
];

export default {
	forbidden: [
		...sides.filter(({ isOn }) => isOn).flatMap(rulesOf),
		rule(
			"routes are for backend/index.ts",
			{ path: "^backend/([^/]+)/", pathNot: test },
			{ path: "^backend/[^/]+/routes", pathNot: "^backend/$1/" },
		),
		rule("drawings import nothing from outside", { path: "^backend/drawings/", pathNot: test }, { pathNot: "^backend/drawings/" }),
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(?:build|dist)/" },
		// TypeScript 7 has no API yet that dependency-cruiser could parse with. This parser sees imports of types, too.
		parser: "swc",
	},
};
