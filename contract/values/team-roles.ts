/** Roles in a team: owners manage members, approvers (and owners) approve waiting orders, buyers buy. */
export const roles = ["owner", "approver", "buyer"] as const;

/** Owners are promoted from members, not invited. */
export const invitedRoles = ["buyer", "approver"] as const;

/** Maximum approval limit: a hundred million euros. */
export const highestLimit = 100_000_000;
