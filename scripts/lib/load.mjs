import { resolve } from "node:path";
import { runnerImport } from "vite";

/** Loads a TypeScript module of the project. */
export const load = async (path) => (await runnerImport(resolve(path), { configFile: false, logLevel: "error" })).module;
