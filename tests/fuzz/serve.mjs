// node tests/fuzz/serve.mjs --state folder: serves the last build on a free port, and two above it a database proxy that runs SQL
// (scripts/d1.mjs).
import { parseArgs } from "node:util";
import { d1Script, databaseId } from "../../scripts/lib/d1.mjs";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { serveShop, stopOnSignal } from "../../scripts/lib/shop.mjs";

const { values } = parseArgs({ options: { state: { type: "string" } } });
const port = await freePorts();
const rows = {
	name: "crossbar-rows",
	modules: true,
	script: d1Script,
	d1Databases: { DB: databaseId() },
	unsafeDirectSockets: [{ host: "127.0.0.1", port: port + 2 }],
};
const shop = await serveShop({ port, state: values.state, more: [rows] });
stopOnSignal(shop.stop);
console.log(`ready on ${port}`);
