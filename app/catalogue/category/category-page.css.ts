import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";

/** Whoever is already within the list is not led past its category again where that takes the whole screen. */
export const notOnPhones = featureStyle({ minWidth: 0, "@media": { [media.phone]: { display: "none" } } });
