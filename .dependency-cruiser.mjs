/**
 * Which folder may import which, types included: `npm run rooms`, part of `npm run check`.
 *
 * A side of the project (backend, app, worker) is a list of rooms from the ground up: a room imports those before it in the list and never those
 * after it, so that there is no circle of rooms. The files directly in a room are its public face; its subfolders are private to it.
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
			"outbox",
			"teams",
			"own-numbers",
			"search",
			"users",
			"orders",
			"invoices",
			"files",
			"media",
			"realtime",
			"payments",
			"cart",
			"checkout",
			"offers",
			"approvals",
			"lists",
			"addresses",
			"stock-notices",
			"content",
			"deliveries",
			"claims",
			"mail",
			"webhooks",
			"jobs",
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
		rooms: ["ui", "platform", "content", "catalogue", "search", "cart", "account", "checkout", "shell", "gallery"],
		/** Their folders are public, each a subject of its own. */
		open: ["ui", "platform"],
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

const rulesOf = ({ folder, rooms, open = [], shared, unknown }) => {
	const openFolders = open.map((room) => `^${folder}/${room}/`);
	return [
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
		rule(
			"a room's subfolders are private to it",
			{ path: `^${folder}/([^/]+)/`, pathNot: test },
			{ path: `^${folder}/[^/]+/.+/`, pathNot: [`^${folder}/$1/`, ...openFolders] },
		),
		rule(
			"a room's subfolders are private to it",
			{ path: `^${folder}/[^/]+$`, pathNot: test },
			{ path: `^${folder}/[^/]+/.+/`, pathNot: openFolders },
		),
		...(rooms.length > 0
			? [rule("every folder is in the list", { path: `^${folder}/[^/]+/`, pathNot: [`^${folder}/${anyOf(rooms)}/`, test] }, {})]
			: []),
		rule("no circle of files", { path: `^${folder}/` }, { circular: true }),
		rule(`${folder} knows other sides through contract/ alone`, { path: `^${folder}/`, pathNot: test }, { path: `^${anyOf(unknown)}/` }),
	];
};

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
