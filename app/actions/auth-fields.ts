import { z } from "zod";
import { email, password } from "../../contract/fields";

/** Forms that only need to know whom to write to (spec section 5). */
export const mailFields = z.object({ email });

/** What could never be an account's password is none: the backend need not be asked (spec section 8, "Invalid password"). */
const knownPassword = z
	.string({ error: "password.required" })
	.max(200, "tooLong")
	.refine((text) => password.safeParse(text).success, "password.invalid");

export const signInFields = z.object({ email, password: knownPassword });

interface Twice {
	password: string;
	confirmPassword: string;
}
const isTheSame = ({ password, confirmPassword }: Twice): boolean => password === confirmPassword;
const mismatch = { path: ["confirmPassword"], error: "password.mismatch" };

/** A new password is typed twice. */
const twice = { password, confirmPassword: z.string({ error: "password.again" }) };
export const newPasswordFields = z.object(twice).refine(isTheSame, mismatch);
export const signUpFields = z.object({ email, ...twice }).refine(isTheSame, mismatch);
