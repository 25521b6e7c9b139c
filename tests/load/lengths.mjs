/** How long each part takes, in seconds. */
export const full = { steady: { seconds: 600 }, overload: { seconds: 30 }, memory: { warmUp: 360, seconds: 1800 } };
/** Its statuses count alone; a machine that makes more pages than that in a second does not exist. */
export const short = { steady: { seconds: 4 }, overload: { seconds: 3, atLeast: 300 }, memory: { warmUp: 2, seconds: 4 } };
