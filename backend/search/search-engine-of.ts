import type { ReadDatabase } from "../db/reads";
import type { BackendEnv } from "../env";
import { builtInEngine } from "./built-in/search";
import type { SearchEngine } from "./search-engine";

export type SearchEnv = Pick<BackendEnv, "DB">;

export const searchEngineOf = ({ DB }: SearchEnv, db: ReadDatabase = DB): SearchEngine => builtInEngine(DB, db);
