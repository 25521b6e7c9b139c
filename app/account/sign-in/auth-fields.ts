import { z } from "zod";
import { email, password } from "../../../contract/fields";

/** Forms that need the mail address alone (R19.11). */
export const mailFields = z.object({ email });

/** What could never be an account's password is wrong as any other (R20.3): the backend is not called. */
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
