import type { Document } from "slimdom";
import { brokenAmong, misplacedIn } from "../xml-rules";
import { rules } from "./rules";
import { sequences } from "./sequences";

/** Ids of violated rules of an invoice or credit note, and elements that violate the schema's order. */
export const faults = (document: Document): string[] => [...brokenAmong(rules, document), ...misplacedIn(sequences, document)];
