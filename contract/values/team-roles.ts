/** What a colleague may do in the team: owners keep its members, approvers (and owners) pass orders that wait, buyers buy. */
export const roles = ["owner", "approver", "buyer"] as const;

/** Owners are made of members, not invited. */
export const invitedRoles = ["buyer", "approver"] as const;

/** No limit is above a hundred million euros. */
export const highestLimit = 100_000_000;
