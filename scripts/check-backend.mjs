// npm run check:backend -- http://127.0.0.1:8788
import "./node-version.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { Failure, run } from "./failure.mjs";

run(async () => {
	const url = process.argv[2];
	if (!url || !URL.canParse(url))
		throw new Failure("Say which backend: npm run check:backend -- http://127.0.0.1:8788\n(BACKEND_KEY is sent as Backend-Key.)");
	await ensureDependencies();
	const { checkBackend } = await import("./contract-tests.mjs");
	const { failed } = await checkBackend(url);
	process.exitCode = failed > 0 ? 1 : 0;
});
