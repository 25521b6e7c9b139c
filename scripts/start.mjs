// Runs before anything is installed: what needs packages is loaded later.
import "./node-version.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { run } from "./failure.mjs";

run(async () => {
	const begin = performance.now();
	await ensureDependencies();
	const [{ build }, { serveShop, stopOnSignal }, { portOf, failIfTaken }, { welcome }] = await Promise.all([
		import("./build.mjs"),
		import("./shop.mjs"),
		import("./ports.mjs"),
		import("./welcome.mjs"),
	]);
	const host = process.env.HOST ?? "127.0.0.1";
	const port = portOf(process.env.PORT);
	await failIfTaken(host, [port, port + 1]);
	await build({ keepsOld: true });
	const shop = await serveShop({ host, port });
	stopOnSignal(shop.stop);
	if (shop.migrations.length > 0) console.log(`Migrations applied: ${shop.migrations.join(", ")}`);
	if (shop.database === "outdated")
		console.log("The schema or the example data have changed since this database was made: `npm run reset` takes the new ones.");
	console.log(welcome(port));
	console.log(`Ready after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
});
