import type { BackendEnv } from "../env";
import { builtInEngine } from "./built-in/built-in-engine";
import type { SearchEngine } from "./search-engine";

/** The bindings and settings that engines need. */
export type SearchEnv = Pick<BackendEnv, "DB">;

/** The one place that picks the engine. There is one so far. */
export const searchEngineOf = (env: SearchEnv): SearchEngine => builtInEngine(env.DB);
