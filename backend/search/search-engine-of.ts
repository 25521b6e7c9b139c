import type { ReadDatabase } from "../db/reads";
import type { BackendEnv } from "../env";
import { builtInEngine } from "./built-in/search";
import type { SearchEngine } from "./search-engine";

/** The bindings and settings that engines need. */
export type SearchEnv = Pick<BackendEnv, "DB">;

/** The one place that picks the engine. There is one so far. @param db reads what is everybody's: the primary, or a session that replicas may answer, too */
export const searchEngineOf = ({ DB }: SearchEnv, db: ReadDatabase = DB): SearchEngine => builtInEngine(DB, db);
