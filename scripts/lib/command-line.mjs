import { parseArgs } from "node:util";
import { Failure } from "./process.mjs";

/**
 * Parses a command's arguments. --help prints the usage and exits.
 * @param {string} usage
 * @param {import("node:util").ParseArgsConfig["options"]} options
 * @param {number} [most] maximum number of words; by default any number
 * @returns values and words, and the names of the given options
 * @throws Failure with the usage, for an unknown option or a word too many
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
		// The rest of the message is about file names that begin with a dash.
		const [reason] = error.message.split(". ");
		throw new Failure(`${reason}.\n\n${usage}`);
	}
}
