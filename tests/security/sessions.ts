import type { Visitor } from "../support/visitor";

/** The id of a visitor's session, out of its cookie; "" without one. */
export function sessionOf({ cookies }: Visitor): string {
	const value = cookies.get("session") ?? cookies.get("__Host-session");
	return value ? String(JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString())) : "";
}
