import type { LineSchedule } from "../../../contract/order-fields";
import type { Format } from "./format";
import type { Translate } from "./i18n";

/** The parts of a line by day: "5 (04.12.2026), 7 (18.12.2026)"; "" for all at once. */
export const daysText = (schedule: LineSchedule, { number, tableDate }: Pick<Format, "number" | "tableDate">): string =>
	schedule.map(({ on, amount }) => `${number(amount)} (${tableDate(on)})`).join(", ");

/** Says that a line gets other days of delivery. @param days as `daysText` writes them; undefined for the same */
export const changedDays = (t: Translate<"cart">, days: string | undefined): string[] =>
	days === undefined ? [] : [t("schedule.shown", { parts: days === "" ? t("schedule.clear") : days })];
