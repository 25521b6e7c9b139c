import type { FormReply } from "../../platform/forms/form-result";
import type { TeamNews } from "../../platform/session/visitor";

/** Which form of the page about a team was refused: `member-7` is that of a member. */
export type TeamForm = "invite" | "leave" | `member-${string}`;

/** What a refused form is shown again with; or what the page tells above all, where no form is at fault. */
export interface TeamResult {
	form: TeamForm | null;
	reply: FormReply;
	notice: TeamNews | null;
}
