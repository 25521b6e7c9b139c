import { media } from "../../ui/breakpoints";
import { featureStyle } from "../../ui/style";

/** Whoever is already within the list is not led past its category again where that takes the whole screen. */
export const notOnPhones = featureStyle({ minWidth: 0, "@media": { [media.phone]: { display: "none" } } });
