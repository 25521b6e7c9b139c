import type { FormReply } from "../../platform/forms/form-result";
import type { TeamNews } from "../../platform/session/visitor";

/** Which form of the page about a team was refused: `member-7` is that of a member, `centre-7` that of a cost centre. */
export type TeamForm = "invite" | "leave" | `member-${string}` | "centre" | `centre-${string}` | "project";

/** The data with which a refused form is shown again, or a notice where no field is wrong. */
export interface TeamResult {
	form: TeamForm | null;
	reply: FormReply;
	notice: TeamNews | null;
}
