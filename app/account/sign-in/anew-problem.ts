/** needed: the account has no password, and its sign-in is too long ago; tooMany, failed: no link could be mailed. */
export type AnewProblem = "needed" | "tooMany" | "failed";
