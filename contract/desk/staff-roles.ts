/** Roles of the people at the desk. An owner may do everything. */
export const staffRoles = ["orders", "accounts", "catalogue", "content", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const mayAs = (roles: readonly StaffRole[], role: StaffRole): boolean => roles.includes(role) || roles.includes("owner");
