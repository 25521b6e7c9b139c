import { Refused } from "./refused";

/** The account that a call is for. @throws Refused not_signed_in for a guest */
export function requireUser({ user }: { user: number | null }): number {
	if (user === null) throw new Refused("not_signed_in", "The session is signed in to no account.");
	return user;
}
