import { parseArgs } from "node:util";
import { Failure } from "./process.mjs";

/**
 * What a command was called with. --help prints how it is used and ends it.
 * @param {string} usage
 * @param {import("node:util").ParseArgsConfig["options"]} options
 * @throws Failure for an option that there is not, with the usage
 */
export function commandLine(usage, options) {
	const { values, positionals } = parsed(usage, { ...options, help: { type: "boolean", short: "h" } });
	if (!values.help) return { values, positionals };
	console.log(usage);
	process.exit(0);
}

function parsed(usage, options) {
	try {
		return parseArgs({ allowPositionals: true, options });
	} catch (error) {
		if (!error.code?.startsWith("ERR_PARSE_ARGS")) throw error;
		// What follows is about file names that begin with a dash.
		const [reason] = error.message.split(". ");
		throw new Failure(`${reason}.\n\n${usage}`);
	}
}
