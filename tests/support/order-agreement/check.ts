import type { Document } from "slimdom";
import { brokenAmong, misplacedIn } from "../xml-rules";
import { rules } from "./rules";
import { sequences } from "./sequences";

export { parsed, said } from "../xml-rules";

/** Ids of violated rules, without duplicates. */
export const brokenRules = (document: Document): string[] => brokenAmong(rules, document);

/** Elements that violate the schema's order, by path. */
export const misplaced = (document: Document): string[] => misplacedIn(sequences, document);
