/** So long ago may somebody have signed in who sets the first password of an account, or deletes one that has none. */
export const freshMinutes = 15;
