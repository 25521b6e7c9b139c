import { Secret } from "otpauth";
import type * as z from "zod";
import type { deskStaff } from "../../contract/desk/staff";
import type { BackendLocale } from "../../contract/locale";
import { clearAttempts, requireAttempt } from "../platform/attempts";
import { requirePassword, tellAdded } from "./own-password";
import { appOf, codeLimit, stepOfCode, wrongCode } from "./sign-in";

/** A new secret for an app; it counts once `confirmApp` has seen a code of it. */
export function newApp(email: string): { secret: string; uri: string } {
	const app = appOf(new Secret({ size: 20 }), email);
	return { secret: app.secret.base32, uri: app.toString() };
}

/** @throws Refused invalid with `code` or `password`; too_many_attempts */
export async function confirmApp(
	db: D1Database,
	staff: number,
	locale: BackendLocale,
	{ secret, code, password }: z.output<typeof deskStaff.confirmApp.body>,
): Promise<{ message: string }> {
	await requirePassword(db, staff, password);
	await requireAttempt(db, [codeLimit(staff)]);
	const step = stepOfCode(secret, code);
	if (step === null) throw wrongCode();
	await db.batch([
		db.prepare("UPDATE staff SET app_secret = ?, app_step = ? WHERE id = ?").bind(secret, step, staff),
		tellAdded(db, staff, locale, { what: "app", name: "", secret }),
		clearAttempts(db, codeLimit(staff)),
	]);
	return { message: "Codes come from the app from now on." };
}
