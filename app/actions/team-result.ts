import type { FormResult } from "./form-result";

/** Which form of the page about a team was refused: `member-7` is that of a member. */
export type TeamForm = "invite" | "leave" | `member-${string}`;

/** What a refused form is shown again with. */
export interface TeamResult {
	form: TeamForm;
	refused: FormResult;
}
