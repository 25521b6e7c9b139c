// npm run check:backend -- http://127.0.0.1:8788
import { Failure } from "./lib/process.mjs";
import { checkBackend } from "./lib/vitest.mjs";

const url = process.argv[2];
if (!url || !URL.canParse(url))
	throw new Failure("Which backend? npm run check:backend -- http://127.0.0.1:8788\n(BACKEND_KEY is sent as Backend-Key.)");
const { failed } = await checkBackend(url);
process.exitCode = failed > 0 ? 1 : 0;
