import type { FormReply } from "../../platform/forms/form-result";
import type { AuthView } from "../../platform/session/visitor";

/** What a form of signing in cannot say beside a field (R20.1). */
const authProblems = ["consent", "tooMany", "tooManyPasswords", "passwordless", "password", "passwordReset", "signup"] as const;
/** consent: functional cookies are not allowed; tooMany: tried too often, tooManyPasswords: with a password; a view's name: its call failed otherwise. */
export type AuthProblem = (typeof authProblems)[number];

/** What a refused form of signing in is shown again with: the address that was typed, never a password. */
export interface AuthResult {
	view: AuthView;
	reply: FormReply;
	problem: AuthProblem | null;
}
