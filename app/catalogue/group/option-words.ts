import type { Sizes } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";

/** Names an option: "6 m", "S355J2", "100 Stück". */
export function useOptionWords(): (group: Sizes["groups"][number], option: number) => string[] {
	const { measure, number } = useFormat();
	const t = useT("catalogue");
	return ({ code, symbol, unit, title, options }, option) => {
		const found = options[option];
		if (!found) return [];
		if (typeof found.value !== "number") return [found.title];
		if (code === "pack") return [t("unit.piece", { count: found.value })];
		if (code === "length" && unit === "mm") return [`${number(found.value / 1000)}\u00a0m`];
		if (unit === "") return [symbol ? `${symbol}\u00a0${number(found.value)}` : `${number(found.value)}\u00a0${title}`];
		return [`${measure(found.value, unit)}\u00a0${unit}`];
	};
}
