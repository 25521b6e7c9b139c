import { existsSync, readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);

/** A page of docs/ whose tables say of each row where it lives and which test shows it. */
export class CoverageTable {
	/** The cells of every table row, without heads and rules. */
	readonly rows: string[][];

	/** @param head the row above each table, as it stands */
	constructor(page: string, head: string) {
		this.rows = readFileSync(new URL(page, root), "utf8")
			.split("\n")
			.filter((line) => line.startsWith("| ") && line !== head)
			.map((line) => line.slice(1, -1).split(" | "));
	}

	/** Files that it names, and that are not there. */
	missingFiles(): string[] {
		const named = new Set(this.rows.flatMap(([, where, test]) => [...pathsIn(where), ...pathsIn(test)]));
		return [...named].filter((path) => !existsSync(new URL(path, root)));
	}

	/** Tests that it names as `file` › part of the name, and that are not in their files. */
	missingTests(): string[] {
		const named = this.rows.flatMap(([, , test = ""]) => [...test.matchAll(/`([^`]+)` › ([^;]+)/g)]);
		const gone = named.filter(([, path = "", name = ""]) => !readFileSync(new URL(path, root), "utf8").includes(name.trim()));
		return gone.map(([reference]) => reference);
	}
}

const pathsIn = (cell = ""): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
