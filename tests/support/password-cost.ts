import type { Cost } from "../../backend/users/calls/password-cost";

/** What a password costs in unit tests, which hash hundreds: a thousandth of that in production. */
export const cost: Cost = { n: 2 ** 4, r: 8, p: 1 };
