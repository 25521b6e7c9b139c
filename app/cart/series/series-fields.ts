/** The prefix of the fields that choose grade and finish. */
export const pickPrefix = "pick.";
