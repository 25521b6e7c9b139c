import type { z } from "zod";
import { deskStaff } from "../../../contract/desk/staff";
import { mayAs, type StaffRole } from "../../../contract/desk/staff-roles";
import type { Backend } from "./client.server";
import type { Documents } from "./documents.server";

export type Member = z.output<typeof deskStaff.current.answer>;

export interface Desk {
	/** Sends a call of the desk with the person's session. */
	backend: Backend;
	/** Requests a file of the desk with the person's session. */
	documents: Documents;
	/** Origin of the shop in each language that has a domain, for links in mails. */
	shopOrigins: Readonly<Record<string, string>>;
	/** The person who is signed in. Read once for each request. @throws the redirect to signing in */
	member: () => Promise<Member>;
}

/** @param needed one of them is enough; undefined for none @throws 403 for a person without any */
export async function requireRole({ member }: Desk, needed: readonly StaffRole[] | undefined): Promise<void> {
	const { roles } = await member();
	if (needed && !needed.some((role) => mayAs(roles, role))) throw new Response(null, { status: 403 });
}

/** `backend` and `documents` call with the session of a person. */
export function deskWith({ backend, documents, shopOrigins }: Omit<Desk, "member">): Desk {
	let reading: Promise<Member> | undefined;
	return {
		...{ backend, documents, shopOrigins },
		member: () => {
			reading ??= backend(deskStaff.current);
			return reading;
		},
	};
}
