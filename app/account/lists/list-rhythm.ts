import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { day } from "../../../contract/fields";
import { isoDayOf } from "../../../contract/values/days";
import { firstDueDayProblem, rhythms } from "../../../contract/values/rhythm";

/** The form that gives a list a rhythm; "" for none, whatever day stands beside it. */
export const rhythmFields = z
	.object({ every: z.enum(["", ...rhythms]).default(""), from: z.string().overwrite(isoDayOf).default("") })
	.transform(({ every, from }) => (every === "" ? null : { every, from }))
	.superRefine((rhythm, context) => {
		if (!rhythm) return;
		const problem = day.safeParse(rhythm.from).success ? firstDueDayProblem(rhythm.from, companyDay(new Date())) : "dueDay.format";
		if (problem) context.addIssue({ code: "custom", path: ["from"], message: problem });
	});
