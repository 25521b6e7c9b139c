import "./node-version.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { Failure, run } from "./failure.mjs";

const watched = ["app", "worker", "backend", "contract", "locales", "public", "wrangler.toml", "vite", "vite.config.ts"];

run(async () => {
	await ensureDependencies();
	const [{ watch }, { build }, { serveShop, stopOnSignal }, { failIfTaken, portOf }, { welcome }] = await Promise.all([
		import("chokidar"),
		import("./build.mjs"),
		import("./shop.mjs"),
		import("./ports.mjs"),
		import("./welcome.mjs"),
	]);
	const port = portOf(process.env.PORT);
	await failIfTaken("127.0.0.1", [port, port + 1]);
	const rebuild = () => build({ keepsOld: true, mode: "development" });
	await rebuild();
	let shop = await serveShop({ port });
	stopOnSignal(() => shop.stop());
	console.log(welcome(port));

	const refresh = oneAtATime(async () => {
		const done = await rebuild();
		if (done.length === 0) return;
		await shop.stop();
		shop = await serveShop({ port });
		console.log(`Serving the new ${done.join(", ")}`);
	});
	watch(watched, { ignoreInitial: true }).on("all", refresh);
	console.log("Rebuilds on every save.");
});

/** Waits for the last of several saves, and never runs twice at once. */
function oneAtATime(work) {
	let timer;
	let running = Promise.resolve();
	return () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			running = running.then(work).catch((error) => console.error(error instanceof Failure ? error.message : error));
		}, 80);
	};
}
