/** Maximum age of a sign-in for setting an account's first password, or for deleting an account without one. */
export const freshMinutes = 15;
