import { pathToFileURL } from "node:url";

/** A failure whose message says all that its reader needs: it is printed without a stack. */
export class Failure extends Error {}

/** Runs a command. Ends the process with 1 when it fails. */
export function run(main) {
	main().catch((error) => {
		console.error(error instanceof Failure ? `\n${error.message}\n` : error);
		process.exit(1);
	});
}

/** Whether a file is what Node was started with, and not loaded by another one. */
export function isCommand(url) {
	return process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;
}
