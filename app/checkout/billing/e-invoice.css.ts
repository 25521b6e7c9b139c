import { globalStyle } from "@vanilla-extract/css";
import { countryCodes } from "../../../contract/locale";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";

export const hint = featureStyle({ display: "block" });

/** Shows the hint of the chosen country, also without scripts. A browser without :has shows all. */
for (const code of countryCodes)
	globalStyle(`form:has([name="country"] option[value="${code}"]:checked) ${hint}:not([data-country="${code}"])`, {
		"@layer": { [feature]: { display: "none" } },
	});
