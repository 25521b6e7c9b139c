import type { Family } from "./catalogue";
import { angles } from "./families/angles";
import { bars } from "./families/bars";
import { beams } from "./families/beams";
import { channels } from "./families/channels";
import { fasteners } from "./families/fasteners";
import { fencePanels } from "./families/fence-panels";
import { fenceParts } from "./families/fence-parts";
import { gates } from "./families/gates";
import { gratings } from "./families/gratings";
import { hollowSections } from "./families/hollow-sections";
import { pipeFittings } from "./families/pipe-fittings";
import { pipes } from "./families/pipes";
import { plates } from "./families/plates";
import { reinforcement } from "./families/reinforcement";
import { roofing } from "./families/roofing";
import { wireAndSiteFences } from "./families/wire-and-site-fences";

/** The whole catalogue, in display order. */
export const families: readonly Family[] = [
	...[beams, channels, angles, hollowSections, bars, reinforcement, plates, roofing, pipes, pipeFittings],
	...[fencePanels, fenceParts, gates, wireAndSiteFences, gratings, fasteners],
];
