import type { Family } from "./catalogue";
import { beams } from "./families/beams";
import { hollowSections } from "./families/hollow-sections";

/** The whole catalogue, in the order in which it is shown. */
export const families: readonly Family[] = [beams, hollowSections];
