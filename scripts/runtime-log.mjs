import { createInterface } from "node:readline";

/** What workerd says of visitors who went away before the answer was whole. Nobody can act on it. */
const visitorLeft = /^workerd\/.*(disconnected|Broken pipe|Connection reset)/;

/** Passes on what the Workers log, without the runtime's own addresses of machine code. */
export function showRuntimeLog(stdout, stderr) {
	createInterface({ input: stdout }).on("line", (line) => console.log(line));
	createInterface({ input: stderr }).on("line", (line) => {
		if (!visitorLeft.test(line) && !line.startsWith("stack: ")) console.error(line);
	});
}
