import { resolve } from "node:path";
import { runnerImport } from "vite";

/** A module of the project, which is TypeScript. */
export const load = async (path) => (await runnerImport(resolve(path), { configFile: false, logLevel: "error" })).module;
