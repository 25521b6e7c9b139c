import type { Family } from "./catalogue";
import { angles } from "./families/angles";
import { bars } from "./families/bars";
import { beams } from "./families/beams";
import { bolts } from "./families/bolts";
import { channels } from "./families/channels";
import { fencePanels } from "./families/fence-panels";
import { fenceParts } from "./families/fence-parts";
import { gates } from "./families/gates";
import { hollowSections } from "./families/hollow-sections";
import { nutsAndWashers } from "./families/nuts-and-washers";
import { pipeFittings } from "./families/pipe-fittings";
import { pipes } from "./families/pipes";
import { plates } from "./families/plates";
import { reinforcement } from "./families/reinforcement";
import { roofing } from "./families/roofing";
import { screwsAndAnchors } from "./families/screws-and-anchors";
import { wireAndSiteFences } from "./families/wire-and-site-fences";

/** The whole catalogue, in the order in which it is shown. */
export const families: readonly Family[] = [
	...[beams, channels, angles, hollowSections, bars, reinforcement, plates, roofing, pipes, pipeFittings],
	...[fencePanels, fenceParts, gates, wireAndSiteFences, bolts, nutsAndWashers, screwsAndAnchors],
];
