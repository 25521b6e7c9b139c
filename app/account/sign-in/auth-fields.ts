import { z } from "zod";
import { email, password } from "../../../contract/fields";

/** Forms that only need to know whom to write to (spec section 5). */
export const mailFields = z.object({ email });

/** What could never be an account's password is wrong as any other (spec section 8): the backend need not be asked. */
export const signInFields = z
	.object({ email, password: z.string({ error: "password.required" }) })
	.refine((typed) => password.safeParse(typed.password).success, { path: ["email"], error: "email.credentials" });

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
