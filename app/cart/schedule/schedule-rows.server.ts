import { z } from "zod";
import { companyDay } from "../../../contract/company";
import type { LineSchedule } from "../../../contract/order-fields";
import { isoDayOf } from "../../../contract/values/days";
import { wantedDayProblem } from "../../../contract/values/wanted-day";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { partNames, type ScheduleRow } from "./schedule-fields";
import { earliestPart } from "./schedule-text";

const amountText = z
	.string()
	.regex(/^[1-9]\d{0,5}$/, "amount.whole")
	.transform(Number);

interface Wanted {
	/** Prefix of the names of the line's fields. */
	prefix?: string;
	/** Rows of the form. */
	count: number;
	/** Units of sale, or pieces of a cut line, that the parts sum up to; null if nobody knows. */
	whole: number | null;
	/** The line that it is for; undefined if it is gone. */
	line: Parameters<typeof earliestPart>[0] | undefined;
	/** Days that the line has already. */
	known?: LineSchedule;
}

/** Reads the rows that `ScheduleFields` sends and that are filled in, with the first mistake of each field. */
export function readSchedule(form: FormData, { prefix = "", count, whole, line, known = [] }: Wanted) {
	const text = (name: string) => String(form.get(name) ?? "").trim();
	const errors: Record<string, ErrorKey[]> = {};
	const schedule: LineSchedule = [];
	const rows: ScheduleRow[] = [];
	const today = companyDay(new Date());
	const earliest = line ? earliestPart(line) : "";
	let last = 0;
	for (let part = 1; part <= count; part++) {
		const name = partNames(part, prefix);
		const row = { on: text(name.on), amount: text(name.amount) };
		rows.push(row);
		if (row.on === "" && row.amount === "") continue;
		last = part;
		const on = isoDayOf(row.on);
		const amount = amountText.safeParse(row.amount);
		const isKnown = known.some((one) => one.on === on);
		const dayProblem = z.iso.date().safeParse(on).success
			? ((isKnown ? null : (wantedDayProblem(on, today) ?? (on < earliest ? "schedule.early" : null))) ??
				(schedule.some((one) => one.on === on) ? "schedule.twice" : null))
			: "wantedDay.format";
		if (dayProblem) errors[name.on] = [dayProblem];
		if (!amount.success) errors[name.amount] = ["amount.whole"];
		schedule.push({ on, amount: amount.data ?? 0 });
	}
	const lastAmount = partNames(last, prefix).amount;
	const sum = schedule.reduce((all, { amount }) => all + amount, 0);
	if (Object.keys(errors).length === 0 && whole !== null && last > 0 && sum !== whole) errors[lastAmount] = ["schedule.sum"];
	return { rows, errors, schedule, lastAmount };
}
