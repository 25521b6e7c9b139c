import type { Family } from "./catalogue";
import { angles } from "./families/angles";
import { bars } from "./families/bars";
import { beams } from "./families/beams";
import { channels } from "./families/channels";
import { hollowSections } from "./families/hollow-sections";
import { plates } from "./families/plates";
import { reinforcement } from "./families/reinforcement";
import { roofing } from "./families/roofing";

/** The whole catalogue, in the order in which it is shown. */
export const families: readonly Family[] = [beams, channels, angles, hollowSections, bars, reinforcement, plates, roofing];
