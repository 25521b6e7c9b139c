import type { FormReply } from "../../platform/forms/form-result";
import type { AnewProblem } from "../sign-in/sign-in-anew";

/** The forms of the profile; each button says which one it sends. */
const profileForms = ["information", "password"] as const;
type ProfileForm = (typeof profileForms)[number];

/** What a form of the profile is shown again with: what was typed, never a password. */
export interface ProfileResult {
	form: ProfileForm;
	reply: FormReply;
	/** It could not be saved, whatever was typed. */
	isFailed: boolean;
	/** It takes a recent sign-in, by a link of a mail. */
	anew?: AnewProblem;
}
