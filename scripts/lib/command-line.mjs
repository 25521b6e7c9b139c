import { parseArgs } from "node:util";
import { Failure } from "./process.mjs";

/**
 * What a command was called with. --help prints how it is used and ends it.
 * @param {string} usage
 * @param {import("node:util").ParseArgsConfig["options"]} options
 * @param {number} [most] how many words it takes; any number where it looks at them itself
 * @returns values and words, and the names of the options that were given
 * @throws Failure for an option that there is not, and for a word too many, with the usage
 */
export function commandLine(usage, options, most = Number.POSITIVE_INFINITY) {
	const { values, positionals, tokens } = parsed(usage, { ...options, help: { type: "boolean", short: "h" } });
	if (values.help) {
		console.log(usage);
		process.exit(0);
	}
	if (positionals.length > most) throw new Failure(`Unexpected argument '${positionals[most]}'.\n\n${usage}`);
	return { values, positionals, given: tokens.flatMap(({ kind, name }) => (kind === "option" ? [name] : [])) };
}

function parsed(usage, options) {
	try {
		return parseArgs({ allowPositionals: true, options, tokens: true });
	} catch (error) {
		if (!error.code?.startsWith("ERR_PARSE_ARGS")) throw error;
		// What follows is about file names that begin with a dash.
		const [reason] = error.message.split(". ");
		throw new Failure(`${reason}.\n\n${usage}`);
	}
}
