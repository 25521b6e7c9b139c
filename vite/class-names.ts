import { readdirSync } from "node:fs";

/** Letters that spell no word: some names of classes are hidden by lists against advertisements. */
const letters = "bcdfghjklmnpqrstvwxz";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".css.ts"))
	.map((file) => `app/${file.replaceAll("\\", "/")}`)
	.sort();

/** What the names of a file's classes have in common as vanilla-extract makes them. */
const common = new Map<string, string>();

interface Named {
	/** The file's hash, and the number of the name within it. */
	hash: string;
	filePath: string;
}

/**
 * A class's name in pages: two letters for its file and its number there ("bk4"), instead of the file's hash. Pages are 2 % smaller so, and what comes
 * before the first thing to be seen as well.
 * @throws where the names of a file do not begin as they did
 */
export function className({ hash, filePath }: Named): string {
	const index = files.indexOf(filePath);
	const begin = common.get(filePath) ?? hash.slice(0, -1);
	if (index < 0 || index >= letters.length ** 2 || !hash.startsWith(begin) || (!common.has(filePath) && !hash.endsWith("0")))
		throw new Error(`The class ${hash} of ${filePath} cannot be named.`);
	common.set(filePath, begin);
	return `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}${hash.slice(begin.length)}`;
}
