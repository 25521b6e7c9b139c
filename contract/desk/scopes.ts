/** Permissions of a key, and what roles of people consist of. A scope to write does not include the scope to read. */
export const scopes = [
	"orders:read",
	"orders:write",
	"costs:read",
	"payments:read",
	"payments:write",
	"companies:read",
	"companies:write",
	"catalogue:read",
	"catalogue:write",
	"content:read",
	"content:write",
] as const;
export type Scope = (typeof scopes)[number];
