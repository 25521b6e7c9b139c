// npm start: builds what has changed, creates the database if missing, and serves the shop.
import { build } from "./build.mjs";
import { commandLine } from "./lib/command-line.mjs";
import { load } from "./lib/load.mjs";
import { failIfTaken, portOf } from "./lib/ports.mjs";
import { serveShop, stopOnSignal } from "./lib/shop.mjs";
import { welcome } from "./lib/welcome.mjs";

commandLine("npm start\nThe port is taken from PORT, the address from HOST.", {}, 0);
const host = process.env.HOST ?? "127.0.0.1";
const port = portOf(process.env.PORT);
await failIfTaken(host, [port, port + 1]);
await build({ keepsOld: true });
const shop = await serveShop({ host, port });
stopOnSignal(shop.stop);
if (shop.migrations.length > 0) console.log(`Migrations applied: ${shop.migrations.join(", ")}`);
if (shop.database === "outdated")
	console.log("The schema or the example data have changed since this database was made: `npm run reset` takes the new ones.");
const { company } = await load("contract/company.ts");
console.log(welcome(port, company));
console.log(`Ready after ${process.uptime().toFixed(1)} s`);
