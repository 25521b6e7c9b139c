import type { Cost } from "../../backend/platform/password-cost";

/** Password cost in unit tests, which hash hundreds: a thousandth of production's. */
export const cost: Cost = { n: 2 ** 4, r: 8, p: 1 };
