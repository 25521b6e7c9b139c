import { type ReminderStage, reminderStages } from "../../../contract/desk/lists";

/** The stage of the next reminder; null after the last one. */
export const stageAfter = (stage: ReminderStage | undefined): ReminderStage | null =>
	reminderStages.find((one) => one > (stage ?? 0)) ?? null;
